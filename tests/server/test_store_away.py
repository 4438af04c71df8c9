"""A PostgreSQL that goes away while people play: it is said, sockets stay open, nothing is lost, and all goes on."""

import time
from random import Random

import pytest

import needs
from running import Running
from server.guests import hear, play_on, two_at_a_table
from store.postgres import Cluster


def test_what_is_asked_while_the_store_is_away(cluster: Cluster) -> None:
    programs = needs.postgresql()
    if programs is None:
        pytest.skip("there is no PostgreSQL server (make needs)")
    own = Cluster(programs)  # one of its own: others must not lose theirs
    server = Running(db=own.fresh())
    stopped = False
    try:
        ada, bo, table = two_at_a_table(server.url, "overwatch", auto_delay=None)
        with ada.sit(table) as one, bo.sit(table) as two:
            given = play_on([one, two], Random(1), 6)
            before = one.seen(), two.seen()
            own.kill()
            stopped = True
            for path in ("/api/me/tables", "/api/tables", "/api/decks", "/health"):
                found = ada.call("GET", path)
                assert found.status_code == 503, (path, found.text)
                assert path == "/health" or (found.json()["code"] == "store-away" and found.headers["retry-after"])
            asked = one if one.table["decision"] is not None else two
            option, entries = asked.table["decision"]["options"][0]["id"], asked.table["entries"]
            told = asked.answer(option)
            assert (told["type"], told["code"]) == ("error", "store-away")
            assert one.ask("ping")["type"] == two.ask("ping")["type"] == "pong", "they stay open"
            with ada.sit(table) as late:
                assert late.closed_with() == 4503
                assert late.sent[0]["code"] == "store-away"
            own.start()
            stopped = False
            assert (one.seen(), two.seen()) == before
            end = time.monotonic() + 30
            while (told := asked.answer(option))["type"] != "ok" and time.monotonic() < end:
                assert told["code"] == "store-away"
            assert told["type"] == "ok" and told["entry"] in (entries + 1, given + 1), "the same sockets go on"
            hear(asked, [one, two], told)
            play_on([one, two], Random(2), 4)
            assert ada.get("/api/me/tables")["tables"][0]["id"] == table
        ada.http.close()
        bo.http.close()
    finally:
        if stopped:
            own.start()
        log = server.stop()
        own.stop()
    assert '"level":"error"' not in log, log
