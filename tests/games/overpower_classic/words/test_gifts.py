"""Inherent abilities of two kinds: a Spectrum KO of four types, and an avoid with a Power card."""

from typing import Any

import pytest

from games.overpower.table import hero
from games.overpower_classic.making import character, special, unnegated
from games.overpower_classic.table import table

FIVES = (5, 5, 5, 5)
GIFT = {"do": "spectrum_types", "types": 4}


def test_a_character_avoids_any_attack_with_a_level_1_intellect_power_card() -> None:
    avoid = {"do": "avoid_with", "type": "intelligence", "least": 1, "most": 1, "cards": "pure"}
    cruz = character("Cruz", avoid, grid=FIVES)
    for attack in ("7E", "Blow"):
        blow = special("Blow", target=True, hit=[{"do": "lock", "who": "target", "no": ["attack"]}], until="battle")
        a, b = table(
            a={"front": ["Storm (MVOP)"], "hand": [attack]},
            b={"front": ["Cruz", "Rhino (MVOP)"], "hand": ["1I", "2I"]},
            cards=[cruz, blow],
        )
        a.does("attack", attack, "Storm", "Cruz")
        unnegated(b)
        assert b.can("avoid", "1I", "Cruz") and not b.can("avoid", "2I", "Cruz")


def test_the_fourth_type_of_an_open_hit_is_for_the_attacker_to_say() -> None:
    rider = character("Rider", GIFT, grid=FIVES)
    b_side = {"front": [hero("Rider", hits=["1E", "1F", "1S"]), "Rhino (MVOP)"]}
    a, b = table(a={"front": ["Hulk (MVOP)"], "hand": ["2M", "1E"]}, b=b_side, cards=[rider])
    a.does("attack", "2M", "Hulk", "Rider")
    b.does("take")
    assert a.pending == "SpectrumKO" and a.is_asked
    a.does("decline")
    assert "Rider" not in b.defeated


@pytest.mark.parametrize("inherent, falls", [([GIFT], False), ([], True)])
def test_three_types_are_not_enough(inherent: list[dict[str, Any]], falls: bool) -> None:
    rider = character("Rider", *inherent, grid=FIVES)
    b_side = {"front": [hero("Rider", hits=["1E", "1F"]), "Rhino (MVOP)"]}
    a, b = table(a={"front": ["Hulk (MVOP)"], "hand": ["2S", "1E"]}, b=b_side, cards=[rider])
    a.does("attack", "2S", "Hulk", "Rider")
    b.does("take")
    assert ("Rider" in b.defeated) == falls


def test_four_types_and_20_points_still_ko() -> None:
    rider = character("Rider", GIFT, grid=FIVES)
    for hits in (["1E", "1F", "1I"], ["8S", "8S", "2S"]):
        b_side = {"front": [hero("Rider", hits=hits), "Rhino (MVOP)"]}
        a, b = table(a={"front": ["Hulk (MVOP)"], "hand": ["2S"]}, b=b_side, cards=[rider])
        a.does("attack", "2S", "Hulk", "Rider")
        b.does("take")
        assert "Rider" in b.defeated
