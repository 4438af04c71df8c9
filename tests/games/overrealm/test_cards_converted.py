"""The cards of Cragadilo, Squirrberus and Galvanite, each with what it does."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, ZAP, ZAP_FAIL, acts, fight, order
from games.overrealm.table import table, team
from marks import rule
from overtable.games.overrealm.state import HAND, REMOVED_CARDS

# Cragadilo


@acts("cragadilo")
def test_fortified() -> None:
    for hp, cubes in ((5, {"DEF": 3}), (2, {})):
        a, b = table(a={"team": team("Galeaffy", "Cragadilo", "Steamie", Cragadilo=hp)})
        a.switches("Cragadilo")
        b.draws()
        assert a.cubes == cubes


@acts("cragadilo/implosion")
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


@acts("cragadilo/beckon-earth", "cragadilo/unearth", "cragadilo/geyser")
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


@acts("cragadilo/rock-armor", "cragadilo/gaias-intuition", "cragadilo/forced-aggresion", "cragadilo/fight-or-flight")
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


# Squirrberus


@acts("squirrberus", "squirrberus/tail-of-power", "squirrberus/tail-of-courage", "squirrberus/tail-of-wisdom")
def test_hoarder_and_the_tails() -> None:
    for action, gained in (("Tail of Power", {"ATK": 3}), ("Tail of Courage", {"DEF": 1})):
        a, _ = fight("Squirrberus", action)
        assert a.acorns == gained
    a, _ = fight("Squirrberus", "Tail of Wisdom", flips=(ZAP,))
    assert a.acorns == {"SPD": 2}
    hoard = {"acorns": {"ATK": 2, "SPD": 2, "DEF": 3}}
    a, b = fight(
        "Drownigator", "Surge", SUCCESS, friends=("Squirrberus",), foe="Chargroar", reply="Lightning", mine=hoard
    )
    assert a.acorns == {} and a.hits() == [("Surge", 4)]  # 1 + 2 + 2 (Fire) - 1 (Electric)
    assert b.hits() == [("Lightning", 13)]  # 6 + 5 + 5 - 3
    a, _ = fight("Drownigator", "Surge", friends=("Squirrberus",), mine=hoard)
    assert a.acorns == hoard["acorns"]  # without a buff they stay


@acts("squirrberus/forage")
def test_forage() -> None:
    a, b = fight("Squirrberus", "Forage", flips=(ZAP_FAIL, FAIL, "Zappguin/Retaliate+"))
    assert a.auras == {"Forage": 5}
    a.does("choose", "SPD")  # the icon and the End Phase took two cards, the flip sees the third
    assert a.acorns == {"SPD": 2}
    a.draws()
    b.draws()
    a.does("choose", "DEF")
    assert a.acorns == {"SPD": 2, "DEF": 1}


@acts("squirrberus/spicy-acorn", "squirrberus/ripe-acorn", "squirrberus/rotten-acorn", "squirrberus/winter-is-coming")
def test_the_buffs_of_squirrberus() -> None:
    a, _ = fight("Squirrberus", "Tail of Power", "Squirrberus/Spicy Acorn-", foe="Shaleshell")
    assert a.acorns == {"ATK": 4} and a.hits() == [("Tail of Power", 5)]  # 5 + 2 - 2 (Rock)
    a, b = fight("Squirrberus", "Tail of Courage", "Squirrberus/Ripe Acorn-", reply="Whirlwind")
    assert a.acorns == {"DEF": 2} and b.hits() == [("Whirlwind", 1)]  # 3 - 2 (Fire) - 2
    a, b = fight("Squirrberus", "Tail of Wisdom", "Squirrberus/Rotten Acorn-", reply="Whirlwind", flips=(ZAP_FAIL,))
    assert a.acorns == {"SPD": 2} and order(a)[0] == "Tail of Wisdom"  # 6 + 3 against 7
    a, _ = fight("Squirrberus", "Tail of Courage", "Squirrberus/Winter is Coming+")
    for stat in ("ATK", "SPD", "SPD"):
        a.does("choose", stat)
    assert a.acorns == {"ATK": 1, "SPD": 2, "DEF": 1} and a.hand == 2
    assert a.holds(REMOVED_CARDS) == ["Squirrberus/Winter is Coming+"]


@pytest.mark.parametrize(("card", "stat"), [("Spicy", "ATK"), ("Ripe", "DEF"), ("Rotten", "SPD")])
@acts("squirrberus/spicy-acorn", "squirrberus/ripe-acorn", "squirrberus/rotten-acorn", "squirrberus/winter-is-coming")
def test_flip_events_of_acorns(card: str, stat: str) -> None:
    flips = (f"Squirrberus/{card} Acorn-", "Squirrberus/Winter is Coming+")
    a, _ = fight(
        "Drownigator",
        "Foul Play",
        friends=("Squirrberus",),
        flips=flips,
        mine={"acorns": {"ATK": 1, "SPD": 1, "DEF": 1}},
    )
    assert a.acorns[stat] == 2 and a.hand == 2  # four acorns: Winter is Coming draws


# Galvanite


@acts("galvanite")
def test_galvanite_absorbs_the_attack_it_switches_into() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Galvanite", "Steamie")}, b={"team": team("Drownigator", "Shaleshell", "Steamie")}
    )
    a.switches("Galvanite")
    b.selects("Surge")
    a.does("choose", "ATK")
    a.does("choose", "DEF")
    assert b.hits() == [] and a.cubes == {"ATK": -1, "DEF": -1} and a.hp() == 11
    a, b = table(
        a={"team": team("Galeaffy", "Galvanite", "Steamie")}, b={"team": team("Galeaffy", "Shaleshell", "Zappguin")}
    )
    a.switches("Galvanite")
    b.selects("Cyclone")
    a.does("choose", "ATK")
    a.does("choose", "ATK")
    assert a.losses() == [("Galvanite", 2, "Absorb")]  # a Leaf attack
    a.draws()
    b.selects("Cyclone")
    assert len(b.hits()) == 1  # only in the turn it came in


@acts("galvanite/discharge", "galvanite/entrenched-barrage", "galvanite/frazzle")
def test_the_attacks_of_galvanite() -> None:
    a, _ = fight("Galvanite", "Discharge", mine={"cubes": {"ATK": -2, "SPD": -1, "DEF": 1}})
    assert a.cubes == {"DEF": 1} and a.hits() == [("Discharge", 5)]
    a, _ = fight("Galvanite", "Discharge", reply="counter", mine={"cubes": {"ATK": -2}})
    assert a.cubes == {}
    for reply in ("draw", "counter"):
        a, _ = fight("Galvanite", "Entrenched Barrage", reply=reply)
        assert a.cubes == {"SPD": -2}
        a, _ = fight("Galvanite", "Frazzle", reply=reply)
        assert a.cubes == {"DEF": -1}


@acts("galvanite/reverse-polarity")
def test_reverse_polarity() -> None:
    a, b = fight("Galvanite", "Reverse Polarity", mine={"cubes": {"ATK": -1, "DEF": -1}}, flips=(ZAP_FAIL, ZAP))
    a.does("remove", "ATK")
    a.does("give", "DEF")
    a.does("remove", "DEF")
    a.does("give", "DEF")
    assert a.cubes == {} and b.cubes == {"SPD": -2, "DEF": -2}
    a, b = fight("Galvanite", "Reverse Polarity", mine={"cubes": {"ATK": -1}}, flips=(ZAP_FAIL, FAIL))
    a.does("done")
    assert a.cubes == {"ATK": -1} and b.cubes == {}
    a, b = fight("Galvanite", "Reverse Polarity", mine={"cubes": {"ATK": -3, "DEF": -3}}, flips=(ZAP_FAIL, ZAP))
    for stat in ("ATK", "ATK", "DEF"):  # three times at the most
        a.does("remove", stat)
        a.does("give", "ATK")
    assert a.cubes == {"ATK": -1, "DEF": -2} and b.cubes["ATK"] == -3
    assert not a.can("remove", "ATK")


@acts("galvanite/shock-quake", "galvanite/deactivate", "galvanite/amped-up", "galvanite/pulse")
def test_the_buffs_of_galvanite() -> None:
    a, b = fight("Galvanite", "Frazzle", "Galvanite/Shock Quake-", flips=(ZAP,))
    a.does("resolve", "Shock Quake")
    assert b.conditions() == {"paralyze": 1}
    a, b = fight("Galvanite", "Frazzle", "Galvanite/Deactivate-", reply="Cyclone", flips=(ZAP,))
    a.does("resolve", "Deactivate")
    assert b.hits() == []
    _, b = fight("Galvanite", "Discharge", "Galvanite/Pulse+", reply="Whirlwind")
    assert b.hits() == [("Whirlwind", 3)]  # 3 + 2 (Rock) - 2
    a, b = table(a={"team": team("Galeaffy", "Volcanoggin", "Galvanite"), "hand": ["Galvanite/Amped Up+", SUCCESS]})
    a.switches("Volcanoggin")
    b.draws()
    a.selects("Headbutt", buffs=["Galvanite/Amped Up+"], discard=[SUCCESS])
    b.draws()
    assert a.hits() == [("Headbutt", 5)]  # 3 + 2: it switched in last turn


@rule("OR-BUFF-06")
@pytest.mark.parametrize(("first", "damage"), [("Shock Quake", 3), ("Discharge", 2)])
def test_what_happens_even_if_countered_has_its_place_in_the_owners_order(first: str, damage: int) -> None:
    flips = ("Galvanite/Deactivate-", FAIL)  # a flip event of Shock Quake gives a negative DEF cube
    a, _ = fight("Galvanite", "Discharge", "Galvanite/Shock Quake-", flips=flips)
    a.does("resolve", first)
    a.does("yes")
    assert a.hits() == [("Discharge", damage)]


@pytest.mark.parametrize(("card", "cubes"), [("Shock Quake", {"SPD": -2}), ("Deactivate", {"DEF": -1})])
@acts("galvanite/shock-quake", "galvanite/deactivate")
def test_flip_events_of_galvanite(card: str, cubes: dict[str, int]) -> None:
    a, _ = fight(
        "Drownigator", "Foul Play", friends=("Galvanite",), flips=(f"Galvanite/{card}-", SUCCESS), hp={"Drownigator": 4}
    )
    a.does("yes")
    assert a.hp() == 7 and a.cubes == cubes
