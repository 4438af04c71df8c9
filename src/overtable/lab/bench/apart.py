"""The parts of random play, each by itself: a start, a question, an answer; and whether they grow with the game."""

import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from overtable.kernel.engine import asking, options, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.state import State
from overtable.lab.bench.courses import broken

QUARTERS = 4


class Decision(msgspec.Struct, frozen=True):
    """One decision of a game: how far it had come, and the microseconds of its question and its answer."""

    answers: int
    cards: int
    """In play: what lies open and has something to do with the game, no discards."""
    offered: int
    question: float
    answer: float

    @property
    def us(self) -> float:
        return self.question + self.answer


class Quarter(msgspec.Struct, frozen=True, kw_only=True):
    """A quarter of all decisions: the average of what they were sorted by, of their options, and of what they cost."""

    at: float
    options: float
    us: float


class Apart(msgspec.Struct):
    starts: list[float]
    decisions: list[Decision]


def play_apart(game: Game[Any], tables: list[Setup]) -> Apart:
    """These games, with a clock between all that is done; what the clock itself takes is left out."""
    found = Apart([], [])
    tick = _tick()
    for setup in tables:
        try:
            _play_on(game, setup, found, tick)
        except Exception:
            raise broken(game, setup) from None
    return found


def _play_on(game: Game[Any], setup: Setup, into: Apart, tick: float) -> None:
    clock = time.process_time
    random = Random(setup.seed).random
    began = clock()
    s: State = game.start(setup)
    into.starts.append((clock() - began - tick) * 1e6)
    open_zones = [n for n, zone in enumerate(s.layout) if zone.sight == "all" and not zone.bare]
    while s.result is None:
        answers = s.answers
        cards = sum(len(s.zones[n]) for n in open_zones)
        mask = asking(s)
        seat = (mask & -mask).bit_length() - 1
        began = clock()
        found = options(s, seat)
        offered = clock()
        option = found[int(random() * len(found))] if len(found) > 1 else found[0]
        chosen = clock()
        play(s, seat, option)
        played = clock()
        question, answer = offered - began - tick, played - chosen - tick
        into.decisions.append(Decision(answers, cards, len(found), question * 1e6, answer * 1e6))


def starts(game: Game[Any], tables: list[Setup]) -> list[float]:
    """Microseconds of each start."""
    found: list[float] = []
    tick = _tick()
    for setup in tables:
        began = time.process_time()
        try:
            game.start(setup)
        except Exception:
            raise broken(game, setup) from None
        found.append((time.process_time() - began - tick) * 1e6)
    return found


def _tick() -> float:
    """What a look at the clock takes, in seconds."""
    looks = 2000
    began = time.process_time()
    for _ in range(looks):
        time.process_time()
    return (time.process_time() - began) / looks


def quarters(decisions: Sequence[Decision], by: Callable[[Decision], int]) -> list[Quarter]:
    """The decisions sorted and cut into four."""
    ranked = sorted(decisions, key=by)
    cuts = [len(ranked) * n // QUARTERS for n in range(QUARTERS + 1)]
    return [
        Quarter(
            at=_mean([by(d) for d in some]),
            options=_mean([d.offered for d in some]),
            us=_mean([d.us for d in some]),
        )
        for some in (ranked[first:last] for first, last in pairwise(cuts))
        if some
    ]


def _mean(figures: Sequence[float]) -> float:
    return round(sum(figures) / len(figures), 2)
