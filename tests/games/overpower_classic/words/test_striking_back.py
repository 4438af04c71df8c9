"""A block with an equal Power card that hits the attacker."""

from games.overpower_classic.making import attacks, plays, special, text
from games.overpower_classic.table import duel

TRAP = special("Trap", "Storm", until="battle", stays="clipped", play=[{"do": "may", "what": "strike_back"}])


def test_an_equal_power_card_hits_the_attacker() -> None:
    a, b = duel(["Storm (MVOP)"], ["Trap", "3E"], ["Wolverine (MVOP)"], ["3F", "2F"], cards=[TRAP])
    plays(a, b, "Trap", "Storm")
    b.does("attack", "3F", "Wolverine", "Storm")
    a.does("block", "3E", "Storm")
    assert b.hits("Wolverine") == ["3E"] and a.venture == 3 and a.hits("Storm") == []
    assert b.power_pack == ["3F"]


def test_a_higher_one_only_blocks() -> None:
    a, b = duel(["Storm (MVOP)"], ["Trap", "4E"], ["Wolverine (MVOP)"], ["3F"], cards=[TRAP])
    plays(a, b, "Trap", "Storm")
    b.does("attack", "3F", "Wolverine", "Storm")
    a.does("block", "4E", "Storm")
    assert b.hits("Wolverine") == [] and a.power_pack == ["4E"]
    assert "with a Power card of equal value, the card that blocks hits the attacker" in text(TRAP)


def test_without_it_an_equal_one_only_blocks() -> None:
    a, b = duel(["Wolverine (MVOP)"], ["3F"], ["Storm (MVOP)"], ["3E"])
    attacks(a, b, "3F", "Wolverine", "Storm")
    b.does("block", "3E", "Storm")
    assert a.hits("Wolverine") == []
