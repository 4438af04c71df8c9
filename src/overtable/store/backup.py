"""Copies of a whole store, made while servers run: what is common to both kinds of database.

A backup is one file in the database's own format: a SQLite database, or a dump of `pg_dump` in its custom format. It
stands under its name only when it is whole.
"""

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy.engine import make_url

from overtable.store.faults import NoBackup
from overtable.store.migrate import FOLDER, migrate, newest_revision, revision_of, sync_url
from overtable.store.outages import MISSED, is_gone
from overtable.store.postgres_copy import dump, dumped_revision, undump
from overtable.store.schema import attendance, entry, person, process, table
from overtable.store.sqlite_copy import checked_revision, copy, put_in_place
from overtable.store.store import now

SQLITE, POSTGRESQL = b"SQLite format 3\x00", b"PGDMP"
ENDINGS = {"sqlite": ".sqlite3", "postgresql": ".dump"}
DATED = "overtable-%Y-%m-%d-%H%M%S"


class Held(msgspec.Struct, frozen=True):
    """What a store holds, or a copy of it."""

    kind: str
    revision: str
    tables: int
    entries: int
    people: int
    bytes: int


def kind_of(url: str) -> str:
    return make_url(url).drivername.partition("+")[0]


def back_up(url: str, file: Path, force: bool = False) -> Held:
    """Copy the store into this file; raises `NoBackup`. What was acknowledged before is in it."""
    if file.is_dir():
        raise NoBackup(f"{file} is a folder; with --keep N the backups in it are dated")
    if file.exists() and not force:
        raise NoBackup(f"{file} is there already; --force writes over it")
    revision = None if _is_missing(url) else revision_of(url)
    if revision is None:
        raise NoBackup("there is no store to copy at that address")
    with beside(file) as unfinished:
        if kind_of(url) == "sqlite":
            copy(_database(url), unfinished)
            tables, entries, people = _counts(f"sqlite:///{unfinished}")
        else:
            with _engine(url).connect() as c:
                # The figures are of the very moment that is copied.
                c = c.execution_options(isolation_level="REPEATABLE READ")
                tables, entries, people = _counted(c)
                moment = c.execute(sa.text("SELECT pg_export_snapshot()")).scalar_one()
                dump(url, unfinished, moment)
        return Held(kind_of(url), revision, tables, entries, people, unfinished.stat().st_size)


def back_up_dated(url: str, folder: Path, keep: int) -> tuple[Path, Held, list[Path]]:
    """Copy it into a file of this folder that is named by the date; only the newest so many stay. What was removed."""
    folder.mkdir(parents=True, exist_ok=True)
    ending = ENDINGS[kind_of(url)]
    file = folder / (time.strftime(DATED, time.gmtime()) + ending)
    held = back_up(url, file)
    stamp = "[0-9]" * 4 + "-[0-9][0-9]-[0-9][0-9]-" + "[0-9]" * 6
    old = sorted(folder.glob(f"overtable-{stamp}{ending}"))[:-keep]
    for each in old:
        each.unlink()
    return file, held, old


def restore(url: str, file: Path, force: bool = False) -> Held:
    """Put a backup in the place of a store and bring its schema up; raises `NoBackup`, having changed nothing."""
    revision = _check(url, file)
    _check_free(url, force)
    if kind_of(url) == "sqlite":
        target = _database(url)
        target.parent.mkdir(parents=True, exist_ok=True)
        with beside(target, lambda made: put_in_place(made, target)) as unfinished:
            copy(file, unfinished)
            migrate(f"sqlite:///{unfinished}")
            _nobody_lives(f"sqlite:///{unfinished}")
    else:
        undump(url, file)
        migrate(url)
        _nobody_lives(url)
    return Held(kind_of(url), revision, *_counts(url), file.stat().st_size)


def _check(url: str, file: Path) -> str:
    """The revision of a backup that can be restored there."""
    if not file.is_file():
        raise NoBackup(f"there is no file {file}")
    with file.open("rb") as opened:
        begins = opened.read(16)
    kind = "sqlite" if begins == SQLITE else "postgresql" if begins.startswith(POSTGRESQL) else None
    if kind is None:
        raise NoBackup(f"{file} is no backup: neither a SQLite database nor a dump of pg_dump in its custom format")
    if kind != kind_of(url):
        raise NoBackup(f"{file} is a backup of a {kind} store; it cannot be restored into {kind_of(url)}")
    revision = checked_revision(file) if kind == "sqlite" else dumped_revision(file)
    if revision is None:
        raise NoBackup(f"{file} holds no store of Overtable")
    if revision not in {known.revision for known in ScriptDirectory(str(FOLDER)).walk_revisions()}:
        raise NoBackup(f"{file} has the schema {revision}, which is newer than this program's, {newest_revision()}")
    return revision


def _check_free(url: str, force: bool) -> None:
    """Whether a store may be written over: no server lives on it, and nothing is in it."""
    if _is_missing(url) or revision_of(url) is None:
        return
    with _engine(url).connect() as c:
        there = sa.inspect(c)
        if there.has_table(process.name):
            beats = c.execute(sa.select(process.c.name).where(process.c.at >= now() - MISSED)).scalars()
            if any(not is_gone(name) for name in beats):
                raise NoBackup("a server is running on this store; stop it first")
        if not force and any(_counted(c)):
            raise NoBackup("the store is not empty; --force puts the backup in its place, and what is in it is lost")


def _nobody_lives(url: str) -> None:
    """Who served the store when it was copied is not here."""
    with _engine(url).begin() as c:
        c.execute(attendance.delete())
        c.execute(process.delete())


@contextlib.contextmanager
def beside(file: Path, place: Callable[[Path], None] | None = None) -> Iterator[Path]:
    """A name beside the file for what is not whole yet: it takes the file's place at the end, or is removed."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.unfinished")
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds hashes of passwords
        yield unfinished
        _to_disk(unfinished)
        if place is not None:
            place(unfinished)
        else:
            unfinished.replace(file)
        _to_disk(file.parent)
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            unfinished.with_name(unfinished.name + ending).unlink(missing_ok=True)


def _to_disk(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _database(url: str) -> Path:
    return Path(make_url(url).database or "")


def _is_missing(url: str) -> bool:
    """Looking at a SQLite file that is not there would make it."""
    return kind_of(url) == "sqlite" and not _database(url).is_file()


def _engine(url: str) -> sa.Engine:
    return sa.create_engine(sync_url(url), poolclass=sa.pool.NullPool)


def _counts(url: str) -> tuple[int, int, int]:
    with _engine(url).connect() as c:
        return _counted(c)


def _counted(c: sa.Connection) -> tuple[int, int, int]:
    """Tables, entries, people."""
    tables, entries, people = (
        int(c.execute(sa.select(sa.func.count()).select_from(kind)).scalar_one()) for kind in (table, entry, person)
    )
    return tables, entries, people
