"""Galeaffy, its actions and its buffs, each with what it does."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, fight
from marks import card

FALLING = {"cubes": {"SPD": 1}, "hand": 2}


@card("galeaffy", "galeaffy/switcheroo")
def test_gusting_winds() -> None:
    a, b = fight("Galeaffy", "Switcheroo", flips=(FAIL,), foe="Shaleshell")
    assert a.hits() == [("Switcheroo", 2)] and a.active == "Galeaffy"
    a.switches("Zappguin")
    b.draws()
    assert a.active == "Zappguin"  # no cubes, no question
    a, b = fight("Galeaffy", "Switcheroo", flips=("Zappguin/Retaliate+",), mine={"cubes": {"DEF": 2}}, foe="Shaleshell")
    a.switches("Zappguin")
    for stat in ("SPD", "DEF", "DEF"):
        a.does("keep", stat)
    a.does("done")
    assert a.cubes == {"SPD": 1, "DEF": 2}


@card("galeaffy/whirlwind", "galeaffy/cyclone", "galeaffy/rot")
def test_the_other_actions_of_galeaffy() -> None:
    a, _ = fight("Galeaffy", "Whirlwind", foe="Shaleshell")
    assert a.hits() == [("Whirlwind", 5)]
    a, _ = fight(
        "Galeaffy", "Whirlwind", foe="Shaleshell", reply="Shellack", theirs={"cubes": {"SPD": 1}, "deck_top": [FAIL]}
    )
    assert a.hits() == [("Whirlwind", 0)]
    a, b = fight("Galeaffy", "Whirlwind", foe="Americaw", reply="Tactical Nuke", theirs=FALLING, hp={"Americaw": 2})
    b.does("replace", "Shaleshell")
    assert a.hits() == [("Whirlwind", 0)]  # the faster attack counts although its recoil felled the attacker
    a, _ = fight("Galeaffy", "Cyclone", foe="Shaleshell", flips=(SUCCESS,))
    assert a.hits() == [("Cyclone", 3)] and a.cubes == {"SPD": 1}
    a, _ = fight("Galeaffy", "Rot", foe="Shaleshell", reply="Geyser", theirs={"deck_top": [FAIL]})
    order = [a.named(e.refs[0]) for e in a.state.log or () if e.kind == "hit"]
    assert order == ["Rot", "Geyser"] and a.hits() == [("Rot", 6)]


@pytest.mark.parametrize("mark", "+-")
@card("galeaffy/sharp-leaves", "galeaffy/sharp-leaves-2", "galeaffy/leaf-shield", "galeaffy/leaf-shield-2")
def test_the_buffs_of_galeaffy(mark: str) -> None:
    a, _ = fight("Galeaffy", "Cyclone", f"Galeaffy/Sharp Leaves{mark}", flips=(FAIL, "Zappguin/Zap-"))
    assert a.cubes == {"ATK": 1} and a.hits() == [("Cyclone", 3)]
    a, _ = fight("Galeaffy", "Cyclone", f"Galeaffy/Leaf Shield{mark}", flips=(FAIL, "Zappguin/Zap-"))
    assert a.cubes == {"DEF": 1}
