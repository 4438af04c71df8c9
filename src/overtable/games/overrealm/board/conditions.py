"""Conditions: burn, fatigue, paralyze and leech."""

from overtable.games.overrealm.elements import NUMBER
from overtable.games.overrealm.facts import ELEMENTS_OF
from overtable.games.overrealm.figures import BURN, CONDITIONS, FATIGUE, LEECH, LEECH_LIMIT, PARALYZE
from overtable.games.overrealm.refs import CONDITION_WORDS
from overtable.games.overrealm.state import Overrealm
from overtable.kernel.event import emit
from overtable.kernel.refs import card

BURNT_WORSE = frozenset({NUMBER["Leaf"], NUMBER["Rock"], NUMBER["Death"]})
NO_BUFFS_WHEN_FATIGUED = frozenset({NUMBER["Water"], NUMBER["Electric"], NUMBER["Fire"]})


def afflict(s: Overrealm, monster: int, condition: str) -> None:
    """OR-COND-06, OR-COND-07: leech up to 3 counters; any other condition once."""
    i = CONDITIONS[condition] + monster
    limit = LEECH_LIMIT if condition == "leech" else 1
    if s.f[i] < limit:
        s.f[i] += 1
        emit(s, "condition", card(s.team[monster]), CONDITION_WORDS[condition])


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
