"""Choosing several is choosing a set: in any order, one taken back before the set is finished."""

from collections.abc import Callable

import pytest

from games.overrealm.fights import FAIL, FOE, FRIENDS, ZAP_FAIL, fight
from games.overrealm.table import Player, new_game, of, table, team
from marks import rule
from overtable.games.overrealm.choices.cubes import NegativeCubes
from overtable.games.overrealm.elements import STATS
from overtable.games.overrealm.facts import NO_SCRIPT
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words.word import At
from overtable.kernel.codec import encode
from overtable.kernel.engine import decision_of
from overtable.kernel.option import Decision

HAND = ["Galeaffy/Sharp Leaves+", "Galeaffy/Leaf Shield-", "Standard+", "Standard-", "Drownigator/Tremble+"]


def bringing() -> Player:
    return new_game("competitive", seed=1)[0]


def joining() -> Player:
    pool = "Drownigator, Americaw, Chargroar, Galeaffy, Steamie"
    a, _ = new_game("competitive", decks=(pool, pool))
    a.does("lead", "Chargroar")
    return a


def buffing() -> Player:
    a, _ = table(a=of("Drownigator", "Galeaffy", "Steamie", hand=HAND))
    a.does("act", "Surge")
    return a


def paying() -> Player:
    a, _ = table(a=of("Stallagrowth", "Galeaffy", "Drownigator", hand=HAND))
    a.does("act", "Rock Smash")
    a.does("done")
    return a


def keeping() -> Player:
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", cubes={"ATK": 2, "SPD": -1, "DEF": 3}))
    a.switches("Steamie")
    b.draws()
    return a


def absorbing() -> Player:
    a, b = table(a=of("Galeaffy", "Galvanite", "Steamie"), b=of("Drownigator", "Shaleshell", "Steamie"))
    a.switches("Galvanite")
    b.selects("Surge")
    return a


def hoarding() -> Player:
    a, _ = fight("Squirrberus", "Tail of Courage", "Squirrberus/Winter is Coming+")
    return a


def removing() -> Player:
    mine = {"cubes": {"ATK": -3, "SPD": -1, "DEF": -2}}
    a, _ = fight("Galvanite", "Reverse Polarity", mine=mine, flips=(ZAP_FAIL, FAIL))
    return a


def giving() -> Player:
    a = removing()
    for stat in ("ATK", "ATK", "DEF"):
        a.does("remove", stat)
    a.does("done")
    return a


def setting_aside() -> Player:
    a, _ = fight(
        "Oozygoopz",
        "Reclaim",
        mine={"discard": ["Zappguin/Zap+"]},
        flips=("Volcanoggin/Agility+", "Volcanoggin/Harden+"),
    )
    a.does("look")
    return a


FIVE = ("Ashdash", "Chargroar", "Galeaffy", "Whailstrom", "Zappguin")

SETS = pytest.mark.parametrize(
    ("begin", "verb", "things", "least", "most", "so_far", "rest"),
    [
        pytest.param(bringing, "bring", FIVE, 5, 5, 0, (), id="bring"),
        pytest.param(joining, "take", ("Americaw", "Steamie"), 3, 3, 1, (), id="team"),
        pytest.param(buffing, "buff", (HAND[0], HAND[2], HAND[4]), 1, 4, 1, ("done",), id="buffs"),
        pytest.param(paying, "discard", (HAND[0], HAND[1], HAND[4]), 4, 4, 1, (), id="discards"),
        pytest.param(keeping, "keep", ("ATK", "SPD", "DEF"), 0, 3, 0, ("done",), id="keep"),
        pytest.param(keeping, "keep", ("ATK", "ATK"), 0, 3, 0, ("done",), id="keep two alike"),
        pytest.param(absorbing, "choose", ("ATK", "DEF"), 2, 2, 0, (), id="absorb"),
        pytest.param(hoarding, "choose", ("ATK", "SPD", "SPD"), 3, 3, 0, (), id="acorns"),
        pytest.param(removing, "remove", ("ATK", "ATK", "DEF"), 0, 3, 0, ("done",), id="remove"),
        pytest.param(giving, "give", ("ATK", "SPD", "DEF"), 3, 3, 0, (), id="give"),
        pytest.param(
            setting_aside, "discard", ("Volcanoggin/Agility+", "Volcanoggin/Harden+"), 0, 2, 0, ("done",), id="reclaim"
        ),
    ],
)


def question(player: Player) -> Decision:
    found = decision_of(player.state, player.number)
    assert found is not None
    return found


@SETS
def test_any_order_of_picks_is_the_same_set(
    begin: Callable[[], Player],
    verb: str,
    things: tuple[str, ...],
    least: int,
    most: int,
    so_far: int,
    rest: tuple[str, ...],
) -> None:
    ends = []
    for order in (things, things[::-1]):
        player = begin()
        assert (question(player).least, question(player).most) == (least, most)
        assert len(question(player).picked) == so_far
        for thing in order:
            player.does(verb, thing)
        for last in rest:
            assert len(question(player).picked) == so_far + len(things)
            player.does(last)
        ends.append(encode(player.state))
    assert ends[0] == ends[1]


@SETS
def test_a_pick_is_taken_back_before_the_set_is_finished(
    begin: Callable[[], Player],
    verb: str,
    things: tuple[str, ...],
    least: int,
    most: int,
    so_far: int,
    rest: tuple[str, ...],
) -> None:
    player = begin()
    before, prompt = encode(player.state), player.prompt
    player.does(verb, things[-1])
    assert player.prompt != prompt  # it says how many are left
    assert encode(player.state) != before and len(question(player).picked) == so_far + 1
    player.does("take_back", things[-1])
    assert encode(player.state) == before and player.prompt == prompt
    offered = question(player).options
    assert sum(o.verb == verb for o in offered) == len({o.refs for o in offered if o.verb == verb})


def ends(state: Overrealm) -> list[bytes]:
    """Every selection that the first player can finish from here, by the options alone."""
    found: list[bytes] = []
    for option in state.stack[-1].options(state, 0):
        after = state.clone()
        after.stack[-1].answer(after, 0, option)
        found += ends(after) if after.stack[-1].asks(after) & 1 else [encode(after)]
    return found


def test_bots_are_offered_each_set_once() -> None:
    for begin, sets in ((buffing, 1 + 5 + 10 + 10), (joining, 6), (paying, 10)):
        found = ends(begin().state)
        assert len(found) == len(set(found)) == sets


@rule("OR-TEAM-02")
def test_whoever_starts_is_taken_back_once_nobody_else_is_named() -> None:
    a = joining()
    a.does("take", "Steamie")
    assert not a.can("take_back", "Chargroar") and a.can("take_back", "Steamie")
    a.does("take_back", "Steamie")
    a.does("take_back", "Chargroar")
    assert len(a.offered("lead")) == 5
    a.does("lead", "Steamie")
    assert "Steamie" not in a.offered("take") and "Chargroar" in a.offered("take")


def test_nothing_is_carried_out_before_the_set_is_finished() -> None:
    a = removing()
    a.does("remove", "ATK")
    a.does("done")
    assert a.cubes == {"ATK": -3, "SPD": -1, "DEF": -2} and a.enemy.cubes == {}
    a.does("give", "DEF")
    assert a.cubes == {"ATK": -2, "SPD": -1, "DEF": -2} and a.enemy.cubes == {"DEF": -1}
    b = absorbing()
    b.does("choose", "DEF")
    assert b.cubes == {}
    c = setting_aside()
    c.does("discard", "Volcanoggin/Harden+")
    assert c.discard == 2  # Zap, and what was paid: the card itself lies in the deck still


@rule("OR-CUBES-02")
def test_no_more_negative_cubes_are_chosen_than_the_board_holds() -> None:
    a, b = table(
        a={"team": team("Galvanite", "Galeaffy", "Steamie"), "cubes": {"ATK": -4, "SPD": -4, "DEF": -3}},
        b=of("Drownigator", "Shaleshell", "Steamie"),
    )
    a.state.entered[0] = a.state.turn  # as if it had switched in
    a.draws()
    b.selects("Surge")
    assert a.offered("choose") == ["DEF"] and a.refused("choose", "ATK").rule == "OR-CUBES-02"
    a.does("choose", "DEF")
    assert a.cubes == {"ATK": -4, "SPD": -4, "DEF": -4} and a.can("draw")


@rule("OR-CUBES-02")
def test_each_side_has_room_for_negative_cubes_of_its_own() -> None:
    mine, theirs = {"ATK": -1, "SPD": 2}, {"ATK": -4, "DEF": -3}
    a, _ = table(a=of(*FRIENDS, cubes=mine), b=of(*FOE, cubes=theirs))
    rooms = [dict(zip(STATS, NegativeCubes(At(NO_SCRIPT, side, 0), 9).room(a.state), strict=True)) for side in (0, 1)]
    assert rooms[0] == {"ATK": 3, "DEF": 4, "SPD": 6} and rooms[1] == {"ATK": 0, "DEF": 1, "SPD": 4}
