"""The board: two sides, three rows each, seven spaces a row.

A space is a number from 0 to 41, side by side, row by row, from left to right. A *line* is one row of one side, 0 to 5.
An Immortality Field stands in a line but in no column (OW-TOKEN-07): its place is a number beyond the spaces.
"""

from overtable.kernel.refs import BITS, OWN

ROWS = ("front", "middle", "back")
FRONT, MIDDLE, BACK = range(3)
A_SIDE = len(ROWS)
"""Rows, and so lines, of one side."""
LINES = 2 * A_SIDE
WIDTH = 7  # OW-SETUP-07
CENTRE = 3  # OW-SETUP-07: space 4, counted from 0
SIDE = A_SIDE * WIDTH
"""Spaces of one side."""
SPACES = 2 * SIDE
ALL_TAKEN = (1 << WIDTH) - 1
"""The mask of all columns."""
IN_COLUMNS = tuple([c for c in range(WIDTH) if mask >> c & 1] for mask in range(1 << WIDTH))
"""A mask of columns -> the columns."""
LINES_OF = (range(A_SIDE), range(A_SIDE, LINES))

SPACE, ROW, COLUMN = OWN, OWN + 1, OWN + 2
KINDS = ("space", "row", "column")


def space_ref(space: int) -> int:
    return SPACE << BITS | space


def row_ref(line: int) -> int:
    return ROW << BITS | line


def column_ref(column: int) -> int:
    return COLUMN << BITS | column


def line_of(place: int) -> int:
    """The line of a space or of a Field's place."""
    return place // WIDTH if place < SPACES else place - SPACES


def field_place(line: int) -> int:
    """Where an Immortality Field of a line stands."""
    return SPACES + line


def is_space(place: int) -> bool:
    """Whether a place on the board is a space; else it is a Field's."""
    return place < SPACES


def column_of(space: int) -> int:
    """The column, which both sides share (OW-SETUP-08)."""
    return space % WIDTH


def side_of(line: int) -> int:
    return line // A_SIDE


def row_of(line: int) -> int:
    """FRONT, MIDDLE or BACK."""
    return line % A_SIDE


def lines_of(side: int) -> range:
    """The three lines of a side, the front row first."""
    return LINES_OF[side]


def line_at(side: int, row: int) -> int:
    return side * A_SIDE + row


def space_at(side: int, row: int, column: int) -> int:
    return side * SIDE + row * WIDTH + column


def opposing(line: int) -> int:
    """The row of the same name on the other side (OW-TERM-05)."""
    return (line + A_SIDE) % LINES


def spaces_of(line: int) -> range:
    return range(line * WIDTH, line * WIDTH + WIDTH)


PART = tuple(slice(line * WIDTH, line * WIDTH + WIDTH) for line in range(LINES))
"""line -> its part of a list by spaces."""


def space_name(space: int) -> str:
    return f"{ROWS[row_of(line_of(space))]}-{column_of(space) + 1}"


def place_name(place: int) -> str:
    """The space, or the row of a Field, which has no column (OW-TOKEN-07)."""
    return space_name(place) if is_space(place) else ROWS[row_of(line_of(place))]


def space_named(name: str, side: int) -> int:
    """The space `front-4` of a side; raises `ValueError` when there is none."""
    row, _, column = name.partition("-")
    if row not in ROWS or column not in [str(n) for n in range(1, WIDTH + 1)]:
        raise ValueError(f"{name!r} is no space; expected front-1 to front-7, middle-1 … or back-1 …")
    return space_at(side, ROWS.index(row), int(column) - 1)
