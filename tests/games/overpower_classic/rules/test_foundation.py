"""The classic table is laid with its own cards, and speaks in its own words."""

from games.overpower_classic.making import strike_home
from games.overpower_classic.table import table


def test_an_attack_is_made_with_classic_cards() -> None:
    a, b = table(a={"front": ["Hulk (MVOP)"], "hand": ["7S"]}, b={"front": ["Storm (MVOP)"]})
    assert a.s.rules.name == "classic"
    strike_home(a, b, "7S", "Hulk", "Storm")
    assert b.hits("Storm") == ["7S"] and a.venture == 7
