"""Servers are killed while people play; whatever was acknowledged must be there, once, and every game must go on.

    make kills                              (1,000 kills of servers over SQLite and PostgreSQL, 50 of PostgreSQL)
    python tests/server/kills.py --kills 20 --store postgresql --database-kills 2 --redis

Two servers share one store, and the two players of each table are at different ones. When a connection is lost they
come back, to any server, look at what they are asked, and go on. A kill is SIGKILL (of PostgreSQL: an immediate stop);
what was killed is started again at once. At the end every record is compared with what was acknowledged and what was
sent, and the views of every seat at all servers with each other. Ends with an error if anything is lost, doubled, stuck
or unequal.
"""

import argparse
import asyncio
import contextlib
import json
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import httpx
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import needs
from overtable.store.schema import entry, table
from overtable.store.store import sqlite_url
from running import Running
from server.guests import Guest, merged, some, two_at_a_table
from store.postgres import Cluster
from store.redis_server import RedisServer

GAMES = ("overwatch", "overrealm", "lanterns")
LOST_CONNECTION = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)
STUCK = 60.0
"""Seconds without an answer at a table, with all servers up, after which it is stuck."""
REPLY = 20.0
PACE = 0.05
"""Seconds that a player thinks, so that the machine has time to start servers."""


class Table:
    def __init__(self, id: str, game: str, people: list[Guest]) -> None:
        self.id = id
        self.game = game
        self.people = people
        self.acknowledged: Counter[str] = Counter()
        """Entries as the record has them; their numbers in it are not told while others choose in secret."""
        self.sent: Counter[str] = Counter()
        self.over = False
        self.moved = time.monotonic()


def told(table: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The table after a message of its socket; that the store is away changes nothing."""
    if message["type"] == "change":
        return merged(table, message)
    return message if message["type"] == "table" else table


class Trial:
    def __init__(self, start: Callable[[int], Running], servers: int, tables: int, seed: int) -> None:
        """`start` starts a server at a port (0: any)."""
        self.start = start
        self.starter = ThreadPoolExecutor(1)  # a server ends with the thread that started it
        self.servers = [self.starter.submit(start, 0).result() for _ in range(servers)]
        self.rng = Random(seed)
        self.tables: list[Table] = []
        self.playing: dict[int, Table] = {}
        self.places = tables
        self.kills = 0
        self.ending = False

    @property
    def answers(self) -> int:
        return sum(t.acknowledged.total() for t in self.tables)

    def url(self) -> str:
        return self.rng.choice(self.servers).url

    # Playing

    async def play(self, kills: int, also: Callable[[], None] | None = None, also_every: int = 0) -> None:
        """Play until so many servers were killed; every few of those something else is killed as well."""
        loop = asyncio.get_running_loop()
        async with asyncio.TaskGroup() as group:
            places = [group.create_task(self.place(n)) for n in range(self.places)]
            while self.kills < kills:
                before = self.answers
                while self.answers < before + self.rng.randint(1, 12):
                    self.check_moving()
                    await asyncio.sleep(0.02)
                at = self.rng.randrange(len(self.servers))
                port = self.servers[at].port
                self.servers[at].kill()
                self.kills += 1
                if also is not None and also_every and self.kills % also_every == 0:
                    await loop.run_in_executor(self.starter, also)
                self.servers[at] = await loop.run_in_executor(self.starter, self.start, port)
                for t in self.playing.values():
                    t.moved = time.monotonic()
                if self.kills % 10 == 0 or self.kills == kills:
                    print(f"  {self.kills} kills, {self.answers} answers, {len(self.tables)} tables", flush=True)
            self.ending = True
            await asyncio.gather(*places)

    def check_moving(self) -> None:
        still = [t.id for t in self.playing.values() if not t.over and time.monotonic() - t.moved > STUCK]
        if still:
            raise RuntimeError(f"stuck: nobody could answer at {', '.join(still)} for {STUCK:g} seconds")

    async def place(self, n: int) -> None:
        """One game after the other."""
        while not self.ending:
            made = await self.new_table(GAMES[n % len(GAMES)])
            self.tables.append(made)
            self.playing[n] = made
            async with asyncio.TaskGroup() as group:
                for seat in range(2):
                    group.create_task(self.player(made, seat, Random(self.rng.random())))
            for person in made.people:
                person.http.close()  # thousands would be open at the end; sockets need only the cookie

    async def new_table(self, game: str) -> Table:
        while True:
            try:
                ada, bo, table_id = await asyncio.to_thread(two_at_a_table, self.url(), game, auto_delay=None)
                return Table(table_id, game, [ada, bo])
            except (httpx.HTTPError, AssertionError, json.JSONDecodeError):
                await asyncio.sleep(0.1)  # it was killed in the middle

    async def player(self, at: Table, seat: int, rng: Random) -> None:
        while not (at.over or self.ending):
            try:
                await self.sit(at, seat, rng)
            except LOST_CONNECTION:
                await asyncio.sleep(0.05)

    async def sit(self, at: Table, seat: int, rng: Random) -> None:
        """Answer whatever this seat is asked, until the connection is lost."""
        url = self.servers[(seat + rng.randrange(8) // 7) % len(self.servers)].url  # mostly at one's own
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{at.id}/socket"
        headers = {"Cookie": at.people[seat].cookie()}
        async with connect(address, additional_headers=headers, max_size=None, proxy=None) as ws:
            asked = json.loads(await asyncio.wait_for(ws.recv(), REPLY))
            if asked["type"] == "error":
                return  # the store is away; this socket is closed
            while not (self.ending or at.over):
                if asked["result"] is not None:
                    at.over = True
                elif asked["decision"] is not None:
                    asked = await self.answer(at, seat, ws, asked, rng)
                else:
                    with contextlib.suppress(TimeoutError):
                        asked = told(asked, json.loads(await asyncio.wait_for(ws.recv(), 0.5)))

    async def answer(self, at: Table, seat: int, ws: Any, asked: dict[str, Any], rng: Random) -> dict[str, Any]:
        """Give an answer; the table as it is after it, which may be told before the reply or after it."""
        decision = asked["decision"]
        line = f"{seat} {some(rng, decision)}"
        at.sent[line] += 1
        given = {"type": "answer", "id": 1, "number": decision["number"], "option": line.partition(" ")[2]}
        await asyncio.sleep(PACE)
        await ws.send(json.dumps(given))
        async with asyncio.timeout(REPLY):
            while (reply := json.loads(await ws.recv())).get("id") is None:
                asked = told(asked, reply)
            if reply.get("code") == "store-away":
                return asked
            if reply["type"] == "ok":
                at.acknowledged[line] += 1
                at.moved = time.monotonic()
            while asked["entries"] < reply.get("entry", 0) or asked["decision"] == decision:
                asked = told(asked, json.loads(await ws.recv()))
        return asked

    # Looking back

    def verdict(self, db: str) -> dict[str, int]:
        """What went wrong, counted."""
        dead = [server.stop() for server in self.servers if server.process.poll() is not None]
        if dead:
            raise RuntimeError(f"a server ended by itself: {dead}")
        found = Counter({"lost": 0, "doubled": 0, "unequal": 0, "stuck": 0})
        engine = sa.create_engine(db.replace("+aiosqlite", ""))
        with engine.connect() as c:
            rows = c.execute(sa.select(entry.c.table_id, entry.c.line)).all()
            over = set(c.execute(sa.select(table.c.id).where(table.c.status == "over")).scalars())
        engine.dispose()
        for at in self.tables:
            record = Counter(line for table_id, line in rows if table_id == at.id)
            found["lost"] += (at.acknowledged - record).total()
            found["doubled"] += (record - at.sent).total()
            seen = [[self.seen(person, at, server) for server in self.servers] for person in at.people]
            found["unequal"] += sum(one != views[0] for views in seen for one in views)
            found["stuck"] += at.id not in over and not any(views[0]["decision"] for views in seen)
        return dict(found)

    def seen(self, person: Guest, at: Table, server: Running) -> dict[str, Any]:
        with person.sit(at.id, server.url) as socket:
            socket.until(lambda t: True)
            return socket.seen()

    def stop(self) -> None:
        for server in self.servers:
            with contextlib.suppress(Exception):
                server.stop()
        self.starter.shutdown()
        for at in self.playing.values():
            for person in at.people:
                person.http.close()


def trial(
    db: str,
    kills: int,
    servers: int,
    tables: int,
    seed: int,
    *options: str,
    cluster: Cluster | None = None,
    every: int = 0,
) -> tuple[dict[str, int], int]:
    """What went wrong, and how many answers were acknowledged."""

    def start(port: int) -> Running:
        return Running(*options, db=db, port=port)

    def database() -> None:
        assert cluster is not None
        cluster.kill()
        cluster.start()

    made = Trial(start, servers, tables, seed)
    try:
        asyncio.run(made.play(kills, database if every else None, every))
        return made.verdict(db), made.answers
    finally:
        made.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500, help="of servers, over each store")
    parser.add_argument("--database-kills", type=int, default=50, help="of PostgreSQL")
    parser.add_argument("--each", type=int, default=50, help="kills after which all is looked back at, and begun anew")
    parser.add_argument("--store", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--redis", action="store_true", help="the servers tell each other through Redis")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and the databases with it
    program, programs = needs.redis(), needs.postgresql()
    bad = 0
    for kind in ["sqlite", "postgresql"] if given.store == "both" else [given.store]:
        with contextlib.ExitStack() as ending:
            options: list[str] = []
            if given.redis and program is not None:
                redis = RedisServer(program)
                ending.callback(redis.stop)
                options = ["--redis", redis.url]
            cluster = Cluster(programs) if kind == "postgresql" and programs is not None else None
            if cluster is not None:
                ending.callback(cluster.stop)
            every = given.kills // given.database_kills if cluster is not None and given.database_kills else 0
            print(f"{kind}, {given.servers} servers, {given.tables} tables{', Redis' * bool(options)}", flush=True)
            kills, answers, wrong = 0, 0, Counter[str]()
            while kills < given.kills:
                folder = Path(ending.enter_context(tempfile.TemporaryDirectory()))
                db = cluster.fresh() if cluster is not None else sqlite_url(folder)
                count = min(given.each, given.kills - kills)
                found, more = trial(
                    db, count, given.servers, given.tables, given.seed + kills, *options, cluster=cluster, every=every
                )
                kills, answers, wrong = kills + count, answers + more, Counter({n: wrong[n] + found[n] for n in found})
                told = ", ".join(f"{what} {n}" for what, n in wrong.items())
                print(f"{kind}: {kills} kills, {answers} answers acknowledged: {told}", flush=True)
            bad += wrong.total()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
