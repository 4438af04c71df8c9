"""A table of the Golden Age."""

from typing import TYPE_CHECKING, ClassVar

from overtable.games.overpower.edition import GOLDEN
from overtable.games.overpower.state import Overpower

if TYPE_CHECKING:
    from overtable.games.overpower.book.facts import Face


class GoldenOverpower(Overpower):
    """Played by the 2025 rules; its rows are those of the 2025 cards, and behind them those of the classic ones."""

    __slots__ = ()
    rules = GOLDEN
    faces: ClassVar[list["Face"]] = []
