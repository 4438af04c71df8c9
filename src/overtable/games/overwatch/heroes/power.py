"""Power, Synergy and costs, as they follow from the Heroes: no answer is stored (OW-POWER-02)."""

from overtable.games.overwatch.board import line_at, lines_of, row_of
from overtable.games.overwatch.facts import IS_FIELD, POWER
from overtable.games.overwatch.heroes.standing import heroes
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.tokens import COSTLY, NANO, PRICEY, SUPERCHARGER
from overtable.kernel.effect import present

SUPER_POWER = 2
"""What every Hero gives in Super Synergy (OW-MODE-13)."""


def hero_power(s: Overwatch, card: int, line: int) -> int:
    """The Power a Hero gives to a line: what is printed for that row (OW-POWER-01)."""
    hero = s.printing[card]
    if s.super_synergy:
        return 0 if IS_FIELD[hero] else SUPER_POWER  # OW-MODE-13; OW-TOKEN-07: a Field gives none
    return POWER[hero][row_of(line)]


def power(s: Overwatch, line: int) -> int:
    """The Power of a line now: its undefeated Heroes and what tokens add (OW-POWER-02)."""
    here = heroes(s, line)
    total = sum([hero_power(s, c, line) for c in here])
    if present(s, NANO):  # OW-POWER-03: for each Hero of the row, Ana and a Field included
        total += len(here) * sum([1 for e in s.effects if e.kind == NANO and e.subject == line])
    if present(s, SUPERCHARGER):  # OW-POWER-04: for each ally of the row, Orisa not counted
        total += sum([len(here) - 1 for e in s.effects if e.kind == SUPERCHARGER and e.subject in here])
    return total


def counted_power(s: Overwatch, side: int) -> int:
    """The Power that decides a round: all rows, or the Hill alone (OW-ROUND-03, OW-MODE-09)."""
    if s.hill >= 0:
        return power(s, line_at(side, s.hill))
    return sum([power(s, line) for line in lines_of(side)])


def total_synergy(s: Overwatch, side: int) -> int:
    """Unspent Synergy of all three rows, also where one row alone counts its Power (OW-MODE-11)."""
    lines = lines_of(side)
    return sum(s.synergy[lines.start : lines.stop])


def cost(s: Overwatch, line: int, printed: int) -> int:
    """What an Ultimate costs in this line: times 2 with a Mei token, then plus 2 with a B.O.B. token (OW-ULT-08)."""
    if s.super_synergy:
        return 0  # OW-MODE-12
    if present(s, COSTLY) and any(e.kind == COSTLY and e.subject == line for e in s.effects):
        printed *= 2
    if present(s, PRICEY) and any(e.kind == PRICEY and e.subject == line for e in s.effects):
        printed += 2
    return printed
