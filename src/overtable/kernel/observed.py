"""What programs that learn are told of a table, as small numbers in a fixed order: see `overtable.env`.

Which cards a seat knows, where they lie and what is offered follows from the kernel and needs nothing of a game. What
lies on a card and what the counters show is the game's to say: its names here, its figures in two or three functions
of the state. They tell no more than `Game.view` does; of cards that a seat does not know, whatever is told is dropped.
New names go to the end, so that what was learnt before still fits.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec


def nothing_on_cards(s: Any, watcher: int) -> list[tuple[int, ...]]:
    return []


def nothing_of_player(s: Any, watcher: int, seat: int) -> list[int]:
    return []


class Observed(msgspec.Struct, frozen=True, kw_only=True):
    options: int = 64
    """How many options there is room for at once."""
    cards: Mapping[int, int] = {}
    """seats -> how many cards there is room for; without it, as many as a table begins with."""

    card: tuple[str, ...] = ()
    """What is told of a card that has something on it."""
    table: tuple[str, ...] = ()
    """What is told of the table as a whole."""
    player: tuple[str, ...] = ()
    """What is told of each player."""

    of_table: Callable[[Any, int], list[int]]
    """state, watcher -> the figures of `table`."""
    of_cards: Callable[[Any, int], list[tuple[int, ...]]] = nothing_on_cards
    """state, watcher -> for each card with something on it its id and the figures of `card`."""
    of_player: Callable[[Any, int, int], list[int]] = nothing_of_player
    """state, watcher, seat -> the figures of `player`."""


def seen_from(watcher: int, seat: int, seats: int = 2) -> int:
    """A seat as its watcher counts: 1 is the watcher, 2 the next one; 0 is nobody."""
    return 0 if seat < 0 else (seat - watcher) % seats + 1
