"""What must survive: a killed server, a lost connection, two servers at one table."""

from collections.abc import Iterator
from random import Random

import pytest

from running import Running
from server.guests import Guest, Socket, play_on, two_at_a_table


@pytest.mark.parametrize("game", ["overwatch", "lanterns"])
def test_a_lost_connection_heals_with_the_whole_view(url: str, game: str) -> None:
    ada, bo, table = two_at_a_table(url, game, auto_delay=None)
    with ada, bo, ada.sit(table) as a, bo.sit(table) as b:
        play_on([a, b], Random(2), 5)
        a.ask("ping")
        seen, log = a.seen(), a.log
        a.close()
        b.until(lambda t: not t["seats"][0]["here"])
        with ada.sit(table) as again:
            again.until(lambda t: True)
            assert again.seen() == seen and again.log == log
            b.until(lambda t: t["seats"][0]["here"])
            assert play_on([again, b], Random(3), 2) == 2


def test_a_killed_server_loses_nothing_that_was_acknowledged(db: str) -> None:
    server = Running(db=db)
    people: list[Guest] = []
    tables: list[tuple[str, list[Socket]]] = []
    for game in ("overwatch", "lanterns"):
        ada, bo, table = two_at_a_table(server.url, game, auto_delay=None)
        people += [ada, bo]
        sockets = [ada.sit(table), bo.sit(table)]
        play_on(sockets, Random(4), 55 if game == "overwatch" else 3)  # beyond a snapshot
        for socket in sockets:
            socket.ask("ping")
        tables.append((table, sockets))
    before = [(s.seen(), s.log) for _, sockets in tables for s in sockets]
    server.kill()
    server = Running(db=db, port=server.port)
    try:
        after = []
        for i, (table, _) in enumerate(tables):
            pair = [people[2 * i].sit(table), people[2 * i + 1].sit(table)]
            for socket in pair:
                socket.until(lambda t: True)
                after.append((socket.seen(), socket.log))
            if i == 1:
                play_on(pair, Random(5))
                assert pair[0].table["result"] is not None
            for socket in pair:
                socket.close()
        assert after == before
    finally:
        log = server.stop()
        for person in people:
            person.http.close()
    assert "Traceback" not in log


@pytest.fixture
def two_servers(db: str) -> Iterator[tuple[Running, Running]]:
    first = Running(db=db)
    second = Running(db=db)
    yield first, second
    logs = first.stop() + second.stop()
    assert "Traceback" not in logs, logs


def test_two_servers_at_one_table(two_servers: tuple[Running, Running]) -> None:
    one, two = two_servers
    ada, bo, table = two_at_a_table(one.url, "lanterns", auto_delay=None)
    with ada, bo, ada.sit(table) as a, bo.sit(table, two.url) as b:
        a.until(lambda t: t["table"]["status"] == "playing")
        b.until(lambda t: t["table"]["status"] == "playing")
        # Both are asked at once: neither answer makes the other one's number stale.
        numbers = a.decision["number"], b.decision["number"]
        assert a.answer(a.decision["options"][0]["id"], numbers[0])["type"] == "ok"
        assert b.answer(b.decision["options"][0]["id"], numbers[1])["type"] == "ok"
        for socket in (a, b):
            socket.until(lambda t: t["entries"] == 2)
        assert a.table["view"]["players"] == b.table["view"]["players"]
        # The same answer through both doors counts once.
        asked = a if a.table["decision"] else b
        decision, person = asked.decision, ada if asked is a else bo
        with person.sit(table, one.url) as left, person.sit(table, two.url) as right:
            for s in (left, right):
                s.until(lambda t: t["entries"] == 2)
            replies = []
            for s in (left, right):
                s.ws.send(
                    f'{{"type":"answer","id":9,"number":{decision["number"]},"option":"{decision["options"][0]["id"]}"}}'
                )
            for s in (left, right):
                replies.append(s.reply())
            assert sorted(r["type"] for r in replies) == ["error", "ok"]
            assert {r.get("code") for r in replies} == {None, "stale-decision"}
        asked.until(lambda t: t["entries"] == 3)
        for socket in (a, b):  # after a draw both choose again, and the other one is told only who has chosen
            socket.until(lambda t: t["asked"] == asked.table["asked"])
        play_on([a, b], Random(6))
        assert a.table["result"] == b.table["result"] | {"text": a.table["result"]["text"]}
        assert [line["n"] for line in a.log if line["kind"] == "light"] == [
            line["n"] for line in b.log if line["kind"] == "light"
        ]
