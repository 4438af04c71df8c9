"""Smolderskulk, its actions and its buffs, each with what it does."""

from games.overrealm.fights import FAIL, SUCCESS, ZAP, fight
from games.overrealm.table import quickly, table, team
from marks import card


@card("smolderskulk")
def test_torment_haunts_the_action_that_was_used() -> None:
    a, b = fight(
        "Smolderskulk", "Wildfire", reply="Cyclone", theirs={"deck_top": ["Standard-", "Galeaffy/Leaf Shield-"]}
    )
    assert b.torment == {"Cyclone": 2}
    a.draws()
    b.selects("Cyclone")
    assert ("Galeaffy", 2, "recoil") in b.losses() and b.torment == {"Cyclone": 4}
    a.draws()
    b.switches("Shaleshell")
    quickly([a, b])
    assert b.active == "Shaleshell" and b.torment == {"Cyclone": 3}


@card("smolderskulk/mental-breakdown")
def test_mental_breakdown() -> None:
    flips = (ZAP, FAIL, "Zappguin/Retaliate+", "Volcanoggin/Harden+")
    _, b = fight("Smolderskulk", "Mental Breakdown", flips=flips)
    assert b.conditions() == {"paralyze": 1, "fatigue": 1, "leech": 1}
    assert b.torment == {"Switcheroo": 1, "Whirlwind": 1, "Cyclone": 1, "Rot": 1}


@card("smolderskulk/wildfire")
def test_wildfire_takes_buffs_for_torment_and_haunts_the_replacement() -> None:
    theirs = {"torment": {"Cyclone": 1, "Rot": 2}}
    a, b = fight(
        "Smolderskulk", "Wildfire", "Volcanoggin/Harden+", "Volcanoggin/Agility+", theirs=theirs, hp={"Galeaffy": 3}
    )
    if a.can("resolve"):
        a.does("resolve", "Harden")
    assert a.hits() == [("Wildfire", 3)]
    b.does("replace", "Shaleshell")
    assert {name: n for name, n in b.torment.items() if name in ("Geyser", "Shellack")} == {"Geyser": 1, "Shellack": 1}
    a, _ = table(a={"team": team("Smolderskulk", "Volcanoggin", "Zappguin"), "hand": 2})
    a.does("act", "Wildfire")
    assert not a.is_asked  # no torment, no slot


@card("smolderskulk/backstab", "smolderskulk/reciprocity")
def test_backstab_and_reciprocity() -> None:
    a, b = fight("Smolderskulk", "Backstab", reply="Cyclone", flips=(ZAP,))
    assert a.hits() == [("Backstab", 4)] and b.hits() == []
    theirs = {"torment": {"Cyclone": 2}, "deck_top": ["Standard-", "Galeaffy/Leaf Shield-"]}
    a, b = fight("Smolderskulk", "Reciprocity", reply="Cyclone", theirs=theirs, hp={"Smolderskulk": 2})
    assert a.hp() == 7  # 2 + 6, then Cyclone 1 (2 - 3 Fire - 2 Death, at least 1)
    assert a.used == {"Reciprocity"}


@card("smolderskulk/haunting-shroud", "smolderskulk/dense-smoke", "smolderskulk/midnight-skulk", "smolderskulk/apathy")
def test_the_buffs_of_smolderskulk() -> None:
    a, _ = fight(
        "Drownigator", "Surge", "Smolderskulk/Haunting Shroud-", "Smolderskulk/Dense Smoke-", friends=("Smolderskulk",)
    )
    assert a.cubes == {"DEF": 2}
    _, b = fight(
        "Drownigator", "Foul Play", friends=("Smolderskulk",), flips=("Smolderskulk/Haunting Shroud-", SUCCESS)
    )
    assert len(b.torment) == 4
    a, b = fight("Smolderskulk", "Reciprocity", "Smolderskulk/Midnight Skulk+", theirs={"cubes": {"DEF": 2}})
    a.does("resolve", "Midnight Skulk")
    assert a.offered("choose") == ["DEF"], "there is no other positive cube"
    a.does("choose", "DEF")
    assert a.cubes == {"DEF": 1} and b.cubes == {"DEF": 1}
    a, b = fight("Smolderskulk", "Reciprocity", "Smolderskulk/Apathy-", foe="Chargroar", reply="Hypercharge")
    assert b.cubes == {} and a.happened("prevented") == 1
