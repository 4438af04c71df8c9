"""What cards are worth to drafters, as games have shown it: data beside a draft's rules, with the command that made it.

A value is a share of points: how much more a deck wins with a copy of the card than without, all else being equal.
`lab/drafting.py` finds it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path

import msgspec

FILE = "values.json"


class CardValue(msgspec.Struct, frozen=True):
    """What a card is worth, its 95 % interval by drafts, and how many of the decks had it."""

    worth: float
    low: float
    high: float
    decks: int


class Values(msgspec.Struct, frozen=True):
    """`prior` is what games made of the draft's own judgement (`Limited.prior`); it is in the cards' values already.

    `tells` is how well values tell who wins games that they were not found by: the share of those games' points that
    went to the deck with the higher value.
    """

    command: str = ""
    drafts: int = 0
    games: int = 0
    prior: float = 1.0
    hold: float = 0.0
    tells: float = 0.0
    cards: dict[str, CardValue] = {}


NONE = Values()
_aside: ContextVar[bool] = ContextVar("values set aside", default=False)


def values_in(folder: Path) -> Values:
    """The values that a draft's folder keeps; without any, none."""
    return NONE if _aside.get() else _kept(folder)


@lru_cache(maxsize=16)
def _kept(folder: Path) -> Values:
    path = folder / FILE
    return msgspec.json.decode(path.read_bytes(), type=Values) if path.exists() else NONE


@contextmanager
def set_aside(wanted: bool = True) -> Iterator[None]:
    """Nobody knows any values for the length of a block: whoever looks for new ones does not ask the old ones."""
    before = _aside.set(wanted)
    try:
        yield
    finally:
        _aside.reset(before)
