"""Rated games between accounts; rates and the words of limits."""

from random import Random

import pytest

from overtable.server.errors import Fault
from overtable.server.limits import clean_name, clean_text
from overtable.server.ratings import shown
from overtable.server.together.rates import RATES, Rates
from overtable.store.rows import RatingRow
from server.guests import Guest, play_on


def account(url: str, name: str) -> Guest:
    guest = Guest(url, None)
    guest.post("/api/account", {"name": name, "password": "correct horse battery"})
    return guest


def test_a_rated_game_moves_the_ratings_and_forbids_help(url: str) -> None:
    with account(url, "Rated Ada") as ada, account(url, "Rated Bo") as bo, Guest(url, "Cy") as cy:
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = ada.post("/api/tables", {"game": "lanterns", "rated": True, "seats": seats, "auto_delay": None})
        path = f"/api/tables/{made['table']}"
        assert cy.refused("POST", f"{path}/join", {}) == "not-allowed"
        bo.post(f"{path}/join", {})
        with ada.sit(made["table"]) as a, bo.sit(made["table"]) as b:
            a.until(lambda t: t["decision"] is not None)
            assert a.ask("hint")["code"] == "not-allowed"
            play_on([a, b], Random(4), 2)  # both cards are turned up
            for socket in (a, b):
                assert socket.table["undo"]["can"] == "no" and socket.table["undo"]["why"]
                assert socket.ask("undo")["code"] == "not-now"
            a.ask("resign")
            b.until(lambda t: t["result"] is not None)
        winner, loser = bo.get("/api/me/ratings")["ratings"], ada.get("/api/me/ratings")["ratings"]
        assert [(r["game"], r["games"]) for r in winner + loser] == [("lanterns", 1)] * 2
        assert winner[0]["rating"] > loser[0]["rating"]
        assert cy.get("/api/me/ratings")["ratings"] == []


def test_a_rating_is_careful_while_little_is_known() -> None:
    assert shown(RatingRow("g", 25.0, 25 / 3, 0)) == 1000
    assert shown(RatingRow("g", 25.0, 2.0, 50)) > 1000


@pytest.mark.parametrize("what", sorted(RATES))
def test_every_rate_ends_somewhere_and_is_counted_for_each_alone(what: str) -> None:
    rates = Rates(on=True, clock=lambda: 0.0)
    allowed = RATES[what][0]
    assert all(rates.allows(what, "ada") for _ in range(allowed))
    assert not rates.allows(what, "ada")
    assert rates.allows(what, "bo")
    with pytest.raises(Fault) as refused:
        rates.check(what, "ada")
    assert (refused.value.code, refused.value.status) == ("too-many", 429)


def test_rates_can_be_switched_off() -> None:
    assert all(Rates(on=False).allows("password", "ada") for _ in range(1000))


def test_names_are_made_tidy() -> None:
    assert clean_name("  Ada \n Lovelace ") == "Ada Lovelace"
    assert clean_name("e\u0301") == "é"


def test_chat_keeps_what_people_write_and_refuses_what_cannot_be_shown() -> None:
    assert clean_text("a <b> & 'c' 👋") == "a <b> & 'c' 👋"
    for bad in ("", "  ", "x\x00y", "\u202eabc", "x" * 301):
        with pytest.raises(Fault):
            clean_text(bad)
