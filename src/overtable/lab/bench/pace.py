"""Random play on one core, undisturbed: no prompts, no views, no log, and no clock between the answers."""

import time
from random import Random
from typing import Any

import msgspec

from overtable.kernel.engine import asking, options, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.state import State
from overtable.lab.bench.courses import broken, setups


class Pace(msgspec.Struct):
    """`choices` are the decisions with more than one option; the seconds are of processor time, starts included."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    offered: int = 0
    seconds: float = 0.0


def random_play(game: Game[Any], tables: list[Setup]) -> Pace:
    """These games one after the other."""
    pace = Pace()
    began = time.process_time()
    for setup in tables:
        try:
            _play_on(game, setup, pace)
        except Exception:
            raise broken(game, setup) from None
    pace.seconds = time.process_time() - began
    return pace


def _play_on(game: Game[Any], setup: Setup, pace: Pace) -> None:
    random = Random(setup.seed).random
    decisions = choices = offered = 0
    s: State = game.start(setup)
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


def games_in(game: Game[Any], mode: str, seed: int, seconds: float) -> int:
    """How many games fill so many seconds; at least one."""
    games = 0
    began = time.process_time()
    while games == 0 or time.process_time() - began < seconds:
        random_play(game, setups(game, mode, seed + games, 1))
        games += 1
    return games
