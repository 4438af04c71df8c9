"""The damage of an attack. OR-ATTACK-01: printed + bonuses + ATK cubes + conditions, + elements, - DEF, at least 1."""

from overtable.games.overrealm.action.selected import action_row
from overtable.games.overrealm.board.auras import running
from overtable.games.overrealm.board.conditions import burn_loss, different_conditions
from overtable.games.overrealm.elements import ATK, DEF
from overtable.games.overrealm.facts import DAMAGE, ELEMENT, ELEMENTS_OF, MISTS, MODIFIERS, STATIC_SHOCK, X
from overtable.games.overrealm.figures import ATTACK, CUBES, DEFENCE, FATIGUE, HARMLESS, IGNORES, PIERCE
from overtable.games.overrealm.state import PROTECTED, Overrealm


def modifiers_ignored(s: Overrealm) -> bool:
    """OR-SELECT-10, OR-SELECT-11: exactly one player protects."""
    return (s.how[0] == PROTECTED) != (s.how[1] == PROTECTED)


def modifier(s: Overrealm, row: int, target: int) -> int:
    """OR-ATTACK-02: the printed modifiers for the target's elements, summed; X when one of them is X."""
    printed = MODIFIERS[row]
    total = 0
    for element in ELEMENTS_OF[s.row[target]]:
        if printed[element] == X:
            return X
        total += printed[element]
    return total


def has_no_effect_on(s: Overrealm, row: int, target: int) -> bool:
    """OR-STATUS-03: a status with X against an element of the target, while modifiers count."""
    return not modifiers_ignored(s) and modifier(s, row, target) == X


def mist_loss(s: Overrealm, side: int, element: int) -> int:
    """OR-AURA-07: 1 less for each enemy mist that names the attack's element."""
    return sum(element in MISTS[row] for _, row in running(s, 1 - side))


def defence(s: Overrealm, side: int, attacker: int) -> int:
    """OR-ATTACK-06: cubes, this turn's DEF and fatigue (OR-COND-03) of the side that is hit."""
    f = s.f
    if f[IGNORES + attacker]:
        return 0  # OR-ATTACK-11
    cubes, bonus = f[CUBES + side * 3 + DEF], f[DEFENCE + side]
    if f[PIERCE + attacker]:
        cubes, bonus = min(cubes, 0), min(bonus, 0)  # OR-ATTACK-11
    return cubes + bonus - (1 if f[FATIGUE + s.active[side]] else 0)


def damage(s: Overrealm, side: int) -> int:
    """What the side's attack deals to the enemy's active monster now."""
    f, row = s.f, action_row(s, side)
    if f[HARMLESS + side]:
        return 0  # OR-ATTACK-04: its own text says so
    me, target = s.active[side], s.active[1 - side]
    value = DAMAGE[row] + f[ATTACK + side] + f[CUBES + side * 3 + ATK] - burn_loss(s, me)  # OR-ATTACK-05
    if STATIC_SHOCK[s.row[me]]:
        value += different_conditions(s, target)
    value -= mist_loss(s, side, ELEMENT[row])
    if not modifiers_ignored(s):
        elements = modifier(s, row, target)
        if elements == X:
            return 1  # OR-CARD-06
        value += elements
    return max(value - defence(s, 1 - side, side), 1)  # OR-ATTACK-03
