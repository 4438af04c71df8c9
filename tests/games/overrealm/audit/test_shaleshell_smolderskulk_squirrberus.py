"""Each card of Shaleshell, Smolderskulk and Squirrberus in one awkward situation of its own."""

from games.overrealm.fights import FAIL, SUCCESS, ZAP, fight
from games.overrealm.table import of, table
from marks import audit

NO_FLIPS = {"deck_top": ["Standard-", "Galeaffy/Leaf Shield-"]}


@audit("shaleshell", "a Fire attack on it as it comes in; the counter goes when it leaves")
def test_absorb() -> None:
    a, b = table(
        a=of("Galeaffy", "Shaleshell", "Steamie", cubes={"ATK": 1}), b=of("Volcanoggin", "Drownigator", "Flexferno")
    )
    a.switches("Shaleshell")
    b.selects("Magma Strike")
    a.does("done")  # no cube is kept
    assert a.tokens() == {"quake": 1} and b.hits() == [("Magma Strike", 1)]
    a.switches("Galeaffy")
    b.draws()
    assert a.tokens("Shaleshell") == {}


@audit("shaleshell/geyser", "protected, on Leaf")
def test_geyser() -> None:
    a, _ = fight("Shaleshell", "Geyser", how="protect", flips=(SUCCESS,))
    assert a.hits() == [("Geyser", 3)]


@audit("shaleshell/shellshock", "countered: the quake counter stays")
def test_shellshock() -> None:
    mine = {"counters": {"Shaleshell": {"quake": 1}}}
    a, _ = fight("Shaleshell", "Shellshock", reply="counter", mine=mine)
    assert a.tokens() == {"quake": 1} and a.losses() == [("Shaleshell", 1, "Counter")]
    a, _ = fight("Shaleshell", "Shellshock", foe="Steamie", mine=mine)
    assert a.tokens() == {} and a.hits() == [("Shellshock", 10)]  # 2 + 5 + 3 (Fire)


@audit("shaleshell/boulder-bash", "both flips fail: nothing of it, but its Post Attack buff")
def test_boulder_bash() -> None:
    flips = (FAIL, "Shaleshell/Calcify-")
    a, b = fight("Shaleshell", "Boulder Bash", "Smolderskulk/Dense Smoke-", friends=("Smolderskulk",), flips=flips)
    assert a.hits() == [] and a.cubes == {"DEF": 1} and b.hp() == 10


@audit("shaleshell/shellack", "the flinched attack keeps its Post Attack buff")
def test_shellack() -> None:
    hand = ["Smolderskulk/Dense Smoke-"]
    a, b = table(
        a=of("Shaleshell", "Galeaffy", "Steamie", hand=1, deck_top=["Galeaffy/Sharp Leaves+"]),
        b=of("Chargroar", "Smolderskulk", "Galeaffy", hand=hand),
    )
    a.selects("Shellack", discard=1)
    b.selects("Lights Out", buffs=hand)
    assert b.hits() == [] and b.cubes == {"DEF": 1} and a.hits() == [("Shellack", 5)]


@audit("shaleshell/focus", "both copies: a flip of two turns four")
@audit("shaleshell/focus-2", "both copies: a flip of two turns four")
def test_focus() -> None:
    focus, calcify = "Shaleshell/Focus+", "Shaleshell/Calcify-"
    flips = (FAIL, calcify, calcify, "Galeaffy/Leaf Shield+")
    a, _ = fight("Galeaffy", "Cyclone", focus, focus, friends=("Shaleshell",), flips=flips)
    assert [card for _, card in a.flips()] == list(flips) and a.cubes == {"SPD": 1}


@audit("shaleshell/calcify", "both copies: DEF of the turn, no cubes")
@audit("shaleshell/calcify-2", "both copies: DEF of the turn, no cubes")
def test_calcify() -> None:
    calcify = "Shaleshell/Calcify-"
    a, b = fight("Shaleshell", "Geyser", calcify, calcify, reply="Whirlwind", flips=(FAIL,))
    assert b.hits() == [("Whirlwind", 1)] and a.cubes == {}  # 3 + 2 (Rock) - 4


@audit("smolderskulk", "the action it torments was countered")
def test_torment() -> None:
    a, b = table(a=of("Smolderskulk", "Zappguin", "Steamie"), b=of("Galeaffy", "Shaleshell", "Flexferno"))
    a.counters()
    b.selects("Cyclone")
    assert b.hits() == [] and b.torment == {"Cyclone": 2}


@audit("smolderskulk", "whoever selected the action has left: nothing is tormented")
def test_torment_of_who_left() -> None:
    a, b = table(
        a=of("Smolderskulk", "Zappguin", "Steamie"),
        b=of("Galeaffy", "Shaleshell", "Flexferno", hand=1, deck_top=["Galeaffy/Leaf Shield+"]),
    )
    a.draws()
    b.selects("Switcheroo", discard=1)
    b.switches("Shaleshell")
    b.does("done")
    assert b.torment == {}


@audit("smolderskulk/mental-breakdown", "countered: three cards spent, nothing done")
def test_mental_breakdown() -> None:
    a, b = fight("Smolderskulk", "Mental Breakdown", reply="counter")
    assert a.losses() == [("Smolderskulk", 3, "Counter")] and a.flips() == []
    assert b.torment == {} and b.conditions() == {}


@audit("smolderskulk/wildfire", "its target falls to leech at the end of the turn")
def test_wildfire() -> None:
    theirs = {"conditions": {"Galeaffy": {"leech": 1}}}
    a, b = fight("Smolderskulk", "Wildfire", theirs=theirs, hp={"Galeaffy": 4})
    assert a.hits() == [("Wildfire", 3)]  # 1 + 2 (Leaf)
    b.does("replace", "Shaleshell")
    assert b.torment == {"Geyser": 1, "Shellshock": 1, "Boulder Bash": 1, "Shellack": 1}


@audit("smolderskulk/backstab", "the flip succeeds, but the enemy was faster")
def test_backstab() -> None:
    theirs = {"deck_top": ["Galeaffy/Leaf Shield-"]}
    a, b = fight("Smolderskulk", "Backstab", reply="Switcheroo", flips=(ZAP,), theirs=theirs)
    assert a.hits() == [("Backstab", 4)] and b.hits() == [("Switcheroo", 1)]


@audit("smolderskulk/reciprocity", "whoever selected the tormented action has left: nothing to heal by", mended=True)
def test_reciprocity() -> None:
    theirs = {"torment": {"Cyclone": 2}}
    a, b = fight("Smolderskulk", "Reciprocity", reply="switch Shaleshell", theirs=theirs, hp={"Smolderskulk": 5})
    assert a.hp() == 5 and b.torment == {"Cyclone": 1} and a.used == {"Reciprocity"}
    theirs = {"torment": {"Switcheroo": 2}, "deck_top": ["Galeaffy/Leaf Shield+"]}
    a, b = fight("Smolderskulk", "Reciprocity", reply="Switcheroo", theirs=theirs, hp={"Smolderskulk": 5})
    b.switches("Shaleshell")
    b.does("done")
    assert a.hp() == 4  # whoever selected Switcheroo has left by then


@audit("smolderskulk/haunting-shroud", "flipped while one action is tormented already")
def test_haunting_shroud() -> None:
    flips = ("Smolderskulk/Haunting Shroud-", SUCCESS)
    theirs = {"torment": {"Cyclone": 1}}
    _, b = fight("Drownigator", "Foul Play", friends=("Smolderskulk",), flips=flips, theirs=theirs)
    assert b.torment == {"Switcheroo": 1, "Whirlwind": 1, "Cyclone": 2, "Rot": 1}


@audit("smolderskulk/dense-smoke", "at four DEF cubes, its attack countered")
def test_dense_smoke() -> None:
    mine = {"cubes": {"DEF": 3}}
    a, _ = fight(
        "Drownigator", "Surge", "Smolderskulk/Dense Smoke-", friends=("Smolderskulk",), reply="counter", mine=mine
    )
    assert a.cubes == {"DEF": 4} and a.losses() == [("Drownigator", 1, "Counter")]


@audit("smolderskulk/midnight-skulk", "there is no positive cube to take: nothing is asked")
def test_midnight_skulk() -> None:
    theirs = {"cubes": {"ATK": -2}}
    a, b = fight("Smolderskulk", "Reciprocity", "Smolderskulk/Midnight Skulk+", theirs=theirs)
    a.does("resolve", "Midnight Skulk")
    assert a.can("draw") and a.cubes == {} and b.cubes == {"ATK": -2}


@audit("smolderskulk/apathy", "a team aura is no status")
def test_apathy() -> None:
    a, b = fight("Smolderskulk", "Reciprocity", "Smolderskulk/Apathy-", foe="Steamie", reply="Chilly Mists")
    assert b.auras == {"Chilly Mists": 7} and a.happened("prevented") == 0


@audit("squirrberus", "a benchmate's buffed attack uses the acorns up though it is countered")
def test_hoarder() -> None:
    mine = {"acorns": {"ATK": 3, "DEF": 1}}
    a, _ = fight("Drownigator", "Surge", SUCCESS, friends=("Squirrberus",), reply="counter", mine=mine)
    assert a.acorns == {} and a.hits() == [] and a.losses() == [("Drownigator", 1, "Counter")]


@audit("squirrberus/forage", "two types are full, then all three; the refusal says so", mended=True)
def test_forage() -> None:
    a, b = fight("Squirrberus", "Forage", mine={"acorns": {"ATK": 4, "SPD": 4, "DEF": 3}})
    assert a.offered("choose") == ["DEF"] and a.refused("choose", "SPD").rule == "OR-CUBES-02"
    a.does("choose", "DEF")
    a.draws()
    b.draws()
    assert a.acorns == {"ATK": 4, "SPD": 4, "DEF": 4} and a.can("draw") and a.auras == {"Forage": 4}


@audit("squirrberus/tail-of-power", "three acorns where one has room")
def test_tail_of_power() -> None:
    a, _ = fight("Squirrberus", "Tail of Power", foe="Shaleshell", mine={"acorns": {"ATK": 3}})
    assert a.acorns == {"ATK": 4} and a.hits() == [("Tail of Power", 3)]  # 5 - 2 (Rock)


@audit("squirrberus/tail-of-courage", "buffed: the old acorns are used, the new one stays")
def test_tail_of_courage() -> None:
    a, _ = fight("Squirrberus", "Tail of Courage", SUCCESS, mine={"acorns": {"ATK": 2, "DEF": 1}})
    assert a.acorns == {"DEF": 1} and a.hits() == [("Tail of Courage", 4)]


@audit("squirrberus/tail-of-wisdom", "the flip fails; and countered, nothing at all")
def test_tail_of_wisdom() -> None:
    a, _ = fight("Squirrberus", "Tail of Wisdom", flips=(FAIL,))
    assert a.acorns == {"SPD": 1}
    a, _ = fight("Squirrberus", "Tail of Wisdom", flips=(FAIL,), reply="counter")
    assert a.acorns == {} and a.flips() == []


@audit("squirrberus/spicy-acorn", "on a Water attack: the acorn alone, kept for the next")
def test_spicy_acorn() -> None:
    a, _ = fight("Squirrberus", "Tail of Wisdom", "Squirrberus/Spicy Acorn-", foe="Shaleshell", flips=(FAIL,))
    assert a.hits() == [("Tail of Wisdom", 3)] and a.acorns == {"ATK": 1, "SPD": 1}


@audit("squirrberus/ripe-acorn", "on another monster's Leaf attack")
def test_ripe_acorn() -> None:
    a, b = fight(
        "Galeaffy",
        "Cyclone",
        "Squirrberus/Ripe Acorn-",
        friends=("Squirrberus",),
        foe="Drownigator",
        reply="Surge",
        flips=(FAIL, "Volcanoggin/Ramp Up-"),
        theirs={"cubes": {"ATK": 4}},
    )
    assert b.hits() == [("Surge", 2)] and a.acorns == {"DEF": 1} and a.cubes == {}  # 1 + 4 - 1 (Leaf) - 2


@audit("squirrberus/rotten-acorn", "on another monster's Death attack, which becomes the faster one")
def test_rotten_acorn() -> None:
    a, b = fight(
        "Drownigator",
        "Foul Play",
        "Squirrberus/Rotten Acorn-",
        friends=("Squirrberus",),
        reply="Whirlwind",
        flips=(SUCCESS,),
    )
    assert b.hits() == [("Whirlwind", 0)] and a.acorns == {"SPD": 1}  # 5 + 3 against 7


@audit("squirrberus/winter-is-coming", "flipped with three acorns: one too few")
def test_winter_is_coming_flipped() -> None:
    flips = ("Squirrberus/Winter is Coming+",)
    for acorns, hand in ((3, 1), (4, 2)):
        mine = {"acorns": {"ATK": acorns}}
        a, b = fight("Drownigator", "Foul Play", friends=("Squirrberus",), flips=flips, mine=mine)
        assert a.hand == hand and b.cubes == {"ATK": -1}


@audit("squirrberus/winter-is-coming", "three acorns named in any order, one taken back", mended=True)
def test_winter_is_coming_played() -> None:
    a, _ = fight("Squirrberus", "Tail of Courage", "Squirrberus/Winter is Coming+")
    a.does("choose", "DEF")
    a.does("choose", "ATK")
    a.does("take_back", "DEF")
    a.does("choose", "SPD")
    a.does("choose", "ATK")
    assert a.acorns == {"ATK": 2, "SPD": 1, "DEF": 1}
