"""Frames: what remains to be done, as a stack of small immutable steps.

A frame either asks (then it stays on the stack and gets the answer) or runs (then it has been popped already
and may push others). It carries the rulebook's own name for the step.
"""

from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option

if TYPE_CHECKING:
    from overtable.kernel.state import State

S = TypeVar("S", bound="State")

Seats = int
"""A bit mask of seats."""

Refusals = list[tuple[Option, Reason]]
"""Where a frame writes down what it does not offer, and why."""


class Frame(msgspec.Struct, Generic[S], frozen=True, gc=False, array_like=True, tag=True):
    def asks(self, s: S) -> Seats:
        """Who must answer now; from public facts and drafts only, so that a question betrays no hand."""
        return 0

    def run(self, s: S) -> None:
        """What the step does when nobody is asked; the frame is off the stack already."""

    def options(self, s: S, seat: int, no: Refusals | None = None) -> list[Option]:
        """All answers that the seat may give, never none; what is not offered goes into `no` with its reason."""
        return []

    def answer(self, s: S, seat: int, option: Option) -> None:
        """Take an offered answer; the frame is still on the stack: pop it or replace it."""

    def prompt(self, s: S, seat: int) -> Message:
        """What is asked, in words."""
        return Message(type(self).__name__)

    def picked(self, s: S, seat: int) -> tuple[Option, ...]:
        """What this seat has put together so far."""
        return ()

    def range(self, s: S, seat: int) -> tuple[int, int]:
        """How many picks make the whole answer, at least and at most: a hint for drawing it."""
        return 1, 1

    def untold(self, s: S, seat: int) -> "Frame[S]":
        """The same frame without what this seat may not know of it: the secret drafts of others."""
        return self


def do(s: "State", *steps: Frame) -> None:  # type: ignore[type-arg]
    """Push steps in reading order: the first one runs first."""
    s.stack.extend(steps[::-1])
