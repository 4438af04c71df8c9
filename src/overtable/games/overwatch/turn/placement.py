"""Where a Hero may be played: only the player's own cards count (OW-PLAY-11), defeated ones too (OW-PLAY-08)."""

from overtable.games.overwatch.board import CENTRE, SIDE, WIDTH, space_ref
from overtable.games.overwatch.state import Overwatch
from overtable.kernel.message import Reason

TAKEN = Reason("OW-PLAY-07", "That space holds a card already.")
FULL_ROW = Reason("OW-PLAY-12", "All seven spaces of that row are occupied.")
CENTRE_FIRST = Reason("OW-PLAY-03", "The first Hero goes on the centre space (4) of a row.")
HOLE = Reason("OW-PLAY-05", "That would leave an empty space between two Heroes of the row.")
DIAGONAL = Reason("OW-PLAY-06", "A diagonal neighbour is no connection.")
ALONE = Reason("OW-PLAY-04", "A Hero goes beside one of your Heroes, or into a column that holds one.")

Refused = list[tuple[int, Reason]]


def legal_spaces(s: Overwatch, side: int, no: Refused | None = None) -> list[int]:
    """The spaces where this player may put a Hero now; with a sink also why not the others."""
    start = side * SIDE
    own = s.space[start : start + SIDE]
    columns = [own[c] >= 0 or own[c + WIDTH] >= 0 or own[c + 2 * WIDTH] >= 0 for c in range(WIDTH)]
    if True not in columns:
        # OW-PLAY-03; OW-PLAY-09: also when all cards have left the board; OW-MODE-08: not while some have stayed
        ways: list[int] = [CENTRE]
    else:
        ways = [c for c in range(WIDTH) if columns[c]]  # OW-PLAY-04
    legal = []
    for first in range(0, SIDE, WIDTH):
        row = own[first : first + WIDTH]
        if max(row) < 0:  # OW-PLAY-05: only an empty row is entered through its columns
            legal += [start + first + c for c in ways]
        else:
            for c in range(WIDTH):  # OW-PLAY-10: a hole that was left may be filled
                if row[c] < 0 and ((c > 0 and row[c - 1] >= 0) or (c < WIDTH - 1 and row[c + 1] >= 0)):
                    legal.append(start + first + c)
    if no is not None:
        open_to = set(legal)
        no += [(space_ref(x), why_not(own, columns, x - start)) for x in range(start, start + SIDE) if x not in open_to]
    return legal


def why_not(own: list[int], columns: list[bool], space: int) -> Reason:
    """Why a space of the own side that is not legal is not."""
    c = space % WIDTH
    row = own[space - c : space - c + WIDTH]
    if own[space] >= 0:
        return FULL_ROW if min(row) >= 0 else TAKEN
    if True not in columns:
        return CENTRE_FIRST
    if max(row) >= 0:
        return HOLE if columns[c] else ALONE
    return DIAGONAL if any(columns[d] for d in (c - 1, c + 1) if 0 <= d < WIDTH) else ALONE


def board_is_full(s: Overwatch, side: int) -> bool:
    return -1 not in s.space[side * SIDE : side * SIDE + SIDE]
