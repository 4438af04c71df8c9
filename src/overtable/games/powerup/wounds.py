"""Wounds: how attacks are compared, how Wounds land on Heroes and on an HQ, how they are healed."""

from overtable.games.powerup.happen import happen
from overtable.games.powerup.inforce import all_passives
from overtable.games.powerup.passives import IMMORTAL_WORD, HQGuard
from overtable.games.powerup.printed import face
from overtable.games.powerup.state import HQ_LOST, PowerUp, in_play
from overtable.games.powerup.stats import Row
from overtable.kernel.event import emit
from overtable.kernel.refs import card, number, seat


def compare(s: PowerUp, atk: int, dfn: int) -> int:
    """Below 0 Wounds, equal 1, above 2; brutal: one more for each point (PU-WOUND-01 to 03, PU-MODE-04)."""
    if atk < dfn:
        return 0
    if s.brutal:
        return 1 + atk - dfn
    return 1 if atk == dfn else 2


def slain(wounds: int, slayer: Row | None, types: int) -> int:
    """Slayer adds 1 Wound against its type, after the formula (PU-KEY-28, PU-MODE-06)."""
    return wounds + 1 if slayer is not None and slayer.slayer & types else wounds


def wound(s: PowerUp, hero: int, n: int) -> None:
    """Wounds land and stay until healed (PU-WOUND-09, PU-TERM-12)."""
    if n > 0 and in_play(s, hero):
        s.wounds[hero] = min(255, s.wounds[hero] + n)
        s.dirty = 1
        emit(s, "wounded", card(hero), number(n))


def heal(s: PowerUp, hero: int, n: int) -> None:
    """Never below none (PU-KEY-18); nothing heals a poisoned Hero (PU-KEY-23)."""
    if not in_play(s, hero) or s.poison[hero]:
        return
    healed = min(n, s.wounds[hero])
    if healed:
        s.wounds[hero] -= healed
        emit(s, "healed", card(hero), number(healed))


def wound_hq(s: PowerUp, of: int, n: int = 1, unavoidable: bool = False) -> int:
    """Wounds to an HQ, never below 0 (PU-COMBAT-15); unavoidable ones pass its guards (PU-KEY-36). Returns how many
    landed."""
    landed = 0
    for _ in range(n):
        if not unavoidable and guards_left(s, of) > 0:
            s.guarded[of] += 1
            emit(s, "hq_shielded", seat(of))
        elif not unavoidable and s.shield[of]:
            s.shield[of] -= 1
            emit(s, "hq_shielded", seat(of))
        elif s.hq[of] > 0:
            s.hq[of] -= 1
            landed += 1
    if landed:
        emit(s, "hq_wounded", seat(of), number(landed), number(s.hq[of]))
        happen(s, HQ_LOST, of)
    return landed


def guards_left(s: PowerUp, of: int) -> int:
    """How many more Wounds to the HQ the texts in play negate this round."""
    return sum(p.wounds for p in all_passives(s, of) if isinstance(p, HQGuard)) - s.guarded[of]


def fatal(s: PowerUp, hero: int, more: int, row: Row) -> bool:
    """Whether so many more Wounds knock the Hero out (PU-WOUND-04): an Immortal one goes on (PU-KEY-19)."""
    return s.wounds[hero] + more >= row.health and not row.keywords & IMMORTAL_WORD


def types_of(s: PowerUp, hero: int) -> int:
    return face(s, hero).types
