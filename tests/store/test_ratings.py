"""A rating is written with the result that it comes from, or not at all; games that end at once count one by one."""

import asyncio

import pytest

from overtable.store import people
from overtable.store.ratings import Rated
from overtable.store.rows import RatingRow, SeatRow, TableRow
from overtable.store.store import Store
from overtable.store.tables import Change, add_table, commit, load
from store.opened import with_store

FRESH = RatingRow("g", 25.0, 8.0, 0)


def more(rows: list[RatingRow]) -> list[RatingRow]:
    """The first seat wins a point from the others: what is read counts, so nothing may be lost."""
    return [RatingRow(r.game, r.mu + (1 if n == 0 else -1), r.sigma, r.games + 1) for n, r in enumerate(rows)]


async def table(store: Store, table_id: str) -> None:
    facts = {"owner": None, "game": "g", "mode": "m", "settings": {}, "cards": "v", "seed": 1, "nonce": "n"}
    row = TableRow(id=table_id, created=1, updated=1, rated=True, status="playing", **facts)  # type: ignore[arg-type]
    await add_table(store, row, [SeatRow(table_id=table_id, number=0, kind="open")], [])


def ended(*who: str) -> Change:
    return Change(columns={"status": "over"}, rated=Rated("g", list(who), FRESH, more))


def test_result_and_rating_are_one_transaction(db: str) -> None:
    async def work(s: Store) -> None:
        a, b = [(await people.add_guest(s, name)).id for name in "ab"]
        await table(s, "t1")
        # A version that somebody else was faster with writes neither.
        assert not await commit(s, "t1", 7, ended(a, b), 2, 0)
        assert await people.ratings_of(s, a) == []

        # What goes wrong while ratings are worked out takes the result with it.
        def broken(rows: list[RatingRow]) -> list[RatingRow]:
            raise ArithmeticError

        with pytest.raises(ArithmeticError):
            wrong = Change(columns={"status": "over"}, rated=Rated("g", [a, b], FRESH, broken))
            await commit(s, "t1", 0, wrong, 2, 0)
        found = await load(s, "t1")
        assert found is not None and found.row.status == "playing" and await people.ratings_of(s, a) == []
        # Once it is written it counts, and not a second time.
        assert await commit(s, "t1", 0, ended(a, b), 2, 0)
        assert not await commit(s, "t1", 0, ended(a, b), 2, 0)
        assert await people.ratings_of(s, a) == [RatingRow("g", 26.0, 8.0, 1)]
        assert await people.ratings_of(s, b) == [RatingRow("g", 24.0, 8.0, 1)]
        # Somebody who has left for good: the game ends, and nothing counts.
        await table(s, "t2")
        assert await commit(s, "t2", 0, ended(a, "gone"), 2, 0)
        assert await people.ratings_of(s, a) == [RatingRow("g", 26.0, 8.0, 1)]

    with_store(db, work)


def test_games_of_the_same_people_that_end_at_the_same_moment_all_count(db: str) -> None:
    games = 24

    async def work(s: Store) -> None:
        other = Store(db)  # as another process would be
        try:
            who = [(await people.add_guest(s, name)).id for name in "abc"]
            for n in range(games):
                await table(s, f"t{n}")
            pairs = [(who[n % 3], who[(n + 1) % 3]) for n in range(games)]
            stores = [s if n % 2 else other for n in range(games)]
            ends = (commit(stores[n], f"t{n}", 0, ended(*pairs[n]), 2, 0) for n in range(games))
            assert all(await asyncio.gather(*ends))
            for person in who:
                (row,) = await people.ratings_of(s, person)
                assert row.games == games * 2 // 3 and row.mu == 25.0
        finally:
            await other.close()

    with_store(db, work)
