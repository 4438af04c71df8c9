"""Copying a SQLite database by SQLite's own means, while it is written to."""

import contextlib
import sqlite3
from pathlib import Path

from overtable.store.faults import NoBackup

ASIDE = ("-wal", "-shm")


def copy(source: Path, target: Path) -> None:
    """All of it as it is at one moment, in one file. Writers go on meanwhile: in WAL mode a reader stops nobody."""
    with contextlib.closing(_open(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        old.backup(new)  # in one step: in several it would begin anew with every write
        new.execute("PRAGMA journal_mode=DELETE")
        found = new.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise NoBackup(f"{source} is damaged: {found}")


def checked_revision(file: Path) -> str | None:
    """The schema's revision in a database that is sound."""
    try:
        with contextlib.closing(_open(file)) as opened:
            found = opened.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise NoBackup(f"{file} is damaged: {found}")
            if not opened.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                return None
            row = opened.execute("SELECT version_num FROM alembic_version").fetchone()
            return None if row is None else str(row[0])
    except sqlite3.DatabaseError as error:
        raise NoBackup(f"{file} cannot be read: {error}") from None


def put_in_place(made: Path, target: Path) -> None:
    """Rename it over the old database; what that has still in its log must not be taken for the new one's."""
    with contextlib.closing(sqlite3.connect(made)) as new:
        new.execute("PRAGMA journal_mode=DELETE")
    if target.is_file():
        try:
            with contextlib.closing(sqlite3.connect(target, timeout=1)) as old:
                old.execute("PRAGMA journal_mode=DELETE")  # refused while anybody else has it open
        except sqlite3.OperationalError as error:
            raise NoBackup(f"somebody still uses {target}: {error}") from None
        except sqlite3.DatabaseError:
            pass  # it is no database; what lies beside it is of no use
    for ending in ASIDE:
        target.with_name(target.name + ending).unlink(missing_ok=True)
    made.replace(target)


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=15)
