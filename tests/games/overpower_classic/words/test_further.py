"""Further attacks and actions that a Special grants: how many, by whom, with what, on whom."""

from typing import Any

import pytest

from games.overpower_classic.making import attacks, plays, special, strike, text
from games.overpower_classic.table import THEM, US, table


def strong(follow: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
    """A level 4 Strength attack that grants something."""
    return special("Gamma", "Hulk", icons=["brute_force"], value=4, follow=follow, **fields)


def test_a_further_attack_on_another_target() -> None:
    card = strong([{"at": "other"}])
    a, b = table(a={"front": US, "hand": ["Gamma", "7S"]}, b={"front": THEM}, cards=[card])
    strike(a, b, "Gamma", "Hulk", "Thing")
    assert a.refused("attack", "7S", "Hulk", "Thing")
    attacks(a, b, "7S", "Hulk", "Cyclops")
    assert text(card) == "Strength attack, level 4. Hulk may make one further attack on another target."


def test_the_attacker_chooses_how_many_attacks_at_which_bonus() -> None:
    card = special("Gamma", "Hulk", follow=[{"count": 4, "rather": [[3, 1], [2, 2], [1, 3]]}])
    hand = ["Gamma", "3S", "4S", "5S"]
    a, b = table(a={"front": US, "hand": hand}, b={"front": THEM}, cards=[card])
    plays(a, b, "Gamma", "Hulk")
    a.does("choose", "2")
    attacks(a, b, "3S", "Hulk", "Thing")
    assert a.level == 5
    b.does("take")
    attacks(a, b, "4S", "Hulk", "Thing")
    assert a.level == 6
    b.does("take")
    assert b.damage("Thing") == 7  # bonuses are no damage
    assert b.pending == "Turn"
    assert text(card) == "Hulk may make four attacks, or instead three at +1 each, two at +2 each or one at +3."


def test_no_attack_need_follow_where_there_are_several_ways() -> None:
    card = strong([{"count": 2, "bonus": 1, "rather": [[1, 2]]}])
    a, b = table(a={"front": US, "hand": ["Gamma", "3S"]}, b={"front": THEM}, cards=[card])
    strike(a, b, "Gamma", "Hulk", "Thing")
    a.does("decline")
    assert b.pending == "Turn"
    said = "Strength attack, level 4. Hulk may make two further attacks at +1 each, or instead one at +2."
    assert text(card) == said


@pytest.mark.parametrize("order", [("3S", "4F"), ("4F", "3S")])
def test_one_attack_of_each_type_in_either_order(order: tuple[str, str]) -> None:
    card = strong([{"kind": "power", "types": ["brute_force", "combat"], "each_type": True}])
    a, b = table(a={"front": US, "hand": ["Gamma", "3S", "4F", "2S", "1F", "2E"]}, b={"front": THEM}, cards=[card])
    strike(a, b, "Gamma", "Hulk", "Thing")
    assert a.refused("attack", "2E", "Hulk", "Thing")
    strike(a, b, order[0], "Hulk", "Thing")
    assert a.refused("attack", "2S" if order[0] == "3S" else "1F", "Hulk", "Thing")
    strike(a, b, order[1], "Hulk", "Thing")
    assert b.damage("Thing") == 11 and b.pending == "Turn"
    said = "Hulk may make one further Strength Power card attack and/or one further Fighting Power card attack."
    assert text(card) == f"Strength attack, level 4. {said}"


def test_no_universe_card_goes_with_an_attack_that_stands_alone() -> None:
    card = special("Gamma", "Hulk", follow=[{"bonus": 4, "alone": True}])
    a, b = table(a={"front": US, "hand": ["Gamma", "5S", "Lamp Post"]}, b={"front": THEM}, cards=[card])
    plays(a, b, "Gamma", "Hulk")
    assert a.refused("attack", "5S", "Lamp Post", "Hulk", "Thing").rule == "OPC-CARD-18"
    attacks(a, b, "5S", "Hulk", "Thing")
    assert a.level == 9
    assert text(card) == "Hulk may make one attack at +4, without a Universe card."


def test_a_teammate_attacks_instead_and_goes_on_with_what_its_card_grants() -> None:
    """OPC-BATT-22: a further Special may grant attacks of its own."""
    card = special("Gamma", "Hulk", follow=[{"by": "teammates", "bonus": 2}])
    hand = ["Gamma", "Berserk Attack", "5F", "6S"]
    a, b = table(a={"front": US, "hand": hand}, b={"front": THEM}, cards=[card])
    plays(a, b, "Gamma", "Hulk")
    assert a.refused("attack", "6S", "Hulk", "Thing")
    attacks(a, b, "Berserk Attack", "Wolverine", "Thing")
    assert a.level == 6
    b.does("take")
    attacks(a, b, "5F", "Wolverine", "Cyclops")
    assert a.level == 5
    b.does("take")
    assert b.pending == "Turn"
    assert text(card) == "A Front Line teammate may make one attack at +2."


def test_power_card_attacks_of_a_type_as_many_as_possible() -> None:
    card = special("Gamma", "Hulk", follow=[{"kind": "power", "types": ["brute_force"], "count": 99}])
    a, b = table(a={"front": US, "hand": ["Gamma", "3S", "4F", "5S", "6S"]}, b={"front": THEM}, cards=[card])
    plays(a, b, "Gamma", "Hulk")
    assert a.refused("attack", "4F", "Hulk", "Thing")
    for one in ("3S", "5S", "6S"):
        strike(a, b, one, "Hulk", "Thing")
    assert b.damage("Thing") == 14
    assert text(card) == "Hulk may make any number of Strength Power card attacks."


def test_a_further_attack_with_a_teammates_special_out_of_the_hand() -> None:
    """OPC-PLACE-04: what is placed on the teammate is for the teammate alone."""
    card = strong([{"kind": "mates_special"}])
    bolt = special("Bolt", "Storm", icons=["energy"], value=5)
    other = special("Gale", "Storm", icons=["energy"], value=5)
    front = ["Hulk (MVOP)", {"name": "Storm (MVOP)", "placed": ["Gale"]}, "Wolverine (MVOP)"]
    hand = ["Gamma", "Bolt", "6S"]
    a, b = table(a={"front": front, "hand": hand}, b={"front": THEM}, cards=[card, bolt, other])
    strike(a, b, "Gamma", "Hulk", "Thing")
    assert a.refused("attack", "Gale", "Hulk", "Thing")
    assert a.refused("attack", "6S", "Hulk", "Thing")
    strike(a, b, "Bolt", "Hulk", "Thing")
    assert b.damage("Thing") == 9
    said = "Hulk may make one further attack with a teammate's Special from hand."
    assert text(card) == f"Strength attack, level 4. {said}"
