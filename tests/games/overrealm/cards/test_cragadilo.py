"""Cragadilo, its actions and its buffs, each with what it does."""

from games.overrealm.fights import FAIL, SUCCESS, ZAP, ZAP_FAIL, fight, order
from games.overrealm.table import table, team
from marks import card
from overtable.games.overrealm.state import HAND


@card("cragadilo")
def test_fortified() -> None:
    for hp, cubes in ((5, {"DEF": 3}), (2, {})):
        a, b = table(a={"team": team("Galeaffy", "Cragadilo", "Steamie", Cragadilo=hp)})
        a.switches("Cragadilo")
        b.draws()
        assert a.cubes == cubes


@card("cragadilo/implosion")
def test_implosion() -> None:
    a, _ = fight(
        "Cragadilo", "Implosion", flips=(ZAP, FAIL, "Zappguin/Retaliate+"), foe="Steamie", mine={"cubes": {"DEF": 3}}
    )
    assert a.cubes == {} and a.hits() == [("Implosion", 6)]  # 1 + 2 + 2 + 1 (Fire)
    a, _ = fight("Cragadilo", "Implosion", flips=(ZAP, ZAP_FAIL), mine={"cubes": {"DEF": 2}})
    assert a.hits() == [("Implosion", 1)]  # against Leaf a success is worth 1: 1 + 1 - 1
    a, _ = fight("Cragadilo", "Implosion", flips=(ZAP, ZAP_FAIL), how="protect", mine={"cubes": {"DEF": 2}})
    assert a.hits() == [("Implosion", 3)]  # no modifier counts: 1 + 2
    a, _ = fight("Cragadilo", "Implosion", reply="counter", mine={"cubes": {"DEF": 3}})
    assert a.cubes == {} and a.hits() == []  # even if countered


@card("cragadilo/beckon-earth", "cragadilo/unearth", "cragadilo/geyser")
def test_the_other_actions_of_cragadilo() -> None:
    a, _ = fight(
        "Cragadilo",
        "Beckon Earth",
        foe="Steamie",
        reply="Fierce Blessing",
        flips=(ZAP_FAIL,),
        mine={"cubes": {"SPD": -4}},
    )
    assert (
        a.hits() == [("Beckon Earth", 6)] and order(a)[0] == "Beckon Earth"
    )  # exposed: 5 - 1 + 2, 5 + 3 - 4 against 3
    assert a.losses() == [("Cragadilo", 1, "recoil")]
    a, _ = fight("Cragadilo", "Beckon Earth", foe="Steamie", flips=(ZAP,), mine={"cubes": {"DEF": 1}})
    assert a.hits() == [("Beckon Earth", 7)] and a.losses() == [] and a.cubes == {"DEF": 2}
    fails = (FAIL, ZAP_FAIL, "Zappguin/Retaliate-", "Volcanoggin/Ramp Up-", "Volcanoggin/Endurance-")
    a, _ = fight("Cragadilo", "Unearth", flips=(*fails, "Zappguin/Retaliate+"))
    assert len(a.flips()) == 6 and a.cubes == {"DEF": 1}  # 4, and 2 more while exposed
    a, _ = fight("Cragadilo", "Unearth", flips=(*fails, "Zappguin/Retaliate+"), mine={"cubes": {"DEF": 1}})
    assert len(a.flips()) == 4
    a, _ = fight("Cragadilo", "Geyser", SUCCESS, FAIL, hp={"Cragadilo": 1})
    assert a.hp() == 3 and a.hand == 2
    a, _ = fight("Cragadilo", "Geyser", SUCCESS, hp={"Cragadilo": 1})
    assert a.hp() == 1


@card("cragadilo/rock-armor", "cragadilo/gaias-intuition", "cragadilo/forced-aggresion", "cragadilo/fight-or-flight")
def test_the_buffs_of_cragadilo() -> None:
    a, b = fight(
        "Drownigator",
        "Surge",
        "Cragadilo/Rock Armor-",
        "Cragadilo/Gaia's Intuition-",
        friends=("Cragadilo",),
        reply="Rot",
    )
    if a.can("resolve"):
        a.does("resolve", "Rock Armor")
    assert a.cubes == {"DEF": 1} and b.hits() == [("Rot", 1)]  # 2 - 2 (Water) - 3
    a, _ = fight(
        "Drownigator",
        "Foul Play",
        friends=("Cragadilo",),
        flips=("Cragadilo/Rock Armor-", "Cragadilo/Gaia's Intuition-"),
        hp={"Drownigator": 4},
    )
    assert a.cubes == {"DEF": 1} and a.hp() == 5
    a, b = fight(
        "Drownigator",
        "Surge",
        "Cragadilo/Forced Aggresion+",
        friends=("Cragadilo",),
        reply="Whirlwind",
        theirs={"cubes": {"SPD": -1, "DEF": 4}},
    )
    assert a.hits() == [("Surge", 2)] and order(a)[0] == "Whirlwind"  # 1 + 2 - 1 (Leaf), pierce
    assert "Cragadilo/Forced Aggresion+" in a.holds(HAND)
    a, _ = fight(
        "Drownigator",
        "Surge",
        "Cragadilo/Fight or Flight+",
        friends=("Cragadilo",),
        foe="Shaleshell",
        mine={"cubes": {"DEF": 1}},
    )
    assert a.hits() == [("Surge", 3)]
    a, _ = fight(
        "Drownigator",
        "Surge",
        "Cragadilo/Fight or Flight+",
        friends=("Cragadilo",),
        foe="Chargroar",
        reply="Lightning",
        mine={"hand": ["Cragadilo/Fight or Flight+"]},
        hp={"Chargroar": 2},
    )
    assert a.state.speed[0] == 9 and a.state.speed[1] == 9  # 7 + 2: a tie with Lightning
