"""A running game that the present rules do not follow: nobody can play it, and its people decide what becomes of it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.table.actions import act
from overtable.server.table.messages import Answer, CallOff, Chat, ClaimIn, Hint, Resign, Undo, Why
from overtable.server.table.opening import create
from overtable.server.table.room import Room
from overtable.server.table.seating import join, leave
from overtable.server.wire import ClockSetting, Join, NewTable, SeatIn
from overtable.store.migrate import migrate
from overtable.store.people import add_guest
from overtable.store.rows import Person
from overtable.store.schema import table
from overtable.store.store import now
from overtable.store.tables import due_tables, load, public_tables, running_tables, tables_of
from server.upgrades.opened import answer, house

Plant = Callable[[str], None]
Story = Callable[[House, Room, Person, Person], Awaitable[None]]

GAME = "overwatch"


async def begun(at: House, seats: list[SeatIn], **more: object) -> tuple[str, Person, Person]:
    """A game of Ada, with Bo where a seat is open, and two answers in it."""
    ada, bo = await add_guest(at.store, "Ada"), await add_guest(at.store, "Bo")
    made = await create(at, ada, NewTable(GAME, seats=seats, auto_delay=None, **more))  # type: ignore[arg-type]
    room = await at.room(made.table)
    for invite in made.invites:
        await join(at, room, bo, Join(invite.token))
    for _ in range(2):
        await answer(at, room)
    return made.table, ada, bo


def tell(db: str, plant: Plant, story: Story, against: str = "open") -> None:
    """A game is played, the rules change, and it is opened again."""

    async def told() -> None:
        before = house(db)
        table_id, ada, bo = await begun(before, [SeatIn("me"), SeatIn(against)])  # type: ignore[arg-type]
        await before.close()
        plant(GAME)
        after = house(db)
        try:
            await story(after, await after.room(table_id), ada, bo)
        finally:
            await after.close()

    migrate(db)
    asyncio.run(told())


def test_both_are_told_what_it_needs_and_nothing_is_taken(db: str, recount: Plant) -> None:
    async def story(after: House, room: Room, ada: Person, bo: Person) -> None:
        for person, seat in ((ada, 0), (bo, 1)):
            message = room.message(person.id, 1)
            assert message.outdated is not None and message.table.status == "playing"
            assert message.outdated.why.startswith("This game needs another build of Overtable")
            assert (message.view, message.decision, message.asked, message.clock) == (None, None, [], None)
            for refused in (Answer(number=0, option="pass"), Undo(), ClaimIn(), Hint(), Why(thing="card:1")):
                with pytest.raises(Fault, match="This game needs") as fault:
                    await act(after, room, person, refused)
                assert fault.value.code == "outdated"
            await act(after, room, person, Chat(text=f"What now? {seat}"))
        assert len(room.message(ada.id, 1).chat.lines) == 2, "people can talk about it"
        found = await load(after.store, room.row.id)
        assert found is not None and found.row.length == 2 and found.row.outdated == room.outdated

    tell(db, recount, story)


def test_it_counts_towards_no_limit_and_nothing_happens_by_itself(db: str, recount: Plant) -> None:
    async def story(after: House, room: Room, ada: Person, bo: Person) -> None:
        assert room.timer is None and not room.thinking
        late = table.update().values(due=1)
        await after.store.run(lambda c: c.execute(late))
        assert await due_tables(after.store, now()) == []
        assert await running_tables(after.store, ada.id) == 0
        assert await public_tables(after.store, None, ["playing"]) == []
        assert [t.row.id for t in await tables_of(after.store, ada.id)] == [room.row.id], "it is still theirs"

    tell(db, recount, story, against="bot")


def test_the_limit_looks_at_games_of_another_version_before_it_refuses(db: str, recount: Plant) -> None:
    async def told() -> None:
        before = house(db, tables_a_person=1)
        _, ada, _ = await begun(before, [SeatIn("me"), SeatIn("bot")])
        with pytest.raises(Fault, match="1 tables already"):
            await create(before, ada, NewTable(GAME))
        await before.close()
        recount(GAME)
        after = house(db, tables_a_person=1)
        try:
            older = table.update().values(rules="of another version")
            await after.store.run(lambda c: c.execute(older))
            assert (await create(after, ada, NewTable("overrealm"))).table
        finally:
            await after.close()

    migrate(db)
    asyncio.run(told())


def test_both_agree_to_end_it_without_a_result(db: str, recount: Plant) -> None:
    async def story(after: House, room: Room, ada: Person, bo: Person) -> None:
        await act(after, room, ada, CallOff())
        await act(after, room, ada, CallOff(yes=False))
        await act(after, room, bo, CallOff())
        told = room.message(ada.id, 1)
        assert told.outdated is not None and told.outdated.calling_off == [1] and told.table.status == "playing"
        await act(after, room, ada, CallOff())
        told = room.message(bo.id, 1)
        assert (told.table.status, told.result) == ("over", None)
        with pytest.raises(Fault, match="is over"):
            await act(after, room, ada, Resign())

    tell(db, recount, story)


def test_one_is_enough_against_a_bot(db: str, recount: Plant) -> None:
    async def story(after: House, room: Room, ada: Person, _: Person) -> None:
        await act(after, room, ada, CallOff())
        assert (room.row.status, room.row.result) == ("over", None)

    tell(db, recount, story, against="bot")


def test_a_game_that_can_go_on_is_not_called_off(db: str) -> None:
    async def story(after: House, room: Room, ada: Person, bo: Person) -> None:
        with pytest.raises(Fault, match="can go on"):
            await act(after, room, ada, CallOff())
        with pytest.raises(Fault, match="resign it instead"):
            await leave(after, room, ada)
        assert room.row.status == "playing" and not room.outdated

    tell(db, lambda _: None, story)


def test_one_resigns_and_that_is_in_the_record(db: str, recount: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(after: House, room: Room, ada: Person, bo: Person) -> None:
        await act(after, room, bo, Resign())
        result = room.message(ada.id, 1).result
        assert result is not None and result.winners == [0] and "gave the game up" in result.text
        found = await load(after.store, room.row.id)
        assert found is not None and found.entries[-1].line == "1 !resign" and found.row.length == 3
        again = Room(found)
        assert again.outdated and again.message(bo.id, 1).result is not None
        monkeypatch.undo()
        assert not Room(found).outdated, "who can follow it sees it end like that"

    tell(db, recount, story)


def test_one_leaves_and_the_other_decides_alone(db: str, recount: Plant) -> None:
    async def story(after: House, room: Room, ada: Person, bo: Person) -> None:
        await leave(after, room, ada)
        assert room.row.status == "playing" and room.seat_of(ada.id) is None
        assert await tables_of(after.store, ada.id) == []
        await act(after, room, bo, CallOff())
        assert (room.row.status, room.row.result) == ("over", None)

    tell(db, recount, story)


def test_it_goes_on_when_a_program_comes_that_follows_it_and_no_clock_has_run(
    db: str, recount: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told() -> None:
        first = house(db)
        clock = ClockSetting(600, 0)
        table_id, _, _ = await begun(first, [SeatIn("me"), SeatIn("open")], clock=clock)
        left = (await first.room(table_id)).playing().left
        await first.close()
        recount(GAME)
        second = house(db)
        assert (await second.room(table_id)).outdated
        await second.close()
        monkeypatch.undo()
        third = house(db)
        try:  # as if all that was long ago
            earlier = table.update().values(created=1)
            await third.store.run(lambda c: c.execute(earlier))
            room = await third.room(table_id)
            play = room.playing()
            play.ats[-1] -= 3_600_000
            assert not room.outdated and room.row.outdated is None and play.resumed == {2: room.row.resumed["2"]}  # type: ignore[index]
            assert all(a - b < 60_000 for a, b in zip(left, play.left_at(now()), strict=True))
            await answer(third, room)
            found = await load(third.store, table_id)
            assert found is not None and Room(found).playing().left == play.left
        finally:
            await third.close()

    migrate(db)
    asyncio.run(told())
