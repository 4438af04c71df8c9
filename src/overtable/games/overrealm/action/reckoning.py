"""How the damage of an attack came about, for the log: what is printed, what was added, what was taken away."""

from overtable.games.overrealm.action.damage import defence, mist_loss, modifiers_ignored
from overtable.games.overrealm.action.selected import action_row
from overtable.games.overrealm.board.conditions import burn_loss, different_conditions
from overtable.games.overrealm.elements import ATK, DEF
from overtable.games.overrealm.facts import DAMAGE, ELEMENT, ELEMENTS_OF, MODIFIERS, STATIC_SHOCK, X
from overtable.games.overrealm.figures import ATTACK, CUBES, HARMLESS
from overtable.games.overrealm.refs import BONUS_WORD, CONDITION_WORDS, ELEMENT_WORDS, MIST_WORD, STAT_WORDS
from overtable.games.overrealm.state import Overrealm
from overtable.kernel.event import emit
from overtable.kernel.refs import number

Part = tuple[int, int]
"""What it is, as a word, and how much it adds."""


def reckoned(s: Overrealm, side: int, amount: int) -> None:
    """Tell how `amount` came about, where it is not simply what is printed."""
    if s.log is None or s.f[HARMLESS + side]:
        return
    row, target = action_row(s, side), s.active[1 - side]
    modifiers = [(e, MODIFIERS[row][e]) for e in ELEMENTS_OF[s.row[target]] if MODIFIERS[row][e]]
    ignored = modifiers_ignored(s)
    against = [e for e, m in modifiers if m == X]
    if against and not ignored:
        emit(s, "sum_x", ELEMENT_WORDS[against[0]])
        return
    parts = plain_parts(s, side, row)
    if not ignored:
        parts += [(ELEMENT_WORDS[e], m) for e, m in modifiers]
    parts.append((STAT_WORDS[DEF], -defence(s, 1 - side, side)))
    parts = [part for part in parts if part[1]]
    if parts:
        printed = DAMAGE[row]
        more = [part for part in parts if part[1] > 0]
        less = [part for part in parts if part[1] < 0]
        least = printed + sum(n for _, n in parts) < amount  # OR-ATTACK-03
        told = [ref for what, n in (*more, *less) for ref in (number(abs(n)), what)]
        emit(s, "sum_least" if least else "sum", number(printed), number(len(more)), *told)
    if ignored and modifiers:
        emit(s, "elements_off")


def plain_parts(s: Overrealm, side: int, row: int) -> list[Part]:
    """What counts beside elements and DEF."""
    me, target = s.active[side], s.active[1 - side]
    bonus = s.f[ATTACK + side] + (different_conditions(s, target) if STATIC_SHOCK[s.row[me]] else 0)
    return [
        (BONUS_WORD, bonus),
        (STAT_WORDS[ATK], s.f[CUBES + side * 3 + ATK]),
        (CONDITION_WORDS["burn"], -burn_loss(s, me)),
        (MIST_WORD, -mist_loss(s, side, ELEMENT[row])),
    ]
