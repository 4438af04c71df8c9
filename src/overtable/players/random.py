"""The random player: any option, each as likely."""

from collections.abc import Callable
from random import Random
from typing import Any

from overtable.kernel.game import Game
from overtable.kernel.option import Decision, Option
from overtable.kernel.state import State


class RandomPlayer:
    def __init__(self, game: Game[Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, decision: Decision, deal: Callable[[], State]) -> Option:
        return decision.options[int(self.rng.random() * len(decision.options))]
