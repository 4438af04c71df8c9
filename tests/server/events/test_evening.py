"""Events on a real server, from the first entry to the winner."""

from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import pytest

from server.events.evening import Ear, account, do, event_of, play, refusal, seen, until
from server.guests import Guest


@pytest.fixture
def ana(url: str, request: pytest.FixtureRequest) -> Iterator[Guest]:
    with account(url, f"Ana {crc32(request.node.name.encode())}") as guest:
        yield guest


@pytest.fixture
def ben(url: str, request: pytest.FixtureRequest) -> Iterator[Guest]:
    with account(url, f"Ben {crc32(request.node.name.encode())}") as guest:
        yield guest


def games(found: dict[str, Any]) -> list[str]:
    return [g["table"] for r in found["rounds"] for m in r["matches"] for g in m["games"]]


def test_two_people_and_two_bots_play_a_swiss(ana: Guest, ben: Guest) -> None:
    event = event_of(ana, "Lantern night", structure={"rounds": 3}, bots={"fill": 4})
    assert event in {e["id"] for e in ben.get("/api/events")["events"]}
    do(ana, event, "enter")
    found = do(ben, event, "enter")
    assert found["players"][0]["name"].startswith("Ana") and found["you"]["player"] == 2
    assert not found["you"]["organiser"]
    assert refusal(ben, event, "start")["code"] == "not-allowed"
    assert refusal(ben, event, "enter")["problems"]
    with Ear(ben, event) as ear:
        ear.until(lambda e: e["status"] == "open" and len(e["players"]) == 2)
        found = do(ana, event, "start")
        assert found["status"] == "playing" and len(found["players"]) == 4
        found = play([ana, ben], event, "over", Random(1))
        heard = ear.until(lambda e: e["status"] == "over")
        assert {k: v for k, v in heard.items() if k not in ("now", "you", "players")} == {
            k: v for k, v in seen(ben, event).items() if k not in ("now", "you", "players")
        }
    assert len(found["rounds"]) == 3 and len(found["standings"]) == 4
    assert all(s["points"] == 3 * (s["wins"] + s["byes"]) + s["draws"] for s in found["standings"])
    assert all(s["wins"] + s["losses"] + s["draws"] + s["byes"] == 3 for s in found["standings"])
    assert len(games(found)) == len(set(games(found))) == 6
    facts = ana.get(f"/api/tables/{games(found)[0]}")["table"]
    assert facts["event"] == event and facts["status"] == "over"
    lobby = {t["id"] for s in ("open", "playing", "over") for t in ana.get(f"/api/tables?status={s}")["tables"]}
    assert lobby.isdisjoint(games(found))
    summary = next(e for e in ana.get("/api/events")["events"] if e["id"] == event)
    assert summary["status"] == "over" and summary["winner"] and summary["you"] == 1
    # The two people met once, between accounts: that game was rated.
    assert ana.get("/api/me/ratings")["ratings"][0]["games"] == 1


def test_a_draft_is_drafted_built_and_played(ana: Guest, ben: Guest) -> None:
    event = event_of(ana, "Draft night", game="overpower-2025", format={"kind": "draft"}, structure={"rounds": 1},
                     bots={"fill": 4})  # fmt: skip
    for who in (ana, ben):
        do(who, event, "enter")
    found = do(ana, event, "start")
    assert found["status"] == "drafting"
    found = until(ana, event, lambda e: e["you"]["to_do"])
    (pod,) = found["draft_tables"]
    facts = ana.get(f"/api/tables/{pod['table']}")["table"]
    assert (facts["game"], facts["event"], facts["rated"]) == ("overpower-draft", event, False)
    assert ana.refused("POST", f"/api/tables/{pod['table']}/act", {"type": "resign"}) == "not-now"
    found = play([ana, ben], event, "building", Random(2))
    pool = ana.get(f"/api/events/{event}/pool")
    assert len(pool["pool"]) > 20 and not pool["deck_ready"]
    wrong = ana.post(f"/api/events/{event}/check", {"text": "nonsense\n"})
    assert wrong["problems"]
    refused = refusal(ana, event, "deck", text="nonsense\n")
    assert refused["code"] == "bad-deck" and refused["problems"]
    deck = ana.post(f"/api/events/{event}/build")["text"]
    assert ana.post(f"/api/events/{event}/check", {"text": deck})["problems"] == []
    assert next(p for p in do(ana, event, "deck", text=deck)["players"] if p["you"])["deck_ready"]
    assert ana.get(f"/api/events/{event}/pool")["text"] == deck
    # Nobody is told what another has: neither over HTTP nor in what one may see of the tables.
    told = ben.call("GET", f"/api/events/{event}").text
    assert deck.splitlines()[-1] not in told and "seed" not in told
    assert ben.get(f"/api/events/{event}/pool")["pool"] != pool["pool"]
    with Guest(ana.url, None) as nobody:
        assert deck.splitlines()[-1] not in nobody.call("GET", f"/api/events/{event}").text
        assert nobody.refused("GET", f"/api/events/{event}/pool") == "no-session"
    # What the draft was dealt from would tell it too; it is told when the event is over.
    path = f"/api/tables/{pod['table']}"
    assert ben.get(path)["table"]["seed"] is None
    seat = pod["seats"].index(1)
    own, others = ([c for z in who.get(path)["view"]["zones"] if z["owner"] == seat for c in z["cards"] if "card" in c]
                   for who in (ana, ben))  # fmt: skip
    assert len(own) == sum(c["count"] for c in pool["pool"]) > len(others)
    for way in (f"replay?seat={seat}", "replay/3", "record", "analysis"):
        assert ben.refused("GET", f"{path}/{way}") == "not-now"
    mine = next(game for game in ben.get("/api/me/export")["games"] if game["id"] == pod["table"])
    assert mine["seed"] is None and mine["answers"] == []
    found = play([ben, ana], event, "over", Random(3))
    assert ben.call("GET", f"{path}/record").status_code == 200
    assert found["standings"][0]["wins"] == 1 and len(found["rounds"]) == 1


@pytest.mark.parametrize(
    ("game", "kind"), [("overpower-2025", "sealed"), ("power-up", "draft"), ("power-up", "sealed")]
)
def test_every_way_to_a_pool_leads_to_games(ana: Guest, ben: Guest, game: str, kind: str) -> None:
    """By elimination, with a bot that plays what it built."""
    ways = next(g for g in ana.get("/api/games")["games"] if g["id"] == game)["drafts"]
    assert kind in {way["way"] for way in ways}
    event = event_of(ana, "Pools", game=game, format={"kind": kind}, structure={"kind": "single"}, bots={"fill": 3})
    for who in (ana, ben):
        do(who, event, "enter")
    do(ana, event, "start")
    found = play([ana, ben], event, "over", Random(9))
    assert found["format"]["kind"] == kind and found["format"]["draft_mode"] in {way["id"] for way in ways}
    assert all(m["bracket"]["side"] == "winners" for r in found["rounds"] for m in r["matches"])
    assert [s["rank"] for s in found["standings"]] == [1, 2, 3]
