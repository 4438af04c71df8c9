"""How likely a seat is to win, judged from a position: what bots think with, and what the coach tells.

Two judgements: the game's own hand-written `value`, on a scale that makes it a chance, and weights for the game's
`features` that were fitted on games played by bots (`overtable fit`, `weights.json` beside the game's rules). Both
look at the difference between two sides, so that the chances of two players add up to one.
"""

from functools import lru_cache
from math import exp
from operator import mul
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


class Taste(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody sees a position: how much its own side, the other side, and what is saved up count; 1: as fitted.

    `saved` is above 0.
    """

    own: float = 1.0
    theirs: float = 1.0
    saved: float = 1.0


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


class Measure(msgspec.Struct, frozen=True):
    """How one kind of table is judged: by the hand-written value if it has a `scale`, and by what the figures of both
    sides add to it."""

    scale: float | None
    told: list[float]
    """The weights of the figures, as the taste has them; none where nobody has fitted any."""
    own: list[float]
    theirs: list[float]


class Judge:
    """The judgement of one game. `leaf` takes one of the two whatever the file says; a `taste` tilts it."""

    def __init__(
        self, game: Game[Any], leaf: Leaf | None = None, book: Book | None = None, taste: Taste | None = None
    ) -> None:
        self.game = game
        self._leaf = leaf
        self._book = book or weights_in(game.folder)
        self._taste = taste or Taste()
        self._measures: dict[str, Measure] = {}

    def chance(self, s: State, seat: int) -> float:
        """How likely the seat is to win from here, from 0 to 1."""
        if s.result is None:
            s = self.game.judged(s)
        if s.result is not None:
            winners = s.result.winners
            return 0.5 if not winners or len(winners) == s.seats else float(seat in winners)
        measure = self._measure(s)
        others = [1 - seat] if s.seats == 2 else [other for other in range(s.seats) if other != seat]
        lead = self._outlook(s, seat, others)
        if measure.scale is not None:
            theirs = sum(self.game.value(s, other) for other in others) / len(others)
            lead += (self.game.value(s, seat) - theirs) / (2 * measure.scale)
        if measure.own:
            sides = self.game.sides(s)
            lead += sum(map(mul, measure.own, sides[seat]))
            for other in others:
                lead -= sum(map(mul, measure.theirs, sides[other])) / len(others)
        return certain(lead)

    def _outlook(self, s: State, seat: int, others: list[int]) -> float:
        outlook = self.game.outlook
        return outlook(s, seat) - sum(outlook(s, other) for other in others) / len(others)

    def figures(self, s: State, seat: int) -> dict[str, tuple[float, float, float]]:
        """Each figure of a position between two: its weight, the seat's own and the other's; none without weights."""
        s = self.game.judged(s)
        if s.result is not None or s.seats != 2:
            return {}
        weights = self._measure(s).told
        if not weights:
            return {}
        sides = self.game.sides(s)
        told = zip(weights, sides[seat], sides[1 - seat], strict=True)
        return dict(zip(self.game.feature_names, told, strict=True))

    def _measure(self, s: State) -> Measure:
        kind = self.game.kind_of_table(s)
        found = self._measures.get(kind)
        if found is None:
            found = self._measures[kind] = self._made(kind)
        return found

    def _made(self, kind: str) -> Measure:
        """Where the value judges, the weights say only how much a taste differs from an even judgement."""
        known = self._book.kinds.get(kind) or next(iter(self._book.kinds.values()), Weights(leaf="value"))
        if not known.weights:
            return Measure(known.scale, [], [], [])
        taste = self._taste
        even = [known.weights.get(name, 0.0) for name in self.game.feature_names]
        told = [self._weight(name, w) for name, w in zip(self.game.feature_names, even, strict=True)]
        if (self._leaf or known.leaf) == "fitted":
            return Measure(None, told, [taste.own * w for w in told], [taste.theirs * w for w in told])
        if taste == Taste():
            return Measure(known.scale, told, [], [])
        own = [taste.own * w - e for w, e in zip(told, even, strict=True)]
        return Measure(known.scale, told, own, [taste.theirs * w - e for w, e in zip(told, even, strict=True)])

    def _weight(self, name: str, fitted: float) -> float:
        """A weight as the taste has it. Beside others some savings were fitted below 0: those count against less."""
        if name not in self.game.feature_savings:
            return fitted
        return fitted * self._taste.saved if fitted > 0 else fitted / self._taste.saved
