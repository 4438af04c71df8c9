"""How actions resolve: Counter, switching, damage, reactions and auras."""

from games.overrealm.table import table, team
from games.overrealm.test_selection import of
from marks import rule

FAILS = ["Standard-", "Galeaffy/Leaf Shield-"]


@rule("OR-STD-05")
def test_counter_does_not_stop_what_does_not_target() -> None:
    for action, check in (("Iron Defense", {"DEF": 2}), ("Roost", {})):
        a, b = table(a={"team": team("Americaw", "Galeaffy", "Steamie", Americaw=1), "hand": 2})
        a.selects(action, discard=2 if action == "Roost" else 0)
        b.counters()
        assert a.cubes == check and a.losses() == []
    assert a.hp("Americaw") == 7
    a, b = table(a=of("Steamie", "Galeaffy", "Americaw"))
    a.selects("Chilly Mists")
    b.counters()
    assert a.auras == {"Chilly Mists": 7} and a.losses() == []


@rule("OR-STD-06")
def test_post_attack_buffs_of_a_countered_attack_still_resolve() -> None:
    hand = ["Smolderskulk/Dense Smoke-", "Galeaffy/Leaf Shield+"]
    a, b = table(a=of("Drownigator", "Galeaffy", "Smolderskulk", hand=hand))
    a.selects("Surge", buffs=hand)
    b.counters()
    assert a.hits() == [] and a.losses() == [("Drownigator", 2, "Counter")]
    assert a.cubes == {"DEF": 2}


@rule("OR-STD-02", "OR-STD-06")
def test_with_attack_buffs_of_a_countered_attack_do_not_resolve() -> None:
    a, b = table(a=of("Drownigator", "Whailstrom", "Steamie", hand=["Whailstrom/Roll Over+"]))
    a.selects("Surge", buffs=["Whailstrom/Roll Over+"])
    b.counters()
    assert b.losses() == [] and a.losses() == [("Drownigator", 1, "Counter")]


@rule("OR-STD-09")
def test_beak_drill_takes_another_cube_from_a_counter() -> None:
    mine = of("Americaw", "Galeaffy", "Steamie", hand=["Standard+", "Americaw/Beak Drill+"])
    a, b = table(a=mine, b={"maneuver": 2})
    a.selects("Roc Rock", buffs=["Americaw/Beak Drill+"], discard=["Standard+"])
    b.counters()
    assert b.maneuver == 0
    a, b = table(a=mine, b={"maneuver": 1})
    a.selects("Roc Rock", buffs=["Americaw/Beak Drill+"], discard=["Standard+"])
    b.counters()
    assert b.maneuver == 0  # none is left to lose
    a, b = table(a=mine)
    a.selects("Roc Rock", buffs=["Americaw/Beak Drill+"], discard=["Standard+"])
    b.draws()
    assert b.maneuver == 3


@rule("OR-STD-08")
def test_counter_costs_its_cube_for_nothing_too() -> None:
    a, b = table()
    a.counters()
    b.draws()
    assert a.maneuver == 2 and a.losses() == b.losses() == []


@rule("OR-SWITCH-04")
def test_two_switches_happen_together() -> None:
    a, b = table(
        a=of("Galeaffy", "Chargroar", "Steamie"),
        b=of("Stallagrowth", "Americaw", "Flexferno", cubes={"ATK": 3, "SPD": 2}),
    )
    a.switches("Chargroar")
    b.switches("Americaw")
    # both boards are cleared first, then Intimidate and Wing Clip meet the monsters that came in
    assert b.cubes == {"ATK": -2} and a.cubes == {"SPD": -1}


@rule("OR-SWITCH-09")
def test_galeaffy_keeps_up_to_three_cubes() -> None:
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", cubes={"ATK": 2, "SPD": -1, "DEF": 3}))
    a.switches("Steamie")
    b.draws()
    assert a.is_asked and not b.is_asked and a.offered("keep") == ["ATK", "SPD", "DEF"]
    a.does("keep", "ATK")
    a.does("keep", "SPD")
    a.does("keep", "DEF")
    assert a.verbs == {"done"}
    a.does("done")
    assert a.active == "Steamie" and a.cubes == {"ATK": 1, "SPD": -1, "DEF": 1}


@rule("OR-SWITCH-09")
def test_keeping_is_secret_when_both_leave() -> None:
    mine = {"team": team("Galeaffy", "Chargroar", "Steamie"), "cubes": {"ATK": 2}}
    a, b = table(a=mine, b=mine)
    a.switches("Steamie")
    b.switches("Steamie")
    before = b.sees()
    a.does("keep", "ATK")
    a.does("done")
    assert b.sees() == before and b.is_asked and a.cubes == {"ATK": 2}
    b.does("done")
    assert a.cubes == {"ATK": 1} and b.cubes == {}


@rule("OR-SWITCH-10")
def test_a_forced_switch_without_a_replacement_does_nothing() -> None:
    hand = ["Standard+", "Standard-", "Americaw/Forced Switch+"]
    mine = of("Americaw", "Galeaffy", "Steamie", hand=hand)
    a, b = table(a=mine, b={"team": {"Cleansitoad": 12, "Shaleshell": 0, "Drownigator": 0}, "cubes": {"ATK": 2}})
    a.selects("Roc Rock", buffs=[hand[2]], discard=hand[:2])
    b.draws()
    assert b.active == "Cleansitoad" and b.cubes == {"ATK": 2}


@rule("OR-SWITCH-10")
def test_a_forced_switch_clears_cubes_and_leech() -> None:
    hand = ["Standard+", "Standard-", "Americaw/Forced Switch+"]
    a, b = table(
        a=of("Americaw", "Galeaffy", "Steamie", hand=hand),
        b=of("Stallagrowth", "Chargroar", "Shaleshell", cubes={"DEF": 1}, conditions={"Stallagrowth": {"leech": 2}}),
    )
    a.selects("Roc Rock", buffs=[hand[2]], discard=hand[:2])
    b.draws()
    assert b.is_asked and b.offered("switch") == ["Chargroar", "Shaleshell"]
    b.switches("Chargroar")
    assert b.cubes == {} and b.conditions("Stallagrowth") == {} and b.hand == 3
    assert a.cubes == {"ATK": -2}  # it enters play: Intimidate


@rule("OR-SWITCH-11")
def test_switcheroo() -> None:
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=1, deck_top=["Standard+"]))
    a.selects("Switcheroo", discard=1)
    b.draws()
    assert a.hits() == [("Switcheroo", 2)]  # 1 + 1 (Rock), before it leaves
    a.switches("Steamie")
    a.does("keep", "SPD")
    a.does("done")
    assert a.active == "Steamie" and a.cubes == {"SPD": 1} and a.hand == 1  # the End Phase draw stays
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=1, deck_top=["Standard-"]))
    a.selects("Switcheroo", discard=1)
    b.draws()
    assert a.active == "Galeaffy" and a.cubes == {}


@rule("OR-ATTACK-11")
def test_flamethrower_ignores_all_def() -> None:
    mine = of("Chargroar", "Galeaffy", "Steamie", hand=2, deck_top=["Galeaffy/Leaf Shield+"])
    for cubes, fatigue in ((3, 0), (-3, 1)):
        theirs = of("Phantomaton", "Galeaffy", "Shaleshell", cubes={"DEF": cubes})
        theirs["conditions"] = {"Phantomaton": {"fatigue": fatigue}}
        a, b = table(a=mine, b=theirs)
        a.selects("Flamethrower", discard=2)
        b.draws()
        assert a.hits() == [("Flamethrower", 5)]


@rule("OR-ATTACK-11")
def test_pierce_ignores_positive_def_only() -> None:
    for cubes, dealt in ((3, 9), (-2, 11)):
        hand = ["Cragadilo/Forced Aggresion+", "Standard+", "Standard-"]
        a, b = table(
            a=of("Cragadilo", "Galeaffy", "Steamie", hand=hand, cubes={"DEF": 1}),
            b=of("Flexferno", "Galeaffy", "Shaleshell", hand=1, cubes={"DEF": cubes, "SPD": -4}, deck_top=FAILS),
        )
        a.selects("Beckon Earth", buffs=hand[:1], discard=2)
        b.selects("Burn", discard=1)  # 8 - 4, slower than 5 until Forced Aggression
        a.does("resolve", "Forced Aggresion")
        assert a.hits() == [("Beckon Earth", dealt)]  # 5 + 2 + 2 (Fire)


@rule("OR-STATUS-03")
def test_a_status_with_x_has_no_effect_but_flips() -> None:
    a, b = table(
        a=of("Flexferno", "Galeaffy", "Steamie", hand=1, deck_top=["Standard+"]),
        b=of("Drownigator", "Galeaffy", "Shaleshell"),
    )
    a.selects("Burn", discard=1)
    b.draws()
    assert b.conditions("Drownigator") == {} and a.flips() == [("Burn", "Standard+")]
    a, b = table(
        a=of("Flexferno", "Galeaffy", "Steamie", hand=1, deck_top=["Standard+"]),
        b=of("Drownigator", "Galeaffy", "Shaleshell"),
    )
    a.selects("Burn", discard=1, how="protect")
    b.draws()
    assert b.conditions("Drownigator") == {"burn": 1}  # while modifiers are ignored, so is X


@rule("OR-REACT-01", "OR-REACT-02")
def test_roost_heals_unless_a_faster_attack_comes() -> None:
    for theirs, healed in (("Vine Whip", True), ("draw", True)):
        a, b = table(
            a={"team": team("Americaw", "Galeaffy", "Steamie", Americaw=2), "hand": 2, "cubes": {"DEF": 4}},
            b=of("Stallagrowth", "Galeaffy", "Shaleshell"),
        )
        a.selects("Roost", discard=2)
        b.does("draw") if theirs == "draw" else b.selects(theirs)
        assert (a.hp("Americaw") >= 7) is healed
        assert a.used == {"Roost"}


@rule("OR-REACT-03")
def test_evaporate_lets_weaker_attacks_through() -> None:
    a, b = table(a=of("Cleansitoad", "Galeaffy", "Steamie"), b=of("Drownigator", "Galeaffy", "Shaleshell"))
    a.selects("Evaporate")
    b.selects("Surge")
    assert b.hits() == [("Surge", 1)] and a.cubes == {} and a.used == {"Evaporate"}


@rule("OR-REACT-03")
def test_evaporate_takes_the_post_attack_buffs_too() -> None:
    hand = ["Standard+", "Smolderskulk/Dense Smoke-"]
    a, b = table(
        a=of("Cleansitoad", "Galeaffy", "Steamie"),
        b=of("Drownigator", "Smolderskulk", "Shaleshell", hand=hand, cubes={"ATK": 2}),
    )
    a.selects("Evaporate")
    b.selects("Expunge", buffs=hand[1:], discard=hand[:1])
    assert b.hits() == [] and b.cubes == {"ATK": 2} and a.cubes == {"DEF": 2} and a.hand == 3


@rule("OR-AURA-03")
def test_auras_work_from_the_bench_and_side_by_side() -> None:
    a, b = table(
        a=of("Galeaffy", "Steamie", "Cleansitoad", auras={"Chilly Mists": 2, "Invigorate": 1}),
        b=of("Drownigator", "Flexferno", "Shaleshell", cubes={"ATK": 3}),
    )
    a.selects("Cyclone")
    b.selects("Surge")
    assert b.hits() == [("Surge", 2)]  # 1 + 3 - 1 (mist) - 1 (Leaf)
    assert len(a.flips()) <= 3 and a.auras == {"Chilly Mists": 1}


@rule("OR-AURA-03", "OR-FLIP-08")
def test_invigorate_ends_with_its_last_counter() -> None:
    top = ["Galeaffy/Sharp Leaves-", "Galeaffy/Leaf Shield-", "Standard-"]
    mine = of(
        "Galeaffy", "Cleansitoad", "Steamie", auras={"Invigorate": 1}, deck_top=[*top, "Cleansitoad/Attack Burst-"]
    )
    a, b = table(a=mine)
    a.selects("Cyclone")
    b.draws()
    assert [card for _, card in a.flips()] == top  # 2 + 1 cards
    assert a.auras == {}
    mine = {**mine, "auras": {}}
    a, b = table(a=mine)
    a.selects("Cyclone")
    b.draws()
    assert [card for _, card in a.flips()] == top[:2]


@rule("OR-AURA-06")
def test_download_hits_a_forced_switch_but_no_replacement() -> None:
    a, b = table(
        a=of("Drownigator", "Phantomaton", "Steamie", auras={"Download": 3}),
        b={"team": team("Chargroar", "Galeaffy", "Shaleshell", Chargroar=1)},
    )
    a.selects("Surge")
    b.draws()
    b.does("replace", "Galeaffy")
    assert b.losses() == [] and a.auras == {"Download": 2}


@rule("OR-BUFF-09")
def test_cobolt_holds_the_enemy_only_with_a_buff() -> None:
    theirs = of("Chargroar", "Galeaffy", "Shaleshell")
    a, b = table(a=of("Phantomaton", "Galeaffy", "Steamie", hand=["Galeaffy/Leaf Shield+"]), b=theirs)
    a.selects("Cobolt", buffs=["Galeaffy/Leaf Shield+"])
    b.switches("Shaleshell")
    assert b.active == "Chargroar" and b.hand == 0
    a, b = table(a=of("Phantomaton", "Galeaffy", "Steamie", hand=["Galeaffy/Leaf Shield+"]), b=theirs)
    a.selects("Cobolt")
    b.switches("Shaleshell")
    assert b.active == "Shaleshell"


@rule("OR-BUFF-10")
def test_target_acquired_gives_nothing_if_the_switch_is_prevented() -> None:
    hand = ["Phantomaton/Target Acquired+", "Standard+", "Standard-"]
    a, b = table(a=of("Phantomaton", "Galeaffy", "Steamie", hand=hand))
    a.selects("Transfusion", buffs=hand[:2], discard=hand[2:])
    b.switches("Stallagrowth")
    assert b.active == "Shaleshell" and a.cubes == {}
