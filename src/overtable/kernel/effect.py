"""Effects in play: one list in order of arrival, and a mask of the kinds present.

A modifier is a question folded over the list; the mask makes an absent kind cost nothing. What an effect means
is the game's business: `kind` is one of the game's own small numbers, `subject` a card id or a place.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from overtable.kernel.state import State


class Effect(msgspec.Struct, frozen=True, gc=False, array_like=True):
    kind: int
    source: int
    owner: int
    subject: int
    amount: int
    until: int
    arrival: int
    also: int = -1
    """A second thing that the effect remembers: a character, a type, a battle; -1 for none."""


def begin(
    s: "State", kind: int, source: int, owner: int, subject: int, amount: int = 0, until: int = 0, also: int = -1
) -> Effect:
    s.arrivals += 1
    effect = Effect(kind, source, owner, subject, amount, until, s.arrivals, also)
    s.effects.append(effect)
    s.kinds |= 1 << kind
    return effect


def end(s: "State", over: Callable[[Effect], bool]) -> list[Effect]:
    """Take away the effects that are over; returns them."""
    gone = [e for e in s.effects if over(e)]
    if gone:
        s.effects = [e for e in s.effects if e not in gone]
        s.kinds = kinds_of(s)
    return gone


def kinds_of(s: "State") -> int:
    """The mask of the kinds of effects present."""
    mask = 0
    for e in s.effects:
        mask |= 1 << e.kind
    return mask


def change(s: "State", effect: Effect, amount: int) -> None:
    """The same effect, with another amount, in its old place."""
    s.effects[s.effects.index(effect)] = msgspec.structs.replace(effect, amount=amount)


def present(s: "State", kind: int) -> bool:
    return s.kinds >> kind & 1 == 1
