"""How fast the engine is: random play on one core, and what clone, view, redeal and bytes cost.

The inner loop is the engine's own: `options` and `play`, no prompts, no views, no log. Measured in processor time, so
that a busy neighbour does not count; several measurements are taken in turns and the best one of each counts: a
shared machine varies by a third, always to the slow side.
"""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from overtable.games import find
from overtable.kernel.codec import encode
from overtable.kernel.engine import asking, options, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.redeal import redeal
from overtable.kernel.state import State

SAMPLE = 60
"""How many positions the costs of clone, view and so on are measured on."""


class Bench(msgspec.Struct, kw_only=True):
    """`choices` are the decisions with more than one option; times in microseconds."""

    game: str
    mode: str
    decisions_per_second: float
    choices_per_second: float
    games_per_second: float
    decisions_per_game: float
    options_per_decision: float
    clone_us: float
    view_us: float
    redeal_us: float
    encode_us: float
    decode_us: float
    encoded_bytes: int


class Pace(msgspec.Struct):
    games: int = 0
    decisions: int = 0
    choices: int = 0
    offered: int = 0
    seconds: float = 0.0


def random_play(game: Game[Any], mode: str, seed: int, seconds: float) -> Pace:
    """Random games one after the other for about so many seconds."""
    pace = Pace()
    rng = Random(seed)
    random = rng.random
    seats = game.modes[mode].seats[0]
    began = time.process_time()
    while pace.seconds < seconds:
        s: State = game.start(Setup(mode=mode, seed=rng.getrandbits(60), seats=seats))
        decisions = choices = offered = 0
        while s.result is None:
            mask = asking(s)
            seat = (mask & -mask).bit_length() - 1
            found = options(s, seat)
            n = len(found)
            decisions += 1
            offered += n
            if n > 1:
                choices += 1
                play(s, seat, found[int(random() * n)])
            else:
                play(s, seat, found[0])
        pace.games += 1
        pace.decisions += decisions
        pace.choices += choices
        pace.offered += offered
        pace.seconds = time.process_time() - began
    return pace


def sample(game: Game[Any], mode: str, seed: int) -> list[State]:
    """Positions from all parts of random games."""
    rng = Random(seed)
    states: list[State] = []
    while len(states) < SAMPLE * 4:
        s: State = game.start(Setup(mode=mode, seed=rng.getrandbits(60), seats=game.modes[mode].seats[0]))
        while s.result is None:
            states.append(s.clone())
            mask = asking(s)
            seat = (mask & -mask).bit_length() - 1
            play(s, seat, rng.choice(options(s, seat)))
    return rng.sample(states, SAMPLE)


def microseconds(work: Callable[[State], object], states: Sequence[State], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        for s in states:
            work(s)
    return (time.process_time() - began) / (times * len(states)) * 1e6


def bench(wanted: Sequence[tuple[str, str]], seconds: float = 1.0, rounds: int = 4, seed: int = 1) -> list[Bench]:
    """Measure these games and modes, in turns; `seconds` is for one run of random play."""
    games = [(find(game_id), mode) for game_id, mode in wanted]
    samples = [sample(game, mode, seed) for game, mode in games]
    paces: list[list[Pace]] = [[] for _ in games]
    costs: list[list[list[float]]] = [[] for _ in games]
    for game, mode in games:
        random_play(game, mode, seed, min(0.2, seconds))
    for turn in range(rounds):
        for i, (game, mode) in enumerate(games):
            paces[i].append(random_play(game, mode, seed + turn, seconds))
            costs[i].append(_costs(game, samples[i]))
    return [_best(game, mode, paces[i], costs[i], samples[i]) for i, (game, mode) in enumerate(games)]


def _costs(game: Game[Any], states: list[State]) -> list[float]:
    rng = Random(1)
    saved = [encode(s) for s in states]
    turns = iter(saved * 10)
    return [
        microseconds(lambda s: s.clone(), states, 20),
        microseconds(lambda s: game.view(s, 0), states, 5),
        microseconds(lambda s: redeal(s, 0, rng), states, 10),
        microseconds(encode, states, 20),
        microseconds(lambda s: game.decode(next(turns)), states, 10),
    ]


def _best(game: Game[Any], mode: str, paces: list[Pace], costs: list[list[float]], states: list[State]) -> Bench:
    best = max(paces, key=lambda p: p.decisions / p.seconds)
    clone, view, redealt, encoded, decoded = (round(min(column), 2) for column in zip(*costs, strict=True))
    return Bench(
        game=game.id,
        mode=mode,
        decisions_per_second=round(best.decisions / best.seconds),
        choices_per_second=round(best.choices / best.seconds),
        games_per_second=round(best.games / best.seconds, 1),
        decisions_per_game=round(best.decisions / best.games, 1),
        options_per_decision=round(best.offered / best.decisions, 2),
        clone_us=clone,
        view_us=view,
        redeal_us=redealt,
        encode_us=encoded,
        decode_us=decoded,
        encoded_bytes=round(sum(len(encode(s)) for s in states) / len(states)),
    )
