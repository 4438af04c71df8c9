"""Attacks: damage, elements, DEF, bonuses, attacks that fail."""

from games.overrealm.table import of, quickly, table
from marks import rule

FAILS = ["Standard-", "Galeaffy/Leaf Shield-"]


def test_an_unsuccessful_attack_has_no_recoil() -> None:
    a, b = table(
        a=of("Americaw", "Zappguin", "Steamie", hand=1),
        b=of("Galeaffy", "Galvanite", "Shaleshell"),
    )
    a.selects("Roc Rock", discard=1)
    b.switches("Galvanite")
    quickly([a, b])
    assert a.losses() == [] and a.hits() == [] and sum(b.cubes.values()) == -2


@rule("OR-ATTACK-10")
def test_bonuses_of_the_turn_have_no_limit_and_do_not_last() -> None:
    hand = ["Stallagrowth/Mossy Overgrowth-"]
    a, b = table(
        a=of("Stallagrowth", "Galeaffy", "Steamie", hand=hand, cubes={"DEF": 4}),
        b=of("Flexferno", "Galeaffy", "Drownigator", hand=7),
    )
    a.selects("Vine Whip", buffs=hand)
    b.selects("Fire Blast", discard=3)
    assert b.hits() == [("Fire Blast", 3)]  # 9 - 3 + 5 - 8
    a.selects("Vine Whip")
    b.selects("Fire Blast", discard=3)
    assert b.hits()[1] == ("Fire Blast", 7)


@rule("OR-ATTACK-07", "OR-ATTACK-08")
def test_a_failed_gate_loses_with_attack_buffs_too() -> None:
    mine = of("Shaleshell", "Galeaffy", "Whailstrom", hand=["Whailstrom/Roll Over+"])
    a, b = table(a={**mine, "deck_top": ["Shaleshell/Calcify-", "Standard-"]})
    a.selects("Boulder Bash", buffs=["Whailstrom/Roll Over+"])
    b.draws()
    assert a.hits() == [] and b.losses() == []


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


@rule("OR-SELECT-10", "OR-CARD-06")
def test_x_is_ignored_while_modifiers_are() -> None:
    mine = of("Chargroar", "Galeaffy", "Steamie", hand=3)
    a, b = table(a=mine)
    a.selects("Lightning", discard=3, how="protect")
    b.draws()
    assert a.hits() == [("Lightning", 6)]  # Shaleshell is Rock


@rule("OR-SELECT-10")
def test_modifiers_are_ignored_even_if_the_protected_action_is_prevented() -> None:
    a, b = table(
        a=of(
            "Zappguin",
            "Galeaffy",
            "Steamie",
            conditions={"Zappguin": {"paralyze": 1}},
            deck_top=["Standard-", "Zappguin/Zap-"],
        ),
        b=of("Galeaffy", "Shaleshell", "Flexferno", deck_top=["Standard+"]),
    )
    a.selects("Vortex", how="protect")
    b.selects("Cyclone")
    assert a.hits() == [] and b.hits() == [("Cyclone", 2)]
    assert a.maneuver == 2


@rule("OR-CARD-05", "OR-ATTACK-02")
def test_an_element_without_a_number_modifies_by_nothing() -> None:
    a, b = table(a=of("Zappguin", "Galeaffy", "Steamie"), b=of("Galeaffy", "Shaleshell", "Flexferno"))
    a.selects("Vortex")
    b.draws()
    assert a.hits() == [("Vortex", 2)]
