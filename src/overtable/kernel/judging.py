"""What a game tells of how a position stands: the part of `Game` that bots, the coach and puzzles think with."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from overtable.kernel.state import State

S = TypeVar("S", bound=State)


class Gain(msgspec.Struct, frozen=True):
    """What is said for an answer that betters a figure; each goes on from "It ..."."""

    own: str
    theirs: str = ""
    """What is said if it is the other side's figure that gets worse; "" where nobody could see that."""
    of_cards: bool = False
    """Whether it is about cards in hand: those that the answer keeps are named, then."""


class Judging(ABC, Generic[S]):
    @abstractmethod
    def value(self, s: S, seat: int) -> float:
        """How good the position is for the seat, as a bot's hint; more is better, about -1 to 1 or in points."""

    @property
    def feature_names(self) -> Sequence[str]:
        """What `features` tells of a side, in order; none where bots go by `value` alone."""
        return ()

    feature_words: Mapping[str, Gain] = {}
    """What a person reads of a figure that an answer betters ("It gives you more Power"); others are not told."""
    feature_burdens: frozenset[str] = frozenset()
    """Figures that a side is glad to have little of; their words say so ("saves your team from hits")."""
    feature_savings: frozenset[str] = frozenset()
    """Figures of what a side has saved up for later: cards in hand, energy, counters."""

    def features(self, s: S, seat: int) -> list[float]:
        """Figures of one side of a position, about -2 to 2 each; bots judge by the difference between two sides."""
        return []

    def sides(self, s: S) -> list[list[float]]:
        """The figures of every side; a game may gather at once what all of them need."""
        return [self.features(s, seat) for seat in range(s.seats)]

    def outlook(self, s: S, seat: int) -> float:
        """What speaks for a side beyond its figures, on the scale of a lead: for choices whose outcome lies further
        ahead than anybody can search."""
        return 0.0

    def kind_of_table(self, s: S) -> str:
        """Which weights judge this table: modes that are won in the same way share them."""
        return "standard"

    def judged(self, s: S) -> S:
        """The position that is judged in place of this one: with what is under way settled, where that can be told."""
        return s
