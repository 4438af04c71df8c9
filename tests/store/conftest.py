from collections.abc import Iterator
from pathlib import Path

import pytest

from overtable.store.migrate import migrate
from overtable.store.store import sqlite_url
from store.postgres import Cluster, Missing, say_skipped


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    try:
        made = Cluster()
    except Missing as why:
        say_skipped(str(why))
        pytest.skip(f"no PostgreSQL: {why}")
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in which there is nothing yet, of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    made: Cluster = request.getfixturevalue("cluster")
    return made.fresh()


@pytest.fixture
def db(empty: str) -> str:
    """The address of a database with the schema."""
    migrate(empty)
    return empty
