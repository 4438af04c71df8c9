"""Frames: what remains to be done, as a stack of small immutable steps.

A frame either asks (then it stays on the stack and gets the answer) or runs (then it has been popped already
and may push others). It carries the rulebook's own name for the step. The functions below the class are all that
games do to the stack, besides `s.stack.pop()` by a frame that has had its answer.
"""

from functools import lru_cache
from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

import msgspec

from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source

if TYPE_CHECKING:
    from overtable.kernel.state import State

S = TypeVar("S", bound="State")


class Window(msgspec.Struct, frozen=True):
    """A step in which somebody may answer what another does, over and over again: by which verb one lets that pass,
    and when it comes, in plain words."""

    passes: str
    when: str


Seats = int
"""A bit mask of seats."""

Refusals = list[tuple[Option, Reason]]
"""Where a frame writes down what it does not offer, and why."""


class Frame(msgspec.Struct, Generic[S], frozen=True, gc=False, array_like=True, tag=True):
    about: ClassVar[tuple[str, str] | None] = None
    """The rule by which the step asks, and a sentence for whatever has no part in it: `{0} is not in your hand`."""
    window: ClassVar[Window | None] = None
    """What somebody may let pass without being asked each time."""
    may_ask: ClassVar[bool] = False
    """Whether the step has an `asks` of its own; no other is asked whether it asks."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.may_ask = cls.asks is not Frame.asks

    def asks(self, s: S) -> Seats:
        """Who must answer now; from public facts and drafts only, so that a question betrays no hand."""
        return 0

    def run(self, s: S) -> None:
        """What the step does when nobody is asked; the frame is off the stack already."""

    def options(self, s: S, seat: int, no: Refusals | None = None) -> list[Option]:
        """All answers that the seat may give, never none; what is not offered goes into `no` with its reason."""
        return []

    def besides(self, s: S, seat: int) -> list[Option]:
        """Answers that are taken as well and lead nowhere new: picks out of order, picks taken back (see `picks`)."""
        return []

    def answer(self, s: S, seat: int, option: Option) -> None:
        """Take an offered answer; the frame is still on the stack: pop it or replace it."""

    def prompt(self, s: S, seat: int) -> Message:
        """What is asked and what for: a whole sentence in the game's words."""
        raise NotImplementedError(f"{type(self).__name__} asks, and has no sentence for it")

    def says_of(self, s: S, option: Option) -> Message | None:
        """An answer in words, where more can be said of it than its verb and its things: `No defence: take 4`."""
        return None

    def asked_by(self, s: S, seat: int) -> Source | None:
        """The card that asks, with the sentence of its text; nothing where the rules do. What the seat does not know
        is left out by the engine."""
        return None

    def picked(self, s: S, seat: int) -> tuple[Option, ...]:
        """What this seat has put together so far."""
        return ()

    def tells_why(self, s: S, seat: int) -> bool:
        """Whether somebody listens, and the seat has no other answer than one: then it is told why, and it alone."""
        return s.log is not None and len(self.options(s, seat)) == 1

    def in_order(self, s: S, seat: int) -> bool:
        """Whether the order of the picks is a part of the answer: then they are numbered where they lie."""
        return False

    def range(self, s: S, seat: int) -> tuple[int, int]:
        """How many picks make the whole answer, at least and at most: a hint for drawing it."""
        return 1, 1

    def forced(self, s: S, seat: int) -> bool:
        """Whether the set that is asked for must hold all there is: then no pick of it is a choice."""
        return False

    def untold(self, s: S, seat: int) -> "Frame[S]":
        """The same frame without what this seat may not know of it: the secret drafts of others."""
        return self


def do(s: "State", *steps: Frame) -> None:  # type: ignore[type-arg]
    """Push steps in reading order: the first one runs first."""
    s.stack.extend(steps[::-1])


def go_on_as(s: "State", frame: Frame) -> None:  # type: ignore[type-arg]
    """The frame that was asked goes on as this one: with one more pick, or at its next step."""
    s.stack[-1] = frame


def after(s: "State", kind: type[Frame], *steps: Frame) -> None:  # type: ignore[type-arg]
    """Steps that run right after the nearest frame of this kind, the first one first."""
    at = nearest(s, kind)
    s.stack[at:at] = steps[::-1]


def below(s: "State", depth: int, *steps: Frame) -> None:  # type: ignore[type-arg]
    """Steps that run after all that was pushed since the stack had this depth."""
    s.stack[depth:depth] = steps[::-1]


def in_place_of(s: "State", kind: type[Frame], frame: Frame) -> None:  # type: ignore[type-arg]
    """This frame instead of the nearest one of that kind."""
    s.stack[nearest(s, kind)] = frame


def unwind_to(s: "State", kind: type[Frame] | None = None) -> None:  # type: ignore[type-arg]
    """Drop all that was to be done before the nearest frame of this kind; without a kind, all there is."""
    del s.stack[0 if kind is None else nearest(s, kind) + 1 :]


def nearest(s: "State", kind: type[Frame]) -> int:  # type: ignore[type-arg]
    """Where on the stack the frame of this kind is that runs next; raises `LookupError` when there is none."""
    for at in range(len(s.stack) - 1, -1, -1):
        if type(s.stack[at]) is kind:
            return at
    raise LookupError(f"no {kind.__name__} is on the stack: {s.stack}")


@lru_cache(maxsize=64)
def frames_of(package: str) -> tuple[type[Frame], ...]:  # type: ignore[type-arg]
    """All frames that the modules of a package define, by name; bases that others are made from count too.

    A room `limited` of the package is a game of its own: how the cards of the game are drafted.
    """
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)
    found: dict[str, type[Frame]] = {}  # type: ignore[type-arg]
    classes = list(Frame.__subclasses__())
    while classes:
        one = classes.pop()
        classes += one.__subclasses__()
        if not within(package, one.__module__) or within(f"{package}.limited", one.__module__):
            continue
        if found.setdefault(one.__name__, one) is not one:
            raise TypeError(f"two frames of {package} are called {one.__name__}: a state could not be read again")
    return tuple(found[name] for name in sorted(found))


def within(package: str, module: str) -> bool:
    return module == package or module.startswith(f"{package}.")
