"""Chargroar, its actions and its buffs, each with what it does."""

import pytest

from games.overrealm.fights import fight
from games.overrealm.table import table, team
from marks import card


@card("chargroar")
def test_intimidate() -> None:
    a, b = table(a={"team": team("Galeaffy", "Chargroar", "Steamie")}, b={"cubes": {"ATK": 1}})
    a.switches("Chargroar")
    b.draws()
    assert b.cubes == {"ATK": -1}


@card("chargroar/lightning", "chargroar/lights-out", "chargroar/hypercharge", "chargroar/flamethrower")
def test_the_actions_of_chargroar() -> None:
    a, _ = fight("Chargroar", "Lightning", foe="Steamie")
    assert a.hits() == [("Lightning", 7)]  # 6 + 5 (Water) - 4 (Fire)
    a, b = fight("Chargroar", "Lights Out", hp={"Galeaffy": 2})
    b.does("replace", "Shaleshell")
    assert a.hits() == [("Lights Out", 2)] and a.cubes == {"ATK": 2}
    a, _ = fight("Chargroar", "Hypercharge")
    assert a.cubes == {"ATK": 2} and a.hand == 2
    a, _ = fight("Chargroar", "Flamethrower", flips=("Zappguin/Retaliate+",), theirs={"cubes": {"DEF": 4}})
    assert a.hits() == [("Flamethrower", 8)]  # 5 + 3 (Leaf), DEF ignored


@pytest.mark.parametrize("mark", "+-")
@card("chargroar/energize", "chargroar/energize-2", "chargroar/charge", "chargroar/charge-2")
def test_the_buffs_of_chargroar(mark: str) -> None:
    a, _ = fight("Chargroar", "Lights Out", f"Chargroar/Energize{mark}")
    assert a.hits() == [("Lights Out", 4)]
    a, b = fight(
        "Chargroar", "Lights Out", f"Chargroar/Charge{mark}", foe="Shaleshell", reply="Shellack", hp={"Shaleshell": 1}
    )
    b.does("replace", "Galeaffy")
    assert b.hits() == []  # 8 against 7: it never acts


@card("chargroar/lights-out")
def test_lights_out_pays_for_a_ko_as_the_faster_and_as_the_slower_action() -> None:
    for reply, felled_first in (("Foul Play", True), ("Surge", False)):
        a, b = fight("Chargroar", "Lights Out", foe="Drownigator", reply=reply, hp={"Drownigator": 5})
        b.does("replace", "Galeaffy")
        assert a.hits() == [("Lights Out", 5)] and a.cubes == {"ATK": 2}  # 2 + 2 (Water) + 1 (Death)
        assert (b.hits() == []) is felled_first
