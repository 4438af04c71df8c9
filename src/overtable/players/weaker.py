"""A player that plays as people do who are still learning: it looks one action ahead, overlooks and misjudges.

Overlooked is what people overlook: cards that have waited in play for long rather than those just drawn, and answers
that name many things. What it sees it judges by the fitted weights, with an error of its own.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from overtable.kernel.game import Game
from overtable.kernel.option import Decision, Option
from overtable.kernel.refs import CARD, index_of, kind_of
from overtable.kernel.state import State
from overtable.players.greedy import GreedyPlayer, one_of_the_best
from overtable.players.judge import SCALE, Judge, certain
from overtable.players.moves import alone

DEALS = 2
"""How many deals it looks at."""


class WeakerPlayer:
    def __init__(
        self, game: Game[Any], rng: Random, overlooks: float, misjudges: float, judge: Judge | None = None
    ) -> None:
        self.game = game
        self.rng = rng
        self.overlooks = overlooks
        self.misjudges = misjudges
        self.judge = judge or Judge(game)

    def choose(self, decision: Decision, deal: Callable[[], State]) -> Option:
        s = deal()
        plain = not any(o.refs for o in decision.options)  # yes or no: nobody overlooks half of that
        seen = [o for o in decision.options if plain or not self.overlooked(s, o)]
        seen = seen or [self.rng.choice(decision.options)]
        # What is chosen in secret stands nowhere on the table yet: only the game's own value speaks of it.
        worth = self.judge.chance if alone(s, decision.seat) else self.promised
        look = GreedyPlayer(self.game, self.rng, budget=60 * DEALS, deals=DEALS, worth=worth)
        scores = look.scores(decision.seat, seen, deal)
        scores = [score / DEALS + self.rng.gauss(0.0, self.misjudges) for score in scores]
        return one_of_the_best(seen, scores, self.rng)

    def promised(self, s: State, seat: int) -> float:
        return certain(self.game.value(s, seat) / SCALE)

    def overlooked(self, s: State, option: Option) -> bool:
        share = self.overlooks
        if option.refs:
            first = option.refs[0]
            lies_open = kind_of(first) == CARD and index_of(first) < len(s.where)
            if lies_open and s.layout[s.where[index_of(first)]].sight == "all":
                share *= 1.5
            share *= 0.7 + 0.2 * len(option.refs)
        else:
            share *= 0.5
        return self.rng.random() < share
