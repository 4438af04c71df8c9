"""How much a server bears, and at what cost.

    python -m overtable.server.load --tables 200 --seconds 60
    python -m overtable.server.load --against HEAD~1 --tables 60
    python -m overtable.server.load --seen --servers 4 --db postgresql+psycopg://overtable@localhost/empty

Random legal answers at a steady pace, on a server of its own (or `--url`) with a fresh store. It reports how long it
takes from an answer until both views have arrived, what an answer took of the server's processors, errors, and whether
an acknowledged answer was lost; it fails if there were any. `--against` plays the same games on two programs in turns:
on a machine that others use too, only their ratio can be trusted. `--seen` puts the players of each table at different
servers.
"""

import argparse
import asyncio
import signal
import sys
from contextlib import ExitStack
from tempfile import TemporaryDirectory
from typing import Any

from uvicorn import Config

from overtable.games import all_games
from overtable.server.config import collect_rarely
from overtable.server.load import runs
from overtable.server.load.servers import Server, serving, sources_of
from overtable.server.load.tables import Plan, Tally


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "overtable.server.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--url", help="a running server (with --no-rates); by default one is started")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between the answers of a table")
    parser.add_argument("--game", action="append", help="may be said again, for tables of several games; or: all")
    parser.add_argument("--bots", action="store_true", help="everybody plays against a bot")
    parser.add_argument("--spectators", type=int, default=0, help="so many look on at every table")
    parser.add_argument("--processes", type=int, default=1, help="processes of the server")
    parser.add_argument("--db", action="append", help="an empty database (with --against two of them)")
    parser.add_argument("--redis", help="redis://host")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--p99", type=float, default=250.0, help="fail when it is above, in ms")
    parser.add_argument("--against", help="another program: a commit, or a folder of sources")
    parser.add_argument("--slices", type=int, default=6, help="of --against: turns of each program")
    parser.add_argument("--seen", action="store_true", help="the players of each table at different servers")
    parser.add_argument("--servers", type=int, help="on one database: tables are spread over them (1; with --seen 2)")
    parser.add_argument("--answers", type=int, help="of --seen: in all (5000); of --against: at a table in a slice (8)")
    return parser.parse_args()


def steady(options: argparse.Namespace, plan: Plan, servers: list[Server]) -> int:
    tally, taken = run(runs.steady(servers, plan, options.seconds))
    sockets = options.tables * (len(("me",) if plan.bots else ("me", "you")) + plan.spectators)
    print(f"{options.tables} tables, {sockets} sockets, {len(tally.times)} answers, {', '.join(plan.games)}")
    told(tally)
    if servers[0].process is not None:
        print(f"processors: {taken.each():.2f} ms an answer, {taken.seconds:.1f} s in all")
    return verdict(tally, options.p99)


def compare(options: argparse.Namespace, plan: Plan, servers: list[Server]) -> int:
    found = run(runs.side_by_side(servers, plan, options.slices, options.answers or 8))
    for name, (tally, taken) in zip((options.against, "here"), found, strict=True):
        print(f"{name}: {taken.each():.2f} ms of processors an answer, {taken.answers} answers, {tally.bytes:,} bytes")
        told(tally)
    (other, there), (mine, here) = found
    print(f"here / {options.against}: {here.each() / there.each():.2f}")
    return max(verdict(tally, float("inf")) for tally in (other, mine))


def across(options: argparse.Namespace, plan: Plan, servers: list[Server]) -> int:
    tally, seen = run(runs.across(servers, plan, options.answers or 5000))
    median, p99, most = seen.quantile(0.5), seen.quantile(0.99), max(seen.times, default=0) * 1000
    print(f"{len(servers)} servers, {options.tables} tables, {len(tally.times)} answers, {', '.join(plan.games)}")
    print(f"until the player at another server saw it: median {median:.1f} ms, p99 {p99:.1f} ms, most {most:.1f} ms")
    print(f"later than a second: {seen.late}, never: {seen.never}")
    return verdict(tally, float("inf")) or int(seen.late + seen.never > 0)


def told(tally: Tally) -> None:
    p50, p95, p99, most = (tally.quantile(q) for q in (0.5, 0.95, 0.99, 1))
    print(f"from an answer to all views: median {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms, most {most:.1f} ms")


def verdict(tally: Tally, p99: float) -> int:
    print(f"errors {len(tally.errors)}, lost answers {tally.lost}, answers begun late {tally.late}")
    for text in sorted(set(tally.errors))[:10]:
        print(f"  {text}")
    return 1 if tally.errors or not tally.times or tally.quantile(0.99) > p99 else 0


def run(work: Any) -> Any:
    collect_rarely()  # else its own pauses would be taken for the server's
    with asyncio.Runner(loop_factory=Config("").get_loop_factory()) as runner:  # the one that the server has
        return runner.run(work)


def main() -> int:
    options = read_options()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and the servers with it
    games = sorted(all_games()) if options.game == ["all"] else options.game or ["overwatch"]
    plan = Plan(
        tables=options.tables,
        games=games,
        pace=options.pace,
        seed=options.seed,
        bots=options.bots,
        spectators=options.spectators,
    )
    more = ["--redis", options.redis] if options.redis else []
    if options.processes > 1:
        more += ["--processes", str(options.processes)]
    with ExitStack() as stack:

        def store(n: int) -> list[str]:
            """Where the nth program keeps everything."""
            if options.db:
                return ["--db", options.db[n]]
            return ["--data", stack.enter_context(TemporaryDirectory(prefix="overtable-"))]

        if options.against:
            if options.db and len(options.db) != 2:
                raise SystemExit("--against needs --db twice: both programs need a database of their own")
            sources = stack.enter_context(sources_of(options.against))
            alike = [*more, "--seed", str(options.seed)]
            other = stack.enter_context(serving(*alike, *store(0), sources=sources))
            return compare(options, plan, [other, stack.enter_context(serving(*alike, *store(1)))])
        if options.url:
            return steady(options, plan, [Server(options.url)])
        shared = [*more, *store(0)]
        count = options.servers or (2 if options.seen else 1)
        servers = [stack.enter_context(serving(*shared)) for _ in range(count)]
        return across(options, plan, servers) if options.seen else steady(options, plan, servers)


if __name__ == "__main__":
    sys.exit(main())
