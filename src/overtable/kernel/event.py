"""Events: what happened, in order, each with who knew the cards it names at that moment."""

from typing import TYPE_CHECKING

import msgspec

from overtable.kernel.refs import BITS, CARD, MASK, UNKNOWN_CARD

if TYPE_CHECKING:
    from overtable.kernel.state import State


class Event(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """`known` is a bit mask of the watchers (seats, then the spectator) who knew every card named; nobody else hears of
    what is `secret`."""

    kind: str
    refs: tuple[int, ...]
    known: int
    secret: bool = False


def emit(s: "State", kind: str, *refs: int, openly: bool = False) -> None:
    """Note an event, when somebody listens (bots' clones do not); `openly`: its cards are shown as it happens."""
    if s.log is None:
        return
    known = 0
    for watcher, pool in enumerate(s.pool):
        if openly or all(r >> BITS != CARD or r == UNKNOWN_CARD or pool[r & MASK] == 0 for r in refs):
            known |= 1 << watcher
    s.log.append(Event(kind, refs, known))


def whisper(s: "State", kind: str, watcher: int, *refs: int) -> None:
    """Note what one watcher alone may know, and is told."""
    if s.log is not None:
        s.log.append(Event(kind, refs, 1 << watcher, secret=True))


def heard(event: Event, watcher: int) -> bool:
    """Whether this watcher is told of the event at all."""
    return not event.secret or bool(event.known >> watcher & 1)


def told(event: Event, watcher: int) -> Event:
    """The event as this watcher may hear it: cards it did not know are blank."""
    if event.known >> watcher & 1:
        return event
    blank = tuple(UNKNOWN_CARD if r >> BITS == CARD else r for r in event.refs)
    return Event(event.kind, blank, event.known)
