"""What is kept of an ended game: what each watcher saw and was told at every step, whatever becomes of rules and cards.

It is plain data, packed small: a moment is the difference from the one before. It is handed out as it was kept, and
never read into the types of a later program.
"""

import lzma
from typing import Any, cast

import msgspec

from overtable.server.replays.patches import Patch, patched
from overtable.server.table.words import DecisionOut, Line, ResultOut
from overtable.server.wire import View

FORMAT = 1
MARK = 32
"""Every so many moments one is remembered as a whole."""
SMALL = {"format": lzma.FORMAT_XZ, "check": lzma.CHECK_CRC32, "preset": 6}


class Step(msgspec.Struct, frozen=True):
    n: int
    seat: int
    text: str
    phase: str
    turn: int
    at: int
    back: bool


class Moment(msgspec.Struct, frozen=True):
    """A replay at one of its steps."""

    n: int
    view: View
    asked: list[int]
    decision: DecisionOut | None
    lines: list[Line]
    result: ResultOut | None


class Seen(msgspec.Struct, array_like=True):
    """What one watcher saw: steps and moments as the protocol writes them, without the lines of the log."""

    start: Any
    """The first line of the log, before anything happened."""
    steps: list[Any]
    moments: list[Patch]
    lines: list[list[Any]]
    """What each step brought; and the start."""


class Packed(msgspec.Struct, array_like=True):
    format: int
    cards: str
    """The version of the cards that it was shown with."""
    watchers: list[Seen]
    """The seats, and a spectator."""


class Unreadable(Exception):
    """What was kept cannot be read."""


class Kept:
    def __init__(self, packed: Packed) -> None:
        self.cards = packed.cards
        self.length = len(packed.watchers[0].steps)
        self._watchers = packed.watchers
        self._marks: dict[tuple[int, int], Any] = {}
        """By watcher and number: moments put together before. Neighbours share nearly everything, so they are small."""

    def steps(self, watcher: int) -> list[Step]:
        return self._watchers[watcher].steps

    def moment(self, watcher: int, n: int) -> Moment:
        """After n entries; -1: at the end."""
        seen, n = self._watchers[watcher], self.length if n < 0 else n
        start = next((i for i in range(n - n % MARK, 0, -MARK) if (watcher, i) in self._marks), -1)
        at: Any = self._marks.get((watcher, start), {})
        for i in range(start + 1, n + 1):
            at = patched(at, seen.moments[i])
            if i % MARK == 0:
                self._marks[watcher, i] = at
        return Moment(n, at["view"], at["asked"], at["decision"], seen.lines[n], at["result"])

    def log(self, watcher: int) -> list[Line]:
        seen = self._watchers[watcher]
        return [cast(Line, line) for lines in ([seen.start], *seen.lines) for line in lines]


def pack(packed: Packed) -> bytes:
    return lzma.compress(msgspec.msgpack.encode(packed), **SMALL)  # type: ignore[arg-type]


def unpack(data: bytes) -> Kept:
    """Raises `Unreadable`."""
    try:
        packed = msgspec.msgpack.decode(lzma.decompress(data), type=Packed)
    except (lzma.LZMAError, EOFError, msgspec.DecodeError) as error:
        raise Unreadable(f"what was kept of the game is damaged: {error}") from None
    if packed.format != FORMAT:
        raise Unreadable(f"what was kept of the game has format {packed.format}; this program reads format {FORMAT}")
    return Kept(packed)
