"""The thinking player: searches what its seat could know, within a hard budget, and always has an answer."""

from collections.abc import Callable
from random import Random
from typing import Any

from overtable.kernel.engine import asking
from overtable.kernel.game import Game
from overtable.kernel.option import Decision, Option
from overtable.kernel.state import State
from overtable.players.budget import Budget
from overtable.players.judge import Judge
from overtable.players.moves import Move, alone, move_of, moves
from overtable.players.plans import Table
from overtable.players.tree import Tree

DEALS_FOR_ROUNDS = 40
"""So many rounds of a tree cost about as much as one deal of a table of plans."""
SURE = 24
"""So many walks through a further question make thinking about it again needless."""


class ThinkingPlayer:
    def __init__(
        self,
        game: Game[Any],
        rng: Random,
        seconds: float | None = 0.5,
        rounds: int | None = None,
        judge: Judge | None = None,
    ) -> None:
        self.game = game
        self.rng = rng
        self.seconds = seconds
        self.rounds = rounds
        self.judge = judge or Judge(game)
        self._tree: Tree | None = None
        self._expected = -1
        """How many answers were given when the tree's next question comes, if nobody else answers before."""
        self._plan: list[Move] = []
        self.votes: dict[Move, int] = {}
        """How often each answer to the last question was walked, where it was searched by a tree."""

    def choose(self, decision: Decision, deal: Callable[[], State]) -> Option:
        s = deal()
        offered: dict[Move, Option] = {}
        for option in decision.options:
            offered.setdefault(move_of(s, option), option)
        self.votes = {}
        if len(offered) == 1:
            return decision.options[0]
        expected = s.answers == self._expected
        if alone(s, decision.seat):
            return offered[self._by_tree(s, decision.seat, offered, deal, expected)]
        return offered[self._by_plan(s, decision.seat, offered, deal, expected)]

    def sure(self, s: State, seat: int) -> Option | None:
        """The further answer that was thought through with the last one, or nothing where it was not."""
        if s.result is not None or not asking(s) >> seat & 1:
            return None
        offered = moves(s, seat)
        if len(offered) == 1:
            return next(iter(offered.values()))
        if self._plan:
            return offered.get(self._plan.pop(0))
        tree = self._tree
        if tree is None or not alone(s, seat) or tree.root.visits < SURE:
            return None
        move = tree.best(offered)
        if move not in tree.root.after:
            return None
        tree.go_on(move)
        return offered[move]

    def _by_tree(
        self, s: State, seat: int, offered: dict[Move, Option], deal: Callable[[], State], expected: bool
    ) -> Move:
        tree = self._tree if expected else None
        if tree is None or tree.seat != seat:
            tree = Tree(self.judge, seat, self.rng)
        spent = tree.root.visits
        rounds = None if self.rounds is None else max(self.rounds // 4, self.rounds - spent)
        seconds = self.seconds if not spent or self.seconds is None else self.seconds / 2
        budget = Budget(seconds, rounds)
        tree.walk(s, budget)
        tree.think(deal, budget, to_the_end=False)
        move = tree.best(offered)
        self.votes = {one: node.visits for one, node in tree.root.after.items() if one in offered}
        tree.go_on(move)
        self._tree, self._expected, self._plan = tree, s.answers + 1, []
        return move

    def _by_plan(
        self, s: State, seat: int, offered: dict[Move, Option], deal: Callable[[], State], expected: bool
    ) -> Move:
        if not (expected and self._plan and self._plan[0] in offered):
            table = Table(self.judge, seat, self.rng)
            rounds = None if self.rounds is None else max(2, self.rounds // DEALS_FOR_ROUNDS)
            table.think(deal, Budget(self.seconds, rounds))
            self._plan = list(table.best())
        move = self._plan.pop(0) if self._plan and self._plan[0] in offered else next(iter(offered))
        self._tree, self._expected = None, s.answers + 1
        return move
