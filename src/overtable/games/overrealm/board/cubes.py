"""Stat cubes, acorns, honey and torment: what lies on boards and on actions."""

from overtable.games.overrealm.figures import ACORNS, ACTIONS_EACH, CUBE_LIMIT, CUBES, HONEY, TORMENT
from overtable.games.overrealm.refs import STAT_WORDS
from overtable.games.overrealm.state import Overrealm
from overtable.kernel.event import emit
from overtable.kernel.refs import card, number, seat


def give_cubes(s: Overrealm, side: int, stat: int, amount: int) -> None:
    """OR-CUBES-01, OR-CUBES-02: opposite cubes cancel, the rest is added, at most 4 either way."""
    i = CUBES + side * 3 + stat
    s.f[i] = min(max(s.f[i] + amount, -CUBE_LIMIT), CUBE_LIMIT)
    if amount:
        emit(s, "cubes" if amount > 0 else "minus_cubes", seat(s.sides[side]), number(abs(amount)), STAT_WORDS[stat])


def gain_acorns(s: Overrealm, side: int, stat: int, amount: int) -> None:
    i = ACORNS + side * 3 + stat
    s.f[i] = min(s.f[i] + amount, CUBE_LIMIT)
    emit(s, "acorn", seat(s.sides[side]), number(amount), STAT_WORDS[stat])


def gain_honey(s: Overrealm, side: int, amount: int) -> None:
    s.f[HONEY + side] = max(s.f[HONEY + side] + amount, 0)
    emit(s, "honey" if amount > 0 else "honey_spent", seat(s.sides[side]))


def tormented(s: Overrealm, monster: int) -> int:
    """How many of the monster's actions carry a torment counter."""
    first = TORMENT + monster * ACTIONS_EACH
    return sum(n > 0 for n in s.f[first : first + ACTIONS_EACH])


def torment_all(s: Overrealm, monster: int) -> None:
    first = TORMENT + monster * ACTIONS_EACH
    for i in range(first, first + ACTIONS_EACH):
        s.f[i] += 1
    emit(s, "torment", card(s.team[monster]))
