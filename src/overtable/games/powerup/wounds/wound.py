"""Wounds: how attacks are compared, how Wounds land on Heroes, how they are healed."""

from overtable.games.powerup.book.glossary import IMMORTAL_WORD
from overtable.games.powerup.inplay.figures import Row, suffers
from overtable.games.powerup.state import NO_CARD, PowerUp, in_play
from overtable.kernel.event import emit
from overtable.kernel.refs import card, number

MOST_WOUNDS = 255
"""What a byte holds; any Health total is reached long before."""


def compare(s: PowerUp, atk: int, dfn: int) -> int:
    """The Wounds of an attack of any kind: combat, Duel, Team-Up, attack-rated effect."""
    if atk < dfn:
        return 0  # PU-WOUND-01
    if s.brutal:
        return 1 + atk - dfn  # PU-MODE-04
    return 1 if atk == dfn else 2  # PU-WOUND-02, PU-WOUND-03


def slain(wounds: int, slayer: Row | None, types: int) -> int:
    """Slayer adds 1 Wound against its type, after the formula (PU-KEY-28, in brutal combat too: PU-MODE-06)."""
    return wounds + 1 if slayer is not None and slayer.slayer & types else wounds


def wound(s: PowerUp, hero: int, n: int, by: int = NO_CARD, told: str = "wounded") -> None:
    """Wounds land and stay until healed (PU-WOUND-09, PU-TERM-12); `by` is the card that the log says dealt them."""
    if n > 0 and in_play(s, hero):
        s.wounds[hero] = min(MOST_WOUNDS, s.wounds[hero] + n)
        s.dirty = 1
        emit(s, told, card(hero), number(n), *dealt_by(by))


def negated(s: PowerUp, hero: int, n: int) -> None:
    """Wounds that were warded off beforehand come to nothing: the log says so."""
    if n > 0:
        emit(s, "wounds_negated", card(hero), number(n))


def dealt_by(source: int) -> tuple[int, ...]:
    """Who dealt Wounds, as far as that is known, as an event names it."""
    return (card(source),) if source >= 0 else ()


def heal(s: PowerUp, hero: int, n: int) -> None:
    """Never below none (PU-KEY-18); nothing heals a poisoned Hero (PU-KEY-23)."""
    if not in_play(s, hero) or is_poisoned(s, hero):
        return
    healed = min(n, s.wounds[hero])
    if healed:
        s.wounds[hero] -= healed
        emit(s, "healed", card(hero), number(healed))


def is_poisoned(s: PowerUp, hero: int) -> bool:
    return bool(s.poison[hero]) and suffers(s, hero, "Poison")


def burns(s: PowerUp, hero: int) -> None:
    """A burning character that attacks or blocks takes 1 unavoidable Wound (PU-KEY-10)."""
    if s.burn[hero] and suffers(s, hero, "Burn"):
        wound(s, hero, 1, told="burnt")


def fatal(s: PowerUp, hero: int, more: int, row: Row) -> bool:
    """Whether so many more Wounds knock the Hero out (PU-WOUND-04): an Immortal one goes on (PU-KEY-19)."""
    return s.wounds[hero] + more >= row.health and not row.keywords & IMMORTAL_WORD
