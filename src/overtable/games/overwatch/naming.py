"""What people are told that things are called: whose Hero it is, which space is meant, what a choice does."""

from overtable.games.overwatch.board import ROWS, column_of, line_of, row_of, side_of
from overtable.games.overwatch.book import CATALOGUE
from overtable.games.overwatch.state import Overwatch, owner
from overtable.kernel.message import Piece
from overtable.kernel.refs import CARD, UNKNOWN_CARD, index_of, kind_of

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th")
OF_THE_HAND = ("drew", "swapped", "drafted")
"""Events that say whose card it is already."""


def space_said(space: int) -> str:
    """`front row, 4th space`: no bare number after a kind of thing, which would read like an id."""
    return f"{ROWS[row_of(line_of(space))]} row, {ORDINALS[column_of(space)]} space"


def row_said(s: Overwatch, line: int, watcher: int) -> str:
    """A row, with whose it is: both sides have rows of the same names."""
    name = f"{ROWS[row_of(line)]} row"
    if side_of(line) == watcher:
        return f"your {name}"
    return f"the enemy {name}" if watcher < s.seats else f"player {side_of(line) + 1}'s {name}"


def whose(s: Overwatch, card: int, watcher: int) -> str:
    """What comes before the name of a Hero, since both sides may have it; nothing for a card of nobody."""
    side = owner(s, card)
    if side >= s.seats:
        return ""
    return "your " if side == watcher else f"player {side + 1}'s "


def with_owner(s: Overwatch, piece: Piece, watcher: int) -> Piece:
    """A piece of a sentence of the log: a Hero is named with the side it belongs to."""
    thing = piece.thing
    if thing is None or thing == UNKNOWN_CARD or kind_of(thing) != CARD:
        return piece
    return Piece(whose(s, index_of(thing), watcher) + piece.text, thing)


def hero_for(s: Overwatch, seat: int, card: int) -> str:
    """A Hero in what is told to one player alone: `your Ashe`, `the enemy Ashe`."""
    return f"{'your' if owner(s, card) == seat else 'the enemy'} {CATALOGUE[s.printing[card]].name}"
