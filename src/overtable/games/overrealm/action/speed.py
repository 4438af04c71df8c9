"""Speed: who acts first."""

from overtable.games.overrealm.action.selected import action_row, attacks
from overtable.games.overrealm.elements import SPD
from overtable.games.overrealm.facts import HITS_FIRST, NO_SPEED, SPEED_OF, WAITS
from overtable.games.overrealm.figures import CUBES, LATE, PARALYZE, QUAKE, REVERSED, SPEED
from overtable.games.overrealm.state import NOT_YET, Overrealm, acts

TIE = 2
"""Instead of a side: neither acts first."""


def speed_now(s: Overrealm, side: int) -> int:
    """OR-ORDER-06: printed + SPD cubes + bonuses + conditions, never below 0; or NO_SPEED."""
    if not acts(s, side):
        return NO_SPEED
    row = action_row(s, side)
    if WAITS[row]:
        return NO_SPEED
    f, monster = s.f, s.actor[side]
    total = SPEED_OF[row] + f[CUBES + side * 3 + SPD] + f[SPEED + side]  # OR-CUBES-04: of any kind of action
    if f[PARALYZE + monster]:
        total -= 2  # OR-COND-04
    if f[QUAKE + monster]:
        total += 2
    return max(total, 0)


def fixed_speed(s: Overrealm, side: int) -> int:
    """The speed that was compared when the monster actions began; before that, the present one (OR-ORDER-07)."""
    return s.speed[side] if s.speed[side] != NOT_YET else speed_now(s, side)


def faster(s: Overrealm, side: int) -> bool:
    """Both selected monster actions, and this side's has strictly more speed and was not made slower."""
    mine, theirs = fixed_speed(s, side), fixed_speed(s, 1 - side)
    if mine == NO_SPEED or theirs == NO_SPEED or s.f[LATE + side]:
        return False
    return mine > theirs or bool(s.f[LATE + 1 - side])


def first_to_act(s: Overrealm) -> int:
    """The side that acts first, or TIE."""
    first = [HITS_FIRST[action_row(s, side)] and attacks(s, 1 - side) for side in (0, 1)]  # OR-ORDER-11
    if first[0] or first[1]:
        return TIE if first[0] and first[1] else first.index(True)
    f = s.f
    if bool(f[LATE]) != bool(f[LATE + 1]):
        return 1 if f[LATE] else 0
    a, b = s.speed
    if a == b:
        return TIE  # OR-ORDER-08
    ahead = 0 if a > b else 1  # OR-ORDER-05
    return ahead if (f[REVERSED] + f[REVERSED + 1]) % 2 == 0 else 1 - ahead  # OR-ORDER-12
