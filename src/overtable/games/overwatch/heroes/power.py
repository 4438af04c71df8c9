"""Power, Synergy and costs, as they follow from the Heroes: no answer is stored (OW-POWER-02)."""

from overtable.games.overwatch.board import LINES, line_of, lines_of, row_of
from overtable.games.overwatch.facts import IS_FIELD, POWER
from overtable.games.overwatch.heroes.standing import A_FIELD, heroes
from overtable.games.overwatch.state import BOARD, Overwatch, zone
from overtable.games.overwatch.tokens import COSTLY, NANO, PRICEY, SUPERCHARGER, mask

POWER_TOKENS = mask(NANO, SUPERCHARGER)
COST_TOKENS = mask(COSTLY, PRICEY)

SUPER_POWER = 2
"""What every Hero gives in Super Synergy (OW-MODE-13)."""


def hero_power(s: Overwatch, card: int, line: int) -> int:
    """The Power a Hero gives to a line: what that row prints (OW-POWER-01), another after a move (OW-MOVE-01)."""
    hero = s.printing[card]
    if s.super_synergy:
        return 0 if IS_FIELD[hero] else SUPER_POWER  # OW-MODE-13; OW-TOKEN-07: a Field gives none
    return POWER[hero][row_of(line)]


def power(s: Overwatch, line: int) -> int:
    """The Power of a line now (OW-POWER-02): its undefeated Heroes (OW-DEFEAT-05) and what tokens add."""
    here = heroes(s, line)
    if s.super_synergy:
        total = sum([hero_power(s, c, line) for c in here])
    else:
        row, printing = row_of(line), s.printing
        total = sum([POWER[printing[c]][row] for c in here])
    if s.kinds & POWER_TOKENS:
        for e in s.effects:
            if e.kind == NANO and e.subject == line:
                total += len(here)  # OW-POWER-03: for each Hero of the row, Ana and a Field included
            elif e.kind == SUPERCHARGER and e.subject in here:
                total += len(here) - 1  # OW-POWER-04: for each ally of the row, Orisa not counted
    return total


def powers(s: Overwatch) -> list[int]:
    """The Power of every line; where nothing adds to what the rows print, in one look at the boards."""
    if s.super_synergy or s.kinds & (POWER_TOKENS | A_FIELD):
        return [power(s, line) for line in range(LINES)]
    found, printing, down, at = [0] * LINES, s.printing, s.down, s.at
    for side in (0, 1):
        for card in s.zones[zone(side, BOARD)]:
            if not down[card]:
                line = line_of(at[card])
                found[line] += POWER[printing[card]][row_of(line)]
    return found


def counted_power(s: Overwatch, side: int) -> int:
    """The Power that decides a round."""
    return counted(s, [power(s, line) for line in lines_of(side)])


def counted(s: Overwatch, rows: list[int]) -> int:
    """What counts of the Power of a side's rows: all of it, or the Hill's alone (OW-ROUND-03, OW-MODE-09)."""
    return rows[s.hill] if s.hill >= 0 else sum(rows)


def total_synergy(s: Overwatch, side: int) -> int:
    """Unspent Synergy of all three rows, also where one row alone counts its Power (OW-MODE-11)."""
    lines = lines_of(side)
    return sum(s.synergy[lines.start : lines.stop])


def cost(s: Overwatch, line: int, printed: int) -> int:
    """What an Ultimate costs in this line: times 2 with a Mei token, then plus 2 with a B.O.B. token (OW-ULT-08)."""
    if s.super_synergy:
        return 0  # OW-MODE-12
    if not s.kinds & COST_TOKENS:
        return printed
    here = [e.kind for e in s.effects if e.subject == line]
    return printed * (2 if COSTLY in here else 1) + (2 if PRICEY in here else 0)
