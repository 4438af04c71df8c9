"""Fitting what bots judge by: games are played, positions are kept with who won, and weights are found that tell it.

A logistic regression on the difference between the two sides' features, without a constant: so the chances of two
players add up to one, whoever is asked. A fifth of the games is kept apart to say how good the weights are, beside the
game's own `value` on its best scale.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import log
from random import Random
from typing import Any

import msgspec

from overtable.games import find
from overtable.kernel.engine import options, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.redeal import redeal
from overtable.kernel.state import State
from overtable.lab.match import next_seat, seed_of
from overtable.players.greedy import GreedyPlayer
from overtable.players.judge import Book, Quality, Weights, certain, weights_in
from overtable.players.player import ask

SAMPLES = 50
"""About so many positions of a game are kept."""
STRAYING = 0.08
"""How often a player takes any answer: positions that good play never reaches must be judged too."""
SOFTNESS = 30.0
"""How strongly weights are held near 0; the first, of the hand-written value, is free: the others mend it."""
KEPT_APART = 5
"""Every fifth game is not learnt from."""


class Sample(msgspec.Struct, frozen=True):
    """A position: the kind of table, the game it is of, what speaks for the seat, and whether it won."""

    kind: str
    game: int
    features: list[float]
    value: float
    won: float


def sampled(game: Game[Any], s: State, seat: int) -> tuple[list[float], float]:
    """The difference between two sides, by features and by value."""
    s = game.judged(s)
    if s.result is not None:
        return [], 0.0
    other = 1 - seat
    sides = game.sides(s)
    return [a - b for a, b in zip(sides[seat], sides[other], strict=True)], (
        game.value(s, seat) - game.value(s, other)
    ) / 2


def one_game(game_id: str, mode: str, number: int, seed: int) -> list[Sample]:
    """Positions of one game between two quick bots, as one of them could see them."""
    game = find(game_id)
    rng = Random(seed_of(seed, number))
    s: State = game.start(Setup(mode=mode, seed=rng.getrandbits(60), seats=game.modes[mode].seats[0]))
    player = GreedyPlayer(game, rng, budget=48, deals=1, depth=3)
    kept: list[tuple[str, int, list[float], float]] = []
    share = 0.3
    while s.result is None:
        seat = next_seat(s)
        if rng.random() < share:
            watcher = int(rng.random() * 2)
            figures, value = sampled(game, redeal(s, watcher, rng), watcher)
            if figures:
                kept.append((game.kind_of_table(s), watcher, figures, value))
        if rng.random() < STRAYING:
            play(s, seat, rng.choice(options(s, seat)))
        else:
            play(s, seat, ask(player, s, seat, rng))
    if s.result.limit:
        return []
    if len(kept) > SAMPLES:
        kept = rng.sample(kept, SAMPLES)
    winners = s.result.winners

    def won(seat: int) -> float:
        return 0.5 if len(winners) != 1 else float(seat in winners)

    return [Sample(kind, number, figures, value, won(seat)) for kind, seat, figures, value in kept]


def some_games(task: tuple[str, str, int, int, int]) -> list[Sample]:
    game_id, mode, first, last, seed = task
    return [sample for number in range(first, last) for sample in one_game(game_id, mode, number, seed)]


def samples(
    game: Game[Any], modes: Sequence[str], games: int, seed: int, workers: int, step: Callable[[int], None]
) -> Iterator[Sample]:
    """The positions of so many games of each mode; the same whatever the number of workers."""
    size = 5
    tasks = [
        (game.id, mode, games * n + first, games * n + min(first + size, games), seed)
        for n, mode in enumerate(modes)
        for first in range(0, games, size)
    ]
    with ProcessPoolExecutor(workers) as pool:
        for task, found in zip(tasks, pool.map(some_games, tasks), strict=True):
            yield from found
            step(task[3] - task[2])


def fit(
    game: Game[Any],
    games: int,
    seed: int,
    workers: int | None = None,
    command: str = "",
    step: Callable[[int], None] = lambda played: None,
) -> Book:
    """Weights for every kind of table of a game that is played by two."""
    modes = [name for name, mode in game.modes.items() if 2 in mode.seats]
    found = list(samples(game, modes, games, seed, workers or os.cpu_count() or 1, step))
    kinds = sorted({sample.kind for sample in found})
    known = weights_in(game.folder).kinds
    leaves = {k: known[k].leaf for k in kinds if k in known}  # games have shown which to play by, and no fit does
    made = {k: fitted(game, [x for x in found if x.kind == k]) for k in kinds}
    return Book(
        command=command,
        kinds={k: msgspec.structs.replace(w, leaf=leaves.get(k, w.leaf)) for k, w in made.items()},
    )


def fitted(game: Game[Any], found: list[Sample]) -> Weights:
    import numpy as np  # only whoever fits needs it

    learnt = [x for x in found if x.game % KEPT_APART]
    apart = [x for x in found if not x.game % KEPT_APART]
    figures, won = np.array([x.features for x in learnt]), np.array([x.won for x in learnt])
    spread = figures.std(axis=0)
    spread[spread < 1e-9] = np.inf  # what never differs gets no weight
    weights = regressed(figures / spread, won) / spread
    values = np.array([[x.value] for x in learnt])
    scale = 1.0 / max(1e-6, float(regressed(values / values.std(), won)[0] / values.std()))
    return Weights(
        scale=round(scale, 3),
        weights={name: round(float(w), 4) for name, w in zip(game.feature_names, weights, strict=True)},
        games=len({x.game for x in found}),
        positions=len(found),
        fitted=quality([certain(float(np.dot(weights, x.features))) for x in apart], apart),
        value=quality([certain(x.value / scale) for x in apart], apart),
    )


def regressed(figures: Any, won: Any) -> Any:
    """Newton's method for a logistic regression without a constant, with weights held near 0."""
    import numpy as np  # only whoever fits needs it

    weights = np.zeros(figures.shape[1])
    hold = SOFTNESS * np.eye(figures.shape[1])
    hold[0, 0] = 1e-3
    for _ in range(25):
        chances = 1 / (1 + np.exp(-np.clip(figures @ weights, -30, 30)))
        slope = figures.T @ (won - chances) - hold @ weights
        curve = (figures * (chances * (1 - chances))[:, None]).T @ figures + hold
        move = np.linalg.solve(curve, slope)
        weights = weights + move
        if float(np.abs(move).max()) < 1e-6:
            break
    return weights


def quality(chances: list[float], of: list[Sample]) -> Quality:
    pairs = [(c, x.won) for c, x in zip(chances, of, strict=True) if x.won != 0.5]
    loss = -sum(log(max(1e-9, c if won else 1 - c)) for c, won in pairs) / max(1, len(pairs))
    ranked = sorted(pairs)
    ones = sum(won for _, won in ranked)
    above = sum(rank for rank, (_, won) in enumerate(ranked, 1) if won)
    zeros = len(ranked) - ones
    area = (above - ones * (ones + 1) / 2) / max(1.0, ones * zeros)
    return Quality(auc=round(area, 4), log_loss=round(loss, 4))
