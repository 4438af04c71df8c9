"""The parts of random play, each by itself: a start, a question, an answer; and whether they grow with the game."""

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from overtable.kernel.engine import asking, options, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.state import State
from overtable.lab.bench.courses import broken

QUARTERS = 4
ENOUGH = 5
"""A step that came less often in some quarter says nothing about the difference between them."""


class Decision(msgspec.Struct, frozen=True):
    """One decision of a game: who asks, how far the game had come, and the microseconds of its question and answer."""

    step: str
    """The frame that asks."""
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
    """A quarter of all decisions: the average of what they were sorted by, of their options, and of what they cost.

    `alike_us` is what they would cost if every quarter had the same steps equally often: some steps are dearer than
    others, and not as many in each part of a game.
    """

    at: float
    options: float
    us: float
    alike_us: float


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
        step, answers = type(s.stack[-1]).__name__, s.answers
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
        into.decisions.append(Decision(step, answers, cards, len(found), question * 1e6, answer * 1e6))


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
    """The decisions sorted and cut into four; none where there are too few."""
    ranked = sorted(decisions, key=by)
    cuts = [len(ranked) * n // QUARTERS for n in range(QUARTERS + 1)]
    parts = [ranked[first:last] for first, last in pairwise(cuts)]
    if not all(parts):
        return []
    costs = [_by_step(part) for part in parts]
    often = Counter(d.step for d in ranked if all(len(cost[d.step]) >= ENOUGH for cost in costs))
    return [
        Quarter(
            at=_mean([by(d) for d in part]),
            options=_mean([d.offered for d in part]),
            us=_mean([d.us for d in part]),
            alike_us=_alike(cost, often) or _mean([d.us for d in part]),
        )
        for part, cost in zip(parts, costs, strict=True)
    ]


def _alike(cost: Mapping[str, Sequence[float]], often: Counter[str]) -> float:
    """The average over steps that come so often; 0 without any."""
    if not often:
        return 0.0
    return round(sum(fmean(cost[step]) * n for step, n in often.items()) / often.total(), 2)


def _by_step(decisions: Sequence[Decision]) -> defaultdict[str, list[float]]:
    found: defaultdict[str, list[float]] = defaultdict(list)
    for d in decisions:
        found[d.step].append(d.us)
    return found


def _mean(figures: Sequence[float]) -> float:
    return round(fmean(figures), 2)
