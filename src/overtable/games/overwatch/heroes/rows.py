"""Who stands in a row: kept from one question to the next. The functions here alone write `space` and `down`, and with
them the `at` of a Hero in a space; so whatever changes a row also drops what is kept of it."""

from overtable.games.overwatch.board import PART, is_space, line_of
from overtable.games.overwatch.state import Overwatch, Row


def row(s: Overwatch, line: int) -> Row:
    """A row as it is now; kept until somebody comes, goes, falls or stands up in it."""
    return s.rows[line] or look(s, line)


def look(s: Overwatch, line: int) -> Row:
    """The row, found anew."""
    down, spaces = s.down, s.space[PART[line]]
    taken = sum([1 << column for column, c in enumerate(spaces) if c >= 0])
    s.rows[line] = found = Row(tuple([c for c in spaces if c >= 0 and not down[c]]), taken)
    return found


def enter(s: Overwatch, card: int, space: int) -> None:
    """A Hero comes into a space, from off the board."""
    s.space[space] = card
    s.at[card] = space
    s.rows[line_of(space)] = None


def leave(s: Overwatch, card: int) -> None:
    """A card leaves its place on the board."""
    place = s.at[card]
    s.at[card] = -1
    if place >= 0 and is_space(place):
        s.space[place] = -1
        s.rows[line_of(place)] = None


def set_down(s: Overwatch, card: int, down: bool) -> None:
    """A Hero falls, or stands up again."""
    s.down[card] = down
    place = s.at[card]
    if place >= 0 and is_space(place):
        s.rows[line_of(place)] = None
