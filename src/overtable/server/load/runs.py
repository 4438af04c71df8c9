"""The runs: a steady one, two programs side by side, and players of one table at different servers."""

import asyncio
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from overtable.server.load.servers import Server
from overtable.server.load.tables import Place, Plan, Tally

LATE = 1.0
"""Seconds after which what others have answered comes late."""
QUIET = 0.05
"""A server that takes less of a processor than this, in a quarter of a second, has nothing left to do."""


class Taken(msgspec.Struct):
    """What a number of answers took of a server's processors."""

    answers: int = 0
    seconds: float = 0.0

    def each(self) -> float:
        """Milliseconds for one answer."""
        return self.seconds / self.answers * 1000 if self.answers else float("nan")


async def seated(urls: Sequence[str], plan: Plan, tally: Tally, apart: bool = False) -> list[Place]:
    """Everybody sits before the first answer is given: coming in is not what is measured. Tables are spread over the
    servers, and their players too if they are to be `apart`."""
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(8) as pool:

        def place(n: int) -> Place:
            made = Place(urls if apart else [urls[n % len(urls)]], n, plan, tally)
            made.open()
            return made

        places = await asyncio.gather(*(loop.run_in_executor(pool, place, n) for n in range(plan.tables)))
    for one in places:
        await one.sit()
    return list(places)


async def settled(*servers: Server) -> None:
    """Wait until the servers have done what they do after an answer: replays of ended games are kept."""
    before = cpu(servers)
    while True:
        await asyncio.sleep(0.25)
        after = cpu(servers)
        if after - before <= (QUIET * 0.25 + 0.01) * len(servers):
            return
        before = after


def cpu(servers: Sequence[Server]) -> float:
    return sum(server.cpu() for server in servers)


async def look_back(tally: Tally) -> None:
    """Is everything there that was acknowledged?"""
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(8) as pool:
        await asyncio.gather(*(loop.run_in_executor(pool, tally.look_back, *key) for key in tally.acknowledged))


async def steady(servers: Sequence[Server], plan: Plan, seconds: float) -> tuple[Tally, Taken]:
    """All tables at the pace, for so long; where a game is over the same two start another one."""
    tally, taken = Tally(), Taken()
    places = await seated([server.url for server in servers], plan, tally)
    await settled(*servers)
    begun = cpu(servers)
    until = time.perf_counter() + seconds + plan.pace

    async def play(place: Place) -> None:
        await asyncio.sleep(place.rng.random() * plan.pace)
        due = time.perf_counter()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            tally.late += time.perf_counter() - due > plan.pace
            due = max(due + plan.pace, time.perf_counter() - plan.pace)
            if place.over:
                await place.again()
            else:
                await place.answer()

    await asyncio.gather(*(play(place) for place in places))
    taken = Taken(len(tally.times), cpu(servers) - begun)
    await finish(places, tally)
    return tally, taken


async def finish(places: list[Place], tally: Tally) -> None:
    """Those who look on must have seen all of it, sooner or later; and nothing may be lost."""
    for place in places:
        for watcher in place.watchers:
            try:
                async with asyncio.timeout(20):
                    await watcher.until(max((s.entries for s in place.sides if s.decision is None), default=0))
            except TimeoutError:
                tally.errors.append("an answer was not seen by somebody who looks on")
        await place.close()
    await look_back(tally)


async def side_by_side(servers: Sequence[Server], plan: Plan, slices: int, answers: int) -> list[tuple[Tally, Taken]]:
    """The same games on each server, in turns: so many answers at every table, then it is the next one's turn. What
    ended games and new ones cost lies between the slices and is not counted."""
    found = [(Tally(), Taken()) for _ in servers]
    rooms = [await seated([server.url], plan, tally) for server, (tally, _) in zip(servers, found, strict=True)]

    async def play(place: Place) -> None:
        await asyncio.sleep(place.rng.random() * plan.pace)
        for _ in range(answers):
            due = time.perf_counter() + plan.pace
            if place.over:
                return
            await place.answer()
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    for turn in range(slices):
        order = range(len(servers)) if turn % 2 == 0 else reversed(range(len(servers)))
        for i in order:
            server, (tally, taken) = servers[i], found[i]
            for place in rooms[i]:
                if place.over:
                    await place.again()
            await settled(server)
            given, cpu = len(tally.times), server.cpu()
            await asyncio.gather(*(play(place) for place in rooms[i]))
            taken.seconds += server.cpu() - cpu
            taken.answers += len(tally.times) - given
    for places, (tally, _) in zip(rooms, found, strict=True):
        await finish(places, tally)
    return found


class Seen(msgspec.Struct):
    """How long it took until players at other servers had seen an answer."""

    times: list[float]
    never: int

    @property
    def late(self) -> int:
        return sum(t > LATE for t in self.times)

    def quantile(self, q: float) -> float:
        return statistics.quantiles(self.times, n=1000, method="inclusive")[round(q * 1000) - 1] * 1000


async def across(servers: Sequence[Server], plan: Plan, answers: int) -> tuple[Tally, Seen]:
    """The players of each table at different servers, until so many answers were given."""
    tally, seen = Tally(), Seen([], 0)
    urls = [s.url for s in servers]
    shares = [[*urls[n % len(urls) :], *urls[: n % len(urls)]] for n in range(plan.tables)]
    places = [p for share in shares for p in await seated(share, msgspec.structs.replace(plan, tables=1), tally, True)]

    async def play(place: Place) -> None:
        while len(tally.times) < answers:
            due = time.perf_counter() + plan.pace
            if place.over:
                await place.again()
            before = len(tally.errors)
            times = await place.answer()
            seen.times += [max(times)] if len(times) > 1 else []
            seen.never += any(e.startswith("an answer") for e in tally.errors[before:])
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    await asyncio.gather(*(play(place) for place in places))
    await finish(places, tally)
    return tally, seen
