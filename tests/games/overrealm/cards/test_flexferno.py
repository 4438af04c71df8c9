"""Flexferno, its actions and its buffs, each with what it does."""

from games.overrealm.fights import FAIL, fight
from marks import card


@card("flexferno", "flexferno/fire-blast")
def test_heatwave_and_fire_blast() -> None:
    a, b = fight("Flexferno", "Fire Blast", foe="Shaleshell")
    assert a.hits() == [("Fire Blast", 6)] and b.losses() == [("Shaleshell", 1, "Heatwave")]


@card("flexferno/sauna", "flexferno/scorch", "flexferno/burn")
def test_the_other_actions_of_flexferno() -> None:
    a, _ = fight("Flexferno", "Sauna", flips=("Zappguin/Retaliate+", "Zappguin/Retaliate-"))
    # the draw icon takes the first card before the flip sees the second
    assert a.flips() == [("Sauna", "Zappguin/Retaliate-")] and a.hits() == [("Sauna", 3)]
    a, _ = fight("Flexferno", "Sauna", flips=(FAIL, "Zappguin/Retaliate+"))
    assert a.hits() == [("Sauna", 5)] and a.cubes == {"DEF": 1}
    a, _ = fight("Flexferno", "Scorch", flips=("Zappguin/Retaliate+",))
    assert a.hits() == [("Scorch", 9)]
    _, b = fight("Flexferno", "Burn", flips=(FAIL, "Zappguin/Retaliate+"))
    assert b.conditions() == {"burn": 1}


@card("flexferno/burn-buff", "flexferno/melt-away", "flexferno/sear", "flexferno/sear-2")
def test_the_buffs_of_flexferno() -> None:
    a, b = fight(
        "Flexferno",
        "Fire Blast",
        "Flexferno/Burn+",
        flips=("Zappguin/Zap+",),
        foe="Shaleshell",
        friends=("Galeaffy", "Zappguin"),
    )
    assert b.conditions() == {"burn": 1} and a.hits() == [("Fire Blast", 6)]
    sick = {"cubes": {"ATK": -2, "SPD": 1}, "conditions": {"Flexferno": {"burn": 1}, "Volcanoggin": {"paralyze": 1}}}
    a, _ = fight("Flexferno", "Scorch", "Flexferno/Melt Away-", flips=("Volcanoggin/Ramp Up-",), mine=sick)
    assert a.cubes == {"SPD": 1} and a.conditions("Flexferno") == a.conditions("Volcanoggin") == {}
    for mark in "+-":
        for sick_foe, dealt in (({"fatigue": 1}, 7), ({}, 4)):
            theirs = {"conditions": {"Galeaffy": sick_foe}}
            a, _ = fight("Flexferno", "Scorch", f"Flexferno/Sear{mark}", flips=("Volcanoggin/Ramp Up-",), theirs=theirs)
            if a.is_asked and a.can("resolve"):
                a.does("resolve", "Scorch")
            assert a.hits() == [("Scorch", dealt)]  # 1 + 3 (Leaf), fatigue 1, Sear 2
