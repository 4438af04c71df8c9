"""SQLite's writer: a transaction is whole or nothing, whoever began it, and its log does not grow without end."""

import asyncio
import contextlib
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from overtable.store import checkpoints, writer
from overtable.store.migrate import migrate
from overtable.store.people import add_guest
from overtable.store.schema import person
from overtable.store.store import Store, is_away, sqlite_url
from overtable.store.transaction import transaction
from server.hosting.waiting import eventually
from store.opened import with_store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    migrate(sqlite_url(tmp_path))
    return tmp_path / "overtable.sqlite3"


def url(file: Path) -> str:
    return sqlite_url(file.parent)


async def names(store: Store) -> set[str]:
    return await store.run(lambda c: set(c.execute(sa.select(person.c.name)).scalars()), writes=False)


def moved(file: Path) -> int:
    """How many people the database itself holds, without what is only in its log."""
    copy = file.with_name("copy.sqlite3")
    shutil.copy(file, copy)
    with contextlib.closing(sqlite3.connect(copy)) as c:
        found: int = c.execute("SELECT count(*) FROM person").fetchone()[0]
    return found


def test_what_fails_in_the_middle_leaves_nothing_and_the_next_is_written(file: Path) -> None:
    async def story(store: Store) -> None:
        def half(c: sa.Connection) -> None:
            c.execute(person.insert().values(id="a", name="Half", created=1))
            raise KeyError("in the middle")

        def twice(c: sa.Connection) -> None:
            for _ in range(2):
                c.execute(person.insert().values(id="b", name="Twice", created=1))

        with pytest.raises(KeyError):
            await store.run(half)
        with pytest.raises(sa.exc.IntegrityError):
            await store.run(twice)
        await add_guest(store, "Whole")
        assert await names(store) == {"Whole"}

    with_store(url(file), story)


def test_a_database_that_another_holds_for_too_long_is_away_and_comes_back(file: Path) -> None:
    async def story(store: Store) -> None:
        await add_guest(store, "First")
        await store.run(lambda c: c.exec_driver_sql("PRAGMA busy_timeout=10").fetchall())
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(sa.exc.OperationalError) as refused:
                await add_guest(store, "Refused")
            assert is_away(refused.value)
            other.execute("ROLLBACK")
        await add_guest(store, "Second")
        assert await names(store) == {"First", "Second"}

    with_store(url(file), story)


def test_many_who_wait_for_a_database_that_another_holds_wait_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    def counted(c: sa.Connection, work: Any) -> Any:
        nonlocal tries
        tries += 1
        return transaction(c, work)

    async def story(store: Store) -> None:
        await add_guest(store, "First")
        await store.run(lambda c: c.exec_driver_sql("PRAGMA busy_timeout=10").fetchall())
        monkeypatch.setattr(writer, "transaction", counted)
        assert store._writer is not None
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            async with store._writer.aside():  # so that all of them wait together
                waiting = [asyncio.ensure_future(add_guest(store, f"Guest {n}")) for n in range(6)]
                await asyncio.to_thread(eventually, lambda: store.waiting == 6)
                other.execute("BEGIN IMMEDIATE")
            refused = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(r, sa.exc.OperationalError) and is_away(r) for r in refused)
        assert tries == 1

    with_store(url(file), story)


@pytest.mark.parametrize("longest", [checkpoints.LONGEST, 0], ids=["beside writers", "writers wait"])
def test_the_log_is_moved_into_the_database_while_others_write(
    file: Path, monkeypatch: pytest.MonkeyPatch, longest: int
) -> None:
    monkeypatch.setattr(checkpoints, "AFTER", 5)
    monkeypatch.setattr(checkpoints, "LONGEST", longest)

    async def story(store: Store) -> None:
        for n in range(40):
            await add_guest(store, f"Guest {n}")
        await asyncio.to_thread(eventually, lambda: moved(file) >= 5)
        assert len(await names(store)) == 40

    with_store(url(file), story)
    assert moved(file) == 40
