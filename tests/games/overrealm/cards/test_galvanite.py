"""Galvanite, its actions and its buffs, each with what it does."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, ZAP, ZAP_FAIL, fight
from games.overrealm.table import table, team
from marks import card


@card("galvanite")
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


@card("galvanite/discharge", "galvanite/entrenched-barrage", "galvanite/frazzle")
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


@card("galvanite/reverse-polarity")
def test_reverse_polarity() -> None:
    a, b = fight("Galvanite", "Reverse Polarity", mine={"cubes": {"ATK": -1, "DEF": -1}}, flips=(ZAP_FAIL, ZAP))
    a.does("remove", "ATK")
    a.does("remove", "DEF")
    a.does("done")
    a.does("give", "DEF")
    a.does("give", "DEF")
    assert a.cubes == {} and b.cubes == {"SPD": -2, "DEF": -2}
    a, b = fight("Galvanite", "Reverse Polarity", mine={"cubes": {"ATK": -1}}, flips=(ZAP_FAIL, FAIL))
    a.does("done")
    assert a.cubes == {"ATK": -1} and b.cubes == {}
    a, b = fight("Galvanite", "Reverse Polarity", mine={"cubes": {"ATK": -3, "DEF": -3}}, flips=(ZAP_FAIL, ZAP))
    for stat in ("ATK", "ATK", "DEF"):  # three at the most
        a.does("remove", stat)
    assert not a.can("remove", "ATK")
    a.does("done")
    for _ in range(3):
        a.does("give", "ATK")
    assert a.cubes == {"ATK": -1, "DEF": -2} and b.cubes["ATK"] == -3


@card("galvanite/shock-quake", "galvanite/deactivate", "galvanite/amped-up", "galvanite/pulse")
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


@pytest.mark.parametrize(("card", "cubes"), [("Shock Quake", {"SPD": -2}), ("Deactivate", {"DEF": -1})])
@card("galvanite/shock-quake", "galvanite/deactivate")
def test_flip_events_of_galvanite(card: str, cubes: dict[str, int]) -> None:
    a, _ = fight(
        "Drownigator", "Foul Play", friends=("Galvanite",), flips=(f"Galvanite/{card}-", SUCCESS), hp={"Drownigator": 4}
    )
    a.does("yes")
    assert a.hp() == 7 and a.cubes == cubes
