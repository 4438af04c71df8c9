"""Answers as a thinking player tells them apart: by what they mean, not by which of two equal cards they name.

A card that somebody cannot see is named by what is printed on it. So an answer is the same in two deals when it would
look the same, and two equal cards of a hand are one answer.
"""

from overtable.kernel.engine import asking, options, play
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, index_of, kind_of
from overtable.kernel.state import State

Move = tuple[str, *tuple[int, ...]]
"""A verb and what it names: references, or -1 minus the row of a card that is not open to everybody."""


def move_of(s: State, option: Option) -> Move:
    named: list[int] = []
    for r in option.refs:
        if kind_of(r) == CARD:
            card = index_of(r)
            if card < len(s.where) and s.layout[s.where[card]].sight != "all":
                r = -1 - s.printing[card]
        named.append(r)
    return (option.verb, *named)


def moves(s: State, seat: int) -> dict[Move, Option]:
    """What the seat may answer now, each meaning once."""
    found: dict[Move, Option] = {}
    for option in options(s, seat):
        found.setdefault(move_of(s, option), option)
    return found


def after(s: State, seat: int, option: Option) -> State:
    """The position after an answer; the one before it stays as it is."""
    at = s.clone()
    play(at, seat, option)
    return at


def asked_first(s: State, seat: int) -> int:
    """Who answers next where several are asked: this seat, else the first of them."""
    mask = asking(s)
    return seat if mask >> seat & 1 else (mask & -mask).bit_length() - 1


def alone(s: State, seat: int) -> bool:
    """Whether this seat is asked, and nobody else at the same time."""
    return asking(s) == 1 << seat


def skip_single(s: State, seat: int) -> None:
    """Give the answers that are no choices, as long as this seat is asked."""
    while s.result is None and asking(s) >> seat & 1:
        found = options(s, seat)
        if len(found) > 1:
            return
        play(s, seat, found[0])
