"""Abilities and cards that answer a KO; who changes places with the Reserve."""

from games.overpower_classic.making import character, event, plays, special, strike
from games.overpower_classic.table import PILE, table

WOUNDED = {"name": "Storm (MVOP)", "hits": ["8E", "8E"]}


def whenever(happens: str, *then: dict[str, object], who: str = "user") -> dict[str, object]:
    return {"do": "whenever", "happens": happens, "who": who, "then": list(then)}


def test_a_fallen_character_brings_its_team_points() -> None:
    grim = character("Grim", whenever("fallen", {"do": "venture_total", "amount": 5, "who": "team"}))
    a, b = table(
        cards=[grim],
        a={"front": ["Hulk (MVOP)"], "hand": ["4S", "2S"]},
        b={"front": [{"name": "Grim", "hits": ["8E", "8E"]}, WOUNDED], "hand": ["1E"]},
    )
    strike(a, b, "4S", "Hulk", "Storm")
    assert b.venture == 0
    strike(b, a, "1E", "Grim", "Hulk")
    strike(a, b, "2S", "Hulk", "Grim")
    assert b.venture == 1  # it still stands


def test_the_points_come_with_the_ko() -> None:
    grim = character("Grim", whenever("fallen", {"do": "venture_total", "amount": -5, "who": "opponent"}))
    a, b = table(
        cards=[grim],
        a={"front": ["Hulk (MVOP)"], "hand": ["4S"]},
        b={"front": [{"name": "Grim", "hits": ["8E", "8E"]}, "Storm (MVOP)"], "hand": ["1E"]},
    )
    strike(a, b, "4S", "Hulk", "Grim")
    assert b.is_kod("Grim") and a.venture == -1


def test_a_teammate_that_falls_brings_a_card() -> None:
    odd = character("Odd", whenever("teammate_fallen", {"do": "draw", "count": 1, "keep": True}))
    a, b = table(
        cards=[odd],
        a={"front": ["Hulk (MVOP)"], "hand": ["4S"]},
        b={"front": [WOUNDED, "Cyclops (MVOP)"], "reserve": "Odd", "draw": PILE},
    )
    strike(a, b, "4S", "Hulk", "Storm")
    assert len(b.hand) == 1


def test_each_fallen_character_counts_for_its_team() -> None:
    rebirth = event("Rebirth", whenever("team_fallen", {"do": "venture_total", "amount": 3, "who": "team"}, who="both"))
    a, b = table(
        cards=[rebirth],
        a={"front": ["Hulk (MVOP)"], "hand": ["4S"], "in_play": [{"card": "Rebirth"}]},
        b={"front": [WOUNDED, "Cyclops (MVOP)"], "hand": ["1E"]},
    )
    strike(a, b, "4S", "Hulk", "Storm")
    assert (a.venture, b.venture) == (4, 3)


def test_the_user_is_healed_and_changes_places_with_the_reserve() -> None:
    jump = special("Jump", "Hulk", play=[{"do": "heal", "count": 0}, {"do": "swap_reserve", "who": "user"}])
    a, b = table(
        cards=[jump],
        a={
            "front": [{"name": "Hulk (MVOP)", "hits": ["2E"], "current": ["3E"]}, "Cyclops (MVOP)"],
            "reserve": "Beast (MVOP)",
            "hand": ["Jump"],
        },
        b={"front": ["Storm (MVOP)"]},
    )
    plays(a, b, "Jump", "Hulk")
    assert a.reserve == ["Hulk"] and sorted(a.front) == ["Beast", "Cyclops"] and a.damage("Hulk") == 0
