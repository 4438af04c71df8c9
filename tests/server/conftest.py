from collections.abc import Iterator
from pathlib import Path

import pytest

from overtable.store.store import sqlite_url
from running import Running
from server.guests import Guest
from store.conftest import cluster, redis_url
from store.postgres import Cluster

__all__ = ["cluster", "redis_url"]


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests that do not harm it."""
    server = Running(data=tmp_path_factory.mktemp("house"))
    yield server
    log = server.stop()
    assert "Traceback" not in log and '"level":"error"' not in log, log


@pytest.fixture
def url(running: Running) -> str:
    return running.url


@pytest.fixture
def ada(url: str) -> Iterator[Guest]:
    with Guest(url, "Ada") as guest:
        yield guest


@pytest.fixture
def bo(url: str) -> Iterator[Guest]:
    with Guest(url, "Bo") as guest:
        yield guest


SQLITE = pytest.mark.parametrize("db", ["sqlite"], indirect=True)
POSTGRESQL = pytest.mark.parametrize("db", ["postgresql"], indirect=True)
"""For long tests of what does not depend on the kind of store: one of them has the one, the next one the other."""


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh store of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    made: Cluster = request.getfixturevalue("cluster")
    return made.fresh()
