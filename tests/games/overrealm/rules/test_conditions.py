"""Conditions: burn, fatigue, paralyze, leech; and flinch."""

import pytest

from games.overrealm.table import of, table
from marks import rule


@rule("OR-COND-05", "OR-COND-04")
def test_the_paralyze_flip_resolves_flip_events() -> None:
    a, b = table(
        a=of(
            "Drownigator",
            "Phantomaton",
            "Steamie",
            conditions={"Drownigator": {"paralyze": 1}},
            deck_top=["Phantomaton/Curse-", "Standard+"],
        ),
    )
    a.selects("Surge")
    b.draws()
    assert a.losses() == [("Drownigator", 1, "Curse")] and a.hits() == [("Surge", 1)]
    assert a.flips() == [("paralyze", "Phantomaton/Curse-"), ("paralyze", "Standard+")]


@rule("OR-COND-02")
def test_burn_takes_two_from_a_monster_with_two_such_elements_once() -> None:
    a, b = table(
        a=of("Americaw", "Galeaffy", "Steamie", hand=1, conditions={"Americaw": {"burn": 1}}),
        b=of("Cleansitoad", "Galeaffy", "Shaleshell"),
    )
    a.selects("Roc Rock", discard=1)
    b.draws()
    assert a.hits() == [("Roc Rock", 2)]  # 4 - 2, Water has no number


@pytest.mark.parametrize("side", ["a", "b"])
@rule("OR-COND-04")
def test_paralyze_slows_by_two(side: str) -> None:
    slow = of("Zappguin", "Galeaffy", "Steamie", conditions={"Zappguin": {"paralyze": 1}}, deck_top=["Standard+"])
    quick = of("Stallagrowth", "Galeaffy", "Shaleshell")
    a, b = table(a=slow, b=quick) if side == "a" else table(a=quick, b=slow)
    a.selects("Vortex" if side == "a" else "Vine Whip")  # 3 - 2 against 3
    b.selects("Vine Whip" if side == "a" else "Vortex")
    first = next(e for e in a.state.log or () if e.kind == "hit")
    assert a.named(first.refs[0]) == "Vine Whip"


@rule("OR-COND-08")
def test_flinch_needs_more_speed() -> None:
    for spd, stopped in ((0, True), (-2, False)):
        a, b = table(
            a=of("Shaleshell", "Galeaffy", "Steamie", hand=1, deck_top=["Galeaffy/Sharp Leaves+"], cubes={"SPD": spd}),
            b=of("Chargroar", "Galeaffy", "Drownigator"),
        )
        a.selects("Shellack", discard=1)
        b.selects("Lights Out")
        assert (b.hits() == []) is stopped


@rule("OR-COND-08", "OR-ORDER-12")
def test_acting_first_by_reversed_speeds_is_not_being_faster() -> None:
    hand = ["Phantomaton/Refactor-", "Standard+", "Standard-"]
    a, b = table(
        a=of("Zappguin", "Phantomaton", "Steamie", hand=hand, deck_top=["Zappguin/Retaliate+"]),
        b=of("Galeaffy", "Shaleshell", "Chargroar", hand=1),
    )
    a.selects("Ice Blast", buffs=hand[:1], discard=2)
    b.selects("Whirlwind", discard=1)
    first = next(e for e in a.state.log or () if e.kind == "hit")
    assert a.named(first.refs[0]) == "Ice Blast" and a.happened("flip_success") == 1
    assert len(b.hits()) == 1  # 4 went before 7, but flinch needs more speed
