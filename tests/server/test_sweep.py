"""Tables whose process is gone are tended by another one, and a table that cannot be tended stops no other."""

import asyncio

import msgspec
import pytest
import sqlalchemy as sa

from overtable.server.config import Config
from overtable.server.house import House
from overtable.server.table.opening import create
from overtable.server.table.room import Room
from overtable.server.table.seating import join
from overtable.server.wire import ClockSetting, Join, NewTable, SeatIn
from overtable.store.migrate import migrate
from overtable.store.people import add_guest
from overtable.store.schema import entry, table
from overtable.store.store import Store, now
from overtable.store.tables import due_tables, load

NEVER = 10_000


def house(db: str, delay: int) -> House:
    return House(Config(db=db, workers=0, bot_workers=0, bot_delay=delay, rates=False))


async def left_behind(db: str, count: int) -> list[str]:
    """Tables at which a bot is to answer, of a process that ended before it did; long ago, as the store has it."""
    gone = house(db, NEVER)
    try:
        ada = await add_guest(gone.store, "Ada")
        made = [(await create(gone, ada, NewTable("overwatch"))).table for _ in range(count)]
        for i, one in enumerate(made, 1):
            await done(gone.store, table.update().where(table.c.id == one).values(due=i))
        return made
    finally:
        await gone.close()


async def done(store: Store, change: sa.Update | sa.Insert) -> None:
    await store.run(lambda c: c.execute(change))


async def answers(store: Store, one: str) -> int:
    found = await load(store, one)
    assert found is not None
    return len(found.entries)


async def until_answered(store: Store, one: str) -> None:
    async with asyncio.timeout(30):
        while not await answers(store, one):
            await asyncio.sleep(0)


def test_an_unreadable_table_is_set_aside_and_the_others_are_tended(db: str) -> None:
    async def story() -> None:
        first, unreadable, last = await left_behind(db, 3)
        heir = house(db, 0)
        try:
            broken = entry.insert().values(table_id=unreadable, n=1, line="no answer at all", at=1)
            await done(heir.store, broken)
            await done(heir.store, table.update().where(table.c.id == unreadable).values(length=1))
            await heir.sweep()
            for one in (first, last):
                await until_answered(heir.store, one)
            assert unreadable not in await due_tables(heir.store, 10)
            assert await answers(heir.store, unreadable) == 1, "it is kept as it was"
        finally:
            await heir.close()

    migrate(db)
    asyncio.run(story())


def test_a_table_that_fails_in_a_way_nobody_thought_of_is_set_aside(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        odd, fine = await left_behind(db, 2)
        heir = house(db, 0)
        tend = heir.tend

        async def stumbles(room: Room) -> None:
            if room.row.id == odd:
                raise ZeroDivisionError
            await tend(room)

        monkeypatch.setattr(heir, "tend", stumbles)
        try:
            await heir.sweep()
            await until_answered(heir.store, fine)
            assert odd not in await due_tables(heir.store, 10)
        finally:
            await heir.close()

    migrate(db)
    asyncio.run(story())


def test_people_who_take_their_time_are_not_swept_for_ever(db: str) -> None:
    async def story() -> None:
        migrate(db)
        heir = house(db, 0)
        try:
            ada, ben = await add_guest(heir.store, "Ada"), await add_guest(heir.store, "Ben")
            wished = NewTable(
                "overwatch", seats=[SeatIn("me"), SeatIn("open")], clock=ClockSetting(600, 0), auto_delay=None
            )
            for one in (wished, msgspec.structs.replace(wished, clock=None)):
                made = await create(heir, ada, one)
                await join(heir, await heir.room(made.table), ben, Join(token=made.invites[0].token))
            begun = now()
            assert len(await due_tables(heir.store, begun)) == 2  # from the start, so that bots begin
            await done(heir.store, table.update().values(due=1))
            await heir.sweep()
            assert await due_tables(heir.store, begun + 300_000) == []  # nobody has anything to do yet
            assert len(await due_tables(heir.store, begun + 900_000)) == 1  # but time runs out at one of them
        finally:
            await heir.close()

    asyncio.run(story())
