"""Wounds to an HQ, and what wards them off."""

from overtable.games.powerup.book.glossary import HQ_LOST
from overtable.games.powerup.chain.conditions import happen
from overtable.games.powerup.inplay.side import given
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
    return sum(p.guards_hq() for p in given(s, of).passives) - s.guarded[of]
