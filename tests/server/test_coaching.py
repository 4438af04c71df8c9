"""The coach over HTTP, with a real worker: begun, followed, kept, refused."""

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from overtable.kernel.record import standing
from overtable.lab.coach import analyse
from overtable.lab.match import Match, record_of
from overtable.server.coach.study import STOPPED, TOO_LONG, Failed, Found, Study
from running import Running
from server.guests import WAIT, Guest, Socket, play_on, some, two_at_a_table

ROUNDS = 1
FEW = ("--coach-rounds", str(ROUNDS))
PAUSE = 0.02
"""Seconds between two questions how far it is."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(*FEW, data=tmp_path_factory.mktemp("coach"))
    yield server
    log = server.stop()
    assert "Traceback" not in log, log


def answered(socket: Socket, rng: Random) -> None:
    reply = socket.answer(some(rng, socket.decision))
    assert reply["type"] == "ok", reply
    socket.until(lambda t: t["entries"] >= reply["entry"])


def a_short_game(url: str, answers: int = 3, **more: Any) -> tuple[Guest, Guest, str]:
    """Two guests play a little, take one answer back, and one of them gives up."""
    ada, bo, table = two_at_a_table(url, "overwatch", auto_delay=None, **more)
    rng = Random(5)
    with ada.sit(table) as a, bo.sit(table) as b:
        a.until(lambda t: t["table"]["status"] == "playing")
        play_on([a, b], rng, answers)
        for socket in (a, b):
            socket.ask("ping")
        asked = a if a.table["decision"] else b
        answered(asked, rng)
        if asked.ask("undo").get("done") is False:
            assert (b if asked is a else a).ask("undo-reply", yes=True)["type"] == "ok"
        asked.until(lambda t: any(line["kind"] == "!back" for line in asked.log))
        answered(asked, rng)
        b.ask("resign")
        a.until(lambda t: t["result"] is not None)
    return ada, bo, table


def followed(guest: Guest, table: str) -> list[dict[str, Any]]:
    """All that is told until it is done or has failed."""
    told: list[dict[str, Any]] = []
    end = time.monotonic() + 2 * WAIT
    while not told or told[-1]["state"] in ("waiting", "running"):
        assert time.monotonic() < end, told[-1]
        told.append(guest.get(f"/api/tables/{table}/analysis"))
        time.sleep(PAUSE)  # or the asking would take the coach's time
    return told


def test_an_analysis_is_begun_followed_and_tells_what_each_answer_cost(server: Running) -> None:
    ada, bo, table = a_short_game(server.url)
    with ada, bo:
        assert ada.get(f"/api/tables/{table}/analysis")["state"] == "none"
        assert ada.post(f"/api/tables/{table}/analysis")["state"] in ("waiting", "running")
        assert bo.post(f"/api/tables/{table}/analysis")["state"] in ("waiting", "running")
        told = followed(bo, table)
        assert {t["state"] for t in told[:-1]} <= {"waiting", "running"} and told[-1]["state"] == "done"
        assert [t["done"] for t in told[:-1]] == sorted(t["done"] for t in told[:-1])
        replay = ada.get(f"/api/tables/{table}/replay?seat=0")
        record = ada.get(f"/api/tables/{table}/record?form=json")
        found = told[-1]["analysis"]
        assert any(step["back"] for step in replay["steps"])
        assert [p["n"] for p in found["curve"]] == [0, *standing(record["answers"])]
        assert all(len(p["chances"]) == 2 and all(0 <= c <= 100 for c in p["chances"]) for p in found["curve"])
        assert found["rounds"] == ROUNDS and [p["seat"] for p in found["players"]] == [0, 1]
        for player in found["players"]:
            mine = [m["verdict"] for m in found["moments"] if m["seat"] == player["seat"]]
            counts = [mine.count(v) for v in ("inaccuracy", "mistake", "blunder")]
            assert counts == [player["inaccuracies"], player["mistakes"], player["blunders"]]
        for moment in found["moments"]:
            of = ada.get(f"/api/tables/{table}/replay?seat={moment['seat']}")["steps"][moment["n"]]
            assert (of["seat"], of["text"], of["back"]) == (moment["seat"], moment["text"], False)
            assert moment["loss"] >= 5 and moment["better"]
        # Whoever asks again gets it at once.
        assert bo.post(f"/api/tables/{table}/analysis") == told[-1]


def test_what_was_found_is_kept_by_both_stores(db: str) -> None:
    server = Running(*FEW, db=db)
    ada, bo, table = a_short_game(server.url, answers=1)
    with ada, bo:
        ada.post(f"/api/tables/{table}/analysis")
        done = followed(ada, table)[-1]
        assert done["state"] == "done"
        server.kill()
        server = Running(*FEW, db=db, port=server.port)
        try:
            assert bo.get(f"/api/tables/{table}/analysis") == done
            assert bo.post(f"/api/tables/{table}/analysis") == done
        finally:
            log = server.stop()
        assert "Traceback" not in log


def test_a_server_that_is_stopped_in_the_middle_can_be_asked_again(tmp_path: Path) -> None:
    server = Running("--coach-rounds", "1000000", data=tmp_path)
    ada, bo, table = a_short_game(server.url, answers=1)
    with ada, bo:
        assert ada.post(f"/api/tables/{table}/analysis")["state"] in ("waiting", "running")
        assert "Traceback" not in server.stop()
        server = Running(*FEW, data=tmp_path, port=server.port)
        try:
            assert ada.get(f"/api/tables/{table}/analysis")["state"] == "none"
            ada.post(f"/api/tables/{table}/analysis")
            assert followed(ada, table)[-1]["state"] == "done"
        finally:
            log = server.stop()
        assert "Traceback" not in log


def test_a_game_that_goes_on_and_a_private_one_are_refused(server: Running) -> None:
    ada, bo, running = two_at_a_table(server.url, "overwatch", auto_delay=None)
    with ada, bo, Guest(server.url, "Cy") as stranger:
        for method in ("GET", "POST"):
            assert ada.refused(method, f"/api/tables/{running}/analysis") == "not-now"
            assert ada.refused(method, "/api/tables/nowhere/analysis") == "not-found"
    ada, bo, table = a_short_game(server.url, answers=1, public=False)
    with ada, bo, Guest(server.url, "Cy") as stranger, Guest(server.url, None) as nameless:
        assert stranger.refused("GET", f"/api/tables/{table}/replay?seat=0") == "not-allowed"
        assert nameless.refused("GET", f"/api/tables/{table}/replay?seat=0") == "no-session"
        for who in (stranger, nameless):
            assert who.refused("GET", f"/api/tables/{table}/analysis") == "not-allowed"
        assert stranger.refused("POST", f"/api/tables/{table}/analysis") == "not-allowed"
        assert nameless.refused("POST", f"/api/tables/{table}/analysis") == "no-session"
        assert ada.get(f"/api/tables/{table}/analysis")["state"] == "none"


def test_a_game_that_the_worker_does_not_know_fails_with_a_sentence(server: Running) -> None:
    """The toy game is known to the server of the tests, and to no process that it starts."""
    ada, bo, table = two_at_a_table(server.url, "lanterns", auto_delay=None)
    with ada, bo:
        with ada.sit(table) as a:
            a.until(lambda t: t["table"]["status"] == "playing")
            a.ask("resign")
        ada.post(f"/api/tables/{table}/analysis")
        told = followed(ada, table)[-1]
        assert told["state"] == "failed" and "no game is called 'lanterns'" in told["said"]


def test_a_study_tells_how_far_it_is_and_finds_what_the_coach_finds() -> None:
    record = record_of(Match(game="overwatch", mode="standard", seed=4))
    record.answers, record.hash = [*record.answers[:9], "0 !resign"], ""
    reached: list[tuple[int, int]] = []
    found = Study(record, ROUNDS, 600.0).run(lambda done, total: reached.append((done, total)))
    assert isinstance(found, Found) and found.analysis == analyse(record, ROUNDS, 1, 1)
    assert reached == [(6, 10), (10, 10)]


def test_a_study_that_takes_too_long_or_is_stopped_ends() -> None:
    record = record_of(Match(game="overwatch", mode="standard", seed=4))
    assert Study(record, 1_000_000, 0.0).run(lambda done, total: None) == Failed(TOO_LONG)
    study = Study(record, 1_000_000, 600.0)
    study.stop()
    assert study.run(lambda done, total: None) == Failed(STOPPED)
