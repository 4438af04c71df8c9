"""The six elements, the three stats, and the chart of which element is strong against which."""

from collections.abc import Sequence

ELEMENTS = ("Fire", "Water", "Rock", "Leaf", "Electric", "Death")
NUMBER = {name: n for n, name in enumerate(ELEMENTS)}

ATK, SPD, DEF = 0, 1, 2
STATS = ("ATK", "SPD", "DEF")

STRONG = {
    "Fire": ("Electric", "Leaf"),
    "Water": ("Fire", "Death"),
    "Rock": ("Fire", "Electric"),
    "Leaf": ("Rock", "Water"),
    "Electric": ("Death", "Water"),
    "Death": ("Leaf", "Rock"),
}
WEAK = {
    "Fire": ("Water", "Rock"),
    "Water": ("Leaf", "Electric"),
    "Rock": ("Leaf", "Death"),
    "Leaf": ("Fire", "Death"),
    "Electric": ("Fire", "Rock"),
    "Death": ("Water", "Electric"),
}


def marks(elements: Sequence[str]) -> dict[str, str]:
    """OR-CARD-02: the marks on a monster card, a summary of the chart over the monster's elements."""
    signs = {}
    for attacking in ELEMENTS:
        total = sum((e in STRONG[attacking]) - (e in WEAK[attacking]) for e in elements)
        signs[attacking] = "+" * total if total > 0 else "-" * -total
    return signs
