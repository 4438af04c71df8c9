"""Team auras: those that still have time counters."""

from collections.abc import Sequence

from overtable.games.overrealm.figures import ACTIONS_FROM, AURAS_OF
from overtable.games.overrealm.state import Overrealm


def running(s: Overrealm, side: int) -> Sequence[tuple[int, int]]:
    """OR-AURA-03: the side's auras that have counters, whoever is active: the action and its row of the catalogue."""
    counters = s.f[AURAS_OF[side]]
    if not any(counters):
        return ()
    first = ACTIONS_FROM[side]
    return [(i, s.printing[s.first_action + i]) for i, left in enumerate(counters, first) if left]
