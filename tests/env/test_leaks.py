"""An observation tells what its seat may know, and nothing else: over every game and mode."""

from itertools import combinations
from random import Random
from typing import Any

import numpy as np

from contract.test_drafts import after, together
from contract.walks import PLAYED, seats_asked, states, walk
from env.looks import look, same, watching
from overtable.env.history import ANSWER_WIDTH, History, is_named
from overtable.kernel.codec import encode
from overtable.kernel.engine import options, play
from overtable.kernel.event import told
from overtable.kernel.game import Game
from overtable.kernel.option import Option
from overtable.kernel.redeal import redeal
from overtable.kernel.refs import CARD, MASK
from overtable.kernel.state import State

STATES = 150
ALL_OPEN = {"hero-draft"}
"""Modes in which nobody has anything to hide."""


@PLAYED
def test_states_that_look_alike_are_observed_alike(game: Game[Any], mode: str) -> None:
    rng = Random(31)
    eyes = {seats: watching(game, mode, seats) for seats in game.modes[mode].seats}
    learnt = 0
    for s in states(game, mode, count=STATES, every=4):
        for watcher in range(s.seats):
            one = look(*eyes[s.seats], s, watcher)
            one = {name: part.copy() for name, part in one[0].items()}, one[1]
            other = redeal(s, watcher, rng)
            assert same(one, look(*eyes[s.seats], other, watcher)), "an observation tells a state from its redeal"
            learnt += other.printing != s.printing
    assert learnt > STATES // 2 or mode in ALL_OPEN, "the redeals were other deals"


@PLAYED
def test_what_another_seat_is_choosing_is_not_observed(game: Game[Any], mode: str) -> None:
    rng = Random(37)
    eyes = {seats: watching(game, mode, seats) for seats in game.modes[mode].seats}
    for s in together(game, mode):
        for chooser in seats_asked(s):
            offered = options(s, chooser)
            worlds = [after(s, chooser, option) for option in rng.sample(offered, min(3, len(offered)))]
            worlds = [world for world in worlds if world.epoch == s.epoch]
            for one, other in combinations(worlds, 2):
                for watcher in (w for w in range(s.seats) if w != chooser):
                    seen = [look(*eyes[s.seats], world, watcher) for world in (one, other)]
                    assert same(*seen), f"{type(s.stack[-1]).__name__}: an observation shows a draft"


@PLAYED
def test_a_hidden_card_has_neither_row_nor_place_nor_name(game: Game[Any], mode: str) -> None:
    eyes = {seats: watching(game, mode, seats) for seats in game.modes[mode].seats}
    for s in states(game, mode, count=40, every=9):
        for watcher in range(s.seats):
            parts, _ = look(*eyes[s.seats], s, watcher)
            hidden = [c for c, label in enumerate(s.pool[watcher]) if label]
            assert not parts["cards"][hidden].any()
            assert parts["hidden"].sum() == len(hidden)
            known = [c for c, label in enumerate(s.pool[watcher]) if not label]
            assert (parts["cards"][known, 0] == np.array(s.printing)[known] + 1).all()
            assert cards_named(parts["options"][:, 1:]) <= {*known, MASK}


def cards_named(references: Any) -> set[int]:
    kinds, indices = references[:, 0::2], references[:, 1::2]
    return set(indices[kinds == CARD].tolist())


@PLAYED
def test_answers_that_leave_a_seat_none_the_wiser_are_told_alike(game: Game[Any], mode: str) -> None:
    """Two answers of somebody else after which a seat sees, hears and can imagine the same make one history."""
    rng = Random(41)
    for s in states(game, mode, count=60, every=5):
        for chooser in seats_asked(s):
            offered = options(s, chooser)
            for one, other in combinations(rng.sample(offered, min(4, len(offered))), 2):
                for watcher in (w for w in range(s.seats) if w != chooser):
                    if said_aloud(s, one, watcher) and said_aloud(s, other, watcher):
                        continue
                    if as_seen(game, s, chooser, one, watcher) == as_seen(game, s, chooser, other, watcher):
                        past = [history_of(game, s, chooser, option, watcher) for option in (one, other)]
                        assert past[0] == past[1], f"{game.option_id(one)} and {game.option_id(other)} are told apart"


def said_aloud(s: State, option: Option, watcher: int) -> bool:
    """A choice between cards that lie in the open is heard by all, even if nothing comes of it."""
    return bool(option.refs) and all(is_named(s, r, watcher) for r in option.refs)


def as_seen(game: Game[Any], s: State, seat: int, option: Any, watcher: int) -> tuple[Any, ...]:
    """All that a watcher could go by after an answer: its view, what it was told, and its redeals."""
    new = s.clone()
    new.log = []
    play(new, seat, option)
    return game.view(new, watcher), [told(e, watcher) for e in new.log], encode(redeal(new, watcher, Random(3)))


def history_of(game: Game[Any], s: State, seat: int, option: Any, watcher: int) -> bytes:
    history = History(game, list(range(s.seats)), s.seats)
    new = s.clone()
    history.before(new, seat, option)
    play(new, seat, option)
    history.after(new, seat, option)
    return history.bytes_for(watcher)


@PLAYED
def test_a_history_names_no_card_that_its_seat_does_not_know(game: Game[Any], mode: str) -> None:
    history: History | None = None
    for s, seat, option in walk(game, mode, 3):
        if seat < 0:
            break
        if history is None:
            history = History(game, list(range(s.seats)), s.seats)
        history.before(s, seat, option)
        new = s.clone()
        play(new, seat, option)
        history.after(new, seat, option)
        for watcher in (w for w in range(s.seats) if w != seat):
            past = np.frombuffer(history.bytes_for(watcher), np.int16).reshape(-1, ANSWER_WIDTH)
            if past.size and past[0, 0] > 1:
                named = cards_named(past[:1, 2:])
                assert all(new.pool[watcher][c] == 0 or s.pool[watcher][c] == 0 for c in named)
    assert history is not None and history.bytes_for(0)
