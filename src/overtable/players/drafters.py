"""Who drafts: `drafter` by what a pick is worth, `first-pick` whatever lies first. `random` drafts as it plays."""

from collections.abc import Callable
from random import Random
from typing import Any

from overtable.kernel.game import Game
from overtable.kernel.limited import Limited
from overtable.kernel.option import Decision, Option
from overtable.kernel.state import State
from overtable.players.greedy import one_of_the_best


class Drafter:
    """Takes what is worth most to its pool, and any of those that are worth the same."""

    def __init__(self, game: Game[Any], rng: Random) -> None:
        assert isinstance(game, Limited), "a drafter drafts"  # `registry.read` has said so in words
        self.draft: Limited[Any] = game
        self.rng = rng

    def choose(self, decision: Decision, deal: Callable[[], State]) -> Option:
        s = deal()
        scores = [self.draft.worth(s, decision.seat, option) for option in decision.options]
        return one_of_the_best(decision.options, scores, self.rng)


class FirstPick:
    def __init__(self, game: Game[Any], rng: Random) -> None:
        pass

    def choose(self, decision: Decision, deal: Callable[[], State]) -> Option:
        return decision.options[0]
