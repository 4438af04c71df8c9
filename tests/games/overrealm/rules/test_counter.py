"""Counter: what it stops, what it costs."""

from games.overrealm.table import of, table, team
from marks import rule


def test_a_failed_paralyze_flip_comes_before_counter() -> None:
    mine = {
        "conditions": {"Drownigator": {"paralyze": 1}},
        "deck_top": ["Standard-", "Galeaffy/Leaf Shield-"],
        "hand": 1,
    }
    a, b = table(a=of("Drownigator", "Galeaffy", "Steamie", **mine))
    a.selects("Expunge", discard=1)
    b.counters()
    assert a.losses() == [] and b.maneuver == 2


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
