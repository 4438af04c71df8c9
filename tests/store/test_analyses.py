"""What the coach found, in both stores: who may work on it, and what is kept."""

import asyncio

import msgspec
import sqlalchemy as sa

from overtable.store.analyses import MISSED, analysis_of, beat, claim, finish, let_go
from overtable.store.migrate import migrate
from overtable.store.rows import AnalysisRow, SeatRow, TableRow
from overtable.store.schema import seat, table
from overtable.store.store import Store
from overtable.store.tables import add_table, drop_table, load
from store.opened import with_store


def row_of(table_id: str) -> TableRow:
    return TableRow(
        id=table_id, owner=None, game="g", mode="m", settings={}, cards="v", seed=1, nonce="n", created=1, updated=1
    )


async def a_table(store: Store, table_id: str = "t1") -> None:
    await add_table(store, row_of(table_id), [SeatRow(table_id=table_id, number=0, kind="open")], [])


async def an_old_table(store: Store) -> None:
    """As it was written before a seat said who has left, and a table by which version it was played."""
    later = ("program", "rules", "state_hash", "outdated", "resumed", "calling_off", "manners")
    later += ("legality", "event", "event_key", "event_seats", "pick_seconds")
    row = {name: value for name, value in msgspec.structs.asdict(row_of("t1")).items() if name not in later}
    old = msgspec.structs.asdict(SeatRow(table_id="t1", number=0, kind="open"))
    was = {name: value for name, value in old.items() if name not in ("stops", "away")}

    def work(c: sa.Connection) -> None:
        c.execute(table.insert().values(**row))
        c.execute(seat.insert().values(**was))

    await store.run(work)


def test_a_store_from_before_the_coach_gets_its_place_and_keeps_its_tables(empty: str) -> None:
    migrate(empty, "0002")
    with_store(empty, an_old_table)
    migrate(empty)

    async def work(s: Store) -> None:
        found = await load(s, "t1")
        assert found is not None and [(one.stops, one.away) for one in found.seats] == [(None, None)]
        assert await analysis_of(s, "t1") is None
        assert await claim(s, "t1", 5)

    with_store(empty, work)


def test_from_waiting_to_done(db: str) -> None:
    async def work(s: Store) -> None:
        await a_table(s)
        assert await claim(s, "t1", 5)
        assert await analysis_of(s, "t1") == AnalysisRow("waiting", 0, 0, 5, "", "")
        await beat(s, 8, {"t1": ("running", 6, 20), "gone": ("running", 1, 2)})
        assert await analysis_of(s, "t1") == AnalysisRow("running", 6, 20, 8, "", "")
        await finish(s, "t1", 9, data='{"a": "\u00d6"}')
        done = AnalysisRow("done", 6, 20, 9, "", '{"a": "\u00d6"}')
        assert await analysis_of(s, "t1") == done
        await beat(s, 10, {"t1": ("running", 7, 20)})
        await let_go(s, ["t1"])
        assert await analysis_of(s, "t1") == done, "what is done stays"
        assert not await claim(s, "t1", 10**9)
        assert await claim(s, "t1", 10**9, again=True)

    with_store(db, work)


def test_a_failure_a_lost_worker_and_one_that_lets_go_leave_it_to_others(db: str) -> None:
    async def work(s: Store) -> None:
        await a_table(s)
        assert await claim(s, "t1", 5)
        assert not await claim(s, "t1", 5 + MISSED), "somebody works on it"
        assert await claim(s, "t1", 6 + MISSED), "nobody has been heard of for too long"
        await finish(s, "t1", 9, said="It took too long.")
        assert await analysis_of(s, "t1") == AnalysisRow("failed", 0, 0, 9, "It took too long.", "")
        assert await claim(s, "t1", 10)
        await let_go(s, ["t1"])
        assert await analysis_of(s, "t1") is None
        assert await claim(s, "t1", 11)
        await drop_table(s, "t1")
        assert await analysis_of(s, "t1") is None
        assert not await claim(s, "t1", 12), "there is no such table"

    with_store(db, work)


def test_of_many_who_want_it_at_once_one_gets_it(db: str) -> None:
    async def work(s: Store) -> None:
        other = Store(db)
        await a_table(s)
        won = await asyncio.gather(*(claim(store, "t1", 5) for store in [s, other] * 5))
        assert sorted(won) == [False] * 9 + [True]
        await other.close()

    with_store(db, work)
