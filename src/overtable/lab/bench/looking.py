"""What bots and servers do with a position: look at it, deal it anew, judge it, copy it, write it down.

Each is measured on copies that nobody has looked at before: what a state keeps for the next one who asks counts only
where a figure says so (`redeal_again_us`).
"""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from overtable.kernel.codec import encode
from overtable.kernel.game import Game, Setup
from overtable.kernel.option import Decision, Option
from overtable.kernel.state import State
from overtable.lab.bench.courses import broken, course, setups
from overtable.players.player import Player, ask
from overtable.players.registry import make

SAMPLE = 60
"""So many positions."""
SPARSE = 40
"""Of so many decisions with a choice, one is taken: the sample is of several games, and of all their parts."""
GREEDY = 15
"""Greedy answers are dear: they are measured on fewer positions."""
AGAIN = 8
"""So many further redeals for each first one."""


class Position(msgspec.Struct, frozen=True):
    """A state, and a seat that has a choice there; the table it comes from leads there again."""

    state: State
    seat: int
    table: Setup


def positions(game: Game[Any], mode: str, seed: int) -> list[Position]:
    found: list[Position] = []
    rng = Random(seed)
    while len(found) < SAMPLE:
        table = setups(game, mode, rng.getrandbits(32), 1)[0]
        try:
            course(game, table, _picking(found, table, rng))
        except Exception:
            raise broken(game, table) from None
    return found[:SAMPLE]


def _picking(into: list[Position], table: Setup, rng: Random) -> Callable[[State, int, list[Option]], None]:
    def noted(s: State, seat: int, found: list[Option]) -> None:
        if len(found) > 1 and rng.random() * SPARSE < 1:
            into.append(Position(s.clone(), seat, table))

    return noted


def looked_at(game: Game[Any], sample: Sequence[Position]) -> dict[str, float]:
    """Microseconds of everything that is done with a position."""
    written = {id(p): encode(p.state) for p in sample}

    def cost(work: Callable[[State, Position], object], times: int, some: Sequence[Position] = sample) -> float:
        return _cost(game, work, times, some)

    first, again = redeals(game, sample)
    return {
        "view_us": cost(lambda s, p: game.view(s, p.seat), 4),
        "spectator_us": cost(lambda s, p: game.view(s, s.seats), 4),
        "redeal_us": first,
        "redeal_again_us": again,
        "value_us": cost(lambda s, p: game.value(s, p.seat), 8),
        "clone_us": cost(lambda s, p: s.clone(), 20),
        "encode_us": cost(lambda s, p: encode(s), 10),
        "decode_us": cost(lambda s, p: game.decode(written[id(p)]), 5),
        "greedy_us": greedy(game, sample),
    }


def _cost(game: Game[Any], work: Callable[[State, Position], object], times: int, sample: Sequence[Position]) -> float:
    spent = 0.0
    for _ in range(times):
        fresh = [(p.state.clone(), p) for p in sample]
        began = time.process_time()
        for s, p in fresh:
            try:
                work(s, p)
            except Exception:
                raise broken(game, p.table, p.state.answers) from None
        spent += time.process_time() - began
    return round(spent / (times * len(sample)) * 1e6, 2)


class Dealing:
    """A player who only has cards dealt, and looks at the clock: what a redeal costs is what players pay for it."""

    def __init__(self) -> None:
        self.first = self.again = 0.0

    def choose(self, decision: Decision, deal: Callable[[], State]) -> Option:
        began = time.process_time()
        deal()
        first = time.process_time()
        for _ in range(AGAIN):
            deal()
        self.again += time.process_time() - first
        self.first += first - began
        return decision.options[0]


def redeals(game: Game[Any], sample: Sequence[Position], times: int = 3) -> tuple[float, float]:
    """Microseconds of the first redeal of a decision, and of a further one."""
    dealing = Dealing()
    rng = Random(1)
    _asked(game, dealing, list(sample) * times, rng)
    n = times * len(sample)
    return round(dealing.first / n * 1e6, 2), round(dealing.again / (n * AGAIN) * 1e6, 2)


def greedy(game: Game[Any], sample: Sequence[Position]) -> float:
    """Microseconds of an answer of the greedy player, the question included."""
    rng = Random(1)
    player = make("greedy", game, rng)
    began = time.process_time()
    _asked(game, player, sample[:GREEDY], rng)
    return round((time.process_time() - began) / len(sample[:GREEDY]) * 1e6, 2)


def _asked(game: Game[Any], player: Player, sample: Sequence[Position], rng: Random) -> None:
    for p in sample:
        try:
            ask(player, p.state.clone(), p.seat, rng)
        except Exception:
            raise broken(game, p.table, p.state.answers) from None
