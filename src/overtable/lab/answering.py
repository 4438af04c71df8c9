"""Whether bots keep their time: many decisions of a level, by the clock, with the memory that they take."""

import resource
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from overtable.games import find
from overtable.kernel.engine import asking, options, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.state import State
from overtable.lab.match import next_seat
from overtable.players.levels import LEVELS
from overtable.players.player import ask
from overtable.players.registry import make

LEEWAY = 1.1
"""An answer in time takes no more than its budget and a tenth."""


class Answering(msgspec.Struct, kw_only=True):
    """Seconds for an answer; `late` took longer than the budget and a tenth, `unanswered` gave none that is offered."""

    game: str
    mode: str
    level: str
    budget: float
    decisions: int
    median: float
    p99: float
    longest: float
    late: int
    unanswered: int
    grown: float
    """By how many megabytes the process has grown at most since the first tenth of the decisions."""


def positions(game: Game[Any], mode: str, seed: int) -> Iterator[tuple[State, int]]:
    """Decisions with a choice, from random games, for as long as they are asked for."""
    rng = Random(seed)
    while True:
        seats = game.modes[mode].seats[0]
        s: State = game.start(Setup(mode=mode, seed=rng.getrandbits(60), seats=seats))
        while s.result is None:
            seat = next_seat(s)
            if len(options(s, seat)) > 1 and rng.random() < 0.2:
                yield s, seat
            asked = [p for p in range(s.seats) if asking(s) >> p & 1]
            seat = rng.choice(asked)
            play(s, seat, rng.choice(options(s, seat)))


def answering(
    game_id: str,
    mode: str,
    level: str,
    decisions: int,
    seed: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Answering:
    """So many answers of a level, one after the other; `progress` is told of each."""
    game = find(game_id)
    rng = Random(seed)
    player = make(level, game, rng)
    taken: list[float] = []
    unanswered = 0
    before = 0.0
    for n, (s, seat) in enumerate(positions(game, mode, seed)):
        if n == decisions:
            break
        if n == decisions // 10:
            before = megabytes()
        began = time.perf_counter()
        option = ask(player, s, seat, rng)
        taken.append(time.perf_counter() - began)
        unanswered += option not in options(s, seat)
        progress(1)
    ranked = sorted(taken)
    budget = LEVELS[level].seconds
    return Answering(
        game=game.id,
        mode=mode,
        level=level,
        budget=budget,
        decisions=len(taken),
        median=round(ranked[len(ranked) // 2], 4),
        p99=round(ranked[len(ranked) * 99 // 100], 4),
        longest=round(ranked[-1], 4),
        late=sum(t > budget * LEEWAY for t in taken),
        unanswered=unanswered,
        grown=round(max(0.0, megabytes() - before), 1),
    )


def megabytes() -> float:
    """The most memory that this process has held."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)
