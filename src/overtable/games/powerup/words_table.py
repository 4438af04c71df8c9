"""Words about the table: cards, energy, the HQ, the Power Chain, breaking, stealing, attaching."""

import msgspec

from overtable.games.powerup.aim import target_card
from overtable.games.powerup.draw import DiscardChoice, draw
from overtable.games.powerup.happen import happen
from overtable.games.powerup.ko import break_card, leave, take_off
from overtable.games.powerup.passives import AnyPassive
from overtable.games.powerup.printed import ACTS, BATTLE_CARD, face
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    HAND,
    HEROES,
    HQ_HIT,
    NOBODY,
    Link,
    PowerUp,
    attached_to,
    in_play,
    seat_of,
    zone,
)
from overtable.games.powerup.stats import carries, equipment_of, immune
from overtable.games.powerup.targets import holder
from overtable.games.powerup.word import Word, plural
from overtable.games.powerup.wounds import wound_hq
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.knowledge import move
from overtable.kernel.refs import CARD, EFFECT, card, index_of, kind_of, number
from overtable.kernel.refs import seat as seat_ref


class Draw(Word, frozen=True, tag="draw"):
    n: int = 1

    def does(self, s: PowerUp, link: Link) -> None:
        draw(s, link.seat, self.n)

    def says(self) -> str:
        return f"draw {plural(self.n, 'card')}"


class Discard(Word, frozen=True, tag="discard"):
    """The opponent chooses and discards."""

    n: int = 1

    def does(self, s: PowerUp, link: Link) -> None:
        do(s, DiscardChoice(1 - link.seat, max(0, len(s.zones[zone(1 - link.seat, HAND)]) - self.n)))

    def says(self) -> str:
        return f"the opponent discards {plural(self.n, 'card')}"


class Energy(Word, frozen=True, tag="energy"):
    deploy: int = 0
    power: int = 0

    def does(self, s: PowerUp, link: Link) -> None:
        s.deploy[link.seat] += self.deploy
        s.power[link.seat] += self.power

    def says(self) -> str:
        parts = [f"{n} {kind}" for n, kind in ((self.deploy, "Deploy"), (self.power, "Power")) if n]
        return f"gain {' and '.join(parts)} energy"


class WoundHQ(Word, frozen=True, tag="wound_hq"):
    n: int = 1

    def does(self, s: PowerUp, link: Link) -> None:
        if wound_hq(s, 1 - link.seat, self.n):
            happen(s, HQ_HIT, link.seat)

    def says(self) -> str:
        return f"the enemy HQ takes {plural(self.n, 'Wound')}"

    def hint(self) -> float:
        return 3.0 * self.n


class HealHQ(Word, frozen=True, tag="heal_hq"):
    n: int = 1

    def does(self, s: PowerUp, link: Link) -> None:
        if s.hq[link.seat] > 0:
            s.hq[link.seat] += self.n
            emit(s, "hq_healed", seat_ref(link.seat), number(self.n))

    def says(self) -> str:
        return f"your HQ gains {self.n}"


class ShieldHQ(Word, frozen=True, tag="shield_hq"):
    """The next Wounds to the own HQ this round are negated."""

    n: int = 1

    def does(self, s: PowerUp, link: Link) -> None:
        s.shield[link.seat] += self.n

    def says(self) -> str:
        return f"negate the next {plural(self.n, 'Wound')} to your HQ this round"


class Negate(Word, frozen=True, tag="negate"):
    """Cancels what was aimed at: an effect on the chain, the Wounds of a combat, a Wound to an HQ (PU-KEY-37)."""

    def does(self, s: PowerUp, link: Link) -> None:
        kind, index = kind_of(link.target), index_of(link.target)
        if kind == EFFECT:
            if index < len(s.chain):
                s.chain[index] = msgspec.structs.replace(s.chain[index], dead=True)
        elif s.fight is None:
            return
        elif kind == CARD:
            s.fight = msgspec.structs.replace(s.fight, spared=(*s.fight.spared, index))
        else:
            s.fight = msgspec.structs.replace(s.fight, hq_spared=True)
        emit(s, "negated", card(link.source))

    def says(self) -> str:
        return "Negate it"


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
        if index < len(s.chain):
            s.chain[index] = msgspec.structs.replace(s.chain[index], target=link.second)
            emit(s, "redirected", link.second)

    def says(self) -> str:
        return "Redirect it to that Hero"


class Copy(Word, frozen=True, tag="copy"):
    """Uses an exact copy of the effect aimed at as one's own, with new targets and free of its cost (PU-KEY-14)."""

    def does(self, s: PowerUp, link: Link) -> None:
        from overtable.games.powerup.chain import CopyAim

        if kind_of(link.target) == EFFECT:
            index = index_of(link.target)
            if index >= len(s.chain):
                return
            ability = s.chain[index].ability
        else:
            ability = index_of(link.second)
        if any(isinstance(w, Copy) for w in ACTS[ability].words):
            return  # a copy of a copy would never end
        do(s, CopyAim(link.seat, link.source, ability, link.kind))

    def says(self) -> str:
        return "Copy it: use it as your own, with a new target"


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
        if s.bearer[target] != NOBODY and face(s, target).kind:
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
        place = link.seat * 5 + face(s, hero).stars - 1
        if s.board[place] >= 0 or seat_of(s, hero) == link.seat:
            return
        attached = attached_to(s, hero)
        s.board[s.board.index(hero)] = -1
        s.board[place] = hero
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

    def says(self) -> str:
        gives = "; ".join(p.says().rstrip(".") for p in self.gives)
        return "attach this Hero to the target: " + gives.replace("This Hero", "its bearer")


class MoreTeamUps(Word, frozen=True, tag="team_up"):
    """Team-Up!: the user may issue one more Challenge this round (PU-KEY-35)."""

    def does(self, s: PowerUp, link: Link) -> None:
        s.extra_teamups[link.seat] += 1

    def says(self) -> str:
        return "Team-Up!: you may issue another Team-Up Challenge this round"


TableWord = (
    Draw
    | Discard
    | Energy
    | WoundHQ
    | HealHQ
    | ShieldHQ
    | Negate
    | EvadeAttack
    | Redirect
    | Copy
    | Break
    | Unattach
    | StealHero
    | StealCard
    | StealCounter
    | Join
    | MoreTeamUps
)
