"""Cleansitoad, its actions and its buffs, each with what it does."""

from games.overrealm.fights import FAIL, SUCCESS, fight
from games.overrealm.table import table, team
from marks import card


@card("cleansitoad")
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


@card("cleansitoad")
def test_clear_mind_may_shuffle_first() -> None:
    a, b = table(a={"team": team("Galeaffy", "Cleansitoad", "Steamie"), "discard": 12})
    a.switches("Cleansitoad")
    b.draws()
    a.does("yes")
    assert a.discard == 0 and a.deck == 14 and len(a.options()) == 6
    hidden = next(z for z in b.sees()["zones"] if z["name"] == "deck" and z["owner"] == 0)
    assert hidden["cards"] == []


@card("cleansitoad/typhoon", "cleansitoad/waterfall", "cleansitoad/evaporate", "cleansitoad/invigorate")
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


@card("cleansitoad/cleanse", "cleansitoad/negate", "cleansitoad/attack-burst", "cleansitoad/speed-burst")
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
