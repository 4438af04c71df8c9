from collections.abc import Iterator

import pytest

from server.guests import Guest, Running


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
