"""Words about what is under way: effects on the Power Chain, and the attack."""

import msgspec

from overtable.games.powerup.book.facts import ACTS
from overtable.games.powerup.chain.aiming import CopyAim
from overtable.games.powerup.chain.asked import effect_of
from overtable.games.powerup.state import Link, PowerUp
from overtable.games.powerup.words.word import Word
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.refs import CARD, EFFECT, card, index_of, kind_of, seat


class Negate(Word, frozen=True, tag="negate"):
    """Cancels what was aimed at: an effect on the chain, the Wounds of a combat or of an effect to one Hero, a Wound to
    an HQ (PU-KEY-37); the rest of an effect goes on."""

    def does(self, s: PowerUp, link: Link) -> None:
        kind, index = kind_of(link.target), index_of(link.target)
        if kind == EFFECT:
            was = s.chain[index]
            s.chain[index] = self._without(was, ACTS[link.ability].target, link)
            _tell(s, was, s.chain[index], link)
        elif s.fight is None:
            return
        elif kind == CARD:
            s.fight = msgspec.structs.replace(s.fight, spared=(*s.fight.spared, index))
            emit(s, "negates_wounds", card(link.source), link.target)
        else:
            s.fight = msgspec.structs.replace(s.fight, hq_spared=True)
            emit(s, "negates_hq", card(link.source), link.target)

    @staticmethod
    def _without(negated: Link, what: str, by: Link) -> Link:
        """The effect without what is negated of it."""
        if what == "wound":  # an Evade counter names nobody: it is for its own Hero (PU-KEY-17)
            hero = by.source if by.second < 0 else index_of(by.second)
            return msgspec.structs.replace(negated, spared=(*negated.spared, hero))
        if what == "hq_wound":
            return msgspec.structs.replace(negated, hq_spared=True)
        return msgspec.structs.replace(negated, dead=True)

    def says(self) -> str:
        return "Negate it"


def _tell(s: PowerUp, was: Link, now: Link, by: Link) -> None:
    """What of an effect was negated, for the log."""
    if now.dead:
        emit(s, "negated", card(by.source), card(was.source))
    elif now.hq_spared != was.hq_spared:
        emit(s, "negates_hq", card(by.source), seat(by.seat))
    else:
        emit(s, "negates_wounds", card(by.source), card(now.spared[-1]))


class EvadeAttack(Word, frozen=True, tag="evade_attack"):
    """Evade: the attack is dodged as a whole (PU-KEY-17)."""

    def does(self, s: PowerUp, link: Link) -> None:
        if s.fight is not None:
            s.fight = msgspec.structs.replace(s.fight, over=True)
            emit(s, "dodged", card(s.fight.attacker))

    def says(self) -> str:
        return "Evade it: the attack ends without any Wound"


class Redirect(Word, frozen=True, tag="redirect"):
    """The effect aimed at gets another target (PU-KEY-38)."""

    def does(self, s: PowerUp, link: Link) -> None:
        index = index_of(link.target)
        s.chain[index] = msgspec.structs.replace(s.chain[index], target=link.second)
        emit(s, "redirected", link.second)

    def says(self) -> str:
        return "Redirect it to that Hero"


class Copy(Word, frozen=True, tag="copy"):
    """Uses an exact copy of the effect aimed at as one's own; only the copying card is paid for (PU-KEY-14)."""

    def does(self, s: PowerUp, link: Link) -> None:
        if kind_of(link.target) == EFFECT:
            copied = s.chain[index_of(link.target)]
        else:
            copied = Link(index_of(link.second), index_of(link.target), 1 - link.seat, link.kind)
        ability = copied.ability
        if ACTS[ability].copies:
            return  # a copy of a copy would never end
        what, by_name = effect_of(copied), card(copied.source)
        emit(s, "copies", effect_of(link), what, *(() if what == by_name else (by_name,)))
        do(s, CopyAim(link.seat, link.source, ability, link.kind))

    def copies(self) -> bool:
        return True

    def says(self) -> str:
        return "Copy it: use it as your own, without its cost and with a new target"
