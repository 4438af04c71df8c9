"""The state of a game: a documented bag of plain data. No rules live here.

A game subclasses `State`, adds slots of ints, short lists and tuples, and extends `copy_into`. A card in play is
an integer id; `printing[id]` is its row in the catalogue; `where[id]` the zone it lies in.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Self

import msgspec

from overtable.kernel.chance import streams
from overtable.kernel.effect import Effect
from overtable.kernel.event import Event
from overtable.kernel.frame import Frame
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Decision
from overtable.kernel.refs import CARD, index_of, kind_of
from overtable.kernel.refs import seat as seat_ref

NOT_ASKED = Reason("TABLE-SEAT", "You are not asked to decide anything now.")


class Zone(msgspec.Struct, frozen=True):
    """A place where cards lie. `owner` is a seat, or -1; `sight` says who knows what lies there. `bare`: nothing lies
    on the cards there, they are seen as printed. One that is not `shown` nobody needs to see, though all may."""

    name: str
    owner: int
    sight: str = "all"  # "all", "owner" or "none"
    bare: bool = False
    shown: bool = True


class Imagined(msgspec.Struct, frozen=True):
    """What cards that a watcher has not seen could be, as it was gathered for many deals of one state."""

    ids: Sequence[int]
    write: Callable[[list[int], Random], None]
    """Gives these cards other printings in a list of printings by id, at random."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended: its winners (none: a draw), the rule that ended it, and whether a limit did."""

    winners: tuple[int, ...]
    rule: str
    limit: bool = False


class State:
    """What every game has. Slots in `UNSAVED` are caches: neither encoded nor compared."""

    __slots__ = (
        "answers",
        "arrivals",
        "asked",
        "chance",
        "dirty",
        "effects",
        "epoch",
        "kinds",
        "layout",
        "limit",
        "log",
        "open_lists",
        "pool",
        "printing",
        "result",
        "seats",
        "stack",
        "waiting",
        "where",
        "zones",
    )
    UNSAVED = frozenset({"asked", "kinds", "layout", "log", "waiting"})
    OUT_OF_TIME: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """Verbs that belong to one step of the game: the rule that says when, and a sentence for whoever is too early."""
    FAINT: ClassVar[tuple[str, ...] | None] = None
    """Reasons, by template or rule, that decide nothing where there is another, the faintest first: a game that says
    which gives one reason why a thing cannot be used, any other gives all."""

    seats: int
    stack: list[Frame[Any]]
    """What remains to be done; the last one is the top."""
    chance: list[int]
    """One integer for each stream of chance."""
    epoch: int
    """Grows whenever chance was used or something was revealed: nothing is taken back across it."""
    answers: int
    """How many answers were given so far."""
    limit: int
    """After so many answers the game is a draw by the limit."""
    result: Result | None
    printing: list[int]
    """card id -> row of the catalogue; changed by a redeal only, so clones share it."""
    where: list[int]
    """card id -> zone."""
    zones: list[list[int]]
    """zone -> the card ids in it; the last one is the top."""
    pool: list[bytearray]
    """watcher -> card id -> 0: knows it; k: could be exchanged with every id that has the same k."""
    effects: list[Effect]
    kinds: int
    """Bit mask of the kinds of effects present."""
    arrivals: int
    dirty: int
    """Set by whoever changes what the standing checks look at; cleared by `settle`."""
    open_lists: bool
    """Whether each player knows what is in the decks of the others."""
    layout: tuple[Zone, ...]
    asked: list[Decision] | None
    """The pending decisions, kept until the next answer."""
    waiting: int
    """The mask of seats that the top frame asks, or -1 when nobody has looked yet."""
    log: list[Event] | None
    """Where events are noted, when somebody listens."""

    def __init__(self, seats: int, seed: int, printing: list[int], limit: int) -> None:
        self.seats = seats
        self.layout = zones_of(type(self), seats)
        self.stack = []
        self.chance = streams(seed)
        self.epoch = 0
        self.answers = 0
        self.limit = limit
        self.result = None
        self.printing = printing
        self.where = [0] * len(printing)
        self.zones = [[] for _ in self.layout]
        self.pool = [bytearray(len(printing)) for _ in range(seats + 1)]
        self.effects = []
        self.kinds = 0
        self.arrivals = 0
        self.dirty = 0
        self.open_lists = True
        self.asked = None
        self.waiting = -1
        self.log = None

    @classmethod
    def zones_for(cls, seats: int) -> tuple[Zone, ...]:
        """The zones of a game with so many seats."""
        return ()

    standing_check: ClassVar[Callable[[Any], None] | None] = None
    """What the rules test all the time: a function that the subclass of `Game` names, so that states know no rules."""

    imagine: ClassVar[Callable[[Any, int], Imagined] | None] = None
    """What the cards of others that a watcher has not seen could be, from what it has seen. Where a game has no decks
    of one's own, everybody knows what there is."""

    restless: ClassVar[int] = 0
    """What the standing check must look at after every step, whether or not somebody noted a change."""

    def settle(self) -> None:
        """The standing check, where something changed that it looks at. Called after every step and every answer that
        left the state `dirty`, and after each one where it is `restless`."""
        if self.dirty:
            self.dirty = 0
            check = type(self).standing_check
            if check is not None:
                check(self)

    def why_not_asked(self, seat: int) -> Reason:
        """Why this seat has nothing to decide now."""
        return NOT_ASKED

    def plain_fact(self, seat: int, thing: int) -> Reason | None:
        """Why this thing is of no use to this seat now, whatever the question is: by default whose it is.

        A game adds its own, of cards that are spent or of places that nobody uses.
        """
        if kind_of(thing) == CARD and index_of(thing) < len(self.where):
            owner = self.layout[self.where[index_of(thing)]].owner
            if owner not in (-1, seat):
                return Reason("TABLE-WHOSE", "{0} is {1:'s}.", (thing, seat_ref(owner)))
        return None

    def worded(self, said: Message) -> Message:
        """A message as this table says it: editions of a game may have words of their own."""
        return said

    def worded_reason(self, said: Reason) -> Reason:
        """The same for a reason, whose rule may have another id there."""
        return said

    def forget(self) -> None:
        """Drop what a game keeps in slots of `UNSAVED`, all of which it finds anew: the state was read from bytes."""

    def clone(self) -> Self:
        new = object.__new__(type(self))
        self.copy_into(new)
        return new

    def copy_into(self, new: Self) -> None:
        new.seats = self.seats
        new.layout = self.layout
        new.stack = self.stack[:]
        new.chance = self.chance[:]
        new.epoch = self.epoch
        new.answers = self.answers
        new.limit = self.limit
        new.result = self.result
        new.printing = self.printing
        new.where = self.where[:]
        new.zones = [z[:] for z in self.zones]
        new.pool = [p[:] for p in self.pool]
        new.effects = self.effects[:]
        new.kinds = self.kinds
        new.arrivals = self.arrivals
        new.dirty = self.dirty
        new.open_lists = self.open_lists
        new.asked = self.asked
        new.waiting = self.waiting
        new.log = None

    @classmethod
    def slots(cls) -> tuple[str, ...]:
        """All slots, the inherited ones first."""
        return tuple(name for c in reversed(cls.__mro__) for name in getattr(c, "__slots__", ()))

    @classmethod
    def saved(cls) -> tuple[str, ...]:
        return tuple(name for name in cls.slots() if name not in cls.UNSAVED)


_zones: dict[tuple[type[State], int], tuple[Zone, ...]] = {}


def zones_of(kind: type[State], seats: int) -> tuple[Zone, ...]:
    """The same tuple for all states of a kind, so that clones share it."""
    if (kind, seats) not in _zones:
        _zones[kind, seats] = kind.zones_for(seats)
    return _zones[kind, seats]
