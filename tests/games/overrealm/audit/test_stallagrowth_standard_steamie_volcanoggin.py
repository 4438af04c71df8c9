"""Each card of Stallagrowth, Steamie and Volcanoggin, and the standard buffs, in one awkward situation of its own."""

from games.overrealm.fights import FAIL, SUCCESS, ZAP, ZAP_FAIL, fight
from games.overrealm.table import Player, of, table, team
from marks import audit

NO_FLIPS = {"deck_top": ["Standard-", "Galeaffy/Leaf Shield-"]}


@audit("stallagrowth", "a Fire attack that deals the least there is fells its user")
def test_thorned_body() -> None:
    a, b = fight("Volcanoggin", "Magma Strike", foe="Stallagrowth", hp={"Volcanoggin": 2}, theirs={"cubes": {"DEF": 4}})
    assert a.hits() == [("Magma Strike", 1)] and a.losses() == [("Volcanoggin", 2, "Thorned Body")]
    assert a.hp("Volcanoggin") == 0 and a.can("replace") and b.hp() == 13


@audit("stallagrowth/leech-seed", "countered: two cards spent, no leech")
def test_leech_seed() -> None:
    a, b = fight("Stallagrowth", "Leech Seed", reply="counter")
    assert b.conditions() == {} and a.losses() == [("Stallagrowth", 2, "Counter")]


@audit("stallagrowth/rock-smash", "protected, on Leaf")
def test_rock_smash() -> None:
    a, _ = fight("Stallagrowth", "Rock Smash", how="protect")
    assert a.hits() == [("Rock Smash", 7)]
    a, _ = fight("Stallagrowth", "Rock Smash")
    assert a.hits() == [("Rock Smash", 6)]


@audit("stallagrowth/vine-whip", "it takes the only leech counter: no leech at the end of the turn")
def test_vine_whip() -> None:
    theirs = {"conditions": {"Galeaffy": {"leech": 1}}}
    a, b = fight("Stallagrowth", "Vine Whip", theirs=theirs)
    assert a.hits() == [("Vine Whip", 6)] and b.conditions() == {} and b.losses() == []


@audit("stallagrowth/rock-slide", "the icon draws the fail, the flip finds the success below it")
def test_rock_slide() -> None:
    a, b = fight("Stallagrowth", "Rock Slide", flips=(FAIL, ZAP))
    assert b.cubes == {"ATK": -1} and a.flips() == [("Rock Slide", ZAP)] and a.hand == 2


@audit("stallagrowth/rock-armor", "played by another monster that has four DEF cubes")
def test_rock_armor() -> None:
    buffs = ("Stallagrowth/Rock Armor-",)
    a, _ = fight("Drownigator", "Surge", *buffs, friends=("Stallagrowth",), mine={"cubes": {"DEF": 4}})
    assert a.cubes == {"DEF": 4}


@audit("stallagrowth/mossy-overgrowth", "with two negative DEF cubes")
def test_mossy_overgrowth() -> None:
    a, b = fight(
        "Stallagrowth",
        "Vine Whip",
        "Stallagrowth/Mossy Overgrowth-",
        foe="Drownigator",
        reply="Foul Play",
        mine={"cubes": {"DEF": -2}},
        theirs=NO_FLIPS,
    )
    assert b.hits() == [("Foul Play", 4)] and a.cubes == {"DEF": -2}  # 2 + 2 + 2 - 4 + 2


@audit("stallagrowth/concussion", "both copies: the first flip fails, the second succeeds")
@audit("stallagrowth/concussion-2", "both copies: the first flip fails, the second succeeds")
def test_concussion() -> None:
    concussion = "Stallagrowth/Concussion+"
    flips = (FAIL, ZAP_FAIL, ZAP)
    a, b = fight("Stallagrowth", "Rock Smash", concussion, concussion, foe="Phantomaton", reply="Cobolt", flips=flips)
    assert b.hits() == [] and len(a.flips()) == 3 and a.hits() == [("Rock Smash", 6)]


@audit("standard/success", "both in one attack: the switch is held and the monster is hit")
@audit("standard/fail", "both in one attack: the switch is held and the monster is hit")
def test_cant_escape() -> None:
    a, b = fight("Drownigator", "Surge", SUCCESS, FAIL, reply="switch Shaleshell", theirs={"cubes": {"DEF": -2}})
    assert b.active == "Galeaffy" and b.cubes == {"DEF": -2} and b.hand == 0
    assert a.hits() == [("Surge", 2)]  # 1 - 1 (Leaf) + 2


@audit("steamie", "a wish gives a slot to an attack that has none")
def test_three_wishes() -> None:
    mine = {"counters": {"Galeaffy": {"wish": 2}}, "hand": ["Standard+", "Galeaffy/Sharp Leaves+", "Standard-"]}
    a, b = table(a=of("Galeaffy", "Steamie", "Zappguin", **mine, deck_top=["Galeaffy/Leaf Shield-"]))
    a.does("act", "Switcheroo")
    a.does("buff", "Sharp Leaves")
    assert a.refused("buff", "Standard+").rule == "OR-SELECT-04"  # one wish an attack
    a.does("done")
    a.does("discard", "Standard-")
    b.draws()
    assert a.tokens() == {"wish": 1} and a.hits() == [("Switcheroo", 3)]  # 1 + 1 + 1 (Rock)


def misty(action: str, discard: int) -> Player:
    """Drownigator's attack through both mists."""
    a, b = table(
        a=of("Steamie", "Galeaffy", "Volcanoggin", auras={"Chilly Mists": 3, "Sizzling Mists": 3}),
        b=of("Drownigator", "Galeaffy", "Shaleshell", hand=discard, cubes={"ATK": 3}, **NO_FLIPS),
    )
    a.draws()
    b.selects(action, discard=discard)
    assert a.auras == {"Chilly Mists": 2, "Sizzling Mists": 2}
    return b


@audit("steamie/chilly-mists", "both mists are there, and the attack is Water")
def test_chilly_mists() -> None:
    assert misty("Surge", 0).hits() == [("Surge", 5)]  # 1 + 3 - 1 + 2 (Fire)


@audit("steamie/sizzling-mists", "both mists are there, and the attack is Death")
def test_sizzling_mists() -> None:
    assert misty("Foul Play", 1).hits() == [("Foul Play", 3)]  # 2 + 3 - 1 - 1 (Water)


@audit("steamie/torrential-blessing", "no other monster lives: nothing is asked")
def test_torrential_blessing() -> None:
    a, _ = fight("Steamie", "Torrential Blessing", hp={"Volcanoggin": 0, "Zappguin": 0})
    assert a.can("draw") and a.tokens() == {} and a.hits() == [("Torrential Blessing", 2)]


@audit("steamie/fierce-blessing", "countered: no wish")
def test_fierce_blessing() -> None:
    a, _ = fight("Steamie", "Fierce Blessing", reply="counter")
    assert a.can("draw") and a.tokens("Zappguin") == a.tokens("Volcanoggin") == {}
    assert a.losses() == [("Steamie", 1, "Counter")]


@audit("steamie/wishful-strike", "flipped: the active monster may get the wish, a KO'd one may not")
def test_wishful_strike_flipped() -> None:
    flips = ("Steamie/Wishful Strike+",)
    a, _ = fight("Drownigator", "Foul Play", friends=("Steamie",), flips=flips, hp={"Volcanoggin": 0})
    assert a.offered("choose") == ["Drownigator", "Steamie"]
    a.does("choose", "Drownigator")
    assert a.tokens() == {"wish": 1}


@audit("steamie/wishful-strike-2", "both copies played: no wish")
def test_wishful_strike_played() -> None:
    strike = "Steamie/Wishful Strike+"
    a, _ = fight("Drownigator", "Surge", strike, strike, friends=("Steamie",), foe="Shaleshell")
    assert a.hits() == [("Surge", 3)] and a.tokens() == {}


@audit("steamie/wishful-embrace", "both copies on a tie")
@audit("steamie/wishful-embrace-2", "both copies on a tie")
def test_wishful_embrace() -> None:
    embrace = "Steamie/Wishful Embrace+"
    a, b = fight("Drownigator", "Surge", embrace, embrace, friends=("Steamie",), reply="Whirlwind")
    assert b.hits() == [("Whirlwind", 1)] and a.cubes == {} and a.tokens() == {}  # 3 + 3 - 3 - 2


@audit("volcanoggin", "it comes in at the End Phase: the board is cleared before its cube")
def test_igneous_crown() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Volcanoggin", "Steamie", Galeaffy=1), "cubes": {"DEF": -3}},
        b=of("Flexferno", "Shaleshell", "Drownigator"),
    )
    a.draws()
    b.draws()
    a.does("replace", "Volcanoggin")
    assert a.cubes == {"DEF": 1}


@audit("volcanoggin/magma-strike", "burned, a Rock monster, at -1 ATK against -2 DEF")
def test_magma_strike() -> None:
    mine = {"conditions": {"Volcanoggin": {"burn": 1}}, "cubes": {"ATK": -1}}
    a, _ = fight("Volcanoggin", "Magma Strike", mine=mine, theirs={"cubes": {"DEF": -2}})
    assert a.hits() == [("Magma Strike", 3)]  # 2 - 2 - 1 + 2 (Leaf) + 2


@audit("volcanoggin/headbutt", "slower and protected; against Draw Cards it is not slower")
def test_headbutt() -> None:
    a, _ = fight("Volcanoggin", "Headbutt", how="protect", reply="Whirlwind")
    assert a.hits() == [("Headbutt", 5)]
    a, _ = fight("Volcanoggin", "Headbutt", how="protect")
    assert a.hits() == [("Headbutt", 3)]


@audit("volcanoggin/enrage", "at four ATK cubes and -1 SPD")
def test_enrage() -> None:
    a, _ = fight("Volcanoggin", "Enrage", mine={"cubes": {"ATK": 4, "SPD": -1}})
    assert a.cubes == {"ATK": 4, "DEF": 1} and a.hand == 2


@audit("volcanoggin/explode", "slower: it hits, then its recoil fells it")
def test_explode() -> None:
    a, b = fight("Volcanoggin", "Explode", reply="Whirlwind", hp={"Volcanoggin": 5})
    assert b.hits() == [("Whirlwind", 3)] and a.hits() == [("Explode", 3)]  # 3 + 2 - 2; 5 - 2 (Leaf)
    assert a.hp("Volcanoggin") == 0 and a.can("replace")


@audit("volcanoggin/agility", "it turns a tie into going first")
def test_agility() -> None:
    _, b = fight("Drownigator", "Surge", "Volcanoggin/Agility+", reply="Whirlwind")
    assert b.hits() == [("Whirlwind", 0)]


@audit("volcanoggin/ramp-up", "at three SPD cubes; they stay after the turn")
def test_ramp_up() -> None:
    a, _ = fight("Drownigator", "Surge", "Volcanoggin/Ramp Up-", mine={"cubes": {"SPD": 3}})
    assert a.cubes == {"SPD": 4}


@audit("volcanoggin/harden", "above four DEF cubes")
def test_harden() -> None:
    mine = {"cubes": {"DEF": 4}}
    a, b = fight("Drownigator", "Surge", "Volcanoggin/Harden+", foe="Chargroar", reply="Lightning", mine=mine)
    assert b.hits() == [("Lightning", 11)] and a.cubes == {"DEF": 4}  # 6 + 5 + 5 - 5; no cube was added


@audit("volcanoggin/endurance", "one of the two cubes cancels a negative one")
def test_endurance() -> None:
    a, _ = fight("Drownigator", "Surge", "Volcanoggin/Endurance-", mine={"cubes": {"DEF": -1}})
    assert a.cubes == {"DEF": 1}
