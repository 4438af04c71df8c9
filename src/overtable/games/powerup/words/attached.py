"""Words about what lies on Heroes: breaking, taking off, joining."""

from overtable.games.powerup.inplay.moves import break_card, leave, take_off
from overtable.games.powerup.state import (
    ATTACHED,
    HAND,
    Link,
    PowerUp,
    attached_to,
    board_changed,
    in_play,
    seat_of,
    zone,
)
from overtable.games.powerup.words.constant import AnyPassive
from overtable.games.powerup.words.whom import target_card
from overtable.games.powerup.words.word import Passive, Word
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card


class Break(Word, frozen=True, tag="break"):
    """PU-KEY-08; when it is the current Battle card the next one takes over at once (PU-DEPLOY-10)."""

    def does(self, s: PowerUp, link: Link) -> None:
        break_card(s, target_card(link))

    def says(self) -> str:
        return "Break it"


class Unattach(Word, frozen=True, tag="unattach"):
    """An attached card goes back to its owner's hand (PU-TERM-03)."""

    def does(self, s: PowerUp, link: Link) -> None:
        target = target_card(link)
        take_off(s, target, zone(s.owner[target], HAND))
        emit(s, "unattached", card(target))

    def says(self) -> str:
        return "Unattach it: it returns to its owner's hand"


class Join(Word, frozen=True, tag="join"):
    """The Hero attaches itself to another one and gives it something; its slot is free (PU-TERM-03)."""

    gives: tuple[AnyPassive, ...]

    def does(self, s: PowerUp, link: Link) -> None:
        hero, bearer = link.source, target_card(link)
        if not in_play(s, hero) or not in_play(s, bearer) or seat_of(s, hero) != seat_of(s, bearer) or hero == bearer:
            return
        seat = seat_of(s, hero)
        for c in attached_to(s, hero):
            break_card(s, c)
        leave(s, hero)
        move(s, hero, zone(seat, ATTACHED))
        s.bearer[hero] = bearer
        s.joined[hero] = link.ability  # a copied one too: its own words (PU-KEY-14)
        board_changed(s, seat)
        emit(s, "joined", card(hero), card(bearer))

    def given_when_attached(self) -> tuple[Passive, ...]:
        return self.gives

    def says(self) -> str:
        gives = "; ".join(p.says().rstrip(".") for p in self.gives)
        return "attach this Hero to the target (what it carries is Broken): " + gives.replace("This Hero", "its bearer")
