"""Speed: who acts first."""

from overtable.games.overrealm.elements import SPD
from overtable.games.overrealm.figures import CUBES, LATE, PARALYZE, QUAKE, REVERSED, SPEED
from overtable.games.overrealm.state import Overrealm, acts
from overtable.games.overrealm.tables import ACTIONS_OF, ATTACK_KIND, KIND, PASSIVES, SPEED_OF, WAITS
from overtable.kernel.refs import card

TIE = 2
NOT_YET = -2
"""The speeds have not been compared yet this turn."""


def action_row(s: Overrealm, side: int) -> int:
    """The row of the monster action that the side selected; -1 when it selected none."""
    a = s.chosen[side]
    return ACTIONS_OF[s.row[s.actor[side]]][a] if 0 <= a < 4 else -1


def action_ref(s: Overrealm, side: int) -> int:
    """The card of the monster action that the side selected."""
    return card(s.deeds + s.actor[side] * 4 + s.chosen[side])


def attacks(s: Overrealm, side: int) -> bool:
    """Whether the side selected an attack that is still to be reckoned with."""
    return acts(s, side) and KIND[action_row(s, side)] == ATTACK_KIND


def speed_now(s: Overrealm, side: int) -> int:
    """OR-ORDER-06: printed + SPD cubes + bonuses + conditions, never below 0; -1 without a speed."""
    if not acts(s, side):
        return -1
    row = action_row(s, side)
    if WAITS[row]:
        return -1
    f, monster = s.f, s.actor[side]
    total = SPEED_OF[row] + f[CUBES + side * 3 + SPD] + f[SPEED + side]
    if f[PARALYZE + monster]:
        total -= 2
    if f[QUAKE + monster]:
        total += 2
    return max(total, 0)


def fixed_speed(s: Overrealm, side: int) -> int:
    """The speed that was compared when the monster actions began; before that, the present one (OR-ORDER-07)."""
    return s.speed[side] if s.speed[side] != NOT_YET else speed_now(s, side)


def faster(s: Overrealm, side: int) -> bool:
    """Both selected monster actions, and this side's has strictly more speed and was not made slower."""
    mine, theirs = fixed_speed(s, side), fixed_speed(s, 1 - side)
    if mine < 0 or theirs < 0 or s.f[LATE + side]:
        return False
    return mine > theirs or bool(s.f[LATE + 1 - side])


def first_to_act(s: Overrealm) -> int:
    """The side that acts first, or TIE. OR-ORDER-05, OR-ORDER-08, OR-ORDER-11, OR-ORDER-12."""
    eager = [attacks(s, 1 - side) and "hits_first" in PASSIVES[action_row(s, side)] for side in (0, 1)]
    if eager[0] or eager[1]:
        return TIE if eager[0] and eager[1] else eager.index(True)
    f = s.f
    if bool(f[LATE]) != bool(f[LATE + 1]):
        return 1 if f[LATE] else 0
    a, b = s.speed
    if a == b:
        return TIE
    ahead = 0 if a > b else 1
    return ahead if (f[REVERSED] + f[REVERSED + 1]) % 2 == 0 else 1 - ahead
