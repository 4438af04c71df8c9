"""Several servers at one store: everybody hears the same, whichever they are connected to."""

import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import needs
from overtable.store.store import sqlite_url
from running import Running
from server.guests import Guest, play_on, two_at_a_table
from store.redis_server import RedisServer


class Servers:
    """Two at one store."""

    def __init__(self, *options: str, db: str) -> None:
        self.start = lambda port=0: Running(*options, db=db, port=port)
        self.one, self.two = self.start(), self.start()

    def stop(self) -> str:
        return self.one.stop() + self.two.stop()


@pytest.fixture(scope="module", params=["sqlite", "sqlite+redis", "postgresql", "postgresql+redis"])
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    kind, _, board = request.param.partition("+")
    folder = tmp_path_factory.mktemp("together")
    db = sqlite_url(folder) if kind == "sqlite" else request.getfixturevalue("cluster").fresh()
    more = ["--redis", request.getfixturevalue("redis_url")] if board else []
    made = Servers(*more, db=db)
    yield made
    logs = made.stop()
    assert "Traceback" not in logs and '"level":"error"' not in logs, logs


def test_who_watches_and_who_waits_is_the_same_everywhere(servers: Servers) -> None:
    one, two = servers.one, servers.two
    with Guest(one.url, "Ada") as ada, Guest(two.url, "Cy") as cy, Guest(one.url, "Di") as di:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = ada.post("/api/tables", {"game": "lanterns", "seats": seats, "public": True})["table"]
        with cy.sit(table) as c:
            c.until(lambda t: t["watching"] == 1 and not t["seats"][0]["here"])
            with ada.sit(table) as a, di.sit(table) as d:
                for socket in (a, c, d):  # at a table that has not begun
                    told = socket.until(lambda t: t["watching"] == 2 and t["seats"][0]["here"])
                    assert told["table"]["status"] == "open"
            c.until(lambda t: t["watching"] == 1 and not t["seats"][0]["here"])


def test_somebody_at_two_processes_has_not_left_when_one_socket_closes(servers: Servers) -> None:
    one, two = servers.one, servers.two
    ada, bo, table = two_at_a_table(one.url, "lanterns", auto_delay=None)
    with ada, bo, ada.sit(table) as a, bo.sit(table, two.url) as b:
        a.until(lambda t: t["seats"][1]["here"])
        b.until(lambda t: t["seats"][0]["here"])
        with ada.sit(table, two.url) as again:
            again.until(lambda t: t["seats"][1]["here"])
            a.close()
            play_on([again, b], Random(1), 1)
            assert b.table["seats"][0]["here"] and b.table["seats"][0]["away"] is None
        b.until(lambda t: not t["seats"][0]["here"] and t["seats"][0]["away"] is not None)


def test_those_of_a_killed_process_are_missed_and_come_back(servers: Servers) -> None:
    one, two = servers.one, servers.two
    ada, bo, table = two_at_a_table(one.url, "lanterns", auto_delay=None)
    with ada, bo, Guest(two.url, "Cy") as cy, ada.sit(table) as a:
        b, c = bo.sit(table, two.url), cy.sit(table)
        a.until(lambda t: t["seats"][1]["here"])
        two.kill()
        b.close()
        c.close()
        a.until(lambda t: not t["seats"][1]["here"] and t["seats"][1]["away"] is not None)
        with bo.sit(table, one.url) as back:
            back.until(lambda t: t["seats"][0]["here"])
            a.until(lambda t: t["seats"][1]["here"])
            assert play_on([a, back], Random(2), 2) == 2
    servers.two = servers.start(two.port)


@pytest.mark.parametrize("what", ["dies", "hangs"])
def test_a_redis_that_is_away_holds_nobody_up(what: str, tmp_path: Path) -> None:
    program = needs.redis()
    if program is None:
        pytest.skip("there is no Redis server (make needs)")
    redis = RedisServer(program)
    servers = Servers("--redis", redis.url, db=sqlite_url(tmp_path))
    try:
        ada, bo, table = two_at_a_table(servers.one.url, "lanterns", auto_delay=None)
        with ada, bo, ada.sit(table) as a, bo.sit(table, servers.two.url) as b:
            assert play_on([a, b], Random(3), 1) == 1
            redis.process.send_signal(signal.SIGKILL if what == "dies" else signal.SIGSTOP)
            assert play_on([a, b], Random(4), 3) == 3  # through the store, though later
    finally:
        logs = servers.stop()
        redis.stop()
    assert "Traceback" not in logs and '"level":"error"' not in logs, logs
