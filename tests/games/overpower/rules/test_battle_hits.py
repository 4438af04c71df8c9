"""Hits: what becomes of a successful attack, and what happens if successful (OP25-BATT)."""

from games.overpower.table import FREYA, PILE, defending, table
from marks import rule


@rule("OP25-BATT-46", "OP25-BATT-48")
def test_if_successful_comes_after_the_defence() -> None:
    for card, left in ((FREYA, ["6I", "7C"]), ("5C", ["6I"])):
        a, b = defending(
            ("Network of Thieves", "Count of Monte Cristo", "Zorro"),
            {"front": ["Count of Monte Cristo"], "hand": ["Network of Thieves"], "draw": PILE},
            {"front": ["Zorro", "Merlin"], "hand": [card, "7C", "6I"]},
        )
        if card == FREYA:
            b.does("avoid", FREYA, "Zorro")
            assert b.hand == left and a.dead == ["Network of Thieves"]
        else:
            b.does("take")
            assert b.pending == "Effects" and b.hits("Zorro") == ["Network of Thieves"]
            b.does("choose", "5C")
            b.does("choose", "7C")
            assert b.hand == left


@rule("OP25-BATT-47", "OP25-BATT-63", "OP25-END-07")
def test_a_numerical_attack_with_the_astral_icon_is_a_full_hit() -> None:
    a, b = table(
        a={"front": ["Zeus"], "hand": ["Thunderbolt"], "draw": PILE},
        b={"front": ["Merlin"], "draw": PILE},
    )
    a.does("attack", "Thunderbolt", "Zeus", "Merlin")
    b.does("decline")
    b.does("take")
    assert b.current("Merlin") == ["Thunderbolt"] and b.damage("Merlin") == 9 == a.venture
    b.does("pass")
    a.does("pass")
    assert b.permanent("Merlin") == ["Thunderbolt"]
