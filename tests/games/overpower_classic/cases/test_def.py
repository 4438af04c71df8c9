"""Worked cases of defences."""

import pytest

from games.overpower_classic.given import TEAMWORK
from games.overpower_classic.making import attacks, special
from games.overpower_classic.table import duel
from marks import case

HULK, STORM, SPIDER, BEAST, WOLVERINE = (
    f"{name} (MVOP)" for name in ("Hulk", "Storm", "Spider-Man", "Beast", "Wolverine")
)


@case("OPC-CASE-054")
def test_defences_of_spider_man_against_strength_5() -> None:
    hand = ["5E", "5F", "3F", "4F", "Hand Grenade", TEAMWORK]
    a, b = duel([HULK], ["5S"], [SPIDER, STORM], hand)
    assert b.grid("Spider-Man")[:3] == (6, 7, 6)
    a.does("attack", "5S", "Hulk", "Spider-Man")
    assert b.can("block", "5E", "Spider-Man") and b.can("block", "5F", "Spider-Man")
    assert b.can("block", "3F", "Hand Grenade", "Spider-Man")
    assert b.refusal("block", "4F", "Spider-Man") == "OPC-DEF-04" and not b.can("block", TEAMWORK)


@case("OPC-CASE-055")
@pytest.mark.parametrize(
    ("attack", "stopped"),
    [
        (("4 MultiPower (three icons)", "Hulk", "Beast"), True),
        (("Green Goliath", "Hulk", "3F", "Hulk", "Beast"), True),
        (("4S", "Hulk", "Beast"), False),
    ],
)
def test_animal_dexterity(attack: tuple[str, ...], stopped: bool) -> None:
    hand = ["4 MultiPower (three icons)", "Green Goliath", "3F", "4S"]
    a, b = duel([HULK], hand, [BEAST], ["Animal Dexterity"])
    attacks(a, b, *attack)
    if not stopped:
        assert b.refusal("avoid", "Animal Dexterity", "Beast") == "OPC-DEF-03"
        return
    b.does("avoid", "Animal Dexterity", "Beast")
    assert b.hits("Beast") == []


@case("OPC-CASE-056")
def test_a_shift_to_wolverine() -> None:
    lure = special("Lure", "Storm", use=["defence"], shift={"to": "user"})
    a, b = duel(["Cyclops (MVOP)"], ["5E"], [HULK, STORM, WOLVERINE], ["6E", "Snikt", "5F", "Lure"], cards=[lure])
    a.does("attack", "5E", "Cyclops", "Hulk")
    assert b.refusal("block", "6E", "Storm") == "OPC-DEF-02"
    b.does("shift", "Snikt", "Wolverine", "Wolverine")
    assert b.refusal("shift", "Lure", "Storm", "Storm") == "OPC-DEF-15"
    b.does("block", "5F", "Wolverine")
    assert b.hits("Wolverine") == [] and b.hits("Hulk") == []
