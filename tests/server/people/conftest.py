from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from overtable.store.hosts import make_host
from overtable.store.store import sqlite_url
from running import Running
from server.guests import Guest
from store.opened import with_store

SECRET = "correct horse battery"
Visit = Callable[..., Guest]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address of a server behind a proxy on the loopback, and of its store."""
    folder = tmp_path_factory.mktemp("people")
    server = Running("--proxies", "loopback", data=folder)
    yield server.url, sqlite_url(folder)
    log = server.stop()
    assert "Traceback" not in log and '"level":"error"' not in log, log


@pytest.fixture
def visit(house: tuple[str, str]) -> Iterator[Visit]:
    """Makes people: guests, or with `account` those who have one; `at` is the address that they come from."""
    with ExitStack() as stack:

        def made(name: str | None, account: bool = False, at: str = "") -> Guest:
            guest = stack.enter_context(Guest(house[0], None))
            if at:
                guest.http.headers["X-Forwarded-For"] = at
            if name is not None:
                body: dict[str, Any] = {"name": name} | ({"password": SECRET} if account else {})
                guest.post("/api/account" if account else "/api/guest", body)
            return guest

        yield made


@pytest.fixture(scope="session")
def hostess(house: tuple[str, str]) -> Iterator[Guest]:
    """A host of the house."""
    with Guest(house[0], None) as guest:
        guest.post("/api/account", {"name": "Hostess", "password": SECRET})
        made = with_store(house[1], lambda s: make_host(s, "hostess", True))
        assert made is not None
        yield guest
