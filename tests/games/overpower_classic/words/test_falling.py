"""Abilities and cards that answer a KO; who changes places with the Reserve."""

from games.overpower_classic.table import PILE, table
from games.overpower_classic.words.acting import acts, character, special

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
    acts(a, b, "attack", "4S", "Hulk", "Storm")
    assert b.venture == 0
    acts(b, a, "attack", "1E", "Grim", "Hulk")
    acts(a, b, "attack", "2S", "Hulk", "Grim")
    assert b.venture == 1  # it still stands


def test_the_points_come_with_the_ko() -> None:
    grim = character("Grim", whenever("fallen", {"do": "venture_total", "amount": -5, "who": "opponent"}))
    a, b = table(
        cards=[grim],
        a={"front": ["Hulk (MVOP)"], "hand": ["4S"]},
        b={"front": [{"name": "Grim", "hits": ["8E", "8E"]}, "Storm (MVOP)"], "hand": ["1E"]},
    )
    acts(a, b, "attack", "4S", "Hulk", "Grim")
    assert b.is_kod("Grim") and a.venture == -1


def test_a_teammate_that_falls_brings_a_card() -> None:
    odd = character("Odd", whenever("teammate_fallen", {"do": "draw", "count": 1, "keep": True}))
    a, b = table(
        cards=[odd],
        a={"front": ["Hulk (MVOP)"], "hand": ["4S"]},
        b={"front": [WOUNDED, "Cyclops (MVOP)"], "reserve": "Odd", "draw": PILE},
    )
    acts(a, b, "attack", "4S", "Hulk", "Storm")
    assert len(b.hand) == 1


def test_each_fallen_character_counts_for_its_team() -> None:
    event = {
        "type": "event", "id": "rebirth", "name": "Rebirth", "mission": "Any Mission",
        "play": [whenever("team_fallen", {"do": "venture_total", "amount": 3, "who": "team"}, who="both")],
    }  # fmt: skip
    a, b = table(
        cards=[event],
        a={"front": ["Hulk (MVOP)"], "hand": ["4S"], "in_play": [{"card": "Rebirth"}]},
        b={"front": [WOUNDED, "Cyclops (MVOP)"], "hand": ["1E"]},
    )
    acts(a, b, "attack", "4S", "Hulk", "Storm")
    assert (a.venture, b.venture) == (4, 3)


def test_the_user_is_healed_and_changes_places_with_the_reserve() -> None:
    jump = special("Jump", play=[{"do": "heal", "count": 0}, {"do": "swap_reserve", "who": "user"}])
    a, b = table(
        cards=[jump],
        a={
            "front": [{"name": "Hulk (MVOP)", "hits": ["2E"], "current": ["3E"]}, "Cyclops (MVOP)"],
            "reserve": "Beast (MVOP)",
            "hand": ["Jump"],
        },
        b={"front": ["Storm (MVOP)"]},
    )
    acts(a, b, "play", "Jump", "Hulk")
    assert a.reserve == ["Hulk"] and sorted(a.front) == ["Beast", "Cyclops"] and a.damage("Hulk") == 0
