"""Counters put down and taken up: damage and shields on Heroes, tokens that absorb, the Synergy of a row."""

from overtable.games.overwatch.board import row_ref
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.tokens import GUARD, PARTICLE
from overtable.kernel.effect import Effect, change, end, present
from overtable.kernel.event import emit
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number

MOST = 255
"""What a counter of the state can hold: far more than the rules can bring about."""


def hurt(s: Overwatch, card: int, amount: int) -> None:
    """Damage counters, also beyond Health: whoever a Field protects keeps them in full (OW-TOKEN-08)."""
    s.damage[card] = min(MOST, s.damage[card] + amount)


def heal(s: Overwatch, card: int, amount: int) -> int:
    """Remove damage counters, never below none; returns what is left over (OW-DAMAGE-08)."""
    healed = min(amount, s.damage[card])
    if healed:
        s.damage[card] -= healed
        emit(s, "healed", card_ref(card), number(healed))
    return amount - healed


def add_shields(s: Overwatch, card: int, n: int) -> None:
    """Shield tokens add up (OW-SHIELD-03)."""
    s.shields[card] = min(MOST, s.shields[card] + n)
    emit(s, "shielded", card_ref(card), number(n))


def lose_shields(s: Overwatch, card: int, n: int = MOST) -> None:
    """Take shield tokens off a Hero, by default all; with the last one a guard can absorb for nobody any more."""
    s.shields[card] = max(0, s.shields[card] - n)
    if not s.shields[card] and present(s, GUARD):
        end(s, lambda e: e.kind == GUARD and e.subject == card)


def soak(s: Overwatch, card: int, amount: int) -> int:
    """What is left of a packet after the Hero's Zarya tokens and its shields.

    OW-SHIELD-01: each absorbs 1, before any damage counter. OW-SHIELD-08: Zarya tokens absorb like shields.
    """
    if present(s, PARTICLE):
        for e in [e for e in s.effects if e.kind == PARTICLE and e.subject == card]:
            used = min(amount, e.amount)
            if used:
                lower(s, e, used)
                amount -= used
    used = min(amount, s.shields[card])
    if used:
        lose_shields(s, card, used)
        amount -= used
    return amount


def lower(s: Overwatch, effect: Effect, n: int) -> None:
    """Take tokens away; the last one takes the effect along."""
    if effect.amount > n:
        change(s, effect, effect.amount - n)
    else:
        end(s, lambda e: e is effect)


def drain(s: Overwatch, line: int, n: int) -> None:
    """Take Synergy from a row, at most what it holds (OW-SYN-04)."""
    before = s.synergy[line]
    s.synergy[line] = max(0, before - n)
    if s.synergy[line] != before:
        emit(s, "synergy", row_ref(line), number(before), number(s.synergy[line]))
