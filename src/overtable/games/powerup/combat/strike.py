"""Resolve Combat! and Aftermath!."""

import msgspec

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.book.glossary import HQ_HIT, SPEEDSTER, STRIKE_FIRST, UNAVOIDABLE
from overtable.games.powerup.chain.conditions import happen
from overtable.games.powerup.combat.fight import going_on
from overtable.games.powerup.inplay.figures import Sheet, has, sheet
from overtable.games.powerup.state import Fight, PowerUp, in_play, seat_of
from overtable.games.powerup.wounds.hq import wound_hq
from overtable.games.powerup.wounds.wound import compare, fatal, negated, slain, wound
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame
from overtable.kernel.refs import card
from overtable.kernel.refs import seat as seat_ref


class ResolveCombat(Frame[PowerUp], frozen=True):
    """Resolve Combat!: the Heroes wound each other, or the HQ takes exactly 1 Wound, whatever the ATK (PU-COMBAT-07,
    PU-CARD-04) and however brutal the combat (PU-MODE-05)."""

    def run(self, s: PowerUp) -> None:
        f = s.fight
        if f is None or not going_on(s):
            return
        s.fight = msgspec.structs.replace(f, over=True)  # nothing of it can be evaded or negated any more
        emit(s, "strikes", card(f.attacker))
        if f.blocked:
            if in_play(s, f.target) and seat_of(s, f.target) != f.seat:
                strike(s, f)  # else the blocker has left, and the attack ends without damage (PU-COMBAT-16)
        elif f.hq_spared:
            emit(s, "hq_shielded", seat_ref(1 - f.seat))
        elif wound_hq(s, 1 - f.seat, unavoidable=has(s, f.attacker, UNAVOIDABLE), by=f.attacker):
            happen(s, HQ_HIT, f.seat)


def strike(s: PowerUp, f: Fight) -> None:
    """Whoever falls by it leaves in Aftermath! (PU-WOUND-04)."""
    s.hold = 1
    to_blocker, to_attacker = blows(s, sheet(s), f)
    if f.spared and s.log is not None:
        without = blows(s, sheet(s), msgspec.structs.replace(f, spared=()))
        for h, n in zip((f.target, f.attacker), without, strict=True):
            negated(s, h, n if h in f.spared else 0)
    wound(s, f.target, to_blocker, f.attacker)
    wound(s, f.attacker, to_attacker, f.target)


def blows(s: PowerUp, rows: Sheet, f: Fight) -> tuple[int, int]:
    """The Wounds to the blocker and to the attacker, negated ones apart: by the usual comparison, at the same time
    (PU-COMBAT-11) unless one of them alone strikes first (PU-KEY-31, PU-KEY-32)."""
    a, b = f.attacker, f.target
    mine, theirs = rows[a], rows[b]
    hit = compare(s, mine.atk, theirs.dfn)
    to_b = slain(hit, mine, face(s, b).types)
    if mine.keywords & SPEEDSTER:
        to_b += hit  # PU-KEY-29: the second hit; Slayer counts for the first only
    to_a = slain(compare(s, theirs.atk, mine.dfn), theirs, face(s, a).types)
    to_b, to_a = (0 if b in f.spared else to_b), (0 if a in f.spared else to_a)
    first_a, first_b = mine.keywords & STRIKE_FIRST, theirs.keywords & STRIKE_FIRST
    if first_a and not first_b and fatal(s, b, to_b, theirs):
        return to_b, 0
    if first_b and not first_a and fatal(s, a, to_a, mine):
        return 0, to_a
    return to_b, to_a


class Aftermath(Frame[PowerUp], frozen=True):
    """Aftermath!: characters whose Wounds reach their Health leave play now (PU-COMBAT-12)."""

    def run(self, s: PowerUp) -> None:
        s.hold = 0
        s.fight = None
        s.dirty = 1
