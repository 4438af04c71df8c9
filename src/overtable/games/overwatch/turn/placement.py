"""Where a Hero may be played: only the player's own cards count (OW-PLAY-11), defeated ones too (OW-PLAY-08)."""

from overtable.games.overwatch.board import (
    ALL_TAKEN,
    CENTRE,
    IN_COLUMNS,
    LINES,
    SIDE,
    WIDTH,
    lines_of,
    space_ref,
    spaces_of,
)
from overtable.games.overwatch.heroes.rows import look
from overtable.games.overwatch.state import Overwatch
from overtable.kernel.message import Reason

TAKEN = Reason("OW-PLAY-07", "That space holds a card already.")
FULL_ROW = Reason("OW-PLAY-12", "All seven spaces of that row are occupied.")
CENTRE_FIRST = Reason("OW-PLAY-03", "The first Hero goes on the centre space (4) of a row.")
HOLE = Reason("OW-PLAY-05", "That would leave an empty space between two Heroes of the row.")
DIAGONAL = Reason("OW-PLAY-06", "A diagonal neighbour is no connection.")
ALONE = Reason("OW-PLAY-04", "A Hero goes beside one of your Heroes, or into a column that holds one.")

Refused = list[tuple[int, Reason]]

SPACES_IN = [[[spaces_of(line)[c] for c in columns] for columns in IN_COLUMNS] for line in range(LINES)]
"""line -> mask of columns -> its spaces in them."""
BESIDE = [(mask << 1 | mask >> 1) & ~mask & ALL_TAKEN for mask in range(1 << WIDTH)]
"""The mask of what is taken in a row -> the mask of the free columns beside that."""


def legal_spaces(s: Overwatch, side: int, no: Refused | None = None) -> list[int]:
    """The spaces where this player may put a Hero now; with a sink also why not the others."""
    front, middle, back = lines_of(side)
    rows = s.rows
    a = (rows[front] or look(s, front)).taken
    b = (rows[middle] or look(s, middle)).taken
    c = (rows[back] or look(s, back)).taken
    columns = a | b | c
    # OW-PLAY-03; OW-PLAY-09: also when all cards have left the board; OW-MODE-08: not while some have stayed
    ways = columns or 1 << CENTRE  # OW-PLAY-04
    # OW-PLAY-05: only an empty row is entered through its columns; OW-PLAY-10: a hole that was left may be filled
    legal = (
        SPACES_IN[front][BESIDE[a] if a else ways]
        + SPACES_IN[middle][BESIDE[b] if b else ways]
        + SPACES_IN[back][BESIDE[c] if c else ways]
    )
    if no is not None:
        start, open_to = side * SIDE, set(legal)
        own = s.space[start : start + SIDE]
        held = [bool(columns >> n & 1) for n in range(WIDTH)]
        no += [(space_ref(x), why_not(own, held, x - start)) for x in range(start, start + SIDE) if x not in open_to]
    return legal


def why_not(own: list[int], columns: list[bool], space: int) -> Reason:
    """Why a space of the own side that is not legal is not."""
    c = space % WIDTH
    here = own[space - c : space - c + WIDTH]
    if own[space] >= 0:
        return FULL_ROW if min(here) >= 0 else TAKEN
    if True not in columns:
        return CENTRE_FIRST
    if max(here) >= 0:
        return HOLE if columns[c] else ALONE
    return DIAGONAL if any(columns[d] for d in (c - 1, c + 1) if 0 <= d < WIDTH) else ALONE


def board_is_full(s: Overwatch, side: int) -> bool:
    return -1 not in s.space[side * SIDE : side * SIDE + SIDE]
