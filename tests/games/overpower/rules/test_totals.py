"""Venture Totals (OP25-TOTAL)."""

from games.overpower.table import PILE, defending, pass_out, table
from marks import rule


@rule("OP25-TOTAL-12", "OP25-BATT-36", "OP25-BATT-05")
def test_a_shifted_attack_counts_for_its_attacker() -> None:
    a, b = defending(
        ("6C", "Zorro", "Merlin"),
        {"front": ["Zorro"], "hand": ["6C"]},
        {"front": ["Merlin", "Korak"], "hand": ["Legendary Escape"]},
    )
    b.does("shift", "Legendary Escape", "Merlin", "Korak")
    b.does("take")
    assert b.hits("Korak") == ["6C"] and b.hits("Merlin") == [] and a.venture == 6


@rule("OP25-TOTAL-15", "OP25-CARD-02")
def test_an_inherent_bonus_to_the_venture_total_works_from_reserve() -> None:
    a, b = table(
        a={"front": ["Hercules"], "reserve": "King Arthur", "draw": PILE}, b={"front": ["Merlin"], "draw": PILE}
    )
    assert a.venture == 1 and b.venture == 0
    pass_out(a, b)
    assert a.s.won == a.number and a.venture == 1, "in each battle"
