"""The board: two sides, three rows each, seven spaces a row (OW-SETUP-07, OW-SETUP-08).

A space is a number from 0 to 41: side * 21 + row * 7 + column. A *line* is one row of one side, 0 to 5. An
Immortality Field stands in a line but in no column (OW-TOKEN-07): its place is 42 + line.
"""

from overtable.kernel.refs import BITS, OWN

ROWS = ("front", "middle", "back")
WIDTH = 7
CENTRE = 3
SIDE = 3 * WIDTH
SPACES = 2 * SIDE

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


def column_of(space: int) -> int:
    return space % WIDTH


def side_of(line: int) -> int:
    return line // 3


def row_of(line: int) -> int:
    """0 front, 1 middle, 2 back."""
    return line % 3


def opposing(line: int) -> int:
    """The row of the same name on the other side (OW-TERM-05)."""
    return (line + 3) % 6


def spaces_of(line: int) -> range:
    return range(line * WIDTH, line * WIDTH + WIDTH)


def space_name(space: int) -> str:
    return f"{ROWS[row_of(line_of(space))]}-{column_of(space) + 1}"


def space_named(name: str, side: int) -> int:
    """The space `front-4` of a side; raises `ValueError` when there is none."""
    row, _, column = name.partition("-")
    if row not in ROWS or column not in [str(n) for n in range(1, WIDTH + 1)]:
        raise ValueError(f"{name!r} is no space; expected front-1 to front-7, middle-1 … or back-1 …")
    return side * SIDE + ROWS.index(row) * WIDTH + int(column) - 1
