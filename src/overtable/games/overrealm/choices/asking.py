"""What questions to one side share."""

from collections.abc import Iterable

from overtable.games.overrealm.refs import STAT_WORDS
from overtable.games.overrealm.state import Overrealm
from overtable.kernel.frame import Frame, Seats
from overtable.kernel.message import Message
from overtable.kernel.option import Option

YES, NO, DONE = Option("yes"), Option("no"), Option("done")
FULL = Message("Go on, or take one back.")
"""What is asked when a set holds all it can."""
CHOOSE_STAT = [Option("choose", (stat,)) for stat in STAT_WORDS]


def of_stats(verb: str, stats: Iterable[int]) -> list[Option]:
    """Each of these stats as an option."""
    return [Option(verb, (STAT_WORDS[stat],)) for stat in stats]


class Asking(Frame[Overrealm], frozen=True):
    """A question to one side."""

    side: int

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side]
