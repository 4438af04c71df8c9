"""Words about what lies on Heroes: breaking, taking off, stealing, joining."""

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.book.glossary import BATTLE_CARD, HERO
from overtable.games.powerup.inplay.attached import carries, equipment_of, holder
from overtable.games.powerup.inplay.figures import immune
from overtable.games.powerup.inplay.moves import break_card, leave, take_off
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    HAND,
    HEROES,
    NO_CARD,
    NOBODY,
    Link,
    PowerUp,
    attached_to,
    in_play,
    place,
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
        target = target_card(link)
        if s.bearer[target] != NOBODY or s.where[target] == zone(1 - link.seat, BATTLE):
            break_card(s, target)

    def says(self) -> str:
        return "Break it"


class Unattach(Word, frozen=True, tag="unattach"):
    """An attached card goes back to its owner's hand (PU-TERM-03)."""

    def does(self, s: PowerUp, link: Link) -> None:
        target = target_card(link)
        if s.bearer[target] != NOBODY and face(s, target).kind != HERO:
            take_off(s, target, zone(s.owner[target], HAND))
            emit(s, "unattached", card(target))

    def says(self) -> str:
        return "Unattach it: it returns to its owner's hand"


class StealHero(Word, frozen=True, tag="steal_hero"):
    """Needs the thief's slot of that rarity to be empty; everything on the Hero stays (PU-KEY-30)."""

    def does(self, s: PowerUp, link: Link) -> None:
        hero = target_card(link)
        if not in_play(s, hero) or immune(s, hero, "Steal", link.kind, link.seat):
            return
        there = place(link.seat, face(s, hero).stars)
        if s.board[there] >= 0 or seat_of(s, hero) == link.seat:
            return
        attached = attached_to(s, hero)
        s.board[s.board.index(hero)] = NO_CARD
        s.board[there] = hero
        move(s, hero, zone(link.seat, HEROES))
        for c in attached:
            move(s, c, zone(link.seat, ATTACHED))
        s.dirty = 1
        emit(s, "stolen", card(hero))

    def says(self) -> str:
        return "Steal it if your slot of that rarity is empty"

    def hint(self) -> float:
        return 5.0


class StealCard(Word, frozen=True, tag="steal_card"):
    """An Equipment is taken for the user's Hero, a Battle card for the top of the user's stack (PU-KEY-30)."""

    def does(self, s: PowerUp, link: Link) -> None:
        target, user = target_card(link), holder(s, link.source)
        if face(s, target).kind == BATTLE_CARD:
            if s.where[target] == zone(1 - link.seat, BATTLE):
                move(s, target, zone(link.seat, BATTLE))
                emit(s, "stolen", card(target))
        elif s.bearer[target] != NOBODY and in_play(s, user):
            charges = s.charges[target]
            carried = equipment_of(s, user)
            if len(carried) >= carries(s, user):
                break_card(s, carried[0])  # PU-DEPLOY-05: the stolen one takes its place
            take_off(s, target, zone(link.seat, ATTACHED))
            s.bearer[target] = user
            s.level[target] = 1
            s.charges[target] = charges
            emit(s, "stolen", card(target))

    def says(self) -> str:
        return "Steal it"


class StealCounter(Word, frozen=True, tag="steal_counter"):
    """A positive counter of the target moves to the user's Hero (PU-KEY-30)."""

    def does(self, s: PowerUp, link: Link) -> None:
        target, user = target_card(link), holder(s, link.source)
        if not in_play(s, target) or not in_play(s, user):
            return
        for array in (s.plus, s.regen, s.evade):
            if array[target]:
                array[target] -= 1
                array[user] += 1
                s.dirty = 1
                emit(s, "stolen", card(target))
                return

    def says(self) -> str:
        return "Steal a positive counter from it for this Hero, beside those it has"


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
        s.dirty = 1
        emit(s, "joined", card(hero), card(bearer))

    def given_when_attached(self) -> tuple[Passive, ...]:
        return self.gives

    def says(self) -> str:
        gives = "; ".join(p.says().rstrip(".") for p in self.gives)
        return "attach this Hero to the target: " + gives.replace("This Hero", "its bearer")
