"""Where a Hero may be played (OW-PLAY-02 to OW-PLAY-12). Only the player's own cards count (OW-PLAY-11)."""

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
    rows = [own[r * WIDTH : r * WIDTH + WIDTH] for r in range(3)]
    columns = [any(row[c] >= 0 for row in rows) for c in range(WIDTH)]
    empty = not any(columns)  # OW-PLAY-09: also when all cards have left the board
    legal = []
    for r, row in enumerate(rows):
        in_row = [c >= 0 for c in row]
        entered = any(in_row)
        for c in range(WIDTH):
            reason: Reason | None = None
            if in_row[c]:
                reason = FULL_ROW if all(in_row) else TAKEN
            elif empty:
                reason = None if c == CENTRE else CENTRE_FIRST
            elif entered:
                beside = (c > 0 and in_row[c - 1]) or (c < WIDTH - 1 and in_row[c + 1])
                reason = None if beside else (HOLE if columns[c] else ALONE)
            elif not columns[c]:
                diagonal = any(columns[d] for d in (c - 1, c + 1) if 0 <= d < WIDTH)
                reason = DIAGONAL if diagonal else ALONE
            if reason is None:
                legal.append(start + r * WIDTH + c)
            elif no is not None:
                no.append((space_ref(start + r * WIDTH + c), reason))
    return legal


def board_is_full(s: Overwatch, side: int) -> bool:
    return -1 not in s.space[side * SIDE : side * SIDE + SIDE]
