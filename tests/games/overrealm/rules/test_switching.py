"""Switching: by choice, by a text, and what holds a monster in play."""

import pytest

from games.overrealm.table import EITHER_SEAT, of, seated, table, team
from marks import rule
from overtable.games.overrealm.figures import DEFENCE, GONE, LEECH, QUAKE, SIZE, SPARED, STAYS, TORMENT, USED
from overtable.games.overrealm.turn.leaving import leave_play


def test_lockdown_holds_only_while_phantomaton_is_in_play() -> None:
    counter = {"counters": {"Phantomaton": {"lockdown": 1}}}
    _, b = table(a=of("Phantomaton", "Galeaffy", "Steamie", **counter))
    assert not b.can("switch")
    _, b = table(a=of("Galeaffy", "Phantomaton", "Steamie", **counter))
    assert b.can("switch")


@rule("OR-CARD-10", "OR-SWITCH-10")
def test_only_the_targeted_monster_is_held() -> None:
    # Can't Escape holds Chargroar, which falls: Forced Switch then drives its replacement out
    hand = ["Standard+", "Americaw/Forced Switch+", "Standard-", "Americaw/Beak Drill+"]
    a, b = table(a=of("Americaw", "Galeaffy", "Steamie", hand=hand), b=of("Chargroar", "Drownigator", "Shaleshell"))
    a.selects("Roc Rock", buffs=hand[:2], discard=hand[2:])
    b.draws()
    b.does("replace", "Drownigator")
    b.switches("Shaleshell")
    assert b.active == "Shaleshell"


@rule("OR-SWITCH-04", "OR-SWITCH-11")
def test_two_forced_switches_happen_together() -> None:
    a, b = table(
        a=of("Galeaffy", "Chargroar", "Steamie", hand=1, deck_top=["Galeaffy/Leaf Shield+"]),
        b=of("Galeaffy", "Americaw", "Shaleshell", hand=1, deck_top=["Galeaffy/Leaf Shield+"]),
    )
    a.selects("Switcheroo", discard=1)
    b.selects("Switcheroo", discard=1)
    before = b.sees()
    a.switches("Chargroar")
    assert a.active == "Galeaffy" and b.sees() == before and b.is_asked
    b.switches("Americaw")
    a.does("done")
    b.does("done")
    # both boards are cleared first: Intimidate and Wing Clip meet those who came in
    assert a.cubes == {"SPD": -1} and b.cubes == {"ATK": -2}


@rule("OR-REACT-03", "OR-SWITCH-11")
def test_a_switcheroo_that_evaporates_does_not_switch() -> None:
    a, b = table(
        a=of("Galeaffy", "Chargroar", "Steamie", hand=1, deck_top=["Galeaffy/Leaf Shield+"], cubes={"ATK": 2}),
        b=of("Cleansitoad", "Drownigator", "Shaleshell"),
    )
    a.selects("Switcheroo", discard=1)
    b.selects("Evaporate")
    assert a.happened("flip_success") == 1 and a.hits() == []  # 1 + 2 + 1 (Water) would be 4
    assert a.active == "Galeaffy" and not a.can("keep") and a.can("draw")


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
    assert a.verbs == {"done", "take_back"}
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


@rule("OR-BUFF-10")
@EITHER_SEAT
def test_what_holds_the_enemy_comes_before_what_asks_whether_it_switches(swapped: bool) -> None:
    # Cobolt with a buff holds the enemy, so Target Acquired sees no switch
    mine = of("Phantomaton", "Galeaffy", "Steamie", hand=["Phantomaton/Target Acquired+"])
    a, b = seated(mine, of("Chargroar", "Drownigator", "Shaleshell"), swapped)
    a.selects("Cobolt", buffs=["Phantomaton/Target Acquired+"])
    b.switches("Drownigator")
    assert b.active == "Chargroar" and a.cubes == {}


@rule("OR-SWITCH-07", "OR-SWITCH-06", "OR-COND-01", "OR-KO-04")
@pytest.mark.parametrize("switched", [False, True])
@pytest.mark.parametrize("monster", range(6))
def test_exactly_these_figures_go_with_a_monster(monster: int, switched: bool) -> None:
    s, side = table()[0].state, monster // 3
    s.active[side] = s.actor[side] = monster
    s.f = [2] * SIZE
    leave_play(s, side, switched)
    actions = range(monster * 4, monster * 4 + 4)
    gone = {LEECH + monster, QUAKE + monster, SPARED + monster, DEFENCE + side, STAYS + side}
    lowered = {GONE + side, *(TORMENT + n for n in actions if switched)}
    assert {i for i in range(SIZE) if s.f[i] == 0} == gone | {USED + n for n in actions}
    assert {i for i in range(SIZE) if s.f[i] == 1} == lowered
