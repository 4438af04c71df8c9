"""Which store a command works on, and what is said when it cannot be reached."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from overtable.cli.console import Wrong

Data = Annotated[Path, typer.Option(help="The folder of the SQLite database.")]
Db = Annotated[
    str | None, typer.Option(envvar="OVERTABLE_DB", help="Another database: postgresql+psycopg://user@host/name.")
]


def store_url(data: Path, db: str | None) -> str:
    """The address of the store."""
    try:
        # What the store needs is an extra of the package, and slow to load.
        from overtable.store.store import async_url, sqlite_url
    except ImportError as error:
        raise Wrong(f"the server needs more packages ({error.name}): pip install 'overtable[server]'") from None
    try:
        return async_url(db) if db else sqlite_url(data.resolve())
    except Exception as error:
        raise Wrong(f"--db: {error}") from None


@contextmanager
def reached() -> Iterator[None]:
    """Tells in words that the database cannot be used."""
    # An extra of the package, and slow to load.
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise Wrong(f"the database cannot be used: {why}") from None
