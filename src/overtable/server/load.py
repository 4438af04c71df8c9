"""Load: many tables of two people each, every table giving random legal answers at a steady pace.

    python -m overtable.server.load --tables 200 --seconds 60

Without `--url` it starts a server of its own on a fresh store. It reports how long it takes from an answer to both
views delivered, how many errors there were, and whether an acknowledged answer was lost; it fails if there were any.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from uvicorn import Config
from websockets.asyncio.client import ClientConnection, connect

from overtable.kernel.picks import TAKE_BACK
from overtable.server.config import collect_rarely


class Offered(msgspec.Struct):
    id: str


class Asked(msgspec.Struct):
    number: int
    options: list[Offered]


class Heard(msgspec.Struct):
    """What the load needs to know of any message."""

    type: str
    entries: int = 0
    entry: int = 0
    quiet: bool = False
    decision: Asked | None = None
    result: dict[str, Any] | None = None
    code: str = ""
    message: str = ""


HEARD: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


class Person:
    """A guest over plain HTTP."""

    def __init__(self, url: str, name: str) -> None:
        self.host = urlsplit(url).netloc
        self.cookies: dict[str, str] = {}
        self.csrf = self.call("GET", "/api/me")["csrf"]
        self.call("POST", "/api/guest", {"name": name})

    def call(self, method: str, path: str, body: Any = None) -> Any:
        connection = HTTPConnection(self.host, timeout=60)
        headers = {"Content-Type": "application/json", "Cookie": self.cookie()}
        if method != "GET":
            headers["X-CSRF-Token"] = self.csrf
        connection.request(method, path, msgspec.json.encode(body) if body is not None else None, headers)
        response = connection.getresponse()
        data = response.read()
        for line in response.headers.get_all("set-cookie", []):
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value
        connection.close()
        if response.status >= 300:
            raise RuntimeError(f"{method} {path}: {response.status} {data[:300]!r}")
        return msgspec.json.decode(data) if data else None

    def cookie(self) -> str:
        return "; ".join(f"{k}={v}" for k, v in self.cookies.items())


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.errors: list[str] = []
        self.acknowledged: dict[str, int] = {}
        self.owners: dict[str, Person] = {}
        self.late = 0

    def quantile(self, q: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(q * len(ordered)))] * 1000 if ordered else float("nan")


class Side:
    """One socket, always listening."""

    def __init__(self, ws: ClientConnection, tally: Tally) -> None:
        self.ws = ws
        self.tally = tally
        self.now: Heard | None = None
        self.reply: asyncio.Queue[Heard] = asyncio.Queue()
        self.news = asyncio.Condition()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for data in self.ws:
            heard = HEARD.decode(data)
            if heard.type == "table":
                async with self.news:
                    self.now = heard
                    self.news.notify_all()
            else:
                self.reply.put_nowait(heard)

    async def until(self, entries: int) -> float:
        """When so many entries were seen here."""
        async with self.news:
            await self.news.wait_for(lambda: self.now is not None and self.now.entries >= entries)
        return time.perf_counter()

    async def close(self) -> None:
        self.task.cancel()
        await self.ws.close()


def new_table(pair: tuple[Person, Person], game: str) -> str:
    ada, bo = pair
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "auto_delay": None, "public": False}
    made = ada.call("POST", "/api/tables", body)
    bo.call("POST", f"/api/tables/{made['table']}/join", {"token": made["invites"][0]["token"]})
    return str(made["table"])


async def sit(url: str, pair: tuple[Person, Person], table: str, tally: Tally) -> list[Side]:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    sides = []
    for person in pair:
        ws = await connect(address, additional_headers={"Cookie": person.cookie()}, max_size=None, proxy=None)
        sides.append(Side(ws, tally))
    for side in sides:
        await side.until(0)
    return sides


async def one_table(
    url: str,
    pair: tuple[Person, Person],
    sides: list[Side],
    table: str,
    game: str,
    until: float,
    pace: float,
    tally: Tally,
    rng: Random,
) -> None:
    """Answer at the pace; when a game is over the same two start another one."""
    loop = asyncio.get_running_loop()
    tally.owners[table] = pair[0]
    await asyncio.sleep(rng.random() * pace)
    due = time.perf_counter()
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        tally.late += time.perf_counter() - due > pace
        due = max(due + pace, time.perf_counter() - pace)
        asked = [s for s in sides if s.now is not None and s.now.decision is not None]
        if any(s.now is not None and s.now.result is not None for s in sides):
            for side in sides:
                await side.close()
            table = await loop.run_in_executor(None, new_table, pair, game)
            tally.owners[table] = pair[0]
            sides = await sit(url, pair, table, tally)
            continue
        if not asked:
            tally.errors.append("nobody is asked")
            continue
        await give(rng.choice(asked), sides, table, tally, rng)
    for side in sides:
        await side.close()


async def give(side: Side, sides: list[Side], table: str, tally: Tally, rng: Random) -> None:
    """One answer, and how long it took until both had heard of it."""
    assert side.now is not None and side.now.decision is not None
    decision = side.now.decision
    onward = [o.id for o in decision.options if not o.id.startswith(TAKE_BACK)]  # else large sets would never be whole
    option = rng.choice(onward)
    begun = time.perf_counter()
    try:
        async with asyncio.timeout(20):
            await side.ws.send(
                msgspec.json.encode({"type": "answer", "number": decision.number, "option": option}).decode()
            )
            reply = await side.reply.get()
            if reply.type != "ok":
                tally.errors.append(f"{reply.code}: {reply.message}")
                return
            tally.acknowledged[table] = reply.entry
            # What was chosen in secret shows to nobody else.
            told = [side] if reply.quiet else sides
            seen = await asyncio.gather(*(s.until(reply.entry) for s in told))
            tally.times.append(max(seen) - begun)
    except (TimeoutError, OSError) as error:
        tally.errors.append(f"an answer was not seen: {error!r}")


async def run(url: str, tables: int, seconds: float, pace: float, game: str, seed: int) -> Tally:
    tally = Tally()
    with ThreadPoolExecutor(8) as pool:
        people = list(pool.map(lambda n: Person(url, f"Person {n}"), range(tables * 2)))
        pairs = list(zip(people[::2], people[1::2], strict=True))
        ids = list(pool.map(lambda pair: new_table(pair, game), pairs))
        # Everybody sits before the first answer is given: coming in is not what is measured.
        seated = [await sit(url, pair, table, tally) for pair, table in zip(pairs, ids, strict=True)]
        until = time.perf_counter() + seconds + pace
        rng = Random(seed)
        async with asyncio.TaskGroup() as group:
            for pair, sides, table in zip(pairs, seated, ids, strict=True):
                more = Random(rng.random())
                group.create_task(one_table(url, pair, sides, table, game, until, pace, tally, more))

        def entries(table: str) -> int:
            return int(tally.owners[table].call("GET", f"/api/tables/{table}")["entries"])

        kept = dict(zip(tally.acknowledged, pool.map(entries, tally.acknowledged), strict=True))
    for table, n in kept.items():
        if n < tally.acknowledged[table]:
            tally.errors.append(f"lost: {tally.acknowledged[table]} acknowledged, {n} in the record of {table}")
    return tally


def start_server(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    command = [sys.executable, "-m", "overtable.server.load", "--serve", folder]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | {"PYTHONUNBUFFERED": "1"})
    assert process.stdout is not None
    return process, process.stdout.readline().decode().strip()


def serve_here(folder: str) -> None:
    # Only the server process loads the server.
    from overtable.server import config
    from overtable.server.run import serve
    from overtable.store.store import sqlite_url

    serve(config.Config(db=sqlite_url(Path(folder)), rates=False), "127.0.0.1", 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", help="a running server (with --no-rates); by default one is started")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between the answers of a table")
    parser.add_argument("--game", default="overwatch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--p99", type=float, default=250.0, help="fail when it is above, in ms")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve_here(options.serve)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        process = None
        url = options.url
        if url is None:
            process, url = start_server(folder)
        try:
            work = run(url, options.tables, options.seconds, options.pace, options.game, options.seed)
            collect_rarely()  # else its own pauses would be taken for the server's
            with asyncio.Runner(loop_factory=Config("").get_loop_factory()) as runner:  # the one that the server has
                tally = runner.run(work)
        finally:
            if process is not None:
                process.terminate()
                process.wait(20)
                if process.stdout is not None:
                    process.stdout.close()
    lost = sum(1 for e in tally.errors if e.startswith(("lost", "an answer")))
    p50, p99 = tally.quantile(0.5), tally.quantile(0.99)
    print(f"{options.tables} tables, {options.tables * 2} sockets, {len(tally.times)} answers, {options.game}")
    print(f"from an answer to both views: p50 {p50:.1f} ms, p99 {p99:.1f} ms, most {tally.quantile(1):.1f} ms")
    print(f"errors {len(tally.errors)}, lost answers {lost}, answers begun late {tally.late}")
    for text in sorted(set(tally.errors))[:10]:
        print(f"  {text}")
    return 1 if tally.errors or not tally.times or p99 > options.p99 else 0


if __name__ == "__main__":
    sys.exit(main())
