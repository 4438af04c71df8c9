"""How likely a seat is to win, judged from a position: what bots think with, and what the coach tells.

Two judgements: the game's own hand-written `value`, on a scale that makes it a chance, and weights for the game's
`features` that were fitted on games played by bots (`overtable fit`, `weights.json` beside the game's rules). Both
look at the difference between two sides, so that the chances of two players add up to one.
"""

from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any, Literal

import msgspec

from overtable.kernel.game import Game
from overtable.kernel.state import State

FILE = "weights.json"
SCALE = 20.0
"""How many points of `value` make a lead that nobody has fitted yet."""

Leaf = Literal["fitted", "value"]


class Quality(msgspec.Struct, frozen=True):
    """How well chances fit games that were not learnt from: the area under the curve, and the logarithmic loss."""

    auc: float
    log_loss: float


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What one kind of table is judged by."""

    leaf: Leaf = "fitted"
    """Which of the two judgements bots play better with."""
    scale: float = SCALE
    weights: dict[str, float] = {}
    games: int = 0
    positions: int = 0
    fitted: Quality | None = None
    value: Quality | None = None


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """The file of a game: the command that made it, and the weights by kind of table."""

    command: str = ""
    kinds: dict[str, Weights] = {}


@lru_cache(maxsize=32)
def weights_in(folder: Path) -> Book:
    path = folder / FILE
    return msgspec.json.decode(path.read_bytes(), type=Book) if path.is_file() else Book()


def certain(x: float) -> float:
    """A lead as a chance: the logistic curve, without running over."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


class Judge:
    """The judgement of one game. `leaf` takes one of the two whatever the file says; `taste` changes some weights."""

    def __init__(
        self, game: Game[Any], leaf: Leaf | None = None, book: Book | None = None, taste: dict[str, float] | None = None
    ) -> None:
        self.game = game
        self._leaf = leaf
        self._book = book or weights_in(game.folder)
        self._taste = taste or {}
        self._ready: dict[str, tuple[list[float] | None, float]] = {}

    def chance(self, s: State, seat: int) -> float:
        """How likely the seat is to win from here, from 0 to 1."""
        if s.result is None:
            s = self.game.judged(s)
        if s.result is not None:
            winners = s.result.winners
            return 0.5 if not winners or len(winners) == s.seats else float(seat in winners)
        kind = self.game.kind_of_table(s)
        found = self._ready.get(kind)
        if found is None:
            found = self._ready[kind] = self._prepared(kind)
        weights, scale = found
        others = [1 - seat] if s.seats == 2 else [other for other in range(s.seats) if other != seat]
        if weights is None:
            mine = self.game.value(s, seat)
            theirs = sum(self.game.value(s, other) for other in others) / len(others)
            return certain((mine - theirs) / (2 * scale))
        features = self.game.features
        lead = 0.0
        for other in others:
            for w, a, b in zip(weights, features(s, seat), features(s, other), strict=True):
                lead += w * (a - b)
        return certain(lead / len(others))

    def figures(self, s: State, seat: int) -> dict[str, tuple[float, float, float]]:
        """Each figure of a position between two: its weight, the seat's own and the other's; none without weights."""
        s = self.game.judged(s)
        if s.result is not None or s.seats != 2:
            return {}
        weights, _ = self._prepared(self.game.kind_of_table(s))
        if weights is None:
            return {}
        mine, theirs = self.game.features(s, seat), self.game.features(s, 1 - seat)
        told = zip(weights, mine, theirs, strict=True)
        return dict(zip(self.game.feature_names, told, strict=True))

    def _prepared(self, kind: str) -> tuple[list[float] | None, float]:
        known = self._book.kinds.get(kind) or next(iter(self._book.kinds.values()), Weights(leaf="value"))
        if (self._leaf or known.leaf) == "value" or not known.weights:
            return None, known.scale
        return [known.weights.get(n, 0.0) * self._taste.get(n, 1.0) for n in self.game.feature_names], known.scale
