"""Words about the table: cards, energy, the HQ, the Power Chain."""

import msgspec

from overtable.games.powerup.draw import DiscardChoice, draw
from overtable.games.powerup.happen import happen
from overtable.games.powerup.printed import ACTS
from overtable.games.powerup.state import (
    HAND,
    HQ_HIT,
    Link,
    PowerUp,
    zone,
)
from overtable.games.powerup.word import Word, plural
from overtable.games.powerup.words_attached import Break, Join, StealCard, StealCounter, StealHero, Unattach
from overtable.games.powerup.wounds import wound_hq
from overtable.kernel.event import emit
from overtable.kernel.frame import do
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
