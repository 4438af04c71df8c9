"""A table over the socket: playing, numbers, wrong answers, undo, chat, the end."""

import hashlib
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
import yaml

from overtable.games import find
from overtable.kernel.record import Record, replay
from server.guests import Guest, Socket, hear, play_on, some, two_at_a_table

GAME = "overwatch"


@pytest.fixture
def pair(url: str) -> Iterator[tuple[Socket, Socket]]:
    """Two people with sockets at a fresh table whose single options are not answered by itself."""
    ada, bo, table = two_at_a_table(url, GAME, auto_delay=None)
    with ada, bo, ada.sit(table) as a, bo.sit(table) as b:
        a.until(lambda t: t["table"]["status"] == "playing")
        b.until(lambda t: t["table"]["status"] == "playing")
        yield a, b


def asked_first(a: Socket, b: Socket) -> tuple[Socket, Socket]:
    a.until(lambda t: bool(t["asked"]))
    return (a, b) if 0 in a.table["asked"] else (b, a)


def test_the_game_begins_when_the_last_seat_is_taken(url: str) -> None:
    with Guest(url, "Ada") as ada, Guest(url, "Bo") as bo:
        made = ada.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
        with ada.sit(made["table"]) as a:
            waiting = a.until(lambda t: True)
            assert waiting["table"]["status"] == "open" and waiting["view"] is None and waiting["decision"] is None
            assert waiting["seats"][1]["kind"] == "open"
            bo.post(f"/api/tables/{made['table']}/join", {"token": made["invites"][0]["token"]})
            begun = a.until(lambda t: t["table"]["status"] == "playing")
            assert begun["seats"][1]["name"] == "Bo" and begun["view"]["seat"] == 0


def test_a_whole_game_between_two_people_is_a_record_that_replays(pair: tuple[Socket, Socket], url: str) -> None:
    a, b = pair
    told = a.table["table"]
    assert told["seed"] is None and told["nonce"] is None
    play_on([a, b], Random(1))
    end = a.until(lambda t: t["result"] is not None)
    assert end["table"]["status"] == "over" and end["decision"] is None and end["asked"] == []
    facts = end["table"]
    assert hashlib.sha256(f"{facts['seed']}:{facts['nonce']}".encode()).hexdigest() == told["seed_hash"]
    with Guest(url, "Cy") as anybody:
        text = anybody.call("GET", f"/api/tables/{facts['id']}/record").text
    record = msgspec.convert(yaml.safe_load(text), Record)
    s = replay(find(GAME), record)
    assert s.result is not None and list(s.result.winners) == end["result"]["winners"]
    assert len(record.answers) == end["entries"] and str(record.setup.seed) == facts["seed"]


def test_a_stale_or_double_answer_is_refused_and_changes_nothing(pair: tuple[Socket, Socket]) -> None:
    first, other = asked_first(*pair)
    number, option = first.decision["number"], first.decision["options"][0]["id"]
    assert first.answer(option, number)["type"] == "ok"
    entries = first.until(lambda t: t["entries"] == 1)["entries"]
    again = first.answer(option, number)
    assert (again["type"], again["code"]) == ("error", "stale-decision")
    future = first.answer(option, number + 999)
    assert future["code"] == "stale-decision"
    other.ask("ping")
    assert other.table["entries"] <= entries


def test_nobody_answers_for_another_seat(url: str, pair: tuple[Socket, Socket]) -> None:
    first, other = asked_first(*pair)
    decision = first.decision
    if other.table["decision"] is None:
        wrong = other.answer(decision["options"][0]["id"], decision["number"])
        assert wrong["code"] == "stale-decision"
    with Guest(url, "Cy") as cy, cy.sit(first.table["table"]["id"]) as watching:
        seen = watching.until(lambda t: t["view"] is not None)
        assert (
            seen["you"] == {"seat": None, "watcher": 2, "owner": False, "letting": False} and seen["decision"] is None
        )
        assert watching.answer(decision["options"][0]["id"], decision["number"])["code"] == "not-your-seat"
    with Socket(url, first.table["table"]["id"]) as nobody:
        assert nobody.answer(decision["options"][0]["id"], decision["number"])["code"] == "no-session"
    first.ask("ping")
    assert first.table["entries"] == 0


def test_an_answer_that_the_rules_refuse_names_the_rule(pair: tuple[Socket, Socket]) -> None:
    first, _ = asked_first(*pair)
    refused = first.answer("play card:4000 space:1")
    assert refused["code"] == "refused" and refused["rule"]
    assert first.answer("play nonsense")["code"] == "bad-option"
    assert first.answer("")["code"] == "bad-option"
    assert first.table["entries"] == 0


@pytest.mark.parametrize(
    "frame",
    [
        "", "x", "{", "[]", "null", "1", '"answer"', "{}", '{"type": "nothing"}', '{"type": "answer"}',
        '{"type": "answer", "number": "one", "option": "pass"}', '{"type": "answer", "number": 0, "options": "pass"}',
        '{"type": "answer", "number": 1e400, "option": "pass"}', '{"type": "chat", "text": 5}', b"\xff\xfe\x00",
        '{"type": "resign", "extra": true}', '{"type": "mute", "seat": 99}', '{"type": "why", "thing": "card:x"}',
        '{"type": "chat", "text": ""}', '{"type": "ping", "id": "' + "x" * 41 + '"}', '{"type":"answer","number":'
        + "9" * 400 + ',"option":"pass"}', '{"type": "chat", "text": "\\ud800"}', "[" * 5000,
    ],
)  # fmt: skip
def test_garbage_gets_an_error_and_the_socket_goes_on(pair: tuple[Socket, Socket], frame: str | bytes) -> None:
    a, _ = pair
    before = a.table["entries"], a.table["chat"], a.table["undo"], a.table["result"]
    a.ws.send(frame)
    message = a.reply()
    assert message["type"] == "error" and message["message"], message
    assert a.ask("ping")["type"] == "pong"
    assert (a.table["entries"], a.table["chat"], a.table["undo"], a.table["result"]) == before


def test_too_much_garbage_closes_the_socket(pair: tuple[Socket, Socket]) -> None:
    a, _ = pair
    for _ in range(25):
        a.ws.send("garbage")
    assert a.closed_with() == 4400


def test_an_oversized_frame_is_refused(pair: tuple[Socket, Socket]) -> None:
    a, _ = pair
    a.ws.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
    assert a.reply()["code"] == "too-large"
    assert a.ask("ping")["type"] == "pong"


def test_why_not_gives_the_rule_and_tells_nothing_of_hidden_cards(pair: tuple[Socket, Socket]) -> None:
    first, other = asked_first(*pair)
    usable = first.decision["options"][0]["refs"]
    if usable:
        assert first.ask("why", thing=usable[0])["reasons"] == []
    told = first.ask("why", thing="card:4000")["reasons"]
    assert told and told[0]["rule"] == "TABLE-OFFER"
    known = {c["id"] for z in first.table["view"]["zones"] for c in z["cards"]}
    hidden = next(i for i in range(60) if i not in known)
    assert [r["rule"] for r in first.ask("why", thing=f"card:{hidden}")["reasons"]] == ["TABLE-OFFER"]
    assert other.ask("why", thing="seat:0")["type"] == "why"


def test_several_answers_go_in_all_or_none(pair: tuple[Socket, Socket]) -> None:
    first, _ = asked_first(*pair)
    number, option = first.decision["number"], first.decision["options"][0]["id"]
    bad = first.ask("answer", number=number, options=[option, "nonsense card:4000"])
    assert bad["type"] == "error"
    assert first.ask("ping") and first.table["entries"] == 0
    assert first.ask("answer", number=number, options=[option])["entry"] == 1


def test_resigning_ends_the_game_and_nothing_can_be_answered_after(pair: tuple[Socket, Socket]) -> None:
    a, b = pair
    assert a.ask("resign")["type"] == "ok"
    end = b.until(lambda t: t["result"] is not None)
    assert end["result"]["winners"] == [1] and end["result"]["rule"] == "TABLE-RESIGN"
    assert "You win" in end["result"]["text"]
    assert b.ask("resign")["code"] == "not-now"
    assert b.answer("pass", 0)["code"] == "stale-decision"
    assert any(line["kind"] == "!resign" for line in b.log)


def test_a_rematch_turns_the_seats(pair: tuple[Socket, Socket], url: str) -> None:
    a, b = pair
    assert a.ask("rematch")["code"] == "not-now"
    a.ask("resign")
    b.until(lambda t: t["result"] is not None)
    a.ask("rematch")
    assert b.until(lambda t: t["rematch"] == [0])["table"]["next"] is None
    b.ask("rematch")
    again = a.until(lambda t: t["table"]["next"] is not None)["table"]["next"]
    with Guest(url, None) as anybody:
        seats = anybody.get(f"/api/tables/{again}")["seats"]
    assert [s["name"] for s in seats] == ["Bo", "Ada"]


def undo_position(pair: tuple[Socket, Socket]) -> tuple[Socket, Socket, dict[str, Any]]:
    """Somebody has just given an answer that they can take back freely."""
    rng = Random(5)
    a, b = pair
    for _ in range(400):
        first, other = asked_first(a, b)
        before = first.table
        option = some(rng, first.decision)
        hear(first, [a, b], first.answer(option))
        if first.table["undo"]["can"] == "free" and len(before["decision"]["options"]) > 1:
            return first, other, before
        if first.table["result"]:
            break
    raise AssertionError("no answer could be taken back")


def test_a_free_undo_brings_the_same_question_with_a_new_number(pair: tuple[Socket, Socket]) -> None:
    first, other, before = undo_position(pair)
    after = first.table
    done = first.ask("undo")
    assert done["done"] is True
    back = first.until(lambda t: t["entries"] > after["entries"])
    assert back["view"] == before["view"]
    assert back["decision"]["options"] == before["decision"]["options"]
    earlier = first.sent[: first.sent.index(back)]
    assert back["decision"]["number"] not in {m["decision"]["number"] for m in earlier if m.get("decision")}
    assert back["decision"]["number"] > before["decision"]["number"]
    assert (
        first.answer(before["decision"]["options"][0]["id"], before["decision"]["number"])["code"] == "stale-decision"
    )
    assert any(line["kind"] == "!back" for line in first.log)
    assert other.ask("ping")["type"] == "pong"


def test_an_undo_across_what_was_revealed_needs_consent(pair: tuple[Socket, Socket]) -> None:
    a, b = pair
    rng = Random(3)
    while True:
        play_on([a, b], rng, 1)
        asker, other = (a, b) if a.table["undo"]["can"] == "ask" else (b, a)
        if asker.table["undo"]["can"] == "ask":
            break
    entries = asker.table["entries"]
    assert asker.ask("undo")["done"] is False
    seat = asker.table["you"]["seat"]
    assert other.until(lambda t: t["undo"]["asked_by"] == seat)["result"] is None
    assert asker.ask("undo-reply", yes=True)["code"] == "not-now"
    other.ask("undo-reply", yes=False)
    asker.until(lambda t: t["undo"]["asked_by"] is None and t["entries"] == entries)
    asker.ask("undo")
    other.until(lambda t: t["undo"]["asked_by"] == seat)
    other.ask("undo-reply", yes=True)
    back = asker.until(lambda t: t["entries"] > entries)
    assert seat in back["asked"]


def test_chat_is_kept_and_can_be_muted(pair: tuple[Socket, Socket]) -> None:
    a, b = pair
    evil = "<script>alert('x')</script>'; DROP TABLE chat; --"
    assert a.ask("chat", text=evil)["type"] == "ok"
    b.until(lambda t: any(line["text"] == evil and line["name"] == "Ada" for line in t["chat"]["lines"]))
    assert a.ask("chat", text="x" * 301)["code"] == "bad-text"
    assert b.ask("mute", seat=0)["type"] == "ok"
    muted = b.until(lambda t: t["seats"][0]["muted"])
    assert muted["chat"] == {"from": 0, "lines": []}
    a.ask("chat", text="still there?")
    a.until(lambda t: any(line["text"] == "still there?" for line in t["chat"]["lines"]))
    b.ask("ping")
    assert not any("still there?" in json.dumps(m) for m in b.sent)
    b.ask("mute", seat=0, on=False)
    b.until(lambda t: len(t["chat"]["lines"]) == 2)


def test_a_hint_is_one_of_the_options(pair: tuple[Socket, Socket]) -> None:
    first, _ = asked_first(*pair)
    hint = first.ask("hint")
    assert hint["type"] == "hint"
    assert hint["option"] in {o["id"] for o in first.decision["options"]}


def test_what_is_chosen_in_secret_is_not_even_counted(url: str) -> None:
    ada, bo, table = two_at_a_table(url, "lanterns", auto_delay=None)
    with ada, bo, Guest(url, "Cy") as cy, ada.sit(table) as a, bo.sit(table) as b, cy.sit(table) as c:
        for socket in (a, b, c):
            socket.until(lambda t: t["table"]["status"] == "playing" and t["watching"] == 1)
        for line in ("Here.", "Ready."):  # that both have come is written down before the second of these
            assert b.ask("chat", text=line)["type"] == "ok"
        b.ask("ping")
        version = b.table["version"]
        first = a.decision["options"]
        reply = a.answer(first[0]["id"])
        assert reply["quiet"] is True and reply["entry"] == 1
        seen = b.until(lambda t: t["asked"] == [1])  # that she has chosen is the table's business
        assert (seen["entries"], seen["version"]) == (0, version)
        assert c.until(lambda t: t["asked"] == [1])["entries"] == 0
        assert b.decision["number"] == 0
        done = b.answer(b.decision["options"][0]["id"])
        assert "quiet" not in done and done["entry"] == 2
        for socket in (a, b, c):
            assert socket.until(lambda t: t["entries"] == 2)["log"]["lines"]


def test_a_secret_choice_that_changes_nothing_for_others_is_not_heard(url: str) -> None:
    """OverRealm's selection takes several answers; the other side hears of none before the last."""
    ada, bo, table = two_at_a_table(url, "overrealm", auto_delay=None)
    with ada, bo, ada.sit(table) as a, bo.sit(table) as b:
        rng = Random(2)
        for _ in range(200):
            for socket in (a, b):
                socket.until(lambda t: t["result"] is not None or bool(t["asked"]))
            if a.table["result"] is not None:
                break
            if a.table["asked"] == b.table["asked"] == [0, 1]:
                b.ask("ping")
                heard, count = len(b.sent), a.table["entries"]
                reply = a.answer(some(rng, a.decision))
                a.until(lambda t, n=reply["entry"]: t["entries"] >= n)
                b.ask("ping")
                if reply.get("quiet") and a.table["asked"] == [0, 1]:
                    assert [m["type"] for m in b.sent[heard:]] == ["pong"]
                    assert b.table["entries"] <= count
                    return
                continue
            play_on([a, b], rng, 1)
        raise AssertionError("no selection took several answers")
