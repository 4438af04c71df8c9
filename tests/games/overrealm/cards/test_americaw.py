"""Americaw, its actions and its buffs, each with what it does."""

from games.overrealm.fights import fight
from games.overrealm.table import table, team
from marks import card


@card("americaw")
def test_wing_clip_slows_whoever_is_there() -> None:
    a, b = table(a={"team": team("Galeaffy", "Americaw", "Steamie")})
    a.switches("Americaw")
    b.draws()
    assert b.cubes == {"SPD": -1}


@card("americaw/tactical-nuke", "americaw/roc-rock")
def test_americaws_attacks_recoil() -> None:
    a, _ = fight("Americaw", "Tactical Nuke")
    assert a.hits() == [("Tactical Nuke", 8)] and a.losses() == [("Americaw", 2, "recoil")]  # 6 + 2 (Leaf)
    a, _ = fight("Americaw", "Roc Rock")
    assert a.hits() == [("Roc Rock", 3)] and a.losses() == [("Americaw", 1, "recoil")]  # 4 - 1 (Leaf)


@card("americaw/iron-defense", "americaw/roost")
def test_iron_defense_and_roost() -> None:
    a, _ = fight("Americaw", "Iron Defense")
    assert a.cubes == {"DEF": 2} and a.hand == 2  # its icon and the End Phase
    a, _ = fight("Americaw", "Roost", hp={"Americaw": 1})
    assert a.hp() == 7 and a.used == {"Roost"}
    a, b = fight("Americaw", "Roost", hp={"Americaw": 2}, reply="Switcheroo", theirs={"deck_top": ["Standard+"]})
    b.switches("Stallagrowth")
    b.does("done")
    assert a.hp() == 1  # the attack was faster, even though its monster is gone


@card("americaw/beak-drill", "americaw/bigger-rocs", "americaw/bigger-rocs-2", "americaw/forced-switch")
def test_the_buffs_of_americaw() -> None:
    _, b = fight("Americaw", "Roc Rock", "Americaw/Beak Drill+", reply="counter")
    assert b.maneuver == 1
    a, _ = fight("Americaw", "Roc Rock", "Americaw/Bigger Rocs-", "Americaw/Bigger Rocs-")
    assert a.cubes == {"ATK": 2} and a.hits() == [("Roc Rock", 5)]
    _, b = fight("Americaw", "Roc Rock", "Americaw/Forced Switch+")
    b.switches("Stallagrowth")
    assert b.active == "Stallagrowth"
