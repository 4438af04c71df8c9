"""Which processes live, and that no clock runs while none does, however short that is."""

import asyncio
import os
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa

from overtable.server.config import Config
from overtable.server.house import House
from overtable.server.table.opening import create
from overtable.server.table.room import Room
from overtable.server.together.rates import RATES
from overtable.server.wire import ClockSetting, NewTable, SeatIn
from overtable.store.migrate import migrate
from overtable.store.outages import MISSED, beat_at, is_gone, new_process
from overtable.store.people import add_guest
from overtable.store.schema import beat, process, spent
from overtable.store.store import Store, now

CLOCK = 3600


def at_work(db: str, work: Callable[[Callable[[], House]], Awaitable[None]], rates: bool = False) -> None:
    """`work` gets a maker of houses over one store; those are closed after it."""
    houses: list[House] = []

    def made() -> House:
        houses.append(House(Config(db=db, workers=0, bot_workers=0, rates=rates)))
        return houses[-1]

    async def run() -> None:
        migrate(db)
        try:
            await work(made)
        finally:
            for house in houses:
                await house.close()

    asyncio.run(run())


async def beaten(store: Store, name: str, ago: int) -> int:
    """A process that was last heard so many milliseconds ago, and nobody since; returns when that was."""
    at = now() - ago
    await beat_at(store, name, at)
    await store.run(lambda c: c.execute(beat.update().values(at=at)))
    await store.run(lambda c: c.execute(process.delete().where(process.c.name != name)))
    return at


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.01)


async def until_spent(store: Store, times: int) -> None:
    """Until the store has heard of so many."""
    async with asyncio.timeout(30):
        while await store.run(lambda c: c.execute(sa.select(spent.c.times)).scalar(), writes=False) != times:
            await asyncio.sleep(0.01)


async def table_with_a_clock(house: House) -> str:
    ada = await add_guest(house.store, "Ada")
    bot = SeatIn("bot", bot="random")
    wanted = NewTable("overwatch", seats=[SeatIn("me"), bot], first="as-given", clock=ClockSetting(CLOCK, 0))
    return (await create(house, ada, wanted)).table


def dead() -> str:
    """A process of this machine that has ended."""
    host, _, _ = new_process().split(" ")
    return f"{host} {2**22 + 1} feed"


def test_a_process_knows_of_others_on_its_machine_whether_they_run() -> None:
    assert not is_gone(new_process()) and is_gone(dead())
    assert not is_gone(f"elsewhere {2**22 + 1} feed") and not is_gone("something else")
    assert str(os.getpid()) in new_process()


@pytest.mark.parametrize("ago", [300, 400_000])
def test_even_a_short_time_without_a_server_is_an_outage(db: str, ago: int) -> None:
    async def work(made: Callable[[], House]) -> None:
        house = made()
        died = await beaten(house.store, dead(), ago)
        before = now()
        await house.open()
        ((start, until_then),) = house.together.outages
        assert start == died and before <= until_then <= now()

    at_work(db, work)


def test_where_somebody_lives_nothing_stood_still(db: str) -> None:
    async def work(made: Callable[[], House]) -> None:
        one, two = made(), made()
        await one.open()
        outages = list(one.together.outages)
        await two.open()
        assert two.together.outages == outages
        assert two.together.others == {one.together.me}
        await until(lambda: one.together.others == {two.together.me})
        await one.close()  # in good order: at once it is no longer counted
        await two.together._beat()
        assert two.together.others == frozenset()

    at_work(db, work)


def test_clocks_agree_between_processes_and_lose_nothing_in_an_outage(db: str) -> None:
    async def work(made: Callable[[], House]) -> None:
        one, two = made(), made()
        await one.open()
        await two.open()
        table = await table_with_a_clock(one)
        rooms = [await one.room(table), await two.room(table)]
        # Nobody beats for a while, as when the database is away; then an answer is the first that is written.
        gone = 60_000
        row = sa.text("UPDATE game_table SET started = started - :gone, created = created - :gone")
        await one.store.run(lambda c: c.execute(row, {"gone": gone}))
        await beaten(one.store, one.together.me, gone - 100)
        one.together._beaten = two.together._beaten = 0.001  # long ago, as they know
        for house in (one, two):
            house.rooms.forget(await house.room(table))
        rooms = [await one.room(table), await two.room(table)]
        play = rooms[0].playing()
        decision = play.decision(0)
        assert decision is not None
        option = rooms[0].game.option_id(decision.options[0])
        await one.answer(rooms[0], 0, play.numbers[0], [option])
        two.rooms.heard(table, rooms[0].row.version)
        await until(lambda: rooms[1].row.version == rooms[0].row.version)
        await two.together._beat()
        at = now()
        left = [clock(room, at) for room in rooms]
        assert left[0] == left[1]
        assert left[0][0] > CLOCK * 1000 - gone / 2

    at_work(db, work)


def clock(room: Room, at: int) -> list[int]:
    return room.playing().left_at(at)


def test_what_was_counted_at_one_house_counts_at_the_other(db: str) -> None:
    async def work(made: Callable[[], House]) -> None:
        one, two = made(), made()
        for house in (one, two):
            house.rates._clock = lambda: 4_000_000_000.0
            await house.open()
        await until(lambda: bool(one.together.others and two.together.others))
        most = RATES["password"][0]
        for _ in range(most):
            assert one.rates.allows("password", "ada")
        await until(lambda: one.rates._windows["password"].told == {"ada": most})
        await until_spent(one.store, most)
        assert two.rates.allows("password", "ada")  # it does not know yet; now it tells, and hears
        await until(lambda: two.rates._windows["password"].others.get("ada") == most)
        assert not two.rates.allows("password", "ada")

    at_work(db, work, rates=True)


def test_a_process_that_is_silent_for_too_long_is_no_longer_counted(db: str) -> None:
    async def work(made: Callable[[], House]) -> None:
        house = made()
        await house.open()
        await beat_at(house.store, "elsewhere 1 a", now() - MISSED - 1000)
        await house.together._beat()
        assert house.together.others == frozenset()
        await beat_at(house.store, "elsewhere 1 a", now())
        await house.together._beat()
        assert house.together.others == {"elsewhere 1 a"}

    at_work(db, work)
