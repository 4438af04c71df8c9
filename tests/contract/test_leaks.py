"""No leaks: a state and any redeal of it cannot be told apart from the seat it was redealt for.

`STATES` random states of every mode (`OF_A_DRAFT` of a draft), for each player and for a spectator: views, options,
notes and questions are equal; the same answer leads to the same next question unless something was learnt, and whether
it can be taken back is told alike; a redealt state plays on.
"""

from random import Random
from typing import Any

from contract.walks import EVERYWHERE, seats_asked, states
from overtable.kernel.engine import decision_of, options, play
from overtable.kernel.event import told
from overtable.kernel.foresee import stays_with
from overtable.kernel.game import Game
from overtable.kernel.limited import Limited
from overtable.kernel.redeal import redeal
from overtable.kernel.refs import CARD, UNKNOWN_CARD, index_of, kind_of
from overtable.kernel.state import State

STATES = 1000
OF_A_DRAFT = 200
"""At a draft sit up to eight: so many states are looked at as often."""
PLAYED_ON = 15
NOTED = 2


def asked_as_seen(s: State, watcher: int) -> list[int]:
    """Who is asked, as far as this watcher may know: whether others have finished a secret draft is not told."""
    if s.stack[-1].untold(s, watcher) == s.stack[-1]:
        return seats_asked(s)
    return [seat for seat in seats_asked(s) if seat == watcher]


@EVERYWHERE
def test_no_watcher_can_tell_a_state_from_its_redeal(game: Game[Any], mode: str) -> None:
    rng = Random(17)
    for s in states(game, mode, count=OF_A_DRAFT if isinstance(game, Limited) else STATES, every=3):
        for watcher in range(s.seats + 1):
            other = redeal(s, watcher, rng)
            assert game.view(other, watcher) == game.view(s, watcher)
            if s.stack[-1].untold(s, watcher) == s.stack[-1]:
                assert seats_asked(other) == seats_asked(s)
            if watcher in seats_asked(s):
                assert decision_of(other, watcher) == decision_of(s, watcher)
                same_notes(game, s, other, watcher, rng)
                twins(game, s, other, watcher, rng)


def same_notes(game: Game[Any], s: State, other: State, watcher: int, rng: Random) -> None:
    """What is said beforehand of an option, for a few of those that are offered."""
    offered = options(s, watcher)
    for option in rng.sample(offered, min(NOTED, len(offered))):
        note = game.note(s, watcher, option)
        assert game.note(other, watcher, option) == note
        if note is not None:
            assert game.tell(other, note, watcher) == game.tell(s, note, watcher)


def twins(game: Game[Any], s: State, other: State, watcher: int, rng: Random) -> None:
    """The same answer in both worlds: what follows differs only by what was learnt."""
    option = rng.choice(options(s, watcher))
    assert stays_with(other, watcher, [option]) == stays_with(s, watcher, [option]), "it is told before the answer"
    here, there = s.clone(), other.clone()
    here.log, there.log = [], []
    play(here, watcher, option)
    play(there, watcher, option)
    if here.epoch != s.epoch or there.epoch != other.epoch:
        return
    assert (here.result is None) == (there.result is None)
    if here.result is None and here.stack[-1].untold(here, watcher) == here.stack[-1]:
        assert seats_asked(here) == seats_asked(there)
    assert game.view(here, watcher) == game.view(there, watcher)
    assert [told(e, watcher) for e in here.log] == [told(e, watcher) for e in there.log]


@EVERYWHERE
def test_a_redealt_state_plays_on_to_its_end(game: Game[Any], mode: str) -> None:
    rng = Random(23)
    for n, s in enumerate(states(game, mode, count=PLAYED_ON, every=11)):
        other = redeal(s, n % (s.seats + 1), rng)
        while other.result is None:
            seat = rng.choice(seats_asked(other))
            play(other, seat, rng.choice(options(other, seat)))
        assert not other.result.limit


@EVERYWHERE
def test_each_card_named_to_a_watcher_is_known_to_it_at_that_moment(game: Game[Any], mode: str) -> None:
    rng = Random(29)
    for s in states(game, mode, count=120, every=4):
        seat = rng.choice(seats_asked(s))
        before = [bytes(p) for p in s.pool]
        after = s.clone()
        after.log = []
        play(after, seat, rng.choice(options(s, seat)))
        for event in after.log:
            for watcher in range(s.seats + 1):
                for r in told(event, watcher).refs:
                    if kind_of(r) == CARD and r != UNKNOWN_CARD:
                        card = index_of(r)
                        assert event.known >> watcher & 1
                        if after.epoch == s.epoch:
                            assert before[watcher][card] == 0


@EVERYWHERE
def test_a_view_names_no_card_that_its_watcher_does_not_know(game: Game[Any], mode: str) -> None:
    for s in states(game, mode, count=100, every=5):
        for watcher in range(s.seats + 1):
            for card in named_in(game.view(s, watcher)):
                assert s.pool[watcher][card] == 0, "the view shows a card that the watcher does not know"


def named_in(thing: Any) -> list[int]:
    """The ids of all cards that a view shows, wherever it shows them."""
    if isinstance(thing, dict):
        own = [thing["id"]] if "card" in thing and isinstance(thing.get("id"), int) else []
        return own + [c for value in thing.values() for c in named_in(value)]
    if isinstance(thing, list | tuple):
        return [c for value in thing for c in named_in(value)]
    return []
