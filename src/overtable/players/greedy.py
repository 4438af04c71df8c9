"""The greedy player: one action ahead, on redealt states, by the game's own value of a position.

An action may take several answers (a card, its place, its targets). Each option is followed to the end of the
seat's own answers, the best continuation counting, within a budget of positions; then the position is judged. The
rest of the budget goes into further deals, so that a lucky redeal does not decide. Choices that are equally good are
mixed: nobody can read the player. The weaker levels are this player too: they overlook and misjudge.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from overtable.kernel.engine import asking, options
from overtable.kernel.game import Game
from overtable.kernel.option import Decision, Option
from overtable.kernel.state import State
from overtable.players.moves import after

Worth = Callable[[State, int], float]
"""What a position is worth to a seat."""


class GreedyPlayer:
    def __init__(
        self,
        game: Game[Any],
        rng: Random,
        budget: int = 400,
        deals: int = 2,
        depth: int = 4,
        worth: Worth | None = None,
    ) -> None:
        self.rng = rng
        self.budget = budget
        self.deals = deals
        self.depth = depth
        self.worth = worth or game.value

    def choose(self, decision: Decision, deal: Callable[[], State]) -> Option:
        return self.best(decision.seat, decision.options, deal)

    def best(self, seat: int, offered: list[Option], deal: Callable[[], State]) -> Option:
        return one_of_the_best(offered, self.scores(seat, offered, deal), self.rng)

    def scores(self, seat: int, offered: list[Option], deal: Callable[[], State]) -> list[float]:
        """What each option promises, over all deals."""
        scores = [0.0] * len(offered)
        share = max(1, self.budget // (self.deals * len(offered)))
        for _ in range(self.deals):
            s = deal()
            for i, option in enumerate(offered):
                scores[i] += self._best(after(s, seat, option), seat, share, self.depth)
        return scores

    def _best(self, s: State, seat: int, budget: int, depth: int) -> float:
        """The value after this seat's further answers to the same action, the best ones within the budget."""
        if depth == 0 or s.result is not None or not asking(s) >> seat & 1:
            return self.worth(s, seat)
        choices: list[Option] = options(s, seat)
        if budget < len(choices):
            choices = self.rng.sample(choices, max(1, budget))
        share = max(1, budget // len(choices))
        return max(self._best(after(s, seat, option), seat, share, depth - 1) for option in choices)


def one_of_the_best(offered: list[Option], scores: list[float], rng: Random) -> Option:
    best = max(scores)
    good = [o for o, score in zip(offered, scores, strict=True) if score >= best - 1e-9]
    return good[int(rng.random() * len(good))]
