"""What is kept of ended games shows them as they were, and takes little place."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from overtable.server.coach.analyses import Analyses
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.replays import keeping, packing
from overtable.server.replays.keeping import Keeper, keep
from overtable.server.replays.kept import Unreadable, unpack
from overtable.server.replays.packing import plain
from overtable.server.replays.patches import difference, patched
from overtable.server.replays.reels import Reels, record_of
from overtable.server.replays.steps import moment_at, step_at
from overtable.server.table.actions import act
from overtable.server.table.messages import Resign
from overtable.server.table.play import Play
from overtable.server.table.room import Room
from overtable.server.table.sequels import play_on
from overtable.server.table.words import Teller
from overtable.server.wire import PlayOn
from overtable.store.replays import keep_replay, printed_in, replay_of, without_replay
from overtable.store.store import now
from server.conftest import POSTGRESQL, SQLITE
from server.upgrades.opened import GAMES, house, tables, who

LARGEST = 40_000
"""Bytes of what is kept of a game of the old store."""


async def all_of(at: House, room: Room, watcher: int, steps: range) -> list[Any]:
    """All that the server tells of a replay to a watcher."""
    reels = Reels(at.store, at.workers)
    told = await reels.replay(room, watcher, None)
    return [plain(told.steps), *[plain(await reels.moment(room, n, watcher)) for n in steps]]


def from_the_record(play: Play, teller: Teller, steps: range) -> list[Any]:
    """The same, from the states that the record leads to."""
    states = [play.state_after(n) for n in range(len(play.entries) + 1)]
    told = [
        plain(step_at(play, states[n - 1], states[n], n, teller, play.game.view(states[n], teller.watcher)))
        for n in range(1, len(states))
    ]
    happened = {n: [h for h in play.log if h.n == n] for n in steps}
    return [told, *[plain(moment_at(play, states[n], n, teller, happened[n])) for n in steps]]


@SQLITE
@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_from_what_was_kept_as_from_the_record(old: str, game: str, recount: Callable[[str], None]) -> None:
    async def story() -> None:
        before, after = house(old), house(old)
        try:
            room = await before.room((await tables(before.store, "over", game))[0])
            steps = range(0, room.row.length + 1, 7)
            shown = [from_the_record(room.playing(), room.teller(watcher), steps) for watcher in range(3)]
            last = plain(room.message(room.seats[0].person, 1))
            assert [await all_of(before, room, watcher, steps) for watcher in range(3)] == shown
            assert await keep(before.store, before.workers, room)
            data = await replay_of(before.store, room.row.id)
            assert data is not None and 1000 < len(data) < LARGEST
            recount(game)
            # Rows of then know no hash; this one is as if its last entry had been written by the present program.
            room.row.state_hash = "of another state"
            gone = await after.store.run(lambda c: c.execute(hash_of(room.row.id, "of another state")))
            assert gone.rowcount == 1
            room = await after.room(room.row.id)
            assert room.outdated and room.play is None
            assert [await all_of(after, room, watcher, steps) for watcher in range(3)] == shown
            told = plain(room.message(room.seats[0].person, 1))
            for part in ("view", "result", "asked", "decision"):
                assert told[part] == last[part]
            assert [line["n"] for line in told["log"]["lines"]] == [line["n"] for line in last["log"]["lines"]]
        finally:
            await before.close()
            await after.close()

    asyncio.run(story())


def hash_of(table_id: str, state_hash: str) -> Any:
    from overtable.store.schema import table

    return table.update().where(table.c.id == table_id).values(state_hash=state_hash)


async def outdated(old: str, kept: bool) -> tuple[House, Room]:
    """An ended game that this program does not follow, with or without what shows it."""
    at = house(old)
    table_id = (await tables(at.store, "over", "overwatch"))[0]
    if kept:
        await keep(at.store, at.workers, await at.room(table_id))
    await at.store.run(lambda c: c.execute(hash_of(table_id, "of another state")))
    await at.close()
    at = house(old)
    return at, await at.room(table_id)


def test_it_can_only_be_looked_at(old: str) -> None:
    async def story() -> None:
        at, room = await outdated(old, kept=True)
        analyses = Analyses(at.config, at.store, at.rates)
        try:
            ada = await who(at.store, "Ada")
            for refused in (
                lambda: play_on(at, room, ada, 3, PlayOn()),
                lambda: analyses.start(room, ada),
                lambda: act(at, room, ada, Resign()),
            ):
                with pytest.raises(Fault, match=r"This game needs|is over"):
                    await refused()
            replay = await Reels(at.store, at.workers).replay(room, 0, None)
            assert replay.closed.startswith("This game needs") and replay.cards == room.row.cards
            assert await printed_in(at.store, "overwatch", replay.cards) is not None
            record = record_of(room)
            assert len(record.answers) == room.row.length and record.hash == "of another state"
            assert room.row.status == "over" and room.message(ada.id, 1).decision is None
        finally:
            await analyses.close()
            await at.close()

    asyncio.run(story())


def test_where_nothing_was_kept_that_is_said(old: str) -> None:
    async def story() -> None:
        at, room = await outdated(old, kept=False)
        try:
            with pytest.raises(Fault, match="Nothing was kept"):
                await Reels(at.store, at.workers).replay(room, 0, None)
            with pytest.raises(Fault, match="Nothing was kept"):
                await Reels(at.store, at.workers).moment(room, 0, 0)
            told = room.message(None, 1)
            assert told.view is None and told.result is not None and told.outdated is not None
        finally:
            await at.close()

    asyncio.run(story())


async def until_kept(at: House, table_id: str) -> None:
    async with asyncio.timeout(60):
        while await replay_of(at.store, table_id) is None:
            await asyncio.sleep(0)


@POSTGRESQL
def test_it_is_kept_when_a_game_ends_and_later_where_that_was_missed(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        at = house(old)
        keeper = asyncio.create_task(at.keeper.run())
        try:
            missed = await tables(at.store, "over")
            for table_id in missed:
                await until_kept(at, table_id)
            room = await at.room((await tables(at.store, "playing", "overwatch"))[0])
            await act(at, room, await who(at.store, "Ada"), Resign())
            await until_kept(at, room.row.id)
            kept = unpack(await replay_of(at.store, room.row.id) or b"")
            assert kept.length == room.row.length and kept.moment(0, -1).result is not None
            assert await without_replay(at.store, now() + 1, 100) == []
        finally:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)
            await at.close()

    monkeypatch.setattr(keeping, "REST", 0.0)
    asyncio.run(story())


@SQLITE
def test_a_game_that_cannot_be_packed_stops_no_other(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        at = house(old)
        try:
            first, *others = await without_replay(at.store, now(), 100)
            pack = packing.packed

            def stumbles(play: Any, people: Any) -> bytes:
                if play.ats[0] == (await_room.playing().ats[0]):
                    raise ZeroDivisionError
                return pack(play, people)

            await_room = await at.room(first)
            monkeypatch.setattr(packing, "packed", stumbles)
            monkeypatch.setattr(keeping, "REST", 0.0)
            keeper = Keeper(at.store, at.workers)
            await keeper._work()
            assert await replay_of(at.store, first) is None
            assert None not in [await replay_of(at.store, other) for other in others]
        finally:
            await at.close()

    asyncio.run(story())


def test_what_is_damaged_is_not_read() -> None:
    with pytest.raises(Unreadable, match="damaged"):
        unpack(b"\xfd7zXZ no")


def test_it_is_kept_once(old: str) -> None:
    async def story() -> None:
        at = house(old)
        try:
            table_id = (await tables(at.store, "over"))[0]
            await keep_replay(at.store, table_id, b"first")
            await keep_replay(at.store, table_id, b"second")
            await keep_replay(at.store, "gone", b"of a table that is gone")
            assert await replay_of(at.store, table_id) == b"first" and await replay_of(at.store, "gone") is None
        finally:
            await at.close()

    asyncio.run(story())


def some_value(rng: Random, deep: int = 3) -> Any:
    kind = rng.randrange(4 if deep else 2)
    if kind == 2:
        return [some_value(rng, deep - 1) for _ in range(rng.randrange(4))]
    if kind == 3:
        return {rng.choice("abcd"): some_value(rng, deep - 1) for _ in range(rng.randrange(4))}
    return rng.choice([None, "x", "y", 3, 4.5])


@pytest.mark.parametrize("seed", range(20))
def test_a_difference_leads_from_the_one_to_the_other(seed: int) -> None:
    rng = Random(seed)
    for _ in range(200):
        one, other = some_value(rng), some_value(rng)
        assert patched(one, difference(one, other)) == other
        assert difference(other, other) == []
