"""A Special that goes with any Power card attack of its user, whose card comes back if the attack is defended."""

from typing import Any

from games.overpower.table import Player
from games.overpower_classic.making import attacks
from games.overpower_classic.table import THEM, table

US = ["Longshot (PSOP)", "Storm (MVOP)", "Wolverine (MVOP)"]


def attacked(card: str) -> list[Player]:
    them: dict[str, Any] = {"front": THEM, "hand": ["7S"]}
    a, b = table(a={"front": US, "hand": ["Lucky Bounce", card]}, b=them)
    assert a.refused("attack", "Lucky Bounce", "Storm", card, "Storm", "Thing")
    attacks(a, b, "Lucky Bounce", "Longshot", card, "Longshot", "Thing")
    return [a, b]


def test_the_power_card_of_a_defended_attack_comes_back() -> None:
    a, b = attacked("4F")
    b.does("block", "7S", "Thing")
    assert a.draw_pile[-1] == "4F" and a.dead == ["Lucky Bounce"]


def test_a_multipower_card_does_as_well() -> None:
    """OPC-COMBO-06: the card speaks of every Power card."""
    a, b = attacked("3M")
    b.does("block", "7S", "Thing")
    assert a.draw_pile[-1] == "3M"


def test_a_hit_stays() -> None:
    a, b = attacked("4F")
    b.does("take")
    assert b.hits("Thing") == ["4F"] and a.dead == ["Lucky Bounce"] and "4F" not in a.draw_pile
