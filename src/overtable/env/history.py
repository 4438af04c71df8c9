"""The last answers, as each seat may know them.

A seat is told its own answers in full. Of the others it is told an answer only where nothing of it is secret: it was
given alone, not in a question put to several seats at once, and no step holds a draft back from the seat. A card is
named when the seat knows it after the answer and it lies in the open, or with the seat itself; an answer that names
any other card is told as given, without its verb. So nothing is told that a view would not have shown as well.
"""

from collections import deque
from struct import pack
from typing import Any

from overtable.env.ids import ids_of
from overtable.kernel.engine import asking
from overtable.kernel.frame import Frame
from overtable.kernel.game import Game
from overtable.kernel.option import Option
from overtable.kernel.refs import BITS, CARD, MASK, SEAT, UNKNOWN_CARD
from overtable.kernel.state import State

LENGTH = 32
MOST_REFS = 5
OPTION_WIDTH = 1 + 2 * MOST_REFS
"""A verb, then the kind and index of each reference."""
ANSWER_WIDTH = 1 + OPTION_WIDTH
"""Whose answer, then the option."""


def packed(verb: int, refs: tuple[int, ...], watcher: int, seats: int) -> bytes:
    """An option as int16 figures: seats are counted from the watcher on, other references as they are."""
    found = [verb]
    for r in refs[:MOST_REFS]:
        kind, index = r >> BITS, r & MASK
        found += (kind, (index - watcher) % seats if kind == SEAT else index)
    return pack(f"{OPTION_WIDTH}h", *found, *[0] * (OPTION_WIDTH - len(found)))


NOT_TOLD = packed(0, (), 0, 1)
OPEN = Frame.untold
"""The method of the steps that hide nothing: most of them."""


class History:
    def __init__(self, game: Game[Any], watchers: list[int], seats: int) -> None:
        self.verbs = {verb: n for n, verb in enumerate(ids_of(game).verbs, 1)}
        self.seats = seats
        self.who = [pack("h", n + 1) for n in range(seats)]
        """By how many seats after the watcher: whose answer it is."""
        self.seen: list[dict[Option, bytes]] = [{} for _ in range(seats)]
        self.told: dict[int, deque[bytes]] = {}
        self.together: type | None = None
        """The step that several seats are answering in secret."""
        self.clear(watchers)

    def clear(self, watchers: list[int]) -> None:
        self.told = {watcher: deque(maxlen=LENGTH) for watcher in watchers}
        self.together = None

    def before(self, s: State, seat: int, option: Option) -> None:
        """Look who is asked, before an answer is played, and note for the seat itself what it answers."""
        mask = asking(s)
        step = type(s.stack[-1])
        if mask & (mask - 1):
            self.together = step
        elif step is not self.together:
            self.together = None
        if seat in self.told:
            pool = s.pool[seat]
            unknown = [r for r in option.refs if r >> BITS == CARD and is_unknown(r, pool)]
            if unknown:
                option = Option(option.verb, tuple(UNKNOWN_CARD if r in unknown else r for r in option.refs))
            self.told[seat].appendleft(self.who[0] + self.figures(option, seat))

    def after(self, s: State, seat: int, option: Option) -> None:
        """Note for the others an answer that was played, as far as they may know it."""
        if self.together is not None:
            return
        for watcher, told in self.told.items():
            if watcher == seat or keeps_secrets(s, watcher):
                continue
            who = self.who[(seat - watcher) % self.seats]
            unnamed = [r for r in option.refs if not is_named(s, r, watcher)]
            told.appendleft(who + (NOT_TOLD if unnamed else self.figures(option, watcher)))

    def figures(self, option: Option, watcher: int) -> bytes:
        """An option as this watcher reads it; made once."""
        seen = self.seen[watcher]
        found = seen.get(option)
        if found is None:
            found = seen[option] = packed(self.verbs[option.verb], option.refs, watcher, self.seats)
        return found

    def bytes_for(self, watcher: int) -> bytes:
        """The figures of the last answers, the latest first."""
        return b"".join(self.told.get(watcher, ()))


def keeps_secrets(s: State, watcher: int) -> bool:
    """Whether a step holds something that the watcher may not know."""
    return bool([frame for frame in s.stack if type(frame).untold is not OPEN and frame.untold(s, watcher) != frame])


def is_unknown(reference: int, pool: bytearray) -> bool:
    """Whether a seat with this knowledge does not know the card."""
    card = reference & MASK
    return card >= len(pool) or pool[card] != 0


def is_named(s: State, reference: int, watcher: int) -> bool:
    """Whether a watcher may hear of a thing that somebody else's answer has named."""
    if reference >> BITS != CARD:
        return True
    if is_unknown(reference, s.pool[watcher]):
        return False
    zone = s.layout[s.where[reference & MASK]]
    return zone.sight == "all" or zone.owner == watcher
