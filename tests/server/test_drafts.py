"""Drafts at tables that people open by themselves: played like any game, and nobody ends one for the others."""

from random import Random

from overtable.games import find
from server.guests import Guest, play_on, some, two_at_a_table


def test_two_people_draft_to_the_end(url: str) -> None:
    ada, bo, table = two_at_a_table(url, "power-up-draft", mode="draft", auto_delay=None)
    with ada, bo, ada.sit(table) as a, bo.sit(table) as b:
        play_on([a, b], Random(4), 6)
        refused = a.ask("resign")
        assert refused["code"] == "not-now" and "for all" in refused["message"]
        assert a.table["result"] is None
        play_on([a, b], Random(5))
        assert a.table["result"]["rule"] == b.table["result"]["rule"] == "TABLE-DRAFTED"
        assert a.table["result"]["winners"] == []


def test_whoever_drafts_with_bots_alone_may_stop(url: str) -> None:
    with Guest(url, "Ada") as ada:
        seats = [{"kind": "me"}, *({"kind": "bot"} for _ in range(3))]
        made = ada.post("/api/tables", {"game": "overpower-draft", "mode": "draft", "seats": seats})
        with ada.sit(made["table"]) as socket:
            assert [s["bot"] for s in socket.until(lambda t: bool(t["seats"]))["seats"]] == [None, *["drafter"] * 3]
            socket.answer(some(Random(1), socket.decision))
            assert socket.ask("resign")["type"] == "ok"
            assert socket.until(lambda t: t["result"] is not None)["result"]["rule"] == "TABLE-RESIGN"


def test_a_draft_has_no_guided_first_game(url: str) -> None:
    with Guest(url, "Ada") as ada:
        assert ada.get("/api/games/overpower-2025/guide")["title"]
        assert ada.refused("GET", "/api/games/overpower-draft/guide") == "not-found"


def test_levels_do_not_draft_and_drafts_are_not_rated(url: str) -> None:
    with Guest(url, "Ada") as ada:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "regular"}]
        asked = {"game": "overpower-draft", "mode": "draft"}
        told = ada.call("POST", "/api/tables", {**asked, "seats": seats}).json()
        assert told["code"] == "bad-setup" and "drafter" in told["problems"][0]
        assert find("overpower-draft").modes["draft"].seats == (2, 3, 4, 5, 6, 7, 8)
        alone = ada.call("POST", "/api/tables", {**asked, "seats": [{"kind": "me"}]}).json()
        assert alone["code"] == "bad-setup"
        rated = ada.call("POST", "/api/tables", {**asked, "rated": True, "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert rated.json()["code"] == "bad-setup"
