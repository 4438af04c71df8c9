"""Tables under load: who sits there, one answer after the other, and what is measured of it."""

import asyncio
import time
from collections.abc import Sequence
from random import Random

import msgspec

from overtable.kernel.picks import TAKE_BACK
from overtable.server.load.people import Person, Side, sit

PATIENCE = 20.0
"""Seconds after which an answer that nobody has seen is an error."""


SOCKETS = 20
"""How many look on by one name: a person may have so many sockets, and a few more."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: at every table people or a bot, and so many who look on."""

    tables: int
    games: list[str]
    pace: float = 1.0
    seed: int = 1
    bots: bool = False
    spectators: int = 0


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.errors: list[str] = []
        self.acknowledged: dict[tuple[str, Person], int] = {}
        """By table and person: others hear later of what is chosen in secret."""
        self.late = 0
        self.bytes = 0

    def quantile(self, q: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(q * len(ordered)))] * 1000 if ordered else float("nan")

    @property
    def lost(self) -> int:
        return sum(1 for e in self.errors if e.startswith(("lost", "an answer")))

    def look_back(self, table: str, person: Person) -> None:
        """Is what was acknowledged there?"""
        kept = int(person.call("GET", f"/api/tables/{table}")["entries"])
        known = self.acknowledged[table, person]
        if kept < known:
            self.errors.append(f"lost: {known} acknowledged, {kept} in the record of {table}")


class Place:
    """One table after the other, for the same people."""

    def __init__(self, urls: Sequence[str], n: int, plan: Plan, tally: Tally) -> None:
        """`urls`: each player is at the next one of these servers."""
        self.plan = plan
        self.tally = tally
        self.game = plan.games[n % len(plan.games)]
        self.rng = Random(f"{plan.seed} {n}")
        self.urls = [urls[i % len(urls)] for i in range(1 if plan.bots else 2)]
        self.people = [Person(url, f"Person {n} {i}") for i, url in enumerate(self.urls)]
        crowd = range((plan.spectators + SOCKETS - 1) // SOCKETS)
        self.crowd = [Person(self.urls[0], f"Watcher {n} {i}") for i in crowd]
        self.sides: list[Side] = []
        self.watchers: list[Side] = []
        self.table = ""

    def open(self) -> None:
        """Make a new table."""
        other = {"kind": "bot", "bot": "regular"} if self.plan.bots else {"kind": "open"}
        body = {"game": self.game, "seats": [{"kind": "me"}, other], "auto_delay": None}
        made = self.people[0].call("POST", "/api/tables", body | {"public": self.plan.spectators > 0})
        self.table = str(made["table"])
        if not self.plan.bots:
            token = made["invites"][0]["token"]
            self.people[1].call("POST", f"/api/tables/{self.table}/join", {"token": token})

    async def sit(self) -> None:
        self.sides = [await sit(url, self.table, p) for url, p in zip(self.urls, self.people, strict=True)]
        self.watchers = [
            await sit(self.urls[0], self.table, self.crowd[i // SOCKETS]) for i in range(self.plan.spectators)
        ]

    async def close(self) -> None:
        for side in (*self.sides, *self.watchers):
            self.tally.bytes += side.bytes
            await side.close()

    @property
    def over(self) -> bool:
        return any(side.over for side in self.sides)

    async def again(self) -> None:
        """Another game."""
        await self.close()
        await asyncio.get_running_loop().run_in_executor(None, self.open)
        await self.sit()

    async def answer(self) -> list[float]:
        """One answer: for every player how long it took until they had seen what came of it; none at the end."""
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                if self.plan.bots and not await self.sides[0].asked():
                    return []
                asked = [n for n, side in enumerate(self.sides) if side.decision is not None]
                if not asked:
                    self.tally.errors.append("nobody is asked")
                    return []
                return await self._give(self.rng.choice(asked))
        except (TimeoutError, OSError) as error:
            waited = time.perf_counter() - begun
            self.tally.errors.append(f"an answer was not seen after {waited:.0f} seconds: {error!r}")
            return []

    async def _give(self, seat: int) -> list[float]:
        side = self.sides[seat]
        decision = side.decision
        assert decision is not None
        # Nobody takes picks back by chance, or large sets would never be whole.
        onward = [o.id for o in decision.options if not o.id.startswith(TAKE_BACK)]
        given = {"type": "answer", "number": decision.number, "option": self.rng.choice(onward)}
        begun = time.perf_counter()
        await side.ws.send(msgspec.json.encode(given).decode())
        reply = await side.reply.get()
        if reply.type != "ok":
            self.tally.errors.append(f"{reply.code}: {reply.message}")
            return []
        self.tally.acknowledged[self.table, self.people[seat]] = reply.entry
        # What was chosen in secret shows to nobody else.
        told = [side] if reply.quiet else self.sides
        seen = await asyncio.gather(*(s.until(reply.entry) for s in told))
        self.tally.times.append(max(seen) - begun)
        return [at - begun for at in seen]
