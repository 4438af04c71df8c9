"""States of a game now and then, so that going back costs the same however long the record is.

They are kept as bytes, by the entry that brought them and how deep it stands; at most so many, the older ones sparser.
"""

from overtable.kernel.codec import encode
from overtable.kernel.engine import LIMIT
from overtable.kernel.message import Reason
from overtable.kernel.state import State

EVERY = 16
"""Entries that stand between one and the next."""
MOST = 64
TAKEN_BACK = 2000
"""How many entries a record has at most beside the answers that stand. Those have the limit of the rules."""
LONG = Reason(LIMIT, "So much was taken back in this game that answers stand from here on.")


class Marks:
    def __init__(self) -> None:
        self._kept: dict[int, bytes] = {}

    def note(self, node: int, depth: int, s: State) -> None:
        """The state after this entry, of which so many stand up to it."""
        if depth % EVERY or node in self._kept:
            return
        self._kept[node] = encode(s)
        if len(self._kept) > MOST:
            nodes = sorted(self._kept)
            # Where people take back is near the end: the older half is thinned out.
            for old in nodes[: MOST // 2 : 2]:
                del self._kept[old]

    def at(self, node: int) -> bytes | None:
        return self._kept.get(node)

    def __len__(self) -> int:
        return len(self._kept)
