"""Each card of Drownigator, Flexferno and Galeaffy in one awkward situation of its own."""

from games.overrealm.fights import FAIL, SUCCESS, ZAP, fight, order
from games.overrealm.table import of, quickly, table, team
from marks import audit
from overtable.games.overrealm.book import book

NO_FLIPS = {"deck_top": ["Standard-", "Shaleshell/Calcify-"]}


@audit("drownigator", "it comes in at the End Phase, and the enemy hand is empty")
def test_panic_attack() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Drownigator", "Steamie", Galeaffy=1)},
        b=of("Flexferno", "Shaleshell", "Chargroar"),
    )
    a.counters()
    b.counters()
    a.does("replace", "Drownigator")
    assert (b.hand, b.discard) == (0, 0) and b.happened("random_discard") == 0


@audit("drownigator/fatigue", "a second one does nothing, though the flip succeeds")
def test_fatigue() -> None:
    theirs = {"conditions": {"Cleansitoad": {"fatigue": 1}}}
    a, b = fight("Drownigator", "Fatigue", foe="Cleansitoad", flips=(SUCCESS,), theirs=theirs)
    assert b.conditions() == {"fatigue": 1} and a.flips() == [("Fatigue", "Standard+")] and a.hits() == []


@audit("drownigator/foul-play", "its cube cancels one that the enemy has")
def test_foul_play() -> None:
    a, b = fight("Drownigator", "Foul Play", flips=(FAIL, ZAP), theirs={"cubes": {"ATK": 1}})
    assert b.cubes == {} and a.hits() == [("Foul Play", 4)]  # 2 + 2 (Leaf)


@audit("drownigator/surge", "a Super is added after another buff: they fill its three slots", mended=True)
def test_surge() -> None:
    hand = ["Whailstrom/Take It Easy-", "Standard+", "Whailstrom/Roll Over+"]
    a, b = table(a=of("Drownigator", "Whailstrom", "Steamie", hand=hand))
    a.does("act", "Surge")
    a.does("buff", "Standard+")
    a.does("buff", "Take It Easy")
    assert a.refused("buff", "Roll Over").rule == "OR-SELECT-04"
    a.does("done")
    b.draws()
    assert a.hits() == [("Surge", 1)] and a.hand == 2


@audit("drownigator/expunge", "used up: not in the next turn, but after it left and came back", mended=True)
def test_expunge() -> None:
    a, b = fight("Drownigator", "Expunge", foe="Shaleshell")
    assert a.hits() == [("Expunge", 7)] and a.refused("act", "Expunge").rule == "OR-SELECT-15"
    assert "ready again when this monster has left play and returned" in book().find("Expunge").text()
    for name in ("Zappguin", "Drownigator"):
        a.switches(name)
        b.draws()
        quickly([a, b])
    assert a.can("act", "Expunge")


@audit("drownigator/disarm", "both copies on -3 ATK")
@audit("drownigator/disarm-2", "both copies on -3 ATK")
def test_disarm() -> None:
    buffs = ("Drownigator/Disarm+", "Drownigator/Disarm-")
    _, b = fight("Drownigator", "Surge", *buffs, theirs={"cubes": {"ATK": -3}})
    assert b.cubes == {"ATK": -4}


@audit("drownigator/tremble", "both copies turn the order round")
@audit("drownigator/tremble-2", "both copies turn the order round")
def test_tremble() -> None:
    buffs = ("Drownigator/Tremble+", "Drownigator/Tremble-")
    a, b = fight("Drownigator", "Surge", *buffs, reply="Whirlwind", theirs={"cubes": {"SPD": 1}})
    assert order(a) == ["Surge", "Whirlwind"] and b.hits() == [("Whirlwind", 0)]  # 7 against 7 + 1 - 2
    assert b.cubes == {"SPD": -1}


@audit("flexferno", "neither Counter nor DEF helps against Heatwave")
def test_heatwave() -> None:
    a, b = table(a=of("Flexferno", "Galeaffy", "Steamie"), b={"cubes": {"DEF": 4}})
    a.draws()
    b.counters()
    assert b.losses() == [("Shaleshell", 1, "Heatwave")] and b.hp() == 10 and a.losses() == []


@audit("flexferno/sauna", "flinched: no flip and no cube, but its card is drawn")
def test_sauna() -> None:
    theirs = {"deck_top": ["Shaleshell/Focus+"]}
    a, _ = fight("Flexferno", "Sauna", foe="Shaleshell", reply="Shellack", theirs=theirs)
    assert a.hits() == [] and a.flips() == [] and a.cubes == {} and a.hand == 2


@audit("flexferno/fire-blast", "everything against it: still 1")
def test_fire_blast() -> None:
    mine, theirs = {"cubes": {"ATK": -4}}, {"cubes": {"DEF": 4}}
    a, b = fight("Flexferno", "Fire Blast", foe="Shaleshell", mine=mine, theirs=theirs)
    assert a.hits() == [("Fire Blast", 1)] and b.hp() == 9  # 9 - 4 - 3 - 4; then Heatwave


@audit("flexferno/scorch", "protected, on Rock")
def test_scorch() -> None:
    a, _ = fight("Flexferno", "Scorch", foe="Shaleshell", how="protect", flips=(SUCCESS,))
    assert a.hits() == [("Scorch", 6)] and a.maneuver == 2


@audit("flexferno/burn", "X against one of two elements")
def test_burn_action() -> None:
    a, b = fight("Flexferno", "Burn", foe="Steamie", flips=(SUCCESS,))
    assert b.conditions() == {} and a.flips() == [("Burn", "Standard+")]


@audit("flexferno/burn-buff", "a buff knows no X: it burns Water")
def test_burn_buff() -> None:
    a, b = fight("Flexferno", "Scorch", "Flexferno/Burn+", foe="Cleansitoad", flips=(SUCCESS, FAIL))
    a.does("resolve", "Burn")
    assert b.conditions() == {"burn": 1} and a.hits() == [("Scorch", 1)] and a.discard == 5


@audit("flexferno/melt-away", "its user fell: the bench and the replacement are freed all the same")
def test_melt_away() -> None:
    a, _ = fight(
        "Flexferno",
        "Scorch",
        "Flexferno/Melt Away-",
        foe="Shaleshell",
        reply="Geyser",
        flips=(FAIL,),
        hp={"Flexferno": 1},
        mine={"conditions": {"Zappguin": {"paralyze": 1}, "Volcanoggin": {"burn": 1}}},
    )
    a.does("replace", "Volcanoggin")
    assert a.conditions("Zappguin") == a.conditions("Volcanoggin") == {} and a.cubes == {"DEF": 1}


@audit("flexferno/sear", "both copies, by a wish; leech is a condition too")
@audit("flexferno/sear-2", "both copies, by a wish; leech is a condition too")
def test_sear() -> None:
    buffs = ("Flexferno/Sear+", "Flexferno/Sear-")
    mine = {"counters": {"Flexferno": {"wish": 1}}}
    for leech, damage in ((1, 2), (0, 1)):
        theirs = {"conditions": {"Shaleshell": {"leech": leech}}}
        a, b = fight("Flexferno", "Scorch", *buffs, foe="Shaleshell", flips=(FAIL,), mine=mine, theirs=theirs)
        quickly([a, b])
        assert a.hits() == [("Scorch", damage)]  # 1 + 4 - 3 (Rock)


@audit("galeaffy", "KO'd: nothing is kept, nothing asked about cubes")
def test_gusting_winds() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Chargroar", "Steamie", Galeaffy=1), "cubes": {"ATK": 2}},
        b=of("Flexferno", "Shaleshell", "Drownigator"),
    )
    a.draws()
    b.draws()
    a.does("replace", "Steamie")
    assert a.can("draw") and a.cubes == {}


@audit("galeaffy/switcheroo", "nobody is left to switch to")
def test_switcheroo() -> None:
    a, _ = fight("Galeaffy", "Switcheroo", flips=(SUCCESS,), hp={"Volcanoggin": 0, "Zappguin": 0})
    assert a.active == "Galeaffy" and a.cubes == {"SPD": 1} and a.can("draw") and a.hand == 1


@audit("galeaffy/whirlwind", "the faster action is a status, no attack")
def test_whirlwind() -> None:
    a, b = fight("Galeaffy", "Whirlwind", foe="Flexferno", reply="Burn", theirs=NO_FLIPS)
    assert a.hits() == [("Whirlwind", 1)] and b.hp() == 7  # 3 - 2 (Fire)


@audit("galeaffy/cyclone", "its cube cancels a negative one")
def test_cyclone() -> None:
    a, _ = fight("Galeaffy", "Cyclone", flips=(FAIL, ZAP), mine={"cubes": {"SPD": -1}})
    assert a.cubes == {} and a.hits() == [("Cyclone", 2)]


@audit("galeaffy/rot", "it fells a faster attacker that would have felled it")
def test_rot() -> None:
    a, b = fight("Galeaffy", "Rot", foe="Zappguin", reply="Ice Blast", hp={"Galeaffy": 1, "Zappguin": 1})
    assert a.hits() == [("Rot", 1)] and b.hits() == [] and a.hp() == 1  # 2 - 2 (Electric), at least 1
    assert b.can("replace")


@audit("galeaffy/sharp-leaves", "both copies for another monster at -1 ATK")
@audit("galeaffy/sharp-leaves-2", "both copies for another monster at -1 ATK")
def test_sharp_leaves() -> None:
    buffs = ("Galeaffy/Sharp Leaves+", "Galeaffy/Sharp Leaves-")
    a, _ = fight("Drownigator", "Surge", *buffs, friends=("Galeaffy",), foe="Shaleshell", mine={"cubes": {"ATK": -1}})
    assert a.cubes == {"ATK": 1} and a.hits() == [("Surge", 2)]


@audit("galeaffy/leaf-shield", "both copies count against an attack of the same turn")
@audit("galeaffy/leaf-shield-2", "both copies count against an attack of the same turn")
def test_leaf_shield() -> None:
    buffs = ("Galeaffy/Leaf Shield+", "Galeaffy/Leaf Shield-")
    a, b = fight("Drownigator", "Surge", *buffs, friends=("Galeaffy",), foe="Chargroar", reply="Lights Out")
    assert a.cubes == {"DEF": 2} and b.hits() == [("Lights Out", 3)]  # 2 + 2 + 1 - 2
