"""Information-set tree search: one tree over what a player sees, walked through many deals.

Each round deals the unseen cards anew and walks down the tree, taking what looks best (PUCT: what was found so far, and
what a look one answer ahead promised), counting only answers that this deal allows. At its end a new node is opened:
each of its answers is tried and judged once. Opponents choose in the same way for themselves, by what they hold in the
deal. The tree is kept for the further answers of one action.
"""

from collections.abc import Callable
from math import exp, sqrt
from random import Random

from overtable.kernel.engine import play
from overtable.kernel.option import Option
from overtable.kernel.state import State
from overtable.players.budget import Budget
from overtable.players.judge import Judge
from overtable.players.moves import Move, after, asked_first, moves

CURIOSITY = 1.0
"""How much a promise counts against what was found."""
SHARPNESS = 0.06
"""Chances of winning that differ by so much are told apart by the promise."""
WIDEST = 28
"""No more answers than this are looked at when a node is opened; the others get what is left over."""
DEEPEST = 60
"""A walk ends here at the latest."""
ASKED_EVERY = 4
"""After so many walks it is asked whether the rest could still change the answer."""


class Node:
    """What follows one answer. `found` is the sum of what its walks came to, for whoever gave the answer."""

    __slots__ = ("after", "found", "offered", "opened", "promise", "share", "visits")

    def __init__(self, promise: float, share: float) -> None:
        self.promise = promise
        """How likely whoever gives the answer is to win, by one look."""
        self.share = share
        self.visits = 0
        self.found = 0.0
        self.offered = 0
        self.opened = False
        self.after: dict[Move, Node] = {}

    @property
    def worth(self) -> float:
        """The chance of winning for whoever gives the answer; the first look counts as one visit."""
        return (self.found + self.promise) / (self.visits + 1)


class Tree:
    """A search for one seat. `think` walks until the budget is spent; `root` tells what it found."""

    def __init__(self, judge: Judge, seat: int, rng: Random) -> None:
        self.judge = judge
        self.seat = seat
        self.rng = rng
        self.root = Node(0.5, 1.0)
        self.rounds = 0

    def think(self, deal: Callable[[], State], budget: Budget, to_the_end: bool = True) -> None:
        """Walk until the budget is spent, or until more walks could not change the answer."""
        while budget.spend():
            self.walk(deal(), budget)
            if not to_the_end and budget.spent % ASKED_EVERY == 0 and self.lead() > budget.to_come():
                return

    def lead(self) -> int:
        """By how many walks the answer that was walked most is ahead of every other."""
        walked = sorted(node.visits for node in self.root.after.values())
        return walked[-1] - walked[-2] if len(walked) > 1 else 0

    def walk(self, s: State, budget: Budget | None = None, first: Move | None = None) -> None:
        """One round: down the tree (at the root by `first`), open a node, and tell all the way up what came out."""
        self.rounds += 1
        node = self.root
        path: list[tuple[Node, int]] = []
        for _ in range(DEEPEST):
            if s.result is not None or (path and budget is not None and budget.late()):
                break
            mover = asked_first(s, self.seat)
            open_moves = moves(s, mover)
            if len(open_moves) == 1:
                play(s, mover, next(iter(open_moves.values())))
                continue
            if not node.opened:
                best = self.open(node, s, mover, open_moves, budget)
                self.tell(path, best if mover == self.seat else 1.0 - best)
                return
            if first is not None and first in open_moves and first in node.after:
                move, child = first, node.after[first]
            else:
                move, child = self.pick(node, open_moves)
            first = None
            path.append((child, mover))
            play(s, mover, open_moves[move])
            node = child
        self.tell(path, self.judge.chance(s, self.seat))

    def tell(self, path: list[tuple[Node, int]], chance: float) -> None:
        self.root.visits += 1
        for node, mover in path:
            node.visits += 1
            node.found += chance if mover == self.seat else 1.0 - chance

    def open(self, node: Node, s: State, mover: int, offered: dict[Move, Option], budget: Budget | None) -> float:
        """Look at every answer once; how likely whoever decides is to win with the best of them."""
        node.opened = True
        looked = list(offered.items())
        if len(looked) > WIDEST and node is not self.root:
            looked = self.rng.sample(looked, WIDEST)
        chances: list[tuple[Move, float]] = []
        for move, option in looked:
            chances.append((move, self.judge.chance(after(s, mover, option), mover)))
            if budget is not None and budget.late():
                break
        best = max(chance for _, chance in chances)
        shares = [exp((chance - best) / SHARPNESS) for _, chance in chances]
        total = sum(shares) + 0.02 * len(offered)
        for (move, chance), share in zip(chances, shares, strict=True):
            node.after[move] = Node(chance, (share + 0.02) / total)
        return best

    def pick(self, node: Node, offered: dict[Move, Option]) -> tuple[Move, Node]:
        """The answer to walk on with, of those that this deal allows."""
        best, chosen = -1.0, None
        for move in offered:
            child = node.after.get(move)
            if child is None:
                child = node.after[move] = Node(0.45, 0.02)
            child.offered += 1
            score = child.worth + CURIOSITY * child.share * sqrt(child.offered) / (1 + child.visits)
            if score > best:
                best, chosen = score, (move, child)
        assert chosen is not None
        return chosen

    def best(self, offered: dict[Move, Option]) -> Move:
        """The answer that was walked most, of those that are open; ties go to what looks better."""

        def rank(move: Move) -> tuple[int, float]:
            node = self.root.after.get(move)
            return (node.visits, node.worth) if node is not None else (-1, 0.0)

        return max(offered, key=rank)

    def go_on(self, move: Move) -> None:
        """The answer was given: what was found below it is kept."""
        self.root = self.root.after.get(move) or Node(0.5, 1.0)
