"""The store, on SQLite and on a real PostgreSQL: the same tests."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from overtable.store import decks, people
from overtable.store.migrate import migrate, sync_url
from overtable.store.news import listen
from overtable.store.outages import Life, beat_at, passed
from overtable.store.ready import driver_of
from overtable.store.rows import ChatRow, EntryRow, Person, SeatRow, SnapshotRow, TableRow
from overtable.store.schema import metadata, session
from overtable.store.store import Store, async_url, is_away
from overtable.store.tables import (
    Answers,
    Change,
    add_table,
    commit,
    drop_table,
    due_tables,
    load,
    public_tables,
    running_tables,
    seat_with_token,
    tables_of,
)
from store.opened import with_store
from store.postgres import Cluster


def row(table_id: str = "t1", **more: Any) -> TableRow:
    facts: dict[str, Any] = {
        "owner": None, "game": "g", "mode": "m", "settings": {"hand": 6, "open": True}, "cards": "v", "seed": 2**61 + 1,
        "nonce": "n", "created": 1, "updated": 1,
    }  # fmt: skip
    return TableRow(id=table_id, **(facts | more))


def seats(table_id: str, *people_there: str | None) -> list[SeatRow]:
    return [
        SeatRow(
            table_id=table_id, number=n, kind="person" if p else "open", person=p, token=people.hashed(f"secret {n}")
        )
        for n, p in enumerate(people_there)
    ]


def test_the_migrations_make_exactly_the_schema(db: str) -> None:
    engine = sa.create_engine(sync_url(db))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_migrating_goes_down_and_up_again_and_does_no_harm_twice(db: str) -> None:
    with_store(db, lambda s: people.add_guest(s, "Ada"))
    migrate(db)
    found = with_store(db, lambda s: count(s, "person"))
    assert found == 1
    migrate(db, "base")
    migrate(db)
    assert with_store(db, lambda s: count(s, "person")) == 0


async def count(store: Store, name: str) -> int:
    async with store.read() as c:
        return int((await c.execute(sa.select(sa.func.count()).select_from(metadata.tables[name]))).scalar_one())


def test_two_processes_may_migrate_at_once(empty: str) -> None:
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda _: migrate(empty), range(3)))
    assert with_store(empty, lambda s: count(s, "person")) == 0


def test_a_database_that_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="mysql is no database of the store"):
        async_url("mysql://host/name")
    assert async_url("postgresql://u:p@host/name") == "postgresql+psycopg://u:p@host/name"


def test_people_and_sessions(db: str) -> None:
    async def work(s: Store) -> None:
        guest = await people.add_guest(s, "Ada'); DROP TABLE person;--")
        token = await people.open_session(s, guest.id)
        assert await people.person_of(s, token) == guest
        assert await people.person_of(s, "another") is None
        await people.rename(s, guest.id, "Ada")
        account = await people.add_account(s, "Ada L", "hash", guest.id)
        assert account == Person(guest.id, "Ada L", False)
        assert await people.person_of(s, token) == account
        with pytest.raises(people.NameTaken):
            await people.add_account(s, "ADA  l", "other", None)
        assert await people.account_named(s, "ada L") == (account, "hash")
        assert await people.account_named(s, "nobody") is None
        await people.close_session(s, token)
        assert await people.person_of(s, token) is None
        old = await people.open_session(s, account.id)
        async with s.write() as c:
            await c.execute(session.update().values(expires=1))
        assert await people.person_of(s, old) is None
        async with s.read() as c:
            kept = (await c.execute(sa.select(session.c.hash))).scalars().all()
        assert old not in kept  # only hashes are kept

    with_store(db, work)


def test_mutes_and_decks_are_ones_own(db: str) -> None:
    async def work(s: Store) -> None:
        a, b = (await people.add_guest(s, "A")).id, (await people.add_guest(s, "B")).id
        await people.set_mute(s, a, b, True)
        await people.set_mute(s, a, b, True)
        assert await people.muted_by(s, a) == {b} and await people.muted_by(s, b) == frozenset()
        await people.set_mute(s, a, b, False)
        assert await people.muted_by(s, a) == frozenset()
        mine = await decks.add_deck(s, a, "g", "Deck", "1 card")
        assert await decks.deck_of(s, b, mine.id) is None
        assert not await decks.change_deck(s, b, mine.id, "x", "y") and not await decks.drop_deck(s, b, mine.id)
        assert await decks.change_deck(s, a, mine.id, "New", "2 cards")
        assert [(d.name, d.text) for d in await decks.decks_of(s, a, "g")] == [("New", "2 cards")]
        assert await decks.decks_of(s, a, "other") == []
        assert await decks.drop_deck(s, a, mine.id) and await decks.decks_of(s, a) == []

    with_store(db, work)


def test_a_table_comes_back_as_it_was_written(db: str) -> None:
    async def work(s: Store) -> None:
        who = (await people.add_guest(s, "A")).id
        made = row(owner=who, position={"a": {"hand": ["Ana"]}}, clock_seconds=60, clock_increment=2)
        await add_table(s, made, seats("t1", who, None), [])
        found = await load(s, "t1")
        assert found is not None
        assert found.row == made and found.seats == seats("t1", who, None)
        assert found.entries == [] and found.chat == [] and found.snapshot is None
        assert await load(s, "t2") is None
        assert await seat_with_token(s, "t1", "secret 1") == 1 and await seat_with_token(s, "t1", "secret") is None

    with_store(db, work)


def test_a_change_is_written_once_and_whole(db: str) -> None:
    async def work(s: Store) -> None:
        await add_table(s, row(), seats("t1", None, None), [])
        entries = [EntryRow("0 play card:12", 5), EntryRow("0 done", 5)]
        line = ChatRow(n=0, person="p", seat=None, name="<b>", text="'; DROP TABLE chat; --", at=5)
        change = Change(
            columns={"asked": [1], "result": {"winners": [0], "rule": "R", "limit": False}, "status": "over"},
            seats={1: {"auto": False}},
            entries=entries,
            chat=line,
            snapshot=SnapshotRow(2, "v1", b"\x00\xff"),
        )
        assert await commit(s, "t1", 0, change, 5, 0)
        assert not await commit(s, "t1", 0, change, 6, 0)  # the table has moved on
        found = await load(s, "t1")
        assert found is not None
        assert (found.row.version, found.row.length, found.row.lines, found.row.updated) == (1, 2, 1, 5)
        assert (
            found.row.asked == [1]
            and found.row.result == {"winners": [0], "rule": "R", "limit": False}
            and found.row.status == "over"
        )
        assert found.entries == entries and found.chat == [line] and found.snapshot == change.snapshot
        assert [x.auto for x in found.seats] == [True, False]
        newer = await load(s, "t1", entries=1, lines=1)
        assert newer is not None and newer.entries == entries[1:] and newer.chat == [] and newer.snapshot is None

    with_store(db, work)


def test_a_change_that_breaks_in_the_middle_writes_nothing(db: str) -> None:
    async def work(s: Store) -> None:
        await add_table(s, row(), seats("t1", None, None), [])
        assert await commit(s, "t1", 0, Change(entries=[EntryRow("0 pass", 1)]), 1, 0)
        with pytest.raises(sa.exc.IntegrityError):
            await commit(s, "t1", 1, Change(columns={"mode": "changed"}, entries=[EntryRow("1 pass", 2)]), 2, 0)
        found = await load(s, "t1")
        assert found is not None and found.row.mode == "m" and found.row.version == 1
        assert found.entries == [EntryRow("0 pass", 1)]

    with_store(db, work)


def test_of_many_who_answer_at_once_exactly_one_wins(db: str) -> None:
    async def work(s: Store) -> None:
        other = Store(db)
        await add_table(s, row(), seats("t1", None, None), [])
        tries = [
            commit(store, "t1", 0, Change(entries=[EntryRow(f"0 try number:{n}", 1)]), 1, 0)
            for n, store in enumerate([s, other] * 5)
        ]
        assert sorted(await asyncio.gather(*tries)) == [False] * 9 + [True]
        found = await load(s, "t1")
        assert found is not None and len(found.entries) == 1 and found.row.length == 1
        await other.close()

    with_store(db, work)


def test_one_who_fails_does_not_spoil_the_others_of_the_moment(db: str) -> None:
    async def work(s: Store) -> None:
        for n in range(12):
            await add_table(s, row(f"t{n}"), seats(f"t{n}", None, None), [EntryRow("0 pass", 1)])
        one = EntryRow("1 pass", 2)
        tries = [
            # the fifth says that its record is empty, which it is not
            commit(s, f"t{n}", 7 if n == 3 else 0, Change(entries=[one]), 2, 0 if n == 5 else 1)
            for n in range(12)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [n for n, r in enumerate(results) if r is True] == [n for n in range(12) if n not in (3, 5)]
        assert results[3] is False and isinstance(results[5], sa.exc.IntegrityError)
        for n in range(12):
            found = await load(s, f"t{n}")
            assert found is not None and (one in found.entries) == (n not in (3, 5))
            assert found.row.version == (0 if n in (3, 5) else 1)

    with_store(db, work)


def test_lists_of_tables(db: str) -> None:
    async def work(s: Store) -> None:
        who = (await people.add_guest(s, "A")).id
        for n, (status, public) in enumerate([("open", True), ("playing", True), ("over", True), ("open", False)]):
            made = row(
                f"t{n}", owner=who, status=status, public=public, updated=n, due=n if status == "playing" else None
            )
            await add_table(s, made, seats(f"t{n}", who, None), [])
        assert [t.row.id for t in await public_tables(s, None, ["open", "playing"])] == ["t1", "t0"]
        assert [t.row.id for t in await public_tables(s, "g", ["over"])] == ["t2"]
        assert await public_tables(s, "other", ["open"]) == []
        assert [t.row.id for t in await tables_of(s, who)] == ["t3", "t1", "t0", "t2"]
        assert await running_tables(s, who) == 3
        assert await due_tables(s, 5) == ["t1"] and await due_tables(s, 0) == []
        await drop_table(s, "t3")
        assert await load(s, "t3") is None and await running_tables(s, who) == 2

    with_store(db, work)


def test_answers_are_written_once_and_for_the_version_that_they_were_made_for(db: str) -> None:
    async def work(s: Store) -> None:
        await add_table(s, row(), seats("t1", None, None), [])
        given = Change(columns={"asked": [1], "undo_by": None}, entries=[EntryRow("0 pass", 5), EntryRow("0 go", 5)])
        written = await asyncio.gather(*(commit(s, "t1", 0, given, 5, 0) for _ in range(8)))
        assert sorted(written) == [False] * 7 + [True]
        assert not await commit(s, "t1", 0, Change(columns={"asked": []}, entries=[EntryRow("1 late", 6)]), 6, 2)
        found = await load(s, "t1")
        assert found is not None and found.entries == given.entries
        assert (found.row.version, found.row.length, found.row.asked, found.row.updated) == (1, 2, [1], 5)

    with_store(db, work)


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """For what cannot happen to a file."""
    made = cluster.fresh()
    migrate(made)
    return made


def test_a_connection_that_was_lost_meanwhile_is_opened_again(postgresql: str) -> None:
    async def work(s: Store) -> None:
        await add_table(s, row(), seats("t1", None, None), [])
        async with s.write() as c:
            await c.execute(
                sa.text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
                    " AND datname = current_database()"
                )
            )
        given = Change(columns={"asked": [1]}, entries=[EntryRow("0 pass", 5)])
        assert await commit(s, "t1", 0, given, 5, 0)

    with_store(postgresql, work)


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("by", [lambda c, q: c.execute(sa.text(q)), lambda c, q: driver_of(c).execute(q)])
def test_a_connection_that_is_lost_in_the_middle_is_told_as_such_and_replaced(
    postgresql: str, alone: bool, by: Any
) -> None:
    async def work(s: Store) -> None:
        await add_table(s, row(), seats("t1", None, None), [])
        for version in range(12):  # of several threads
            with pytest.raises(Exception) as lost:
                await s.run(lambda c: by(c, "SELECT pg_terminate_backend(pg_backend_pid())"), alone=alone)
            assert is_away(lost.value)
            given = Change(columns={"asked": [1]}, entries=[EntryRow("0 pass", 5)])
            assert await commit(s, "t1", version, given, 5, version)
            other = Store(postgresql)
            found = await load(other, "t1")
            await other.close()
            assert found is not None and found.row.version == len(found.entries) == version + 1

    with_store(postgresql, work)


def test_other_processes_hear_of_a_change(db: str) -> None:
    async def work(s: Store) -> None:
        other = Store(db)
        await add_table(s, row(), seats("t1", None, None), [])
        news: asyncio.Queue[tuple[str, int, Answers | None]] = asyncio.Queue()

        def heard(table_id: str, version: int, answers: Answers | None = None) -> None:
            news.put_nowait((table_id, version, answers))

        task = asyncio.create_task(listen(other, lambda: ["t1"], heard, lambda ids: None, every=0.01))
        try:
            while (await asyncio.wait_for(news.get(), 20))[:2] != ("t1", 0):
                pass  # it listens now
            assert await commit(s, "t1", 0, Change(columns={"rematch": [0]}), 1, 0)
            while (told := await asyncio.wait_for(news.get(), 20))[:2] != ("t1", 1):
                pass
            assert told[2] is None
            answers = Change(columns={"asked": [0], "due": None}, entries=[EntryRow("0 pass", 5), EntryRow("0 go", 5)])
            assert await commit(s, "t1", 1, answers, 5, 0)
            while (told := await asyncio.wait_for(news.get(), 20))[:2] != ("t1", 2):
                pass
            assert told[2] == (None if s.sqlite else Answers(answers.columns, answers.entries, 5))
            long = Change(columns={"asked": [1]}, entries=[EntryRow("0 " + "x" * 9000, 6)])
            assert await commit(s, "t1", 2, long, 6, 2)
            while (told := await asyncio.wait_for(news.get(), 20))[:2] != ("t1", 3):
                pass
            assert told[2] is None  # too long for news: it is read
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await other.close()

    with_store(db, work)


def test_a_long_silence_is_noted_as_an_outage(db: str) -> None:
    async def work(s: Store) -> None:
        assert await beat_at(s, "one", 100_000) == Life([], frozenset())
        assert await beat_at(s, "two", 102_500) == Life([], frozenset({"one"}))
        assert await beat_at(s, "one", 203_000) == Life([(102_500, 203_000)], frozenset())
        assert await beat_at(s, "two", 204_000) == Life([(102_500, 203_000)], frozenset({"one"}))
        assert passed([(103_000, 203_000)], 101_000, 205_000) == 4000
        assert passed([(103_000, 203_000)], 110_000, 120_000) == 0
        assert passed([], 5, 3) == 0

    with_store(db, work)


def test_sqlite_is_set_up_for_many_readers_and_one_writer(tmp_path: Any) -> None:
    db = f"sqlite:///{tmp_path}/x.sqlite3"
    migrate(db)

    async def work(s: Store) -> None:
        async with s.read() as c:
            for pragma, value in (("journal_mode", "wal"), ("foreign_keys", 1), ("busy_timeout", 5000)):
                assert (await c.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value

    with_store(db, work)
