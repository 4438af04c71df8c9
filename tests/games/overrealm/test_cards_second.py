"""The cards of the next six monsters, from Galeaffy to Zappguin, and the standard buffs."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, acts, fight
from games.overrealm.table import table, team

LEAF = "Galeaffy/Leaf Shield+"
FALLING = {"cubes": {"SPD": 1}, "hand": 2}


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
    a, b = fight("Galeaffy", "Whirlwind", foe="Americaw", reply="Tactical Nuke", theirs=FALLING, hp={"Americaw": 2})
    b.does("replace", "Shaleshell")
    assert a.hits() == [("Whirlwind", 0)]  # the faster attack counts although its recoil felled the attacker
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
