"""Questions about Heroes on the board: who stands where, who is adjacent, who can be reached. Nothing is changed."""

from collections.abc import Iterable

from overtable.games.overwatch.board import PART, field_place, is_space, line_of, lines_of, side_of
from overtable.games.overwatch.facts import HEALTH
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.tokens import FIELD, FROZEN, IMMUNE, mask

A_FIELD = mask(FIELD)
SOMEBODY_FROZEN = mask(FROZEN)


def fields(s: Overwatch, line: int) -> list[int]:
    """The Immortality Fields that stand in a line."""
    if not s.kinds & A_FIELD:
        return []
    return [e.subject for e in s.effects if e.kind == FIELD and s.at[e.subject] == field_place(line)]


def standing(s: Overwatch, line: int) -> list[int]:
    """The undefeated Heroes of a line from left to right, without a Field: the order of adjacency (OW-TERM-01)."""
    down = s.down
    return [c for c in s.space[PART[line]] if c >= 0 and not down[c]]


def heroes(s: Overwatch, line: int) -> list[int]:
    """All that count as undefeated Heroes of a line, a Field included (OW-TOKEN-03, OW-DEFEAT-08)."""
    down = s.down
    found = [c for c in s.space[PART[line]] if c >= 0 and not down[c]]
    return found + fields(s, line) if s.kinds & A_FIELD else found


def side_heroes(s: Overwatch, side: int) -> list[int]:
    return [c for line in lines_of(side) for c in heroes(s, line)]


def has(s: Overwatch, kind: int, card: int) -> bool:
    """Whether an effect of this kind lies on this card."""
    return s.kinds >> kind & 1 == 1 and any(e.kind == kind and e.subject == card for e in s.effects)


def is_up(s: Overwatch, card: int) -> bool:
    """On the board and undefeated."""
    return s.at[card] >= 0 and not s.down[card]


def can_be_hit(s: Overwatch, card: int) -> bool:
    """Frozen Heroes cannot be targeted and are skipped by area effects (OW-DAMAGE-10)."""
    if s.at[card] < 0 or s.down[card]:
        return False
    return not s.kinds & SOMEBODY_FROZEN or not has(s, FROZEN, card)


def can_be_hurt(s: Overwatch, card: int) -> bool:
    """Whether damage would do anything to it; who is immune takes none (OW-DAMAGE-10, OW-DAMAGE-11)."""
    return can_be_hit(s, card) and not has(s, IMMUNE, card)


def is_immune(s: Overwatch, card: int) -> bool:
    """Whether damage reaches it in vain (OW-DAMAGE-11)."""
    return has(s, IMMUNE, card) and can_be_hit(s, card)


def targets(s: Overwatch, lines: Iterable[int]) -> list[int]:
    """The Heroes of these lines that can be targeted: all but frozen ones (OW-DAMAGE-10)."""
    found = [c for line in lines for c in heroes(s, line)]
    return [c for c in found if not has(s, FROZEN, c)] if s.kinds & SOMEBODY_FROZEN else found


def neighbours(s: Overwatch, card: int) -> list[int]:
    """Adjacent Heroes: left and right in the order of the row's undefeated Heroes (OW-TERM-01, OW-DEFEAT-06)."""
    if not is_space(s.at[card]):
        return []  # OW-TOKEN-07: a Field is adjacent to nobody
    row = standing(s, line_of(s.at[card]))
    i = row.index(card)
    return row[max(0, i - 1) : i] + row[i + 1 : i + 2]


def right_of(s: Overwatch, card: int) -> int:
    """The right-hand neighbour, or -1."""
    if not is_space(s.at[card]):
        return -1  # OW-TOKEN-07
    row = standing(s, line_of(s.at[card]))
    i = row.index(card)
    return row[i + 1] if i + 1 < len(row) else -1


def health(s: Overwatch, card: int) -> int:
    return HEALTH[s.printing[card]]


def side_of_hero(s: Overwatch, card: int) -> int:
    """The side on which a card stands."""
    return side_of(line_of(s.at[card]))
