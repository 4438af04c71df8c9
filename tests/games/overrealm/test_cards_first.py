"""The cards of the first five monsters, from Americaw to Flexferno, each with what it does."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, acts, fight
from games.overrealm.table import table, team

LEAF = "Galeaffy/Leaf Shield+"


# Americaw


@acts("americaw")
def test_wing_clip_slows_whoever_is_there() -> None:
    a, b = table(a={"team": team("Galeaffy", "Americaw", "Steamie")})
    a.switches("Americaw")
    b.draws()
    assert b.cubes == {"SPD": -1}


@acts("americaw/tactical-nuke", "americaw/roc-rock")
def test_americaws_attacks_recoil() -> None:
    a, _ = fight("Americaw", "Tactical Nuke")
    assert a.hits() == [("Tactical Nuke", 8)] and a.losses() == [("Americaw", 2, "recoil")]  # 6 + 2 (Leaf)
    a, _ = fight("Americaw", "Roc Rock")
    assert a.hits() == [("Roc Rock", 3)] and a.losses() == [("Americaw", 1, "recoil")]  # 4 - 1 (Leaf)


@acts("americaw/iron-defense", "americaw/roost")
def test_iron_defense_and_roost() -> None:
    a, _ = fight("Americaw", "Iron Defense")
    assert a.cubes == {"DEF": 2} and a.hand == 2  # its icon and the End Phase
    a, _ = fight("Americaw", "Roost", hp={"Americaw": 1})
    assert a.hp() == 7 and a.used == {"Roost"}
    a, b = fight("Americaw", "Roost", hp={"Americaw": 2}, reply="Switcheroo", theirs={"deck_top": ["Standard+"]})
    b.switches("Stallagrowth")
    b.does("done")
    assert a.hp() == 1  # the attack was faster, even though its monster is gone


@acts("americaw/beak-drill", "americaw/bigger-rocs", "americaw/bigger-rocs-2", "americaw/forced-switch")
def test_the_buffs_of_americaw() -> None:
    _, b = fight("Americaw", "Roc Rock", "Americaw/Beak Drill+", reply="counter")
    assert b.maneuver == 1
    a, _ = fight("Americaw", "Roc Rock", "Americaw/Bigger Rocs-", "Americaw/Bigger Rocs-")
    assert a.cubes == {"ATK": 2} and a.hits() == [("Roc Rock", 5)]
    _, b = fight("Americaw", "Roc Rock", "Americaw/Forced Switch+")
    b.switches("Stallagrowth")
    assert b.active == "Stallagrowth"


# Chargroar


@acts("chargroar")
def test_intimidate() -> None:
    a, b = table(a={"team": team("Galeaffy", "Chargroar", "Steamie")}, b={"cubes": {"ATK": 1}})
    a.switches("Chargroar")
    b.draws()
    assert b.cubes == {"ATK": -1}


@acts("chargroar/lightning", "chargroar/lights-out", "chargroar/hypercharge", "chargroar/flamethrower")
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
@acts("chargroar/energize", "chargroar/energize-2", "chargroar/charge", "chargroar/charge-2")
def test_the_buffs_of_chargroar(mark: str) -> None:
    a, _ = fight("Chargroar", "Lights Out", f"Chargroar/Energize{mark}")
    assert a.hits() == [("Lights Out", 4)]
    a, b = fight(
        "Chargroar", "Lights Out", f"Chargroar/Charge{mark}", foe="Shaleshell", reply="Shellack", hp={"Shaleshell": 1}
    )
    b.does("replace", "Galeaffy")
    assert b.hits() == []  # 8 against 7: it never acts


# Cleansitoad


@acts("cleansitoad")
def test_clear_mind_arranges_the_deck() -> None:
    top = ["Standard+", "Galeaffy/Sharp Leaves+", "Galeaffy/Sharp Leaves-"]
    a, b = table(a={"team": team("Galeaffy", "Cleansitoad", "Steamie"), "deck_top": top, "discard": 3})
    a.switches("Cleansitoad")
    b.draws()
    assert a.verbs == {"yes", "no"}
    a.does("no")
    assert sorted(a.offered("top")) == sorted(["Can't Escape", "Sharp Leaves", "Sharp Leaves"][:2])
    a.does("bottom", "Can't Escape")
    a.does("top", "Galeaffy/Sharp Leaves+")
    a.does("top", "Galeaffy/Sharp Leaves-")
    a.draws()
    b.draws()
    assert a.holds(5)[:2] == ["Galeaffy/Sharp Leaves-", "Galeaffy/Sharp Leaves+"]
    assert a.discard == 3


@acts("cleansitoad")
def test_clear_mind_may_shuffle_first() -> None:
    a, b = table(a={"team": team("Galeaffy", "Cleansitoad", "Steamie"), "discard": 12})
    a.switches("Cleansitoad")
    b.draws()
    a.does("yes")
    assert a.discard == 0 and a.deck == 14 and len(a.options()) == 6
    hidden = next(z for z in b.sees()["zones"] if z["name"] == "deck" and z["owner"] == 0)
    assert hidden["cards"] == []


@acts("cleansitoad/typhoon", "cleansitoad/waterfall", "cleansitoad/evaporate", "cleansitoad/invigorate")
def test_the_actions_of_cleansitoad() -> None:
    a, _ = fight(
        "Cleansitoad", "Typhoon", "Standard+", "Volcanoggin/Agility+", foe="Shaleshell", friends=("Volcanoggin",)
    )
    assert a.hits() == [("Typhoon", 3)]  # 1 + 2 successes
    a, _ = fight("Cleansitoad", "Waterfall", foe="Shaleshell", flips=(SUCCESS,))
    assert a.hits() == [("Waterfall", 4)]
    a, b = fight("Cleansitoad", "Evaporate", reply="Cyclone")
    assert b.hits() == [] and a.cubes == {"DEF": 2} and a.hand == 3  # 2 + 4 (Water) would be 6
    a, _ = fight("Cleansitoad", "Invigorate")
    assert a.auras == {"Invigorate": 7}


@acts("cleansitoad/cleanse", "cleansitoad/negate", "cleansitoad/attack-burst", "cleansitoad/speed-burst")
def test_the_buffs_of_cleansitoad() -> None:
    _, b = fight(
        "Cleansitoad", "Waterfall", "Cleansitoad/Cleanse+", flips=(FAIL,), theirs={"cubes": {"ATK": 2, "SPD": -1}}
    )
    assert b.cubes == {"SPD": -1}
    steamie = team("Galeaffy", "Steamie", "Shaleshell")
    fails = ["Standard-", "Galeaffy/Leaf Shield-"]
    both = {"team": steamie, "deck_top": fails, "auras": {"Chilly Mists": 3, "Sizzling Mists": 2}}
    a, b = fight("Cleansitoad", "Waterfall", "Cleansitoad/Negate+", flips=(FAIL,), reply="Cyclone", theirs=both)
    assert a.offered("choose") == ["Chilly Mists", "Sizzling Mists"]  # 6 against 4: faster
    a.does("choose", "Sizzling Mists")
    assert b.auras == {"Chilly Mists": 2}
    a, b = fight("Cleansitoad", "Waterfall", "Cleansitoad/Negate+", flips=(FAIL,), theirs=both)
    assert not a.can("choose") and len(b.auras) == 2  # against no monster action it is not faster
    a, _ = fight("Cleansitoad", "Typhoon", "Cleansitoad/Attack Burst-", foe="Shaleshell", flips=(SUCCESS,))
    a.does("resolve", "Attack Burst")
    assert a.hits() == [("Typhoon", 4)]
    a, b = fight(
        "Cleansitoad", "Typhoon", "Cleansitoad/Speed Burst-", flips=(SUCCESS,), reply="Cyclone", hp={"Galeaffy": 1}
    )
    b.does("replace", "Stallagrowth")
    assert b.hits() == []  # 3 + 3 against 4


# Drownigator


@acts("drownigator")
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


@acts("drownigator/fatigue", "drownigator/foul-play", "drownigator/surge", "drownigator/expunge")
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
@acts("drownigator/disarm", "drownigator/disarm-2", "drownigator/tremble", "drownigator/tremble-2")
def test_the_buffs_of_drownigator(mark: str) -> None:
    _, b = fight("Drownigator", "Surge", f"Drownigator/Disarm{mark}")
    assert b.cubes == {"ATK": -1}
    _, b = fight("Drownigator", "Surge", f"Drownigator/Tremble{mark}")
    assert b.cubes == {"SPD": -1}


# Flexferno


@acts("flexferno", "flexferno/fire-blast")
def test_heatwave_and_fire_blast() -> None:
    a, b = fight("Flexferno", "Fire Blast", foe="Shaleshell")
    assert a.hits() == [("Fire Blast", 6)] and b.losses() == [("Shaleshell", 1, "Heatwave")]


@acts("flexferno/sauna", "flexferno/scorch", "flexferno/burn")
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


@acts("flexferno/burn-buff", "flexferno/melt-away", "flexferno/sear", "flexferno/sear-2")
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
