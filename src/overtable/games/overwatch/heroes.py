"""Questions about Heroes on the board: who stands where, who is adjacent, Power and costs.

Nothing here changes the state, and no answer is stored: Power always follows from the Heroes (OW-POWER-02).
"""

from collections.abc import Iterable

from overtable.games.overwatch.board import SPACES, WIDTH, line_of, row_of, side_of
from overtable.games.overwatch.kinds import COSTLY, FIELD, FROZEN, IMMUNE, NANO, PRICEY, SUPERCHARGER
from overtable.games.overwatch.printed import HEALTH, IS_FIELD, POWER
from overtable.games.overwatch.state import Overwatch


def fields(s: Overwatch, line: int) -> list[int]:
    """The Immortality Fields that stand in a line."""
    if not s.kinds >> FIELD & 1:
        return []
    return [e.subject for e in s.effects if e.kind == FIELD and s.at[e.subject] == SPACES + line]


def standing(s: Overwatch, line: int) -> list[int]:
    """The undefeated Heroes of a line from left to right, without a Field: the order of adjacency (OW-TERM-01)."""
    down = s.down
    start = line * WIDTH
    return [c for c in s.space[start : start + WIDTH] if c >= 0 and not down[c]]


def heroes(s: Overwatch, line: int) -> list[int]:
    """All that count as undefeated Heroes of a line, a Field included (OW-TOKEN-03, OW-DEFEAT-08)."""
    start = line * WIDTH
    down = s.down
    found = [c for c in s.space[start : start + WIDTH] if c >= 0 and not down[c]]
    return found + fields(s, line) if s.kinds >> FIELD & 1 else found


def side_heroes(s: Overwatch, side: int) -> list[int]:
    return [c for line in range(side * 3, side * 3 + 3) for c in heroes(s, line)]


def has(s: Overwatch, kind: int, card: int) -> bool:
    """Whether an effect of this kind lies on this card."""
    return s.kinds >> kind & 1 == 1 and any(e.kind == kind and e.subject == card for e in s.effects)


def targets(s: Overwatch, lines: Iterable[int]) -> list[int]:
    """The Heroes of these lines that can be targeted: all but frozen ones (OW-DAMAGE-10)."""
    found = [c for line in lines for c in heroes(s, line)]
    return [c for c in found if not has(s, FROZEN, c)] if s.kinds >> FROZEN & 1 else found


def is_up(s: Overwatch, card: int) -> bool:
    """On the board and undefeated."""
    return s.at[card] >= 0 and not s.down[card]


def can_be_hit(s: Overwatch, card: int) -> bool:
    """Frozen Heroes cannot be targeted and are skipped by area effects (OW-DAMAGE-10)."""
    if s.at[card] < 0 or s.down[card]:
        return False
    return not s.kinds >> FROZEN & 1 or not has(s, FROZEN, card)


def can_be_hurt(s: Overwatch, card: int) -> bool:
    """Whether damage would do anything to it (OW-DAMAGE-10, OW-DAMAGE-11)."""
    return can_be_hit(s, card) and not has(s, IMMUNE, card)


def neighbours(s: Overwatch, card: int) -> list[int]:
    """Adjacent Heroes: left and right in the order of the row's undefeated Heroes (OW-TERM-01, OW-DEFEAT-06)."""
    if s.at[card] >= SPACES:
        return []  # OW-TOKEN-07
    row = standing(s, line_of(s.at[card]))
    i = row.index(card)
    return row[max(0, i - 1) : i] + row[i + 1 : i + 2]


def health(s: Overwatch, card: int) -> int:
    return HEALTH[s.printing[card]]


def hero_power(s: Overwatch, card: int, line: int) -> int:
    """The Power a Hero gives to a line (OW-POWER-01, OW-MODE-13)."""
    hero = s.printing[card]
    if s.super_synergy:
        return 0 if IS_FIELD[hero] else 2
    return POWER[hero][row_of(line)]


def power(s: Overwatch, line: int) -> int:
    """The Power of a line now (OW-POWER-02)."""
    here = heroes(s, line)
    total = sum([hero_power(s, c, line) for c in here])
    if s.kinds >> NANO & 1:  # OW-POWER-03
        total += len(here) * sum([1 for e in s.effects if e.kind == NANO and e.subject == line])
    if s.kinds >> SUPERCHARGER & 1:  # OW-POWER-04
        total += sum([len(here) - 1 for e in s.effects if e.kind == SUPERCHARGER and e.subject in here])
    return total


def counted_power(s: Overwatch, side: int) -> int:
    """The Power that decides a round: all rows, or the Hill alone (OW-ROUND-03, OW-MODE-09)."""
    if s.hill >= 0:
        return power(s, side * 3 + s.hill)
    return sum([power(s, line) for line in range(side * 3, side * 3 + 3)])


def total_synergy(s: Overwatch, side: int) -> int:
    return sum(s.synergy[side * 3 : side * 3 + 3])


def cost(s: Overwatch, line: int, printed: int) -> int:
    """What an Ultimate costs in this line: times 2 with a Mei token, then plus 2 with a B.O.B. token (OW-ULT-08)."""
    if s.super_synergy:
        return 0  # OW-MODE-12
    if s.kinds >> COSTLY & 1 and any(e.kind == COSTLY and e.subject == line for e in s.effects):
        printed *= 2
    if s.kinds >> PRICEY & 1 and any(e.kind == PRICEY and e.subject == line for e in s.effects):
        printed += 2
    return printed


def side_of_hero(s: Overwatch, card: int) -> int:
    """The side on which a card stands."""
    return side_of(line_of(s.at[card]))
