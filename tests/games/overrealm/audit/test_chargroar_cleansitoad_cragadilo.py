"""Each card of Chargroar, Cleansitoad and Cragadilo in one awkward situation of its own."""

from games.overrealm.fights import FAIL, SUCCESS, ZAP, ZAP_FAIL, fight, order
from games.overrealm.table import of, table, team
from marks import audit
from overtable.games.overrealm.state import DISCARD


@audit("chargroar", "it replaces a KO'd monster while the enemy's attack is still to come")
def test_intimidate() -> None:
    a, b = fight(
        "Americaw",
        "Tactical Nuke",
        friends=("Chargroar",),
        foe="Stallagrowth",
        reply="Rock Slide",
        hp={"Americaw": 2},
        theirs={"deck_top": ["any", "Standard-"]},
    )
    a.does("replace", "Chargroar")
    assert b.cubes == {"ATK": -2} and b.hits() == [("Rock Slide", 3)]  # 2 - 2 + 2 + 1


@audit("chargroar/lightning", "X against one of two elements, with +4 ATK on -4 DEF")
def test_lightning() -> None:
    mine, theirs = {"cubes": {"ATK": 4}}, {"cubes": {"DEF": -4}}
    a, b = fight("Chargroar", "Lightning", foe="Stallagrowth", mine=mine, theirs=theirs)
    assert a.hits() == [("Lightning", 1)] and b.hp() == 13


@audit("chargroar/lights-out", "it KOs on a tie and falls itself: the cubes go with it")
def test_lights_out() -> None:
    a, b = fight(
        "Chargroar",
        "Lights Out",
        foe="Cleansitoad",
        reply="Waterfall",
        hp={"Chargroar": 1, "Cleansitoad": 4},
        theirs={"deck_top": ["Galeaffy/Leaf Shield-"]},
    )
    a.does("replace", "Zappguin")
    b.does("replace", "Galeaffy")
    assert a.hits() == [("Lights Out", 4)] and a.cubes == {}


@audit("chargroar/hypercharge", "flinched: no cubes, but its card is drawn")
def test_hypercharge() -> None:
    theirs = {"deck_top": ["Shaleshell/Focus+"]}
    a, b = fight("Chargroar", "Hypercharge", foe="Shaleshell", reply="Shellack", theirs=theirs)
    assert a.cubes == {} and a.hand == 2 and b.hits() == [("Shellack", 5)]  # 1 + 2 + 2


@audit("chargroar/flamethrower", "the flip fails: DEF counts")
def test_flamethrower() -> None:
    a, _ = fight("Chargroar", "Flamethrower", foe="Phantomaton", flips=(FAIL,), theirs={"cubes": {"DEF": 3}})
    assert a.hits() == [("Flamethrower", 2)]


@audit("chargroar/energize", "both copies, one of them by a wish")
@audit("chargroar/energize-2", "both copies, one of them by a wish")
def test_energize() -> None:
    mine = {"counters": {"Chargroar": {"wish": 1}}}
    buffs = ("Chargroar/Energize+", "Chargroar/Energize-")
    a, _ = fight("Chargroar", "Lights Out", *buffs, foe="Phantomaton", mine=mine)
    assert a.hits() == [("Lights Out", 7)] and a.tokens() == {} and a.cubes == {}  # 2 + 4 + 1 (Death)


@audit("chargroar/charge", "both copies on a paralyzed monster, by a wish")
@audit("chargroar/charge-2", "both copies on a paralyzed monster, by a wish")
def test_charge() -> None:
    mine = {"conditions": {"Chargroar": {"paralyze": 1}}, "counters": {"Chargroar": {"wish": 1}}}
    buffs = ("Chargroar/Charge-", "Chargroar/Charge+")
    a, b = fight("Chargroar", "Lights Out", *buffs, reply="Whirlwind", flips=(SUCCESS,), mine=mine)
    assert order(a) == ["Lights Out", "Whirlwind"]  # 6 + 4 - 2 against 7
    assert b.hits() == [("Whirlwind", 0)] and a.cubes == {}


@audit("cleansitoad", "two cards are left in the deck, and the discard pile stays where it is")
def test_clear_mind() -> None:
    a, b = table(a=of("Galeaffy", "Cleansitoad", "Steamie", hand=7, discard=5))
    a.switches("Cleansitoad")
    b.draws()
    a.does("no")
    assert len(a.options()) == 4 and a.discard == 5  # each of two on top or at the bottom
    a.table.answer(a.number, a.options()[1])
    a.table.answer(a.number, a.options()[0])
    assert (a.deck, a.discard, a.hand) == (2, 5, 7)


@audit("cleansitoad/typhoon", "buffs that do nothing count if they show a success")
def test_typhoon() -> None:
    buffs = (SUCCESS, "Phantomaton/Target Acquired+", "Phantomaton/Curse-")
    a, _ = fight("Cleansitoad", "Typhoon", *buffs, friends=("Phantomaton",), foe="Shaleshell")
    assert a.hits() == [("Typhoon", 3)] and a.cubes == {} and a.losses() == []


@audit("cleansitoad/waterfall", "Invigorate is running: a second card is turned")
def test_waterfall() -> None:
    a, _ = fight("Cleansitoad", "Waterfall", foe="Shaleshell", flips=(FAIL, ZAP), mine={"auras": {"Invigorate": 2}})
    assert len(a.flips()) == 2 and a.hits() == [("Waterfall", 4)]


@audit("cleansitoad/evaporate", "DEF brings the attack down to 3, then it is 4 exactly")
def test_evaporate() -> None:
    for cubes, hits, left in ((1, [("Expunge", 3)], {"DEF": 1}), (0, [], {"DEF": 2})):
        mine, theirs = {"cubes": {"ATK": 1}}, {"cubes": {"DEF": cubes}}
        a, b = fight("Drownigator", "Expunge", foe="Cleansitoad", reply="Evaporate", mine=mine, theirs=theirs)
        assert a.hits() == hits and b.cubes == left and b.used == {"Evaporate"}  # 5 + 1 - 2 (Water)
        assert b.hand == (1 if hits else 3)


@audit("cleansitoad/invigorate", "played again while it runs: refilled, not added up")
def test_invigorate() -> None:
    a, _ = fight("Cleansitoad", "Invigorate", mine={"auras": {"Invigorate": 2}})
    assert a.auras == {"Invigorate": 7} and a.hand == 2


@audit("cleansitoad/cleanse", "its attack is countered")
def test_cleanse() -> None:
    theirs = {"cubes": {"ATK": 2, "DEF": -1}}
    a, b = fight("Cleansitoad", "Waterfall", "Cleansitoad/Cleanse+", reply="counter", theirs=theirs)
    assert a.hits() == [] and b.cubes == {"DEF": -1} and a.losses() == [("Cleansitoad", 1, "Counter")]


@audit("cleansitoad/negate", "a tie is not faster")
def test_negate() -> None:
    theirs = {"team": team("Chargroar", "Steamie", "Shaleshell"), "auras": {"Chilly Mists": 3}}
    a, b = fight(
        "Cleansitoad",
        "Waterfall",
        "Cleansitoad/Negate+",
        foe="Chargroar",
        reply="Lights Out",
        flips=(FAIL,),
        theirs=theirs,
    )
    assert a.can("draw") and b.auras == {"Chilly Mists": 2}  # both speed 6


@audit("cleansitoad/attack-burst", "countered: nothing is flipped")
def test_attack_burst() -> None:
    a, _ = fight("Cleansitoad", "Typhoon", "Cleansitoad/Attack Burst-", reply="counter")
    assert a.flips() == [] and a.losses() == [("Cleansitoad", 2, "Counter")]


@audit("cleansitoad/speed-burst", "its flip needs a new deck, in which it does not lie itself")
def test_speed_burst() -> None:
    a, _ = fight("Cleansitoad", "Typhoon", "Cleansitoad/Speed Burst-", mine={"discard": 12})
    assert a.happened("reshuffle") == 1 and len(a.flips()) == 1
    assert a.holds(DISCARD)[-1] == "Cleansitoad/Speed Burst-" and a.hand + a.deck + a.discard == 14


@audit("cragadilo", "it replaces a KO'd monster with 4 HP, on a board full of DEF")
def test_fortified() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Cragadilo", "Steamie", Galeaffy=1, Cragadilo=4), "cubes": {"DEF": 4}},
        b=of("Flexferno", "Shaleshell", "Drownigator"),
    )
    a.draws()
    b.draws()
    a.does("replace", "Cragadilo")
    assert a.cubes == {"DEF": 2}  # the board is cleared first


@audit(
    "cragadilo/implosion",
    "countered, the cubes go unflipped; a flip event adds a cube before they are cleared",
    mended=True,
)
def test_implosion() -> None:
    a, _ = fight("Cragadilo", "Implosion", reply="counter", mine={"cubes": {"DEF": 2, "ATK": 1}})
    assert a.flips() == [] and a.cubes == {"ATK": 1} and a.losses() == [("Cragadilo", 1, "Counter")]
    flips = ("Cragadilo/Rock Armor-", ZAP)  # a flip event adds a cube: it is cleared with the others
    a, _ = fight("Cragadilo", "Implosion", foe="Steamie", flips=flips, mine={"cubes": {"DEF": 2}})
    assert a.cubes == {} and a.hits() == [("Implosion", 4)]  # 1 + 2 + 1 (Fire)


@audit("cragadilo/beckon-earth", "Rock Armor resolves before it: not exposed any more")
def test_beckon_earth() -> None:
    a, _ = fight("Cragadilo", "Beckon Earth", "Cragadilo/Rock Armor-", foe="Shaleshell", flips=(FAIL,))
    a.does("resolve", "Rock Armor")
    assert a.hits() == [("Beckon Earth", 5)] and a.losses() == [] and a.cubes == {"DEF": 1}
    a, _ = fight("Cragadilo", "Beckon Earth", "Cragadilo/Rock Armor-", foe="Shaleshell", flips=(FAIL,))
    a.does("resolve", "Beckon Earth")
    assert a.hits() == [("Beckon Earth", 4)] and a.losses() == [("Cragadilo", 1, "recoil")]


@audit("cragadilo/unearth", "a success with four DEF cubes already")
def test_unearth() -> None:
    a, _ = fight("Cragadilo", "Unearth", flips=(ZAP_FAIL, ZAP), mine={"cubes": {"DEF": 4}})
    assert a.cubes == {"DEF": 4} and len(a.flips()) == 2 and a.hits() == [("Unearth", 1)]


@audit("cragadilo/geyser", "one Super fills both slots")
def test_geyser() -> None:
    a, _ = fight("Cragadilo", "Geyser", "Whailstrom/Take It Easy-", friends=("Whailstrom",), hp={"Cragadilo": 1})
    assert a.hp() == 5 and a.hand == 2  # 1 + 2, then 3 more, 5 at most; one card for being exposed


@audit("cragadilo/rock-armor", "flipped for another monster with -2 DEF")
def test_rock_armor() -> None:
    flips = ("Cragadilo/Rock Armor-", SUCCESS)
    a, _ = fight("Drownigator", "Foul Play", friends=("Cragadilo",), flips=flips, mine={"cubes": {"DEF": -2}})
    assert a.cubes == {"DEF": -1}


@audit("cragadilo/gaias-intuition", "on a tie, for another monster; no cube stays")
def test_gaias_intuition() -> None:
    a, b = fight("Drownigator", "Surge", "Cragadilo/Gaia's Intuition-", friends=("Cragadilo",), reply="Whirlwind")
    assert b.hits() == [("Whirlwind", 1)] and a.cubes == {}  # 3 + 3 (Water) - 3 (Death) - 2


@audit("cragadilo/forced-aggresion", "a tie is not faster: nothing happens and the card is spent")
def test_forced_aggresion() -> None:
    a, _ = fight("Drownigator", "Surge", "Cragadilo/Forced Aggresion+", friends=("Cragadilo",), reply="Whirlwind")
    assert a.hits() == [("Surge", 1)] and "Cragadilo/Forced Aggresion+" in a.holds(DISCARD)


@audit("cragadilo/fight-or-flight", "negative DEF cubes are no positive ones")
def test_fight_or_flight() -> None:
    a, _ = fight(
        "Drownigator",
        "Surge",
        "Cragadilo/Fight or Flight+",
        friends=("Cragadilo",),
        reply="Switcheroo",
        mine={"cubes": {"DEF": -1}},
        theirs={"deck_top": ["Galeaffy/Leaf Shield-"]},
    )
    assert order(a) == ["Surge", "Switcheroo"] and a.hits() == [("Surge", 1)]  # 7 + 2 against 8
