"""Random games, step by step, over every registered game and draft and mode: what the contract tests look at."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from marks import our_drafts, our_games
from overtable.kernel.engine import asking, options, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.limited import Limited
from overtable.kernel.option import Option
from overtable.kernel.state import State
from toy import LANTERNS

GAMES: dict[str, Game[Any]] = {**our_games(), **our_drafts(), LANTERNS.id: LANTERNS}

EVERYWHERE = pytest.mark.parametrize(
    ("game", "mode"),
    [pytest.param(game, mode, id=f"{game.id}/{mode}") for game in GAMES.values() for mode in game.modes],
)
"""Run the test once for each game and mode, drafts among them."""

PLAYED = pytest.mark.parametrize(
    ("game", "mode"),
    [
        pytest.param(game, mode, id=f"{game.id}/{mode}")
        for game in GAMES.values()
        if not isinstance(game, Limited)
        for mode in game.modes
    ],
)
"""The same without drafts, which nobody wins: for players who think about winning, and programs that learn to."""


def seats_asked(s: State) -> list[int]:
    mask = asking(s)
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def start(game: Game[Any], mode: str, seed: int) -> Any:
    return game.start(Setup(mode=mode, seed=seed, seats=game.modes[mode].seats[seed % len(game.modes[mode].seats)]))


def walk(game: Game[Any], mode: str, seed: int) -> Iterator[tuple[Any, int, Option]]:
    """One random game: the state, who answers and what, before each answer. Any of the asked seats may be first."""
    rng = Random(seed)
    s = start(game, mode, seed)
    while s.result is None:
        seat = rng.choice(seats_asked(s))
        option = rng.choice(options(s, seat))
        yield s, seat, option
        play(s, seat, option)
    yield s, -1, Option("over")


def states(game: Game[Any], mode: str, count: int, every: int, seed: int = 0) -> Iterator[Any]:
    """So many states of random games, one out of `every` decisions, each a clone of its own."""
    found = 0
    while found < count:
        for n, (s, _, _) in enumerate(walk(game, mode, seed)):
            if s.result is None and n % every == seed % every:
                yield s.clone()
                found += 1
                if found == count:
                    return
        seed += 1
