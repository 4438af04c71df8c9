"""Placing cards (OPC-PLACE)."""

from typing import Any

import pytest

from games.overpower.table import Player, hero, reach
from games.overpower_classic.making import character, event, special
from games.overpower_classic.table import PILE, table
from games.overpower_classic.walks import walk
from marks import rule

HULK, STORM, THING = "Hulk (MVOP)", "Storm (MVOP)", "Thing (MVOP)"
BUS, TEAMWORK = "City Bus", "8 Strength Teamwork (Energy/Fighting +2/+3)"


def placing(a: dict[str, Any], b: dict[str, Any] | None = None, **more: Any) -> list[Player]:
    return table(a={"draw": PILE} | a, b={"front": [STORM], "draw": PILE} | (b or {}), phase="placement", **more)


@rule("OPC-PLACE-01")
def test_players_place_one_card_in_turn() -> None:
    a, b = placing({"front": [HULK], "hand": ["7S", BUS]}, {"hand": ["7E"]})
    assert a.is_asked and not b.is_asked
    a.does("place", "7S", "Hulk")
    assert b.is_asked and not a.is_asked and a.placed("Hulk") == ["7S"]
    assert b.s.pool[1][a.card("7 Strength")] == 0, "face up"
    b.does("place", "7E", "Storm")
    assert a.is_asked
    a, b = placing({"front": [HULK], "hand": ["7S"]}, {"hand": ["7E"]}, turn="b")
    assert b.is_asked


@rule("OPC-PLACE-02")
def test_who_stops_places_no_more() -> None:
    a, b = placing({"front": [HULK], "hand": ["7S"]}, {"hand": ["7E", "Photon"]})
    a.does("done")
    b.does("place", "7E", "Storm")
    assert b.is_asked and a.refusal("place", "7S", "Hulk") == "TABLE-SEAT"
    b.does("place", "Photon", "Storm")
    b.does("done")
    assert a.pending == "Venture"


@rule("OPC-PLACE-03")
def test_one_power_one_universe_and_one_special_card_per_character() -> None:
    acts = special("Acts", "Hulk", icons=["brute_force"], value=7, power=True)
    front = [hero(HULK, placed=["7S", BUS]), THING]
    a, _ = placing({"front": front, "hand": ["8S", TEAMWORK, "Lamp Post", "Acts", "Green Goliath"]}, cards=[acts])
    for card in ("8S", TEAMWORK, "Lamp Post"):
        assert a.refusal("place", card, "Hulk") == "OPC-PLACE-03" and a.can("place", card, "Thing")
    a.does("place", "Acts", "Hulk")
    a.table.seats[1].does("done")
    assert a.refusal("place", "Green Goliath", "Hulk") == "OPC-PLACE-03", "what acts as a Power card took its slot"


@rule("OPC-PLACE-04")
def test_a_card_is_placed_on_who_can_use_it_and_nobody_else_plays_it() -> None:
    a, b = placing({"front": [HULK, THING, STORM], "hand": ["8S", TEAMWORK, "Green Goliath"]}, {"front": [HULK]})
    assert a.offered("place", "8S") == ["Hulk", "Thing"] and a.refusal("place", "8S", "Storm") == "OPC-PLACE-04"
    assert a.offered("place", TEAMWORK) == ["Hulk", "Thing"], "nobody asks for who will follow"
    assert a.offered("place", "Green Goliath") == ["Hulk"]
    a.does("place", "8S", "Thing")
    reach(a, b, "Turn")
    assert a.offered("attack", "8S") == ["Thing"] and a.refusal("attack", "8S", "Hulk") == "OPC-PLACE-04"


@rule("OPC-PLACE-04")
def test_what_a_card_at_hand_would_raise_does_not_count() -> None:
    raise_ = special(
        "Raise", "Storm", until="game", stays="astral", play=[{"do": "grid", "types": ["energy"], "plus": 1}]
    )
    a, _ = placing({"front": [STORM], "hand": ["8E", "Raise"]}, cards=[raise_])
    assert a.refusal("place", "8E", "Storm") == "OPC-PLACE-04"
    raised = {"front": [STORM], "hand": ["8E"], "in_play": [{"card": "Raise", "by": "Storm"}]}
    a, _ = placing(raised, cards=[raise_])
    assert a.can("place", "8E", "Storm")


@rule("OPC-PLACE-04")
def test_a_placed_card_waits_while_a_rating_is_too_low() -> None:
    weak = special(
        "Weak", "Weakling", until="battle", stays="astral", play=[{"do": "grid", "types": ["energy"], "plus": -3}]
    )
    front = [hero("Weakling", placed=["7E"])]
    person = character("Weakling", grid=(7, 4, 3, None))
    side = {"front": front, "in_play": [{"card": "Weak", "by": "Weakling"}]}
    a, _ = table(a=side, b={"front": [HULK]}, cards=[weak, person])
    assert a.placed("Weakling") == ["7E"] and a.refusal("attack", "7E", "Weakling") == "OPC-CARD-02"
    a, _ = table(a={"front": front}, b={"front": [HULK]}, cards=[weak, person])
    assert a.can("attack", "7E", "Weakling")


@rule("OPC-PLACE-05")
def test_a_placed_card_is_not_taken_back() -> None:
    a, _ = placing({"front": [hero(HULK, placed=["7S"])], "hand": ["8S"]})
    assert a.refusal("take_back", "7S") == "OPC-PLACE-05" and a.refusal("place", "8S", "Hulk") == "OPC-PLACE-03"


@rule("OPC-PLACE-06")
def test_placed_cards_stay_from_battle_to_battle() -> None:
    a, b = placing({"front": [HULK], "hand": ["7S"]})
    a.does("place", "7S", "Hulk")
    reach(a, b, "Turn")
    a.does("concede")
    walk(a, b, "Place", battle=3)
    assert a.s.battle == 3 and a.placed("Hulk") == ["7S"]


@rule("OPC-PLACE-07")
@pytest.mark.parametrize("says", [False, True])
def test_an_any_character_special_is_placed_only_if_it_or_an_event_says_so(says: bool) -> None:
    angel = special("Angel", use=["defence"], avoid={}, placeable=says)
    a, _ = placing({"front": [HULK], "hand": ["Angel"]}, cards=[angel])
    assert a.can("place", "Angel", "Hulk") is says
    if not says:
        assert a.refusal("place", "Angel", "Hulk") == "OPC-PLACE-07"
        opens = event(
            "Open", {"do": "may", "what": "play", "who": "both", "which": {"any_character": True}}, set="DCOP"
        )
        a, _ = placing({"front": [HULK], "hand": ["Angel"], "in_play": [{"card": "Open"}]}, cards=[angel, opens])
        assert a.can("place", "Angel", "Hulk")


@rule("OPC-PLACE-08")
def test_nothing_is_placed_after_the_venture() -> None:
    a, b = table(
        a={"front": [HULK], "draw": ["8S", "1E"]},
        b={"front": [STORM], "hand": ["7E"], "draw": PILE},
        phase="venture",
        turn="b",
    )
    b.ventures(3)
    assert "Place" not in walk(a, b, "Turn") and a.hand == ["8S"], "it was drawn for the venture"
    assert b.refusal("place", "7 Energy", "Storm") == "OPC-PLACE-01"
