"""Ladder and profiles: rated games by format, seasons, curves; who has left is named nowhere."""

from datetime import UTC, datetime
from typing import Any

from overtable.server.ladder.seasons import calendar, quarter, seasons
from overtable.store.rows import SeasonRow
from server.guests import Guest
from server.ladder.test_quick import account

SEATS = [{"kind": "me"}, {"kind": "open"}]


def at(year: int, month: int, day: int = 1) -> int:
    return round(datetime(year, month, day, tzinfo=UTC).timestamp() * 1000)


def test_seasons_are_quarters_until_hosts_set_others() -> None:
    assert quarter(at(2026, 3, 31)) == (2026, 0) and quarter(at(2026, 4)) == (2026, 1)
    assert [i for i, _, _ in calendar(at(2025, 11), at(2026, 5))] == ["2025-4", "2026-1", "2026-2"]
    found = seasons(at(2025, 12, 5), [], at(2026, 2))
    assert [(s.id, s.closed) for s in found] == [("2026-1", False), ("2025-4", True)]
    assert found[0].start == found[1].until == at(2026, 1)
    own = SeasonRow(1, "Spring", at(2026, 2, 10))
    found = seasons(at(2025, 12, 5), [own], at(2026, 5))
    assert [(s.id, s.closed) for s in found] == [("s1", False), ("2026-1", True), ("2025-4", True)]
    assert found[1].until == own.start
    before = seasons(at(2025, 12, 5), [own], at(2026, 2))
    assert before[0].id == "2026-1" and before[0].until == own.start


def game(ada: Guest, bo: Guest, **more: Any) -> str:
    """A rated game that Ada gives up."""
    made = ada.post("/api/tables", {"game": "lanterns", "rated": True, "seats": SEATS, **more})
    bo.post(f"/api/tables/{made['table']}/join", {})
    ada.post(f"/api/tables/{made['table']}/act", {"type": "resign"})
    return str(made["table"])


def test_a_rated_game_is_on_the_ladder_and_in_both_profiles(url: str) -> None:
    with account(url, "Ladder Ada") as ada, account(url, "Ladder Bo") as bo, Guest(url, None) as nobody:
        tables = [game(ada, bo), game(ada, bo)]
        rungs = {r["name"]: r for r in nobody.get("/api/ladder/lanterns")["rungs"]}
        won, lost = rungs["Ladder Bo"], rungs["Ladder Ada"]
        assert (won["wins"], won["losses"], won["games"]) == (2, 0, 2)
        assert (lost["wins"], lost["losses"], lost["games"]) == (0, 2, 2)
        assert won["rank"] < lost["rank"] and won["rating"] > lost["rating"] and won["give"] > 0
        assert bo.get("/api/ladder/lanterns")["you"]["name"] == "Ladder Bo"
        seen = nobody.get("/api/people/ladder%20bo/profile")
        (rating,) = seen["ratings"]
        assert rating["games"] == 2 and len(rating["curve"]) == 2
        assert rating["curve"][0]["rating"] < rating["curve"][1]["rating"] == rating["rating"] == won["rating"]
        assert seen["head_to_head"] == [{"name": "Ladder Ada", "games": 2, "wins": 2, "losses": 0, "draws": 0}]
        assert [g["table"] for g in seen["games"]] == tables[::-1]
        assert seen == nobody.get("/api/people/Ladder%20Bo/profile.json")
        assert nobody.refused("GET", "/api/people/nobody%20at%20all/profile") == "not-found"
        assert nobody.refused("GET", "/api/ladder/lanterns?mode=none") == "bad-request"
        assert nobody.refused("GET", "/api/ladder/lanterns?season=1066-1") == "not-found"
        season = nobody.get("/api/seasons")["seasons"][0]
        assert not season["closed"]
        shown = nobody.get(f"/api/ladder/lanterns?season={season['id']}")
        assert shown["season"] == season and len(shown["rungs"]) >= 2
        assert len(ada.get("/api/me/export")["rated_games"]) == 2
        ada.post("/api/me/delete", {"password": "correct horse battery"})
        for path in ("/api/ladder/lanterns", "/api/people/Ladder%20Bo/profile"):
            assert "Ladder Ada" not in nobody.call("GET", path).text
        assert {n for g in nobody.get("/api/people/Ladder%20Bo/profile")["games"] for n in g["against"]} == {
            "somebody who left"
        }
        assert nobody.refused("GET", "/api/people/Ladder%20Ada/profile") == "not-found"


def test_a_deck_does_not_choose_what_it_is_held_to(url: str) -> None:
    with account(url, "Strict Ada") as ada, account(url, "Strict Bo") as bo:
        deck = ada.get("/api/games/overpower-2025/decks/Camelot's%20Oath")["text"]
        fewer = "\n".join(line for line in deck.splitlines() if not line.startswith("1 "))
        lax = fewer.replace("Format: Modern Age", "Format: Limited")
        wanted = {"game": "overpower-2025", "seats": SEATS, "rated": True}
        refused = ada.call("POST", "/api/tables", wanted | {"deck": lax}).json()
        assert refused["code"] == "bad-deck" and refused["problems"]
        assert ada.refused("POST", "/api/tables", wanted | {"legality": "Limited"}) == "bad-setup"
        made = ada.post("/api/tables", wanted | {"deck": deck})
        facts = ada.get(f"/api/tables/{made['table']}")["table"]
        assert facts["legality"] == "Modern Age"
        assert bo.refused("POST", f"/api/tables/{made['table']}/join", {"deck": lax}) == "bad-deck"
        bo.post(f"/api/tables/{made['table']}/join", {})
        ada.post(f"/api/tables/{made['table']}/act", {"type": "resign"})
        (rating,) = bo.get("/api/me/ratings")["ratings"]
        assert rating["format"] == "venture/Modern Age"
        assert bo.get("/api/people/Strict%20Ada/profile")["decks"][0]["deck"] == "Camelot's Oath"
