"""Zappguin, its actions and its buffs, each with what it does."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, fight
from marks import card


@card("zappguin", "zappguin/thunderstorm")
def test_static_shock_counts_different_conditions() -> None:
    sick = {"conditions": {"Galeaffy": {"leech": 3, "burn": 1}}}
    a, _ = fight("Zappguin", "Thunderstorm", theirs=sick)
    assert a.hits() == [("Thunderstorm", 5)] and a.cubes == {"SPD": 2}


@card("zappguin/ice-blast", "zappguin/vortex", "zappguin/paralyze")
def test_the_other_actions_of_zappguin() -> None:
    _, b = fight("Zappguin", "Ice Blast", foe="Galeaffy", reply="Rot", flips=("Galeaffy/Leaf Shield+",))
    assert b.hits() == [("Rot", 1)]  # Rot hits first: nothing to flinch
    a, b = fight("Zappguin", "Ice Blast", foe="Steamie", reply="Fierce Blessing", flips=("Galeaffy/Leaf Shield+",))
    assert a.hits() == [("Ice Blast", 5)] and b.hits() == []  # 4 against 3
    a, _ = fight("Zappguin", "Vortex", theirs={"conditions": {"Galeaffy": {"burn": 1}}})
    assert a.hits() == [("Vortex", 5)]  # 2 + 2 + 1 (Static Shock)
    _, b = fight("Zappguin", "Paralyze", flips=("Galeaffy/Leaf Shield-", FAIL, SUCCESS))
    assert b.conditions() == {"paralyze": 1}  # the first card went to the draw icon


@card("zappguin/zap", "zappguin/zap-2", "zappguin/retaliate", "zappguin/retaliate-2")
@pytest.mark.parametrize("mark", "+-")
def test_the_buffs_of_zappguin(mark: str) -> None:
    a, b = fight("Zappguin", "Vortex", f"Zappguin/Zap{mark}", flips=("Galeaffy/Sharp Leaves+",))
    a.does("resolve", "Zap")
    assert b.conditions() == {"paralyze": 1} and a.hits() == [("Vortex", 5)]  # it counts for Vortex at once
    a, _ = fight(
        "Zappguin", "Ice Blast", f"Zappguin/Retaliate{mark}", reply="Whirlwind", flips=("Galeaffy/Leaf Shield-",)
    )
    a.does("resolve", "Retaliate")
    assert a.hits() == [("Ice Blast", 4)]  # 2 + 3 - 1 (Leaf): 4 is slower than 7
    a, _ = fight("Zappguin", "Ice Blast", f"Zappguin/Retaliate{mark}", flips=("Galeaffy/Leaf Shield-",))
    a.does("resolve", "Retaliate")
    assert a.hits() == [("Ice Blast", 1)]
