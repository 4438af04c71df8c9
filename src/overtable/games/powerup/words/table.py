"""Words about hands, energy, the HQs and the Challenges of a round."""

from overtable.games.powerup.book.glossary import HQ_HIT
from overtable.games.powerup.chain.conditions import happen
from overtable.games.powerup.phases.draw import DiscardChoice, draw
from overtable.games.powerup.state import HAND, Link, PowerUp, zone
from overtable.games.powerup.words.word import Word
from overtable.games.powerup.wounds.hq import wound_hq
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.language import and_list, plural
from overtable.kernel.refs import number
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
        return f"the opponent discards {plural(self.n, 'card')} of their choice"


class Energy(Word, frozen=True, tag="energy"):
    deploy: int = 0
    power: int = 0

    def does(self, s: PowerUp, link: Link) -> None:
        s.deploy[link.seat] += self.deploy
        s.power[link.seat] += self.power

    def says(self) -> str:
        parts = [f"{n} {kind}" for n, kind in ((self.deploy, "Deploy"), (self.power, "Power")) if n]
        return f"gain {and_list(parts)} energy"


class WoundHQ(Word, frozen=True, tag="wound_hq"):
    n: int = 1

    def does(self, s: PowerUp, link: Link) -> None:
        if not link.hq_spared and wound_hq(s, 1 - link.seat, self.n, by=link.source):
            happen(s, HQ_HIT, link.seat)

    def wounds_hq(self) -> bool:
        return True

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


class MoreTeamUps(Word, frozen=True, tag="team_up"):
    """Team-Up!: the user may issue one more Challenge this round (PU-KEY-35)."""

    def does(self, s: PowerUp, link: Link) -> None:
        s.extra_teamups[link.seat] += 1

    def says(self) -> str:
        return "Team-Up!: you may issue another Team-Up Challenge this round"
