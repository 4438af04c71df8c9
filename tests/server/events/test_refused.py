"""What an event refuses, with every reason; who leaves in each stage; what hosts may do."""

from collections.abc import Iterator
from random import Random
from zlib import crc32

import pytest

from server.events.evening import (
    LANTERNS,
    account,
    answer,
    do,
    event_of,
    play,
    refusal,
    seen,
    table_of,
    until,
)
from server.guests import Guest


@pytest.fixture
def ana(url: str, request: pytest.FixtureRequest) -> Iterator[Guest]:
    with account(url, f"Ann {crc32(request.node.name.encode())}") as guest:
        yield guest


@pytest.fixture
def ben(url: str, request: pytest.FixtureRequest) -> Iterator[Guest]:
    with account(url, f"Bob {crc32(request.node.name.encode())}") as guest:
        yield guest


def test_a_wrong_event_is_refused_with_all_its_reasons(ana: Guest, url: str) -> None:
    wrong = {
        "name": "Wrong",
        "game": "lanterns",
        "mode": "none",
        "structure": {"kind": "single", "rounds": 4, "cut": 3},
        "entry": {"kind": "code", "least": 9, "most": 500, "invited": ["nobody at all"]},
        "bots": {"level": "nobody", "fill": 90},
        "clocks": {"table": 0, "pick": 1, "building": 1},
        "starts_at": 5,
    }
    told = ana.call("POST", "/api/events", wrong).json()
    assert told["code"] == "bad-setup"
    words = ["mode", "rounds", "cut", "code", "entry.most", "nobody at all", "bots.level", "bots.fill", "starts_at"]
    for word in [*words, "clocks.table", "clocks.pick", "clocks.building"]:
        assert any(word in problem for problem in told["problems"]), (word, told["problems"])
    assert ana.refused("POST", "/api/events", {"name": "x", "game": "no game"}) == "bad-setup"
    assert ana.refused("POST", "/api/events", {"name": " ", **LANTERNS}) == "bad-name"
    assert ana.refused("POST", "/api/events", {"name": "x", **LANTERNS, "format": {"kind": "draft"}}) == "bad-setup"
    assert ana.refused("POST", "/api/events", {"name": "x", "game": "overpower-draft"}) == "bad-setup"
    with Guest(url, "Eve") as guest:
        assert guest.refused("POST", "/api/events", {"name": "x", **LANTERNS}) == "not-allowed"
    assert ana.refused("GET", "/api/events/nothing") == "not-found"
    assert ana.refused("POST", "/api/events/nothing/do", {"do": "start"}) == "not-found"
    for _ in range(5):
        event_of(ana, "Many")
    assert ana.refused("POST", "/api/events", {"name": "one more", **LANTERNS}) == "too-many"


def test_only_those_may_enter_who_should(ana: Guest, ben: Guest, url: str) -> None:
    closed = event_of(ana, "Code", entry={"kind": "code", "code": "lamp", "most": 2})
    assert refusal(ben, closed, "enter", code="wrong")["code"] == "not-now"
    assert "lamp" not in ben.call("GET", f"/api/events/{closed}").text
    assert seen(ana, closed)["code"] == "lamp"
    do(ben, closed, "enter", code="lamp")
    with Guest(url, "Cyd") as cyd:
        do(cyd, closed, "enter", code="lamp")
        with Guest(url, "Dan") as dan:
            full = refusal(dan, closed, "enter", code="none")
            assert len(full["problems"]) == 2, full
        invited = event_of(ana, "Invited", entry={"kind": "invited", "invited": [ben.get("/api/me")["person"]["name"]]})
        assert refusal(cyd, invited, "enter")["problems"]
        do(ben, invited, "enter")
        assert refusal(cyd, closed, "cancel")["code"] == "not-allowed"
        assert refusal(cyd, closed, "correct", match="1.1", games=[], why="x")["code"] == "not-allowed"
        do(cyd, closed, "leave")
    assert seen(ana, closed)["players"][-1]["name"].startswith("Bob")
    assert refusal(ana, closed, "start")["problems"]
    do(ana, closed, "remove", player=1, why="a word")
    assert do(ana, closed, "cancel", why="rain")["status"] == "cancelled"
    assert refusal(ben, closed, "enter", code="lamp")["problems"]
    private = event_of(ana, "Private", public=False)
    assert private not in {e["id"] for e in ben.get("/api/events")["events"]}
    assert private in {e["id"] for e in ana.get("/api/events")["events"]}
    assert seen(ben, private)["name"] == "Private"


def test_a_deck_is_held_to_what_the_event_announces(ana: Guest) -> None:
    event = event_of(ana, "Modern", game="overpower-2025")
    assert seen(ana, event)["format"]["legality"] == "Modern Age"
    deck = ana.get("/api/games/overpower-2025/decks/Camelot's%20Oath")["text"]
    lax = "\n".join(line for line in deck.splitlines() if not line.startswith("1 ")).replace("Modern Age", "Limited")
    assert refusal(ana, event, "enter", deck=lax)["code"] == "bad-deck"
    assert refusal(ana, event, "enter")["problems"]
    assert ana.post(f"/api/events/{event}/check", {"text": lax})["problems"]
    assert do(ana, event, "enter", deck=deck)["players"][0]["deck_ready"]
    assert do(ana, event, "deck", text=deck)["you"]["player"] == 1
    found = do(ana, event, "add-bot")
    assert found["players"][1]["bot"] == "random" and found["players"][1]["deck_ready"]
    assert refusal(ana, event, "add-bot", bot="nobody")["code"] == "bad-setup"


def test_who_drops_loses_and_a_judge_corrects(ana: Guest, ben: Guest, url: str) -> None:
    with account(url, "Cal the third") as cal:
        event = event_of(ana, "Drops", structure={"rounds": 2})
        for who in (ana, ben, cal):
            do(who, event, "enter")
        do(ana, event, "start")
        found = until(
            ana, event, lambda e: any(g["table"] for r in e["rounds"] for m in r["matches"] for g in m["games"])
        )
        match = next(m for m in found["rounds"][0]["matches"] if not m["bye"])
        gone, stays = match["a"], match["b"]
        leaver = (ana, ben, cal)[gone - 1]
        table = match["games"][0]["table"]
        if leaver is not ana:
            assert refusal(leaver, event, "drop", player=stays)["code"] == "not-allowed"
        found = do(leaver, event, "drop")
        until(ana, event, lambda e: e["rounds"][0]["matches"][0]["status"] == "over")
        assert next(p for p in seen(ana, event)["players"] if p["number"] == gone)["dropped"]
        until(ana, event, lambda _: ana.get(f"/api/tables/{table}")["table"]["status"] == "over")
        found = until(ana, event, lambda e: len(e["rounds"]) == 2)
        assert {m["a"] for m in found["rounds"][1]["matches"]} | {m["b"] for m in found["rounds"][1]["matches"]} == {
            n for n in (1, 2, 3) if n != gone
        }
        told = do(ana, event, "correct", match=match["id"], games=[{"winner": None}], why="they agreed")
        assert any("they agreed" in line["text"] for line in told["log"])
        assert refusal(ana, event, "correct", match="9.9", games=[], why="")["problems"]
        assert refusal(ana, event, "correct", match=match["id"], games=[{"winner": 99}], why="x")["problems"]
        found = play([w for w in (ana, ben, cal) if w is not leaver], event, "over", Random(6))
        assert found["standings"][-1]["player"] == gone


def test_a_bot_plays_on_for_who_leaves_a_draft_and_a_round(ana: Guest, ben: Guest) -> None:
    event = event_of(ana, "Bots play on", game="overpower-2025", format={"kind": "draft"}, structure={"rounds": 1},
                     leaving="bot")  # fmt: skip
    for who in (ana, ben):
        do(who, event, "enter")
    do(ana, event, "start")
    found = until(ben, event, lambda e: e["you"]["to_do"])
    table = table_of(found)
    assert table is not None
    rng = Random(7)
    while not answer(ben, table, rng):
        answer(ana, table, rng)
    do(ben, event, "drop")
    until(ana, event, lambda _: [s["kind"] for s in ana.get(f"/api/tables/{table}")["seats"]].count("bot") == 1)
    play([ana], event, "building", rng)
    do(ana, event, "built")
    found = play([ana], event, "over", rng)
    assert found["players"][1]["bot"] and not found["players"][1]["dropped"]


def test_who_does_not_build_or_pick_in_time_has_it_done(ana: Guest) -> None:
    event = event_of(ana, "In a hurry", game="overpower-2025", format={"kind": "draft"}, structure={"rounds": 1},
                     bots={"fill": 2}, clocks={"table": None, "pick": 5, "building": 10})  # fmt: skip
    do(ana, event, "enter")
    do(ana, event, "start")
    found = until(ana, event, lambda e: e["you"]["to_do"])
    shown = ana.get(f"/api/tables/{table_of(found)}")
    assert shown["clock"]["running"] == [shown["you"]["seat"]] or shown["decision"] is None
    assert max(shown["clock"]["left"]) <= 5000
    found = play([ana], event, "building", Random(8))
    assert found["deadline"]
    found = until(ana, event, lambda e: e["status"] == "playing")
    assert found["players"][0]["deck_ready"]
    assert any("builds a deck for" in line["text"] for line in found["log"])


def test_whoever_leaves_the_house_is_named_in_no_event(ana: Guest, ben: Guest) -> None:
    name = ben.get("/api/me")["person"]["name"]
    event = event_of(ana, "Forgotten", structure={"rounds": 1})
    own = event_of(ben, "Of somebody who goes")
    for who in (ana, ben):
        do(who, event, "enter")
    exported = ben.get("/api/me/export")["events"]
    assert {e["event"] for e in exported} == {event, own}
    do(ana, event, "start")
    ben.post("/api/me/delete", {"password": "correct horse battery"})
    found = until(ana, event, lambda e: e["status"] == "over")
    assert found["players"][1]["name"] == "somebody who left 2" and found["players"][1]["person"] is None
    for path in (f"/api/events/{event}", f"/api/events/{own}", "/api/events"):
        assert name not in ana.call("GET", path).text
    assert seen(ana, own)["status"] == "cancelled" and seen(ana, own)["organiser"]["id"] is None
