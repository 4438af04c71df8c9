from collections.abc import Iterator
from pathlib import Path

import pytest

import needs
from overtable.store.migrate import migrate
from overtable.store.store import sqlite_url
from store.postgres import Cluster
from store.redis_server import RedisServer


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = needs.postgresql()
    if programs is None:
        pytest.skip("there is no PostgreSQL server (make needs)")
    made = Cluster(programs)
    yield made
    made.stop()


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    program = needs.redis()
    if program is None:
        pytest.skip("there is no Redis server (make needs)")
    made = RedisServer(program)
    yield made.url
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
