"""Every card of the eleven exact monsters acts here at least once."""

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


# Galeaffy


@acts("galeaffy", "galeaffy/switcheroo")
def test_gusting_winds() -> None:
    a, b = fight("Galeaffy", "Switcheroo", flips=(FAIL,), foe="Shaleshell")
    assert a.hits() == [("Switcheroo", 2)] and a.active == "Galeaffy"
    a.switches("Zappguin")
    b.draws()
    assert a.active == "Zappguin"  # no cubes, no question
    a, b = fight("Galeaffy", "Switcheroo", flips=("Zappguin/Retaliate+",), mine={"cubes": {"DEF": 2}}, foe="Shaleshell")
    a.switches("Zappguin")
    for stat in ("SPD", "DEF", "DEF"):
        a.does("keep", stat)
    a.does("done")
    assert a.cubes == {"SPD": 1, "DEF": 2}


@acts("galeaffy/whirlwind", "galeaffy/cyclone", "galeaffy/rot")
def test_the_other_actions_of_galeaffy() -> None:
    a, _ = fight("Galeaffy", "Whirlwind", foe="Shaleshell")
    assert a.hits() == [("Whirlwind", 5)]
    a, _ = fight(
        "Galeaffy", "Whirlwind", foe="Shaleshell", reply="Shellack", theirs={"cubes": {"SPD": 1}, "deck_top": [FAIL]}
    )
    assert a.hits() == [("Whirlwind", 0)]
    a, _ = fight("Galeaffy", "Cyclone", foe="Shaleshell", flips=(SUCCESS,))
    assert a.hits() == [("Cyclone", 3)] and a.cubes == {"SPD": 1}
    a, _ = fight("Galeaffy", "Rot", foe="Shaleshell", reply="Geyser", theirs={"deck_top": [FAIL]})
    order = [a.named(e.refs[0]) for e in a.state.log or () if e.kind == "hit"]
    assert order == ["Rot", "Geyser"] and a.hits() == [("Rot", 6)]


@pytest.mark.parametrize("mark", "+-")
@acts("galeaffy/sharp-leaves", "galeaffy/sharp-leaves-2", "galeaffy/leaf-shield", "galeaffy/leaf-shield-2")
def test_the_buffs_of_galeaffy(mark: str) -> None:
    a, _ = fight("Galeaffy", "Cyclone", f"Galeaffy/Sharp Leaves{mark}", flips=(FAIL, "Zappguin/Zap-"))
    assert a.cubes == {"ATK": 1} and a.hits() == [("Cyclone", 3)]
    a, _ = fight("Galeaffy", "Cyclone", f"Galeaffy/Leaf Shield{mark}", flips=(FAIL, "Zappguin/Zap-"))
    assert a.cubes == {"DEF": 1}


# Phantomaton


@acts("phantomaton", "phantomaton/seek-and-destroy")
def test_lockdown_and_seek_and_destroy() -> None:
    a, b = fight("Phantomaton", "Seek and Destroy", foe="Galeaffy")
    assert a.hits() == [("Seek and Destroy", 6)]  # 5 + 1 (Leaf)
    assert a.tokens() == {"lockdown": 1} and not b.can("switch")  # the next Start Phase put it there
    counter = {"counters": {"Phantomaton": {"lockdown": 1}}}
    a, b = fight("Phantomaton", "Seek and Destroy", mine=counter)
    assert a.hits() == [("Seek and Destroy", 8)] and b.can("switch")


@acts("phantomaton/cobolt", "phantomaton/download", "phantomaton/transfusion")
def test_the_other_actions_of_phantomaton() -> None:
    a, b = fight("Phantomaton", "Cobolt", "Zappguin/Retaliate+", reply="switch Stallagrowth")
    assert a.hits() == [("Cobolt", 5)] and b.active == "Galeaffy"
    a, b = fight("Phantomaton", "Download")
    assert a.auras == {"Download": 3}
    _, b = fight("Phantomaton", "Transfusion", flips=(FAIL, "Zappguin/Zap+"))
    assert b.conditions() == {"leech": 1}


@acts("phantomaton/target-acquired", "phantomaton/target-acquired-2", "phantomaton/refactor", "phantomaton/curse")
def test_the_buffs_of_phantomaton() -> None:
    two = ["Phantomaton/Target Acquired+"] * 2
    a, b = fight("Phantomaton", "Transfusion", *two, reply="switch Stallagrowth", flips=("Zappguin/Zap-", FAIL))
    assert a.cubes == {"ATK": 4} and b.active == "Stallagrowth"
    a, b = fight("Phantomaton", "Cobolt", "Phantomaton/Refactor-", reply="Cyclone", theirs={"deck_top": [FAIL]})
    assert [a.named(e.refs[0]) for e in a.state.log or () if e.kind == "hit"] == ["Cobolt", "Cyclone"]
    a, _ = fight("Phantomaton", "Transfusion", flips=("Phantomaton/Curse-", "Zappguin/Zap+"))
    assert a.losses() == [("Phantomaton", 1, "Curse")]


# Shaleshell


@acts("shaleshell", "shaleshell/shellshock")
def test_absorb_and_shellshock() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Shaleshell", "Steamie"), "hand": 1},
        b={"team": team("Chargroar", "Drownigator", "Flexferno")},
    )
    a.switches("Shaleshell")
    b.selects("Lights Out")
    assert a.tokens() == {"quake": 1}
    a.selects("Shellshock", discard=1)
    b.selects("Lights Out")  # 5 + 2 before 6
    assert a.hits() == [("Shellshock", 13)]  # 2 + 5 + 3 (Electric) + 3 (Fire)
    assert a.tokens() == {} and b.hp("Chargroar") == 0
    a, b = table(
        a={"team": team("Shaleshell", "Galeaffy", "Steamie")}, b={"team": team("Chargroar", "Galeaffy", "Steamie")}
    )
    a.draws()
    b.selects("Lights Out")
    assert a.tokens() == {}  # it did not switch in this turn


@acts("shaleshell/geyser", "shaleshell/boulder-bash", "shaleshell/shellack")
def test_the_other_actions_of_shaleshell() -> None:
    a, _ = fight("Shaleshell", "Geyser", foe="Steamie", flips=(SUCCESS,))
    assert a.hits() == [("Geyser", 5)]  # 1 + 2 + 2 (Fire)
    a, _ = fight("Shaleshell", "Boulder Bash", foe="Steamie", flips=(FAIL, SUCCESS))
    assert a.hits() == [("Boulder Bash", 6)]
    a, b = fight("Shaleshell", "Shellack", reply="Cyclone", flips=("Zappguin/Zap+",))
    assert a.hits() == [("Shellack", 1)] and b.hits() == []


@acts("shaleshell/focus", "shaleshell/focus-2", "shaleshell/calcify", "shaleshell/calcify-2")
def test_the_buffs_of_shaleshell() -> None:
    two = ["Shaleshell/Focus+"] * 2
    a, _ = fight("Shaleshell", "Geyser", *two, foe="Steamie", flips=(FAIL, "Zappguin/Zap-", SUCCESS))
    assert len(a.flips()) == 3 and a.hits() == [("Geyser", 5)]  # 1 + 2 cards
    two = ["Shaleshell/Calcify-"] * 2
    _, b = fight("Shaleshell", "Geyser", *two, reply="Cyclone", flips=(FAIL,), theirs={"cubes": {"ATK": 3}})
    assert b.hits() == [("Cyclone", 2)]  # 2 + 3 + 1 (Rock) - 4


# Stallagrowth


@acts("stallagrowth")
@pytest.mark.parametrize(("action", "thorns"), [("Shellack", 2), ("Geyser", 0)])
def test_thorned_body(action: str, thorns: int) -> None:
    _, b = fight(
        "Stallagrowth", "Vine Whip", foe="Shaleshell", reply=action, theirs={"deck_top": [FAIL], "cubes": {"DEF": 3}}
    )
    assert sum(n for _, n, cause in b.losses() if cause == "Thorned Body") == thorns


@acts("stallagrowth/leech-seed", "stallagrowth/rock-smash", "stallagrowth/vine-whip", "stallagrowth/rock-slide")
def test_the_actions_of_stallagrowth() -> None:
    _, b = fight("Stallagrowth", "Leech Seed")
    assert b.conditions() == {"leech": 1} and b.hp() == 9
    a, _ = fight("Stallagrowth", "Rock Smash", foe="Steamie")
    assert a.hits() == [("Rock Smash", 11)]
    a, b = fight("Stallagrowth", "Vine Whip", theirs={"conditions": {"Galeaffy": {"leech": 2}}})
    assert a.hits() == [("Vine Whip", 6)] and b.conditions() == {"leech": 1}
    a, b = fight("Stallagrowth", "Rock Slide", flips=(FAIL, "Zappguin/Zap+"))
    assert a.hits() == [("Rock Slide", 1)] and b.cubes == {"ATK": -1}


@acts(
    "stallagrowth/rock-armor", "stallagrowth/mossy-overgrowth", "stallagrowth/concussion", "stallagrowth/concussion-2"
)
def test_the_buffs_of_stallagrowth() -> None:
    a, _ = fight("Stallagrowth", "Vine Whip", "Stallagrowth/Rock Armor-")
    assert a.cubes == {"DEF": 1}
    _, b = fight(
        "Stallagrowth", "Vine Whip", "Stallagrowth/Mossy Overgrowth-", reply="Cyclone", theirs={"cubes": {"ATK": 4}}
    )
    assert b.hits() == [("Cyclone", 3)]  # 2 + 4 + 1 (Rock) - 4
    two = ["Stallagrowth/Concussion+"] * 2
    a, b = fight(
        "Stallagrowth",
        "Rock Smash",
        *two,
        reply="Cyclone",
        flips=("Zappguin/Zap+", FAIL),
        friends=("Volcanoggin", "Zappguin"),
    )
    assert b.hits() == [] and len(a.flips()) >= 2


# Steamie


@acts(
    "steamie",
    "steamie/torrential-blessing",
    "steamie/fierce-blessing",
    "steamie/chilly-mists",
    "steamie/sizzling-mists",
)
def test_steamie_grants_wishes_and_mists() -> None:
    for action in ("Torrential Blessing", "Fierce Blessing"):
        a, b = fight("Steamie", action, foe="Shaleshell")
        assert a.offered("choose") == ["Volcanoggin", "Zappguin"]
        a.does("choose", "Volcanoggin")
        assert a.tokens("Volcanoggin") == {"wish": 1}
    a.switches("Volcanoggin")
    b.draws()
    a.does("act", "Magma Strike")
    assert a.can("done")
    for action, dealt in (("Chilly Mists", 5), ("Sizzling Mists", 4)):
        a, b = fight(
            "Steamie", action, foe="Galeaffy", reply="Cyclone", mine={"cubes": {"SPD": 1}}, theirs={"cubes": {"ATK": 2}}
        )
        assert b.hits() == [("Cyclone", dealt)]  # 2 + 2 + 4 (Water) - 3 (Fire)
        assert a.auras == {action: 7}


@acts("steamie/wishful-strike", "steamie/wishful-strike-2", "steamie/wishful-embrace", "steamie/wishful-embrace-2")
def test_the_buffs_of_steamie() -> None:
    hand = ["Steamie/Wishful Strike+"] * 2
    a, _ = fight("Drownigator", "Surge", *hand, foe="Shaleshell", friends=("Steamie",))
    assert a.hits() == [("Surge", 3)]
    hand = ["Steamie/Wishful Embrace+"] * 2
    _, b = fight("Drownigator", "Surge", *hand, reply="Cyclone", friends=("Steamie",), theirs={"cubes": {"ATK": 1}})
    assert b.hits() == [("Cyclone", 3)]  # 2 + 1 + 4 (Water) - 2 (Death) - 2
    a, _ = fight("Shaleshell", "Geyser", foe="Galeaffy", friends=("Steamie",), flips=("Steamie/Wishful Embrace+",))
    a.does("choose", "Steamie")
    assert a.tokens("Steamie") == {"wish": 1} and a.hits() == [("Geyser", 2)]


# Zappguin


@acts("zappguin", "zappguin/thunderstorm")
def test_static_shock_counts_different_conditions() -> None:
    sick = {"conditions": {"Galeaffy": {"leech": 3, "burn": 1}}}
    a, _ = fight("Zappguin", "Thunderstorm", theirs=sick)
    assert a.hits() == [("Thunderstorm", 5)] and a.cubes == {"SPD": 2}


@acts("zappguin/ice-blast", "zappguin/vortex", "zappguin/paralyze")
def test_the_other_actions_of_zappguin() -> None:
    _, b = fight("Zappguin", "Ice Blast", foe="Galeaffy", reply="Rot", flips=("Galeaffy/Leaf Shield+",))
    assert b.hits() == [("Rot", 1)]  # Rot hits first: nothing to flinch
    a, b = fight("Zappguin", "Ice Blast", foe="Steamie", reply="Fierce Blessing", flips=("Galeaffy/Leaf Shield+",))
    assert a.hits() == [("Ice Blast", 5)] and b.hits() == []  # 4 against 3
    a, _ = fight("Zappguin", "Vortex", theirs={"conditions": {"Galeaffy": {"burn": 1}}})
    assert a.hits() == [("Vortex", 5)]  # 2 + 2 + 1 (Static Shock)
    _, b = fight("Zappguin", "Paralyze", flips=("Galeaffy/Leaf Shield-", FAIL, SUCCESS))
    assert b.conditions() == {"paralyze": 1}  # the first card went to the draw icon


@acts("zappguin/zap", "zappguin/zap-2", "zappguin/retaliate", "zappguin/retaliate-2")
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


# the standard buffs


@pytest.mark.parametrize("mark", "+-")
@acts("standard/success", "standard/fail")
def test_the_standard_buffs_hold_the_enemy(mark: str) -> None:
    _, b = fight("Drownigator", "Surge", f"Standard{mark}", reply="switch Stallagrowth")
    assert b.active == "Galeaffy" and b.hand == 0
