"""Who stands in a row: kept from one question to the next. The functions here alone write `space` and `down`, and with
them the `at` of a Hero in a space; so whatever changes a row also drops what is kept of it."""

from overtable.games.overwatch.board import PART, SIDE, WIDTH, is_space, lines_of
from overtable.games.overwatch.state import Overwatch, Row


def row(s: Overwatch, line: int) -> Row:
    """A row as it is now; kept until somebody comes, goes, falls or stands up in it."""
    return s.rows[line] or look(s, line)


def look(s: Overwatch, line: int) -> Row:
    """The row, found anew."""
    heroes: tuple[int, ...] = ()
    taken = up = 0
    column = 1
    for c in s.space[PART[line]]:
        if c >= 0:
            taken |= column
            if not s.down[c]:
                up |= column
                heroes += (c,)
        column <<= 1
    s.rows[line] = found = Row(heroes, taken, up)
    return found


def all_of(s: Overwatch, side: int) -> tuple[int, ...]:
    """The undefeated Heroes of a side in board order, without Fields; kept like the rows."""
    found = s.sides[side]
    if found is None:
        front, middle, back = lines_of(side)
        s.sides[side] = found = row(s, front).heroes + row(s, middle).heroes + row(s, back).heroes
    return found


def enter(s: Overwatch, card: int, space: int) -> None:
    """A Hero comes into a space, from off the board."""
    s.space[space] = card
    s.at[card] = space
    changed(s, space)


def leave(s: Overwatch, card: int) -> None:
    """A card leaves its place on the board."""
    place = s.at[card]
    s.at[card] = -1
    if place >= 0 and is_space(place):
        s.space[place] = -1
        changed(s, place)


def set_down(s: Overwatch, card: int, down: bool) -> None:
    """A Hero falls, or stands up again."""
    s.down[card] = down
    place = s.at[card]
    if place >= 0 and is_space(place):
        changed(s, place)


def changed(s: Overwatch, space: int) -> None:
    """Drop what is kept of the row and of the side in which this space lies. Clones share the lists until then."""
    s.rows = s.rows[:]
    s.rows[space // WIDTH] = None
    s.sides = s.sides[:]
    s.sides[space // SIDE] = None
