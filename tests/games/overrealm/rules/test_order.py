"""The order of a turn: speeds, ties, effects of both players at once."""

import pytest

from games.overrealm.fights import order
from games.overrealm.table import EITHER_SEAT, of, quickly, seated, table, team
from marks import rule
from overtable.games.overrealm.action.speed import faster
from overtable.games.overrealm.facts import NO_SPEED
from overtable.games.overrealm.figures import LATE, SIZE
from overtable.games.overrealm.state import HAND


@EITHER_SEAT
@rule("OR-ORDER-10", "OR-SWITCH-04")
def test_clear_mind_does_not_find_what_panic_attack_discards(swapped: bool) -> None:
    a, b = seated(
        of("Galeaffy", "Drownigator", "Steamie"), of("Flexferno", "Cleansitoad", "Shaleshell", hand=1), swapped
    )
    a.switches("Drownigator")
    b.switches("Cleansitoad")
    assert b.verbs == {"top", "bottom"}  # no discard pile to shuffle in
    quickly([a, b])
    assert (b.hand, b.discard) == (0, 1)


@EITHER_SEAT
@rule("OR-ORDER-10")
def test_a_draw_does_not_find_the_goop_of_the_same_timing(swapped: bool) -> None:
    hand = ["Squirrberus/Winter is Coming+"]
    a, b = seated(
        of("Oozygoopz", "Galeaffy", "Steamie", hand=["Oozygoopz/Thick Goop-"]),
        of("Squirrberus", "Cleansitoad", "Shaleshell", hand=hand),
        swapped,
    )
    a.selects("Viscous Split", buffs=["Oozygoopz/Thick Goop-"])
    b.selects("Tail of Courage", buffs=hand)
    quickly([a, b])
    kinds = [e.kind for e in a.state.log or () if e.kind in ("draw", "gooped")]
    assert kinds == ["draw", "gooped", "draw", "draw"]


@EITHER_SEAT
@rule("OR-ORDER-08")
def test_oozy_liberation_does_not_find_what_a_tied_attack_draws(swapped: bool) -> None:
    a, b = seated(
        of("Oozygoopz", "Galeaffy", "Steamie", hand=2, cubes={"SPD": -2}),
        {
            "team": team("Ashdash", "Oozygoopz", "Shaleshell", Ashdash=6),
            "hand": ["Standard+"],
            "deck_top": ["Oozygoopz/Thick Goop-"],
        },
        swapped,
    )
    a.selects("Oozy Liberation", discard=2)
    b.selects("Slow Burn", discard=["Standard+"])  # both speed 2; with 6 HP it draws the Goop
    b.does("replace", "Shaleshell")
    assert a.hits() == [("Oozy Liberation", 7)] and "Oozygoopz/Thick Goop-" in b.holds(HAND)  # 3 + 4 (Fire)


@rule("OR-ORDER-06")
def test_speed_never_falls_below_nought() -> None:
    # Cyclone 4 - 4 = 0; Cobolt 2 - 4 would be -2, but is 0 too: a tie, so both monsters fall
    a, b = table(
        a={"team": team("Galeaffy", "Chargroar", "Steamie", Galeaffy=2), "cubes": {"SPD": -4}},
        b={"team": team("Phantomaton", "Galeaffy", "Shaleshell", Phantomaton=1), "cubes": {"SPD": -4}},
    )
    a.selects("Cyclone")
    b.selects("Cobolt")
    assert (a.hp("Galeaffy"), b.hp("Phantomaton")) == (0, 0)


@rule("OR-ORDER-08", "OR-ORDER-10")
def test_pre_attack_effects_of_both_resolve_from_one_snapshot() -> None:
    a, b = table(
        a=of(
            "Drownigator",
            "Galeaffy",
            "Steamie",
            hand=["Drownigator/Disarm+", "Galeaffy/Sharp Leaves+"],
            cubes={"ATK": 4},
        ),
        b=of("Drownigator", "Galeaffy", "Steamie", hand=["Drownigator/Disarm+"]),
    )
    a.selects("Surge", buffs=["Drownigator/Disarm+", "Galeaffy/Sharp Leaves+"])
    b.selects("Surge", buffs=["Drownigator/Disarm+"])
    assert a.is_asked  # two different effects: their owner orders them
    a.does("resolve", "Sharp Leaves")
    # from the snapshot: +1 is lost at the limit of 4, then -1 from the enemy: 3 whoever would come first
    assert a.cubes == {"ATK": 3} and b.cubes == {"ATK": -1}
    assert sorted(a.hits() + b.hits()) == [("Surge", 1), ("Surge", 5)]  # 1 + 3 + 1 (Death); 1 - 1 + 1


@rule("OR-ORDER-12")
def test_reversed_speeds() -> None:
    mine = of("Phantomaton", "Galeaffy", "Steamie", hand=["Phantomaton/Refactor-", "Standard+", "Standard-"])
    theirs = of("Stallagrowth", "Drownigator", "Flexferno")
    a, b = table(a=mine, b=theirs)
    a.selects("Cobolt", buffs=["Phantomaton/Refactor-"], discard=2)
    b.selects("Vine Whip")
    assert order(a) == ["Cobolt", "Vine Whip"]  # 2 before 3
    a, b = table(a=mine, b={**mine, "team": team("Phantomaton", "Drownigator", "Flexferno")})
    a.selects("Cobolt", buffs=["Phantomaton/Refactor-"], discard=2)
    b.does("act", "Cobolt")
    b.does("buff", "Phantomaton/Refactor-")
    b.does("done")
    for _ in range(2):
        b.table.answer(1, b.options()[0])
    assert sorted(order(a)) == ["Cobolt", "Cobolt"]  # a tie stays a tie


@rule("OR-ORDER-12")
def test_two_reversals_cancel() -> None:
    hand = ["Phantomaton/Refactor-", "Standard+", "Standard-"]
    a, b = table(
        a=of("Phantomaton", "Galeaffy", "Steamie", hand=hand),
        b=of("Stallagrowth", "Phantomaton", "Flexferno", hand=hand),
    )
    a.selects("Cobolt", buffs=["Phantomaton/Refactor-"], discard=2)
    b.selects("Vine Whip", buffs=["Phantomaton/Refactor-"], discard=2)
    assert order(a) == ["Vine Whip", "Cobolt"]  # 3 before 2 again


@rule("OR-ORDER-11")
def test_rot_goes_by_speed_against_anything_but_an_attack() -> None:
    a, b = table(
        a=of("Galeaffy", "Chargroar", "Steamie", hand=2),
        b=of("Chargroar", "Drownigator", "Flexferno", cubes={"ATK": 1}),
    )
    a.selects("Rot", discard=2)
    b.selects("Hypercharge")  # speed 4 against 2
    kinds = [e.kind for e in a.state.log or () if e.kind in ("hit", "cubes")]
    assert kinds == ["cubes", "hit"]


@rule("OR-ORDER-11")
def test_two_rots_tie() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Chargroar", "Steamie", Galeaffy=6), "hand": 2},
        b={"team": team("Galeaffy", "Chargroar", "Steamie", Galeaffy=6), "hand": 2, "cubes": {"SPD": 3}},
    )
    a.selects("Rot", discard=2)
    b.selects("Rot", discard=2)
    assert (a.hp("Galeaffy"), b.hp("Galeaffy")) == (0, 0)  # 2 + 4 each, though one is faster


@rule("OR-ORDER-03", "OR-ORDER-04")
def test_the_steps_of_a_turn_in_order() -> None:
    a, b = table(
        a=of("Flexferno", "Galeaffy", "Steamie", hand=["Standard+", "Galeaffy/Sharp Leaves+"], deck_top=["Standard-"]),
        b=of("Galeaffy", "Shaleshell", "Chargroar"),
    )
    a.selects("Sauna", discard=["Standard+"])
    b.switches("Shaleshell")
    kinds = [e.kind for e in a.state.log or () if e.kind in ("chose_discard", "draw", "enters", "flip", "hit", "loss")]
    assert kinds == ["chose_discard", "draw", "enters", "flip", "hit", "draw", "loss"]
    assert a.losses() == [] and b.losses() == [("Shaleshell", 1, "Heatwave")]


@rule("OR-ORDER-02")
def test_start_abilities_of_both_resolve_before_selection() -> None:
    a, b = table(
        a={"team": team("Oozygoopz", "Galeaffy", "Steamie", Oozygoopz=5), "deck_top": ["Steamie/Wishful Strike+"]},
        b={"team": team("Phantomaton", "Shaleshell", "Chargroar")},
        start="start",
    )
    assert a.is_asked and a.can("choose")  # the flip event asks while the Start Phase lasts
    a.does("choose", "Galeaffy")
    assert a.hp("Oozygoopz") == 6 and b.tokens("Phantomaton") == {"lockdown": 1}
    assert a.can("draw") and b.can("draw")


@rule("OR-ORDER-09", "OR-ORDER-08")
def test_a_tie_knows_no_flinch() -> None:
    a, b = table(
        a=of("Shaleshell", "Galeaffy", "Steamie", hand=1, deck_top=["Galeaffy/Sharp Leaves+"], cubes={"SPD": -1}),
        b=of("Chargroar", "Galeaffy", "Drownigator"),
    )
    a.selects("Shellack", discard=1)
    b.selects("Lights Out")  # both speed 6
    assert a.hits() == [("Shellack", 5)] and b.hits() == [("Lights Out", 1)]


@rule("OR-ORDER-05", "OR-ORDER-06")
@pytest.mark.parametrize("side", [0, 1])
def test_who_is_faster_and_who_was_made_slower(side: int) -> None:
    s = table()[0].state
    s.f = [0] * SIZE

    def compared(mine: int, theirs: int, *late: int) -> list[bool]:
        s.speed = [mine, theirs] if side == 0 else [theirs, mine]
        s.f[LATE : LATE + 2] = [int(n in late) for n in (0, 1)]
        return [faster(s, side), faster(s, 1 - side)]

    assert compared(4, 3) == [True, False]
    assert compared(3, 3) == [False, False]
    assert compared(4, 3, side) == [False, True]
    assert compared(3, 4, 1 - side) == [True, False]
    assert compared(3, 3, 0, 1) == [False, False]
    assert compared(0, NO_SPEED) == compared(NO_SPEED, NO_SPEED) == [False, False]
