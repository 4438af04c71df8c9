"""Stat cubes, conditions and counters: what lies on boards and monsters."""

from overtable.games.overrealm.elements import NUMBER
from overtable.games.overrealm.figures import (
    ACORNS,
    BURN,
    CUBE_LIMIT,
    CUBES,
    FATIGUE,
    HONEY,
    LEECH,
    LEECH_LIMIT,
    PARALYZE,
    TORMENT,
)
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.tables import ELEMENTS_OF
from overtable.kernel.event import emit
from overtable.kernel.refs import card, number, seat, word

CONDITIONS = ("burn", "fatigue", "paralyze", "leech")
CONDITION_ROW = {"burn": BURN, "fatigue": FATIGUE, "paralyze": PARALYZE, "leech": LEECH}
BURNT_WORSE = frozenset({NUMBER["Leaf"], NUMBER["Rock"], NUMBER["Death"]})
NO_BUFFS_WHEN_FATIGUED = frozenset({NUMBER["Water"], NUMBER["Electric"], NUMBER["Fire"]})


def give_cubes(s: Overrealm, side: int, stat: int, amount: int) -> None:
    """OR-CUBES-01, OR-CUBES-02: opposite cubes cancel, the rest is added, at most 4 either way."""
    i = CUBES + side * 3 + stat
    s.f[i] = min(max(s.f[i] + amount, -CUBE_LIMIT), CUBE_LIMIT)
    if amount:
        emit(s, "cubes" if amount > 0 else "minus_cubes", seat(s.sides[side]), number(abs(amount)), word(stat))


def afflict(s: Overrealm, monster: int, condition: str) -> None:
    """OR-COND-06, OR-COND-07: leech up to 3 counters; any other condition once."""
    i = CONDITION_ROW[condition] + monster
    limit = LEECH_LIMIT if condition == "leech" else 1
    if s.f[i] < limit:
        s.f[i] += 1
        emit(s, "condition", card(s.team[monster]), word(3 + CONDITIONS.index(condition)))


def different_conditions(s: Overrealm, monster: int) -> int:
    f = s.f
    return sum(f[row + monster] > 0 for row in (BURN, FATIGUE, PARALYZE, LEECH))


def burn_loss(s: Overrealm, monster: int) -> int:
    """OR-COND-02: what burn takes from ATK: 1, or 2 for Leaf, Rock and Death, once only."""
    if not s.f[BURN + monster]:
        return 0
    return 2 if not BURNT_WORSE.isdisjoint(ELEMENTS_OF[s.row[monster]]) else 1


def too_tired_for_buffs(s: Overrealm, monster: int) -> bool:
    """OR-COND-03: a fatigued Water, Electric or Fire monster cannot use buffs."""
    return bool(s.f[FATIGUE + monster]) and not NO_BUFFS_WHEN_FATIGUED.isdisjoint(ELEMENTS_OF[s.row[monster]])


def gain_acorns(s: Overrealm, side: int, stat: int, amount: int) -> None:
    i = ACORNS + side * 3 + stat
    s.f[i] = min(s.f[i] + amount, CUBE_LIMIT)
    emit(s, "acorn", seat(s.sides[side]), number(amount), word(stat))


def gain_honey(s: Overrealm, side: int, amount: int) -> None:
    s.f[HONEY + side] = max(s.f[HONEY + side] + amount, 0)
    emit(s, "honey" if amount > 0 else "honey_spent", seat(s.sides[side]))


def tormented(s: Overrealm, monster: int) -> int:
    """How many of the monster's actions carry a torment counter."""
    first = TORMENT + monster * 4
    return sum(n > 0 for n in s.f[first : first + 4])


def torment_all(s: Overrealm, monster: int) -> None:
    for i in range(TORMENT + monster * 4, TORMENT + monster * 4 + 4):
        s.f[i] += 1
    emit(s, "torment", card(s.team[monster]))
