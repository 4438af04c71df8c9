"""Attacks with several cards at once, and in parts (OP25-BATT)."""

import pytest

from games.overpower.specials import facing, strikes
from games.overpower.table import PILE, Player, strike, table
from marks import rule


@rule("OP25-BATT-68", "OP25-BATT-61")
def test_an_additional_attack_may_be_a_combined_one() -> None:
    hand = ["Warrior of Helium", "Champions of Barsoom", "6B"]
    a, b = facing(["Dejah Thoris", "Hercules"], hand, ["Merlin"])
    strike(a, b, "Warrior of Helium", "Dejah Thoris", "Merlin")
    assert not a.can("attack", "6B", "Hercules"), "the attack is Dejah's"
    strikes(a, b, "Champions of Barsoom", "Dejah Thoris", "6B", "Hercules", "Merlin")
    assert a.level == 10


@rule("OP25-BATT-39", "OP25-BATT-68")
def test_a_combined_attack_is_made_with_its_power_card_too() -> None:
    hand = ["Champions of Barsoom", "6B"]
    a, b = facing(["Dejah Thoris", "Hercules"], hand, ["Merlin", "The Mummy"], ["Ancient Wisdom"])
    strikes(a, b, "Champions of Barsoom", "Dejah Thoris", "6B", "Hercules", "Merlin")
    assert b.can("avoid", "Ancient Wisdom", "The Mummy")


@rule("OP25-BATT-68", "OP25-CARD-33")
def test_a_combined_attack_acts_as_the_types_of_both_its_cards() -> None:
    for power, user, able in (("6B", "Hercules", True), ("", "", False)):
        a, b = facing(["Dejah Thoris", "Hercules"], ["Champions of Barsoom", "6B"], ["Tarzan"], ["4I"])
        more = (power, user) if power else ()
        strikes(a, b, "Champions of Barsoom", "Dejah Thoris", *more, "Tarzan")
        assert b.can("avoid", "4I", "Tarzan") is able, "Tarzan avoids Brute Force attacks with Intelligence"


def combined(card: str, answers: list[str]) -> list[Player]:
    a, b = table(
        a={"front": ["Leonidas"], "hand": [card, "5B"], "draw": PILE},
        b={"front": ["Hercules"], "hand": answers, "draw": PILE},
    )
    strikes(a, b, card, "Leonidas", "5B", "Leonidas", "Hercules")
    assert a.level == 9
    return [a, b]


@rule("OP25-BATT-72")
@pytest.mark.usefixtures("legacy_cards")
def test_an_attack_in_parts_is_defended_part_by_part() -> None:
    a, b = combined("One-Two", ["6B", "4B"])
    assert b.refusal("block", "6B", "Hercules") == "OP25-BATT-38", "as one it is too much"
    b.does("split")
    assert [act.value for act in a.s.acts] == [(4,), (5,)]
    assert not b.can("split"), "it is one attack or parts, and parts it stays"
    assert b.can("block", "4B", "Hercules") and b.can("block", "6B", "Hercules")
    b.does("block", "4B", "Hercules")
    assert b.pending == "DefenceWindow" and not b.can("split") and b.can("block", "6B", "Hercules")
    b.does("block", "6B", "Hercules")
    assert b.hits("Hercules") == [] and a.dead == ["One-Two"] and a.power_pack == ["5B"] and a.venture == 0


@rule("OP25-BATT-72")
@pytest.mark.usefixtures("legacy_cards")
def test_a_part_that_is_not_defended_hits_alone() -> None:
    a, b = combined("One-Two", ["4B"])
    b.does("split")
    b.does("block", "4B", "Hercules")
    b.does("take")
    assert b.hits("Hercules") == ["5B"] and a.venture == 5 and a.dead == ["One-Two"]
    a, b = combined("One-Two", ["4B"])
    b.does("take")
    assert b.hits("Hercules") == ["5B", "One-Two"] and a.venture == 9 and not b.can("split")


@rule("OP25-BATT-72")
@pytest.mark.usefixtures("legacy_cards")
def test_other_combined_attacks_are_defended_as_one() -> None:
    _, b = combined("Big Punch", ["6B", "4B"])
    assert b.verbs == {"take"}
