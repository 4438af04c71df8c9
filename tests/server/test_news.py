"""Several processes at one table: whatever one of them has written, the others reach it and tell their sockets.

Two houses over one store stand for two processes here, and what they hear of each other comes in the worst order.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from overtable.server.config import Config
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.table import room as room_module
from overtable.server.table import rooms as rooms_module
from overtable.server.table.answers import build_answer
from overtable.server.table.opening import create
from overtable.server.table.play import Prepared
from overtable.server.table.room import Room
from overtable.server.table.seating import join
from overtable.server.wire import Join, NewTable, SeatIn
from overtable.store.migrate import migrate
from overtable.store.news import pass_on
from overtable.store.people import add_guest
from overtable.store.tables import Answers, Change, News, load

Story = Callable[[House, House, str], Awaitable[None]]


class Ear:
    """Somebody who listens at a table."""

    person: str | None = None

    def __init__(self, room: Room) -> None:
        self.room = room
        self.told: list[int] = []
        room.listeners.add(self)

    def wake(self) -> None:
        self.told.append(self.room.row.version)

    def remute(self) -> None:
        raise AssertionError("nobody is muted here")


def told(story: Story, db: str) -> None:
    """Two houses, and a table of the first one that waits for a second player."""

    async def tell() -> None:
        migrate(db)
        one, two = (House(Config(db=db, workers=0, bot_workers=0, rates=False)) for _ in range(2))
        try:
            ada = await add_guest(one.store, "Ada")
            made = await create(one, ada, NewTable("overwatch", seats=[SeatIn("me"), SeatIn("open")]))
            await story(one, two, made.table)
        finally:
            await one.close()
            await two.close()

    asyncio.run(tell())


async def changed(house: House, table: str) -> int:
    """Change the table in some small way; its version after that."""
    room = await house.room(table)

    def build(at: int) -> tuple[Change, list[Prepared]]:
        return Change(columns={"rematch": [0]}), []

    await house.change(room, build)
    return room.row.version


async def quiet(house: House) -> None:
    """Until the house has nothing left to do."""
    while house._tasks:
        await asyncio.gather(*house._tasks, return_exceptions=True)


def test_what_is_heard_while_a_table_is_read_again_is_reached(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: House, two: House, table: str) -> None:
        room = await two.room(table)
        ear, meanwhile = Ear(room), [1, 2, 3]

        async def read(*args: Any) -> Any:
            found = await load(*args)
            if meanwhile:  # what was read is old before it is taken over
                meanwhile.pop()
                two.rooms.heard(table, await changed(one, table))
            return found

        monkeypatch.setattr(room_module, "load", read)
        two.rooms.heard(table, await changed(one, table))
        await quiet(two)
        assert room.row.version == (await one.room(table)).row.version == 4
        assert ear.told[-1] == 4

    told(story, db)


def test_what_is_heard_while_a_table_is_first_read_is_reached(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: House, two: House, table: str) -> None:
        async def read(*args: Any) -> Any:
            found = await load(*args)
            two.rooms.heard(table, await changed(one, table))
            return found

        monkeypatch.setattr(rooms_module, "load", read)
        room = await two.room(table)
        ear = Ear(room)
        await quiet(two)
        assert room.row.version == 1 and ear.told == [1]

    told(story, db)


def test_a_refusal_tells_what_was_read_for_it(db: str) -> None:
    async def story(one: House, two: House, table: str) -> None:
        room = await two.room(table)
        ear = Ear(room)
        await changed(one, table)

        def build(at: int) -> tuple[Change, list[Prepared]]:
            raise Fault("not-now", "Never.")

        with pytest.raises(Fault, match="Never"):
            await two.change(room, build)
        assert room.row.version == 1 and ear.told == [1]

    told(story, db)


def test_a_store_that_is_away_for_a_moment_is_asked_again(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: House, two: House, table: str) -> None:
        room, tries = await two.room(table), 0
        ear = Ear(room)

        async def read(*args: Any) -> Any:
            nonlocal tries
            tries += 1
            if tries < 3:
                raise OSError("the store does not answer")
            return await load(*args)

        monkeypatch.setattr(rooms_module, "AGAIN", 0.0)
        monkeypatch.setattr(room_module, "load", read)
        two.rooms.heard(table, await changed(one, table))
        await quiet(two)
        assert tries == 3 and room.row.version == 1 and ear.told == [1]

    told(story, db)


def test_old_news_and_news_of_ones_own_change_are_no_reason_to_read(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: House, two: House, table: str) -> None:
        version = await changed(one, table)

        async def read(*args: Any) -> Any:
            raise AssertionError("nothing is new")

        monkeypatch.setattr(room_module, "load", read)
        one.rooms.heard(table, version)
        one.rooms.heard(table, version - 1)
        one.rooms.heard("another", 9)
        await quiet(one)
        assert one.rooms._early == {}

    told(story, db)


async def in_play(one: House, two: House) -> tuple[Room, Room]:
    """The same table of two people at two houses, who has begun to play."""
    ada, ben = await add_guest(one.store, "Ada"), await add_guest(one.store, "Ben")
    made = await create(one, ada, NewTable("overwatch", seats=[SeatIn("me"), SeatIn("open")], auto_delay=None))
    await join(one, await one.room(made.table), ben, Join(token=made.invites[0].token))
    here, there = await one.room(made.table), await two.room(made.table)
    here.met = there.met = True  # nobody writes down who is missed
    return here, there


async def answered(house: House, room: Room, chosen: int = 0) -> Answers:
    """The first seat that is asked takes one of its options; what the others are told of it."""
    play, told = room.playing(), list[News]()
    seat = play.asked[0]
    decision = play.decision(seat)
    assert decision is not None
    option = room.game.option_id(decision.options[chosen])
    heard, house.together.changed = house.together.changed, told.append  # type: ignore[method-assign]
    await house.change(room, lambda at: build_answer(room, seat, play.numbers[seat], [option], at))
    house.together.changed = heard  # type: ignore[method-assign]
    assert told[0].version == room.row.version and told[0].answers is not None
    return told[0].answers


def known(room: Room) -> list[Any]:
    """What a process knows of a table, and would tell everybody."""
    watchers = range(room.playing().state.seats + 1)
    told = [(room.view(w), [bytes(line) for line in room.lines(w)]) for w in watchers]
    return [room.row, room.seats, told, [bytes(d) for w in watchers if (d := room.decision(w)) is not None]]


def alike(one: Room, two: Room) -> bool:
    return known(one) == known(two)


def test_answers_that_were_told_are_followed_without_reading(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: House, two: House, table: str) -> None:
        here, there = await in_play(one, two)
        ear = Ear(there)

        async def read(*args: Any) -> Any:
            raise AssertionError("nothing has to be read")

        monkeypatch.setattr(room_module, "load", read)
        for _ in range(30):
            answers = await answered(one, here)
            two.rooms.heard(here.row.id, here.row.version, answers)
            assert ear.told[-1] == here.row.version
            assert alike(here, there)
        await quiet(two)

    told(story, db)


def test_what_cannot_be_followed_is_read(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: House, two: House, table: str) -> None:
        here, there = await in_play(one, two)
        reads = 0

        async def read(*args: Any) -> Any:
            nonlocal reads
            reads += 1
            return await load(*args)

        monkeypatch.setattr(room_module, "load", read)
        first = await answered(one, here)
        second = await answered(one, here)
        two.rooms.heard(here.row.id, here.row.version, second)  # the one before was not heard
        await quiet(two)
        assert reads == 1 and alike(here, there)
        third = await answered(one, here)
        wrong = msgspec.structs.replace(third, columns={**third.columns, "state_hash": "another"})
        two.rooms.heard(here.row.id, here.row.version, wrong)  # it leads elsewhere
        await quiet(two)
        assert reads == 2 and alike(here, there)
        fourth = await answered(one, here)
        odd = msgspec.structs.replace(fourth, columns={**fourth.columns, "owner": "somebody"})
        two.rooms.heard(here.row.id, here.row.version, odd)  # no answer sets that
        await quiet(two)
        assert reads == 3 and alike(here, there)
        two.rooms.heard(here.row.id, here.row.version, first)  # old news
        await quiet(two)
        assert reads == 3

    told(story, db)


def test_what_is_told_while_a_change_is_under_way_waits_for_it(db: str) -> None:
    async def story(one: House, two: House, table: str) -> None:
        here, there = await in_play(one, two)
        async with there.lock:
            answers = await answered(one, here)
            two.rooms.heard(here.row.id, here.row.version, answers)
            assert there.row.version == here.row.version - 1
        await quiet(two)
        assert alike(here, there)

    told(story, db)


def test_news_that_make_no_sense_are_passed_over() -> None:
    heard: list[Any] = []

    def hear(*news: Any) -> None:
        heard.append(news)

    for text in ("", "t1 5", "[]", "[1]", '["t1", 5, [1]]', "[" * 10_000):
        pass_on(text, hear, hear)
    assert heard == []
    pass_on(News("t1", 5).written(), hear, hear)
    pass_on(News("t1").written(), hear, hear)
    assert heard == [("t1", 5, None), (["t1"],)]
