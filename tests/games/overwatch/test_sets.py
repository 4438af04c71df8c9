"""Choosing several is choosing a set: in any order, a pick taken back, the same state by every way."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from games.overwatch.table import ENEMIES, NAMES, Player, hero, match, playing, table, token, using
from marks import rule
from overtable.kernel.codec import encode
from overtable.kernel.engine import decision_of, options

Made = Callable[[], list[Player]]


def barrage() -> list[Player]:
    seats = using("Pharah")
    seats[0].does("ultimate", "Pharah")
    return seats


def particle_cannon() -> list[Player]:
    seats = using("Zarya", b={"board": ENEMIES | {"back-5": "Zarya"} | {"middle-4": "Mei"}})
    seats[0].does("ultimate", "Zarya")
    return seats


def shuriken() -> list[Player]:
    return begun("Genji", "use")


def two_shots_of_tracer() -> list[Player]:
    return begun("Tracer", "use", "two shots")


def two_shots_of_ashe() -> list[Player]:
    return begun("Ashe", "use", "two shots")


def two_shots_of_reaper() -> list[Player]:
    return begun("Reaper", "use", "two shots")


def launcher() -> list[Player]:
    return begun("Baptiste", "use", "damage")


def smash() -> list[Player]:
    seats = using("B.O.B.")
    seats[0].does("ultimate", "B.O.B.")
    return seats


def tank_mode() -> list[Player]:
    seats = using("Bastion")
    seats[0].ults("Bastion", "Roadhog")
    return seats


def speed() -> list[Player]:
    board = {"front-4": "Mei", "front-5": "Echo", "front-6": "Zarya"}
    return begun("Lucio", "use", "speed", a={"board": board}, space="front-3")


def dead_eye() -> list[Player]:
    row = {"front-2": "Genji", "front-3": "Bastion", "front-4": "Roadhog", "front-5": "Orisa"}
    seats = using("McCree", b={"board": row})
    seats[0].ults("McCree", "enemy front row")
    return seats


def turret() -> list[Player]:
    seats = table(
        a={"board": {"back-4": "Torbjörn"}, "tokens": [token("turret", "Torbjörn", row="front")]},
        b={"board": ENEMIES},
        turn="b",
        at="start",
    )
    return seats[::-1]


def mayhem() -> list[Player]:
    seats = table(
        a={"hand": ["Tracer"], "board": {"front-3": "Bastion", "front-4": "Roadhog", "front-5": "Orisa"}},
        b={"board": {"front-4": hero("Junkrat", damage=2, marks=["mayhem"])}},
    )
    seats[0].plays("Tracer", "front-6", "single shot", "Junkrat")
    return seats[::-1]


def begun(name: str, *used: str, space: str = "front-4", **more: Any) -> list[Player]:
    seats = playing(name, **more)
    seats[0].does("play", name, space)
    seats[0].does(*used)
    return seats


SETS: list[tuple[Made, tuple[str, ...], int]] = [
    (barrage, ("Bastion", "Roadhog", "Ana"), 1),
    (particle_cannon, ("Orisa", "Mei", "Ana"), 1),
    (shuriken, ("Bastion", "Roadhog", "Orisa"), 1),
    (two_shots_of_tracer, ("Bastion", "Ana"), 2),
    (two_shots_of_ashe, ("Bastion", "Orisa"), 2),
    (two_shots_of_reaper, ("Roadhog", "Orisa"), 2),
    (tank_mode, ("Bastion", "Orisa"), 0),
    (speed, ("Mei", "Echo", "Zarya"), 1),
    (dead_eye, ("Genji", "Orisa"), 2),
    (turret, ("Bastion", "Orisa"), 2),
    (mayhem, ("Roadhog", "Orisa"), 0),
]
IDS = [made.__name__ for made, _, _ in SETS]


@pytest.mark.parametrize(("made", "names", "least"), SETS, ids=IDS)
def test_every_order_leads_to_the_same_state(made: Made, names: tuple[str, ...], least: int) -> None:
    ends = set()
    for order in permutations(names):
        me, _ = made()
        asking = me.table.pending, me.prompt
        me.answers(*order)
        assert (me.table.pending, me.prompt) != asking, "the set is complete"
        ends.add(encode(me.state))
    assert len(ends) == 1


@pytest.mark.parametrize(("made", "names", "least"), SETS, ids=IDS)
def test_the_last_one_may_be_picked_first_and_taken_back(made: Made, names: tuple[str, ...], least: int) -> None:
    me, _ = made()
    before = encode(me.state)
    me.does("choose", names[-1])
    decision = decision_of(me.state, me.number)
    assert decision is not None and len(decision.picked) == 1 and decision.most == len(names)
    assert decision.least == least
    assert me.can("done") == (least < 2), "one alone is enough for 'up to', not for a fixed number"
    assert set(me.offered("take_back")) == {names[-1]}
    me.does("take_back", names[-1])
    assert encode(me.state) == before
    me.does("choose", names[0])
    assert not me.can("choose", names[0]) and me.can("take_back", names[0])


@pytest.mark.parametrize(("made", "names", "least"), SETS, ids=IDS)
def test_each_set_is_one_sequence_for_bots(made: Made, names: tuple[str, ...], least: int) -> None:
    me, _ = made()
    frame = me.table.pending
    found: list[frozenset[int]] = []
    waiting = [(me.state, frozenset[int]())]
    while waiting:
        s, picked = waiting.pop()
        for option in options(s, me.number):
            after = s.clone()
            after.stack[-1].answer(after, me.number, option)
            chosen = picked | {r for r in option.refs if option.verb == "choose"}
            same = bool(after.stack) and type(after.stack[-1]).__name__ == frame and chosen != picked
            if same and after.stack[-1].asks(after) and same_question(s, after):
                waiting.append((after, chosen))
            else:
                found.append(chosen)
    assert len(found) == len(set(found)) > 1


def same_question(s: Any, after: Any) -> bool:
    """Whether an ability still stands at the same word."""
    one, other = s.stack[-1], after.stack[-1]
    return getattr(one, "use", None) is None or one.use.i == other.use.i


@rule("OW-DAMAGE-07")
def test_barrage_with_ana_first_hits_all_three() -> None:
    a, b = using("Pharah")
    a.ults("Pharah", "Ana", "Orisa", "Bastion")
    assert b.damage(*NAMES) == (2, 0, 2, 0, 2)


@pytest.mark.parametrize("made", [launcher, smash])
@rule("OW-DAMAGE-06")
def test_a_run_grows_at_either_end_and_is_taken_back_there(made: Made) -> None:
    a, b = made()
    start = encode(a.state)
    a.does("choose", "Roadhog")
    assert set(a.offered("choose")) == {"Bastion", "Orisa"}
    assert a.refused("choose", "Zarya").rule == "OW-DAMAGE-06"
    a.does("choose", "Bastion")
    assert a.offered("choose") == ["Orisa"] and set(a.offered("take_back")) == {"Bastion", "Roadhog"}
    a.does("take_back", "Roadhog")
    assert a.offered("choose") == ["Roadhog"], "now it begins with Bastion"
    a.does("take_back", "Bastion")
    assert encode(a.state) == start
    a.answers("Orisa", "Roadhog", "Bastion")
    assert b.damage(*NAMES) == (1, 1, 1, 0, 0)


@rule("OW-DAMAGE-06")
def test_a_run_of_a_fixed_number_goes_on_to_the_left_where_nobody_is_on_the_right() -> None:
    a, b = two_shots_of_reaper()
    a.does("choose", "Orisa")
    assert a.offered("choose") == ["Roadhog"] and not a.can("done")
    a.does("choose", "Roadhog")
    assert b.damage(*NAMES) == (0, 1, 1, 0, 0)


@rule("OW-DEPLOY-09")
def test_within_one_row_the_row_is_open_again_once_the_only_pick_is_taken_back() -> None:
    a, b = shuriken()
    a.does("choose", "Orisa")
    assert a.refused("choose", "Ana").rule == "OW-TERM-06"
    a.does("take_back", "Orisa")
    a.answers("Ana")
    assert b.damage(*NAMES) == (0, 0, 0, 0, 1), "alone in her row, so nobody is left to add"


@rule("OW-DAMAGE-07")
def test_where_order_is_the_choice_it_is_no_set() -> None:
    a, b = using("Soldier: 76")
    a.ults("Soldier: 76", "Ana")
    assert not a.can("take_back")
    a.answers("Bastion", "Orisa")
    assert b.damage(*NAMES) == (2, 0, 1, 0, 3)


def test_a_later_question_of_the_ability_shows_none_of_the_picks() -> None:
    a, _ = speed()
    a.answers("Zarya", "Mei", "done")
    decision = decision_of(a.state, 0)
    assert decision is not None and a.offered("choose") == ["middle row"]
    assert decision.picked == () and (decision.least, decision.most) == (1, 1)


@rule("OW-SETUP-05")
def test_swapped_cards_are_a_set() -> None:
    ends = set()
    for order in permutations((0, 2, 5)):
        a, b = match(seed=3)
        cards = a.zone("hand")
        for i in order:
            a.does("swap", cards[i])
        assert a.offered("take_back") == [cards[0], cards[2], cards[5]]
        a.does("done")
        b.does("done")
        assert a.zone("discard") == [cards[0], cards[2], cards[5]]
        ends.add(encode(a.state))
    assert len(ends) == 1


@rule("OW-SETUP-05")
def test_a_swap_is_taken_back_while_the_other_player_chooses() -> None:
    a, b = match(seed=3)
    mine, theirs = a.zone("hand"), b.zone("hand")
    a.does("swap", mine[4])
    b.does("swap", theirs[1])
    a.does("swap", mine[1])
    a.does("swap", mine[0])
    assert not a.can("swap") and a.refused("swap", mine[2]).rule == "OW-SETUP-05"
    a.does("take_back", mine[4])
    assert a.can("swap", mine[2])
    decision = decision_of(a.state, 0)
    assert decision is not None and len(decision.picked) == 2 and (decision.least, decision.most) == (0, 3)
    a.does("done")
    b.does("take_back", theirs[1])
    b.does("done")
    assert a.zone("discard") == mine[:2] and b.zone("discard") == []


def guarded() -> list[Player]:
    board = {"front-4": "Mei", "front-5": hero("Winston", shields=3, marks=["guard"]), "front-6": "Sigma"}
    seats = using("Doomfist", b={"board": board, "tokens": [token("shelter", "Sigma", row="front", amount=2)]})
    seats[0].ults("Doomfist", "Mei")
    return seats[::-1]


@rule("OW-SHIELD-06")
def test_absorbers_are_picked_in_any_order_and_spent_when_all_is_said() -> None:
    ends = set()
    for order in permutations((("Winston", "1"), ("Sigma", "1"))):
        b, _ = guarded()
        before = encode(b.state)
        b.does("absorb", *order[0])
        assert b.shields("Winston") == 3 and b.beside("front") == {"shelter": 2}, "nothing is spent yet"
        b.does("take_back", *order[0])
        assert encode(b.state) == before
        for one in order:
            b.does("absorb", *one)
        decision = decision_of(b.state, 1)
        assert decision is not None and len(decision.picked) == 2 and decision.most == 3
        b.does("take")
        assert b.shields("Winston") == 2 and b.beside("front") == {"shelter": 1}
        ends.add(encode(b.state))
    assert len(ends) == 1


@rule("OW-SHIELD-06")
def test_more_of_the_same_tokens_may_absorb_until_the_packet_is_gone() -> None:
    b, _ = guarded()
    b.does("absorb", "Winston", "1")
    b.does("absorb", "Winston", "2")
    assert b.damage("Mei") == 0, "the next packet is asked about: Winston's own"
    assert b.shields("Winston") == 0 and set(b.offered("absorb")) == {"Sigma"}
