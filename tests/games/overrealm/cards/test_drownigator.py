"""Drownigator, its actions and its buffs, each with what it does."""

import pytest

from games.overrealm.fights import FAIL, fight
from games.overrealm.table import table, team
from marks import card


@card("drownigator")
def test_panic_attack() -> None:
    a, b = table(a={"team": team("Galeaffy", "Drownigator", "Steamie")}, b={"hand": 3})
    a.switches("Drownigator")
    b.draws()
    assert b.discard == 1 and b.hand == 5
    a, b = table(
        a={"team": team("Galeaffy", "Drownigator", "Steamie")}, b={"team": team("Zappguin", "Galeaffy", "Steamie")}
    )
    a.switches("Drownigator")
    b.counters()
    assert b.discard == 0  # an empty hand loses nothing


@card("drownigator/fatigue", "drownigator/foul-play", "drownigator/surge", "drownigator/expunge")
def test_the_actions_of_drownigator() -> None:
    _, b = fight("Drownigator", "Fatigue", flips=("Zappguin/Retaliate+",))
    assert b.conditions() == {"fatigue": 1}
    a, b = fight("Drownigator", "Foul Play", flips=(FAIL, "Zappguin/Retaliate+"))
    assert a.hits() == [("Foul Play", 4)] and b.cubes == {"ATK": -1}
    a, _ = fight("Drownigator", "Surge", foe="Shaleshell")
    assert a.hits() == [("Surge", 1)]
    a, _ = fight("Drownigator", "Expunge")
    assert a.hits() == [("Expunge", 8)] and a.used == {"Expunge"}


@pytest.mark.parametrize("mark", "+-")
@card("drownigator/disarm", "drownigator/disarm-2", "drownigator/tremble", "drownigator/tremble-2")
def test_the_buffs_of_drownigator(mark: str) -> None:
    _, b = fight("Drownigator", "Surge", f"Drownigator/Disarm{mark}")
    assert b.cubes == {"ATK": -1}
    _, b = fight("Drownigator", "Surge", f"Drownigator/Tremble{mark}")
    assert b.cubes == {"SPD": -1}
