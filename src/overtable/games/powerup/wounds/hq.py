"""Wounds to an HQ, and what wards them off."""

from functools import cache

from overtable.games.powerup.book.facts import FACES, Face
from overtable.games.powerup.book.glossary import HQ_LOST
from overtable.games.powerup.chain.conditions import happen
from overtable.games.powerup.inplay.working import passives_of, sources
from overtable.games.powerup.state import NO_CARD, PowerUp
from overtable.games.powerup.wounds.wound import dealt_by
from overtable.kernel.event import emit
from overtable.kernel.refs import number, seat


def wound_hq(s: PowerUp, of: int, n: int = 1, unavoidable: bool = False, by: int = NO_CARD) -> int:
    """Wounds to an HQ, never below 0 (PU-COMBAT-15); unavoidable ones pass its guards (PU-KEY-36). Returns how many
    landed."""
    landed = 0
    for _ in range(n):
        if not unavoidable and guards_left(s, of) > 0:
            s.guarded[of] += 1
            emit(s, "hq_shielded", seat(of))
        elif s.hq[of] > 0:
            s.hq[of] -= 1
            landed += 1
    if landed:
        emit(s, "hq_wounded", seat(of), number(landed), number(s.hq[of]), *dealt_by(by))
        happen(s, HQ_LOST, of)
    return landed


def guards_left(s: PowerUp, of: int) -> int:
    """How many more Wounds to the HQ the texts in play negate this round."""
    guards = [c for c in sources(s, of) if may_guard(FACES[s.printing[c]])]
    return sum([p.guards_hq() for c in guards for p in passives_of(s, c)]) - s.guarded[of]


@cache
def may_guard(f: Face) -> bool:
    """Whether anything on a card could negate a Wound to the HQ: asked of a few cards of the set, and often."""
    given = [p for act in f.acts for p in (*act.always, *act.gives)]
    return any(p.guards_hq() for p in (*f.always, *given))
