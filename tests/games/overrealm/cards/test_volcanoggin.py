"""Volcanoggin, its actions and its buffs, each with what it does."""

from games.overrealm.fights import fight
from games.overrealm.table import table, team
from marks import card


@card("volcanoggin")
def test_igneous_crown() -> None:
    a, b = table(a={"team": team("Galeaffy", "Volcanoggin", "Steamie")})
    a.switches("Volcanoggin")
    b.draws()
    assert a.cubes == {"DEF": 1}


@card("volcanoggin/magma-strike", "volcanoggin/headbutt", "volcanoggin/enrage", "volcanoggin/explode")
def test_the_actions_of_volcanoggin() -> None:
    a, _ = fight("Volcanoggin", "Magma Strike")
    assert a.hits() == [("Magma Strike", 4)]
    a, _ = fight("Volcanoggin", "Headbutt", reply="Whirlwind")
    assert a.hits() == [("Headbutt", 4)]  # slower: 3 + 2 - 1 (Leaf)
    a, _ = fight("Volcanoggin", "Headbutt")
    assert a.hits() == [("Headbutt", 2)]
    a, _ = fight("Volcanoggin", "Enrage")
    assert a.cubes == {"ATK": 1, "SPD": 1, "DEF": 1}
    a, _ = fight("Volcanoggin", "Explode", reply="Whirlwind")
    assert a.losses() == [("Volcanoggin", 2, "recoil")] and a.hits() == [("Explode", 3)]
    a, _ = fight("Volcanoggin", "Explode")
    assert a.losses() == []


@card("volcanoggin/agility", "volcanoggin/ramp-up", "volcanoggin/harden", "volcanoggin/endurance")
def test_the_buffs_of_volcanoggin() -> None:
    a, _ = fight("Volcanoggin", "Headbutt", "Volcanoggin/Agility+", "Volcanoggin/Ramp Up-", reply="Whirlwind")
    a.does("resolve", "Agility")
    assert a.cubes == {"SPD": 2}
    assert a.hits() == [("Headbutt", 2)]  # 4 + 1 + 2 is no longer slower than 7
    a, b = fight("Volcanoggin", "Headbutt", "Volcanoggin/Harden+", "Volcanoggin/Endurance-", reply="Whirlwind")
    a.does("resolve", "Harden")
    assert a.cubes == {"DEF": 2} and b.hits() == [("Whirlwind", 1)]  # 3 + 2 (Rock) - 2 (Fire) - 3, at least 1
