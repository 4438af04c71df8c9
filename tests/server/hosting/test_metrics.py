"""`/metrics`: what is told to Prometheus, to whom, and by several processes as by one."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from running import Running
from server.guests import Guest, play_on, some, two_at_a_table
from server.hosting.waiting import eventually

TOKEN = "for-the-tests"
Figures = dict[tuple[str, frozenset[tuple[str, str]]], float]


def read(url: str, **headers: str) -> Figures:
    told = httpx.get(f"{url}/metrics", headers=headers)
    assert told.status_code == 200, told.text
    families = text_string_to_metric_families(told.text)
    return {(s.name, frozenset(s.labels.items())): s.value for family in families for s in family.samples}


def total(figures: Figures, name: str, **labels: str) -> float:
    """The sum over all samples of that name that have these labels."""
    return sum(v for (n, given), v in figures.items() if n == f"overtable_{name}" and set(labels.items()) <= given)


def until(url: str, name: str, least: float, **labels: str) -> Figures:
    """Views are sent beside the reply, and processes look at their figures now and then."""
    eventually(lambda: total(read(url), name, **labels) >= least)
    return read(url)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running("--metrics-token", TOKEN, data=tmp_path_factory.mktemp("metrics"))
    yield server
    server.stop()


def test_a_game_is_counted_and_timed(house: Running) -> None:
    before = read(house.url)
    ada, bo, table = two_at_a_table(house.url, "lanterns")
    with ada, bo, ada.sit(table) as one, bo.sit(table) as two, Guest(house.url, "Eve") as eve, eve.sit(table) as three:
        for socket in (one, two, three):
            socket.receive()
        given = play_on([one, two], Random(3), 8)
        assert given == 8
        figures = until(
            house.url, "answer_shown_seconds_count", total(before, "answer_shown_seconds_count") + 2 * given
        )
        counted = [total(each, "answers_total", game="lanterns", by="person") for each in (before, figures)]
        assert counted[1] - counted[0] == given
        for name in ("answer_written_seconds_count", "store_commit_seconds_count"):
            assert total(figures, name) - total(before, name) >= given
        assert total(figures, "tables", game="lanterns", status="playing") >= 1
        assert total(figures, "sockets") == 3 and total(figures, "spectators") == 1
    assert total(figures, "memory_bytes") > 10_000_000 and total(figures, "cpu_seconds_total") > 0
    assert total(figures, "build_info", store="sqlite") == 1 and total(figures, "processes") == 1


def test_bots_are_timed_by_their_level(house: Running) -> None:
    rng = Random(2)
    with Guest(house.url, "Ada") as ada:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        made = ada.post("/api/tables", {"game": "lanterns", "seats": seats, "auto_delay": 0})
        with ada.sit(made["table"]) as one:
            one.receive()
            for _ in range(4):
                reply = one.answer(some(rng, one.decision))
                one.until(lambda t, least=reply["entry"]: t["entries"] >= least)
    assert total(until(house.url, "answers_total", 1, by="bot"), "bot_thinking_seconds_count", player="greedy") > 0


def test_routes_are_patterns_and_no_address_makes_a_new_one(house: Running) -> None:
    with httpx.Client(base_url=house.url) as client:
        client.get("/api/games")
        known = {key for key in read(house.url) if key[0] == "overtable_requests_total"}
        for n in range(30):
            client.get(f"/api/tables/none{n}")
            client.get(f"/some/page/{n}")
            client.get(f"/api/nothing/{n}")
            client.request(f"ODD{n}", f"/odd/{n}")
            client.post(f"/api/tables/{n}/join")
        after = {key for key in read(house.url) if key[0] == "overtable_requests_total"}
    new = [dict(labels) for _, labels in after - known]
    assert len(new) <= 8, new
    assert {"method": "GET", "route": "/api/tables/{table_id}", "status": "404"} in new
    assert not any("none" in each["route"] or "ODD" in each["method"] for each in new)


def test_only_the_machine_itself_reads_them_or_who_has_the_token(house: Running) -> None:
    def status(**headers: str) -> int:
        return httpx.get(f"{house.url}/metrics", headers=headers).status_code

    assert status() == 200
    through = {"X-Forwarded-For": "203.0.113.9"}
    assert status(**through) == 403 and status(**{"X-Forwarded-For": "127.0.0.1"}) == 403
    assert status(**through, Authorization=f"Bearer {TOKEN}") == 200
    assert status(**through, Authorization="Bearer wrong") == 403


def test_one_of_several_processes_tells_of_all_and_forgets_who_died(tmp_path: Path) -> None:
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    before = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = str(temporary)
    try:
        server = Running("--processes", "2", "--rates", data=tmp_path / "data")
    finally:
        os.environ.pop("TMPDIR") if before is None else os.environ.update(TMPDIR=before)
    try:
        # It is announced before its processes have come up.
        eventually(lambda: total(read(server.url), "processes") == 2)
        for _ in range(20):  # each on a connection of its own, to whichever process takes it
            httpx.get(f"{server.url}/api/games")
        for _ in range(5):
            assert total(read(server.url), "requests_total", route="/api/games", status="200") == 20
        (folder,) = temporary.glob("overtable-metrics-*")
        pids = {int(f.stem.rpartition("_")[2]) for f in folder.glob("gauge_livesum_*.db")}
        assert len(pids) == 2
        os.kill(pids.pop(), signal.SIGKILL)

        def another_came() -> bool:
            found = total(read(server.url), "processes")
            there = {int(f.stem.rpartition("_")[2]) for f in folder.glob("gauge_livesum_*.db")}
            return len(there) == 2 and bool(there - pids) and found == 2

        eventually(another_came)  # and the dead one is not told of
        figures = read(server.url)
        assert total(figures, "requests_total", route="/api/games", status="200") == 20  # what it did is not forgotten
        # The rates hold for others, and are counted; not for these figures.
        with httpx.Client(base_url=server.url) as client:
            refused = sum(client.get("/api/games").status_code == 429 for _ in range(120))
        figures = read(server.url)
        assert refused > 0 and total(figures, "refusals_total", what="request") == refused
        assert total(figures, "requests_total", route="refused", status="429") == refused
    finally:
        server.stop()
    assert not list(temporary.glob("overtable-metrics-*"))
