"""Players that think: within their budget, on what they may know, with an answer always."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from contract.walks import PLAYED, seats_asked, states
from overtable.games import find
from overtable.kernel.engine import asking, decision_of, options, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.redeal import redeal
from overtable.kernel.state import State
from overtable.players.budget import Budget
from overtable.players.judge import Judge
from overtable.players.moves import moves
from overtable.players.plans import Table, mixed_strategy, promising
from overtable.players.player import ask
from overtable.players.registry import NoSuchPlayer, make
from overtable.players.thinker import ThinkingPlayer
from overtable.players.tree import Tree
from toy import LANTERNS


class Clock:
    """A clock that moves on by a step whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_a_budget_of_rounds_is_spent_and_no_more() -> None:
    budget = Budget(rounds=3)
    assert [budget.spend() for _ in range(5)] == [True, True, True, False, False]


def test_a_budget_of_seconds_ends_when_they_are_over() -> None:
    budget = Budget(seconds=3.5, clock=Clock(1.0))
    assert [budget.spend() for _ in range(5)] == [True, True, True, False, False]
    assert budget.late()


def test_a_budget_tells_how_many_rounds_will_come() -> None:
    budget = Budget(rounds=10)
    for _ in range(4):
        budget.spend()
    assert budget.to_come() == 6
    # Begun at 1, ends at 21; four rounds until 5, so that at 6 four in five seconds makes twelve in fifteen.
    by_clock = Budget(seconds=20.0, clock=Clock(1.0))
    for _ in range(4):
        by_clock.spend()
    assert by_clock.to_come() == pytest.approx(12)
    assert Budget(seconds=20.0, rounds=3, clock=Clock(1.0)).to_come() == 0, "nothing is known of the pace yet"


def test_a_part_of_a_budget_has_its_rounds_and_a_share_of_its_time() -> None:
    assert [Budget(rounds=2).part(0.5).spend() for _ in range(1)] == [True]
    part = Budget(seconds=9.0, clock=Clock(1.0)).part(0.5)
    # Begun at 1, at 2 eight seconds are left; the part begins at 3 and ends at 7.
    assert [part.spend() for _ in range(5)] == [True, True, True, False, False]


def test_without_either_there_is_no_budget() -> None:
    with pytest.raises(ValueError, match="seconds or rounds"):
        Budget()


@PLAYED
def test_the_same_seed_and_rounds_give_the_same_answer_and_one_that_is_offered(game: Game[Any], mode: str) -> None:
    for s in states(game, mode, count=4, every=29, seed=2):
        for seat in seats_asked(s):
            answers = [ask(make("strong:12", game, Random(3)), s, seat, Random(3)) for _ in range(2)]
            assert answers[0] == answers[1]
            assert answers[0] in options(s, seat)


@PLAYED
def test_a_thinking_player_cannot_tell_states_that_look_alike(game: Game[Any], mode: str) -> None:
    rng = Random(43)
    for s in states(game, mode, count=4, every=31, seed=5):
        for seat in seats_asked(s):
            other = redeal(s, seat, rng)
            answers = [ask(make("strong:12", game, Random(8)), one, seat, Random(8)) for one in (s, other)]
            assert answers[0] == answers[1]


@pytest.mark.soak
@PLAYED
def test_a_thinking_player_answers_five_hundred_pairs_alike(game: Game[Any], mode: str) -> None:
    """Where decks are secret the unseen cards of the pairs differ too."""
    rng = Random(47)
    found = states(game, mode, count=4000, every=7, seed=6)
    asked = ((s, seat) for s in found for seat in seats_asked(s) if len(options(s, seat)) > 1)
    for s, seat in islice(asked, 500):
        other = redeal(s, seat, rng)
        answers = [ask(make("strong:8", game, Random(8)), one, seat, Random(8)) for one in (s, other)]
        assert answers[0] == answers[1]


@PLAYED
def test_the_chances_of_two_players_add_up_to_one(game: Game[Any], mode: str) -> None:
    for leaf in ("fitted", "value"):
        judge = Judge(game, leaf)
        for s in states(game, mode, count=30, every=11):
            if s.seats == 2:
                assert judge.chance(s, 0) + judge.chance(s, 1) == pytest.approx(1.0)


@PLAYED
def test_a_game_names_as_many_figures_as_it_tells(game: Game[Any], mode: str) -> None:
    for s in states(game, mode, count=10, every=17):
        for seat in range(s.seats):
            assert len(game.features(s, seat)) == len(game.feature_names)


def test_a_game_that_is_won_or_drawn_needs_no_judgement() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=2))
    while s.result is None:
        seat = (asking(s) & -asking(s)).bit_length() - 1
        play(s, seat, options(s, seat)[0])
    winners = s.result.winners
    expected = [0.5, 0.5] if len(winners) != 1 else [float(seat in winners) for seat in (0, 1)]
    assert [Judge(LANTERNS).chance(s, seat) for seat in (0, 1)] == expected


def with_two_of_a_kind(game: Game[Any], mode: str) -> tuple[State, int]:
    """A position in which a seat may answer with either of two equal cards of its hand."""
    for s in states(game, mode, count=400, every=1):
        for seat in seats_asked(s):
            if len(moves(s, seat)) < len(options(s, seat)):
                return s, seat
    raise AssertionError("no such position")


def test_two_equal_cards_of_a_hand_are_one_move() -> None:
    game = find("power-up")
    s, seat = with_two_of_a_kind(game, "same-faction")
    texts = [game.option_text(s, o, seat) for o in options(s, seat)]
    assert len(moves(s, seat)) == len(set(texts)) < len(texts)


def test_a_tree_walks_the_better_answer_more_often_and_keeps_what_it_found() -> None:
    game = find("overwatch")
    s = next(x for x in states(game, "standard", count=40, every=9, seed=1) if len(options(x, seats_asked(x)[0])) > 3)
    seat = seats_asked(s)[0]
    rng = Random(1)
    tree = Tree(Judge(game), seat, rng)
    tree.think(lambda: redeal(s, seat, rng), Budget(rounds=60))
    assert tree.root.visits == tree.rounds == 60
    best = tree.best(moves(s, seat))
    visits = {move: node.visits for move, node in tree.root.after.items()}
    assert visits[best] == max(visits.values()) and sum(visits.values()) == 59
    below = tree.root.after[best].visits
    tree.go_on(best)
    assert tree.root.visits == below


def test_a_player_stops_when_more_walks_could_not_change_its_answer() -> None:
    game = find("overwatch")
    stopped = 0
    for s in states(game, "standard", count=30, every=9, seed=1):
        seat = seats_asked(s)[0]
        if asking(s) != 1 << seat or len(moves(s, seat)) < 2:
            continue
        trees = [Tree(Judge(game), seat, Random(1)) for _ in range(2)]
        for tree, to_the_end in zip(trees, (True, False), strict=True):
            rng = Random(4)
            tree.think(lambda rng=rng, s=s, seat=seat: redeal(s, seat, rng), Budget(rounds=40), to_the_end)
        whole, short = trees
        assert short.best(moves(s, seat)) == whole.best(moves(s, seat))
        assert whole.rounds == 40
        if short.rounds < 40:
            stopped += 1
            assert short.lead() > 40 - short.rounds
    assert stopped > 5


def test_matching_pennies_is_mixed_evenly_and_a_sure_win_is_taken() -> None:
    pennies = [[1.0, 0.0], [0.0, 1.0]]
    assert mixed_strategy([pennies], 2) == pytest.approx([0.5, 0.5], abs=0.05)
    assert mixed_strategy([[[0.2, 0.1], [0.9, 0.8], [0.5, 0.6]]], 3)[1] > 0.95


def test_weighing_up_ends_with_the_time_but_not_at_once() -> None:
    """Pennies in one deal, a better plan in the other: even shares are best, and the longer look is nearer to them."""
    deals = [[[1.0, 0.0], [0.0, 1.0]], [[0.2, 0.4], [0.7, 0.6]]]
    clock = Clock(0.0)
    late = Budget(seconds=1.0, clock=clock)
    clock.now = 5.0
    short, long = mixed_strategy(deals, 2, late), mixed_strategy(deals, 2)
    assert abs(long[1] - 0.5) < abs(short[1] - 0.5) < 0.2


def test_scissors_are_played_more_often_when_paper_wins_twice() -> None:
    """What each is worth against the two others, crosswise, is how often the third is played: 1/4, 1/4, 1/2."""
    cells = [[0.5, 0.0, 0.75], [1.0, 0.5, 0.25], [0.25, 0.75, 0.5]]
    rock, paper, scissors = mixed_strategy([cells], 3)
    assert (rock, paper, scissors) == pytest.approx((0.25, 0.25, 0.5), abs=0.06)


def test_plans_are_whole_and_can_be_followed() -> None:
    game = find("overrealm")
    judge = Judge(game)
    found = 0
    for s in states(game, "casual", count=60, every=7, seed=4):
        if len(seats_asked(s)) < 2:
            continue
        seat = seats_asked(s)[0]
        for plan in promising(judge, s, seat, 5, Random(2), Budget(rounds=1)):
            at = s.clone()
            for move in plan:
                play(at, seat, moves(at, seat)[move])
            assert at.result is not None or not asking(at) >> seat & 1 or not asking(at) & ~(1 << seat)
            found += 1
    assert found > 20


def test_every_first_answer_has_a_plan_however_short_the_time() -> None:
    game = find("overrealm")
    found = ((s, seats_asked(s)) for s in states(game, "casual", count=60, every=7, seed=4))
    s, seat = next((s, asked[0]) for s, asked in found if len(asked) > 1 and 3 < len(moves(s, asked[0])) <= 10)
    plans = promising(Judge(game), s, seat, 100, Random(2), Budget(seconds=0.0))
    assert sorted(plan[0] for plan in plans) == sorted(moves(s, seat))


def test_a_table_of_plans_mixes_what_it_would_play() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=7))
    rng = Random(4)
    table = Table(Judge(LANTERNS), 0, rng)
    table.think(lambda: redeal(s, 0, rng), Budget(rounds=3))
    assert len(table.deals) == 3 and sum(table.mix) == pytest.approx(1.0)
    assert table.best() in table.plans
    assert len(table.worth()) == len(table.plans)


def test_without_any_time_there_is_an_answer_all_the_same() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=7))
    hurried = ThinkingPlayer(LANTERNS, Random(1), seconds=0.0)
    decision = decision_of(s, 0)
    assert decision is not None
    assert ask(hurried, s, 0, Random(1)) in decision.options


def test_rounds_are_for_those_who_search() -> None:
    for name in ("regular:20", "random:1", "master:0", "master:x", "strong:1000000"):
        with pytest.raises(NoSuchPlayer, match="rounds from 1 to 100000 are for strong and master, as in master:200"):
            make(name, LANTERNS, Random(1))
