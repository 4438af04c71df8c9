"""Questions about Heroes on the board: who stands where, who is adjacent, who can be reached. Nothing is changed."""

from collections.abc import Iterable

from overtable.games.overwatch.board import field_place, is_space, line_of, lines_of, side_of
from overtable.games.overwatch.facts import HEALTH
from overtable.games.overwatch.heroes.rows import all_of, look, row
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.tokens import FIELD, FROZEN, IMMUNE, mask

A_FIELD = mask(FIELD)
SOMEBODY_FROZEN = mask(FROZEN)


def fields(s: Overwatch, line: int) -> tuple[int, ...]:
    """The Immortality Fields that stand in a line."""
    if not s.kinds & A_FIELD:
        return ()
    return tuple([e.subject for e in s.effects if e.kind == FIELD and s.at[e.subject] == field_place(line)])


def standing(s: Overwatch, line: int) -> tuple[int, ...]:
    """The undefeated Heroes of a line from left to right, without a Field: the order of adjacency (OW-TERM-01)."""
    return row(s, line).heroes


def heroes(s: Overwatch, line: int) -> tuple[int, ...]:
    """All that count as undefeated Heroes of a line, a Field included (OW-TOKEN-03, OW-DEFEAT-08)."""
    found = (s.rows[line] or look(s, line)).heroes
    return found + fields(s, line) if s.kinds & A_FIELD else found


def side_heroes(s: Overwatch, side: int) -> tuple[int, ...]:
    """The same of all three lines."""
    if not s.kinds & A_FIELD:
        return all_of(s, side)
    front, middle, back = lines_of(side)
    return heroes(s, front) + heroes(s, middle) + heroes(s, back)


def has(s: Overwatch, kind: int, card: int) -> bool:
    """Whether an effect of this kind lies on this card."""
    if s.kinds >> kind & 1:
        for e in s.effects:
            if e.kind == kind and e.subject == card:
                return True
    return False


def is_up(s: Overwatch, card: int) -> bool:
    """On the board and undefeated."""
    return s.at[card] >= 0 and not s.down[card]


def can_be_hit(s: Overwatch, card: int) -> bool:
    """Frozen Heroes cannot be targeted and are skipped by area effects (OW-DAMAGE-10)."""
    if s.at[card] < 0 or s.down[card]:
        return False
    return not s.kinds & SOMEBODY_FROZEN or not has(s, FROZEN, card)


def within_reach(s: Overwatch, cards: Iterable[int]) -> list[int]:
    """Those of them that can be hit."""
    at, down = s.at, s.down
    found = [c for c in cards if at[c] >= 0 and not down[c]]
    return [c for c in found if not has(s, FROZEN, c)] if s.kinds & SOMEBODY_FROZEN else found


def can_be_hurt(s: Overwatch, card: int) -> bool:
    """Whether damage would do anything to it; who is immune takes none (OW-DAMAGE-10, OW-DAMAGE-11)."""
    return can_be_hit(s, card) and not has(s, IMMUNE, card)


def is_immune(s: Overwatch, card: int) -> bool:
    """Whether damage reaches it in vain (OW-DAMAGE-11)."""
    return has(s, IMMUNE, card) and can_be_hit(s, card)


def targets(s: Overwatch, found: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these Heroes that can be targeted: all but frozen ones (OW-DAMAGE-10)."""
    return tuple([c for c in found if not has(s, FROZEN, c)]) if s.kinds & SOMEBODY_FROZEN else found


def neighbours(s: Overwatch, card: int) -> tuple[int, ...]:
    """Adjacent Heroes: left and right in the order of the row's undefeated Heroes (OW-TERM-01, OW-DEFEAT-06)."""
    if not is_space(s.at[card]):
        return ()  # OW-TOKEN-07: a Field is adjacent to nobody
    here = standing(s, line_of(s.at[card]))
    i = here.index(card)
    return here[max(0, i - 1) : i] + here[i + 1 : i + 2]


def right_of(s: Overwatch, card: int) -> int:
    """The right-hand neighbour, or -1."""
    if not is_space(s.at[card]):
        return -1  # OW-TOKEN-07
    here = standing(s, line_of(s.at[card]))
    i = here.index(card)
    return here[i + 1] if i + 1 < len(here) else -1


def health(s: Overwatch, card: int) -> int:
    return HEALTH[s.printing[card]]


def side_of_hero(s: Overwatch, card: int) -> int:
    """The side on which a card stands."""
    return side_of(line_of(s.at[card]))
