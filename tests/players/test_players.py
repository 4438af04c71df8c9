"""Players answer what they are asked, on redealt states only."""

from random import Random
from typing import Any

import pytest

from overtable.games import find
from overtable.kernel.engine import decision_of, decisions, options
from overtable.kernel.game import Setup
from overtable.kernel.limited import Limited
from overtable.kernel.option import Decision, Option
from overtable.kernel.scenario import start
from overtable.kernel.state import State
from overtable.players.greedy import GreedyPlayer
from overtable.players.player import ask
from overtable.players.random import RandomPlayer
from overtable.players.registry import PLAYERS, NoSuchPlayer, make, name_of
from toy import DECK, LANTERNS, Duel, zone


class Looks:
    """A player that looks at what it is given."""

    def __init__(self) -> None:
        self.deals: list[State] = []

    def choose(self, decision: Decision, deal: Any) -> Option:
        self.deals = [deal() for _ in range(5)]
        return decision.options[0]


def test_a_player_never_gets_the_true_state() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=2))
    looks = Looks()
    ask(looks, s, 0, Random(1))
    assert all(d is not s and d.chance != s.chance for d in looks.deals)
    hidden = s.zones[zone(1, DECK)]
    assert len({tuple(d.printing[c] for c in hidden) for d in looks.deals}) > 1


def test_a_player_with_one_option_is_not_asked() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=2, decks=("ember", "ember")))
    looks = Looks()
    decision = decision_of(s, 0)
    assert decision is not None
    assert ask(looks, s, 0, Random(1)) == decision.options[0]
    assert looks.deals == []


def test_who_is_not_asked_cannot_answer() -> None:
    t = start(LANTERNS, seed=2)
    t.answer(0, t.seats[0].options()[0])
    with pytest.raises(ValueError, match="seat 0 is not asked"):
        ask(RandomPlayer(LANTERNS, Random(1)), t.state, 0, Random(1))


def test_the_random_player_gives_each_option_sooner_or_later() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=2))
    decision = decision_of(s, 0)
    assert decision is not None
    player = RandomPlayer(LANTERNS, Random(1))
    assert {ask(player, s, 0, Random(1)) for _ in range(60)} == set(decision.options)


class OpenDuel(Duel, frozen=True):
    """A duel in which the choice of the second player lies open."""

    def untold(self, s: Any, seat: int) -> "OpenDuel":
        return self


def their_ember_lies_open(s: State) -> State:
    new = s.clone()
    ember = next(o for o in options(new, 1) if LANTERNS.option_text(new, o, 1) == "Light · Ember")
    new.stack[-1] = OpenDuel(b=ember)
    return new


def test_the_greedy_player_takes_the_point_that_lies_before_it() -> None:
    """The other's Ember lies open: every brighter card scores, the own Ember does not."""
    hands = {"a": {"hand": ["Ember", "Beacon", "Candle"]}, "b": {"hand": ["Ember", "Candle", "Torch"]}}
    t = start(LANTERNS, position=hands)
    for n in range(8):
        chosen = ask(GreedyPlayer(LANTERNS, Random(n)), their_ember_lies_open(t.state), 0, Random(n))
        assert LANTERNS.option_text(t.state, chosen, 0) in ("Light · Beacon", "Light · Candle")


def test_the_same_seed_makes_the_same_choices() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=2))
    for name in [*(n for n in PLAYERS if n not in ("strong", "master")), "strong:20", "master:30"]:
        picks = [[ask(make(name, LANTERNS, Random(5)), s, 0, Random(5)) for _ in range(3)] for _ in range(2)]
        assert picks[0] == picks[1]


def test_an_unknown_player_is_told_with_those_there_are() -> None:
    with pytest.raises(NoSuchPlayer) as error:
        make("oracle", LANTERNS, Random(1))
    assert (
        str(error.value) == "no player is called 'oracle'; there are random, greedy, beginner, regular, strong, master"
    )


def test_who_drafts_does_not_play_and_who_plays_does_not_draft() -> None:
    draft, game = find("overpower-draft"), find("overwatch")
    for name in ("regular", "greedy", "master:20", "regular+reckless"):
        with pytest.raises(NoSuchPlayer, match="plays, and does not draft: at OverPower draft sit drafter, first-pick"):
            make(name, draft, Random(1))
    for name in ("drafter", "first-pick"):
        with pytest.raises(NoSuchPlayer, match="drafts, and does not play"):
            make(name, game, Random(1))
    for name in ("drafter", "first-pick", "random"):
        assert make(name, draft, Random(1))
    assert name_of("drafter") == "Sorrel" and name_of("first-pick") == "Practice bot"


def test_the_drafter_takes_what_is_worth_most_and_the_first_pick_what_lies_first() -> None:
    draft = find("overpower-draft")
    assert isinstance(draft, Limited)
    s: Any = draft.start(Setup(mode="draft", seed=3, seats=4))
    decision = decisions(s)[0]
    worths = {o: draft.worth(s, 0, o) for o in decision.options}
    taken = ask(make("drafter", draft, Random(1)), s, 0, Random(1))
    assert worths[taken] == max(worths.values()) > min(worths.values())
    assert ask(make("first-pick", draft, Random(1)), s, 0, Random(1)) == decision.options[0]
