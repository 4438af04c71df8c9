"""Hands that become alike, and a card of the hand that is taken blindly."""

import pytest

from games.overpower_classic.making import special, strike, text
from games.overpower_classic.table import table

CODE = special("Own Code", "Hulk", icons=["brute_force"], value=6, hit=[{"do": "even_hands"}])
SHELLS = special("Shells", "Hulk", target=True, hit=[{"do": "blind_hit"}])


def test_the_larger_hand_is_discarded_down_to_the_other() -> None:
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["Own Code", "1E"]},
        b={"front": ["Storm (MVOP)"], "hand": ["2E", "3E", "4E"]},
        cards=[CODE],
    )
    strike(a, b, "Own Code", "Hulk", "Storm")
    b.picks("choose", "2E", "4E")
    assert b.hand == ["3E"] and sorted(b.power_pack) == ["2E", "4E"]


def test_a_hand_that_is_no_larger_stays() -> None:
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["Own Code", "1E"]},
        b={"front": ["Storm (MVOP)"], "hand": ["2E"]},
        cards=[CODE],
    )
    strike(a, b, "Own Code", "Hulk", "Storm")
    assert b.hand == ["2E"] and b.pending != "Effects"


@pytest.mark.parametrize("card", ["7S", "8E"])
def test_an_attack_that_is_taken_blindly_hits(card: str) -> None:
    """Whatever the user could play, and nobody defends."""
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["Shells", card]},
        b={"front": ["Storm (MVOP)"], "hand": ["7E"]},
        cards=[SHELLS],
    )
    strike(a, b, "Shells", "Hulk", "Storm")
    assert b.damage("Storm") == int(card[0]) and b.hand == ["7E"] and a.venture == int(card[0])


def test_what_is_no_attack_goes_to_the_power_pack() -> None:
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["Shells", "City Bus"]}, b={"front": ["Storm (MVOP)"]}, cards=[SHELLS]
    )
    strike(a, b, "Shells", "Hulk", "Storm")
    assert a.power_pack == ["City Bus"] and b.damage("Storm") == 0


def test_how_they_read() -> None:
    assert text(CODE) == (
        "Strength attack, level 6. If it hits: the opponent discards cards of their own choice until both hands "
        "hold as many."
    )
    assert text(SHELLS) == (
        "An attack on a target character. If it hits: the opponent takes one card of your hand unseen: if it is an "
        "attack it hits the target, if not it goes to the Power Pack."
    )
