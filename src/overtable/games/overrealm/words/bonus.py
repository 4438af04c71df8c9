"""Words that make an attack, an action or a monster better, or worse, until the turn ends."""

from typing import ClassVar

from overtable.games.overrealm.figures import (
    ATTACK,
    DEFENCE,
    FLINCH,
    FLIPS,
    HARMLESS,
    HP,
    IGNORES,
    LATE,
    PIERCE,
    RECOIL,
    REVERSED,
    SPARED,
    SPEED,
    STEADY,
)
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words.count import for_each, times
from overtable.games.overrealm.words.word import At, Word
from overtable.kernel.event import emit
from overtable.kernel.language import signed
from overtable.kernel.refs import number, seat


class Attack(Word, frozen=True, tag="attack"):
    """OR-ATTACK-10: ATK for this attack; no cube."""

    amount: int
    per: str = ""

    def does(self, s: Overrealm, at: At) -> None:
        s.f[ATTACK + at.side] += self.amount * times(s, at.side, self.per)

    def says(self) -> str:
        return f"{signed(self.amount)} ATK for this attack{for_each(self.per)}"

    def hint(self) -> float:
        return float(self.amount)


class Speed(Word, frozen=True, tag="speed"):
    """SPD for this turn's action; no cube."""

    amount: int

    def does(self, s: Overrealm, at: At) -> None:
        s.f[SPEED + at.side] += self.amount

    def says(self) -> str:
        return f"{signed(self.amount)} SPD for this action"

    def hint(self) -> float:
        return 0.3 * self.amount


class Defence(Word, frozen=True, tag="defence"):
    """DEF for this turn; no cube."""

    amount: int

    def does(self, s: Overrealm, at: At) -> None:
        s.f[DEFENCE + at.side] += self.amount

    def says(self) -> str:
        return f"{signed(self.amount)} DEF for this monster until the turn ends"

    def hint(self) -> float:
        return 0.5 * self.amount

    @property
    def mine(self) -> bool:
        return True


class Mark(Word, frozen=True):
    """A word that only sets a mark for the rest of the turn."""

    ROW: ClassVar[int]

    def does(self, s: Overrealm, at: At) -> None:
        s.f[self.ROW + at.side] = 1

    def hint(self) -> float:
        return 0.7


class Flinch(Mark, frozen=True, tag="flinch"):
    """OR-COND-08."""

    ROW: ClassVar[int] = FLINCH

    def says(self) -> str:
        return "flinch (a slower monster action of the enemy is prevented)"


class IgnoreDefence(Mark, frozen=True, tag="ignore_defence"):
    """OR-ATTACK-11."""

    ROW: ClassVar[int] = IGNORES

    def says(self) -> str:
        return "the enemy's DEF does not count"


class Pierce(Mark, frozen=True, tag="pierce"):
    """OR-ATTACK-11."""

    ROW: ClassVar[int] = PIERCE

    def says(self) -> str:
        return "pierce (positive DEF of the enemy does not count)"


class Steady(Mark, frozen=True, tag="steady"):
    ROW: ClassVar[int] = STEADY

    def says(self) -> str:
        return "no flinch works on this monster until the turn ends"


class Harmless(Mark, frozen=True, tag="harmless"):
    """OR-ATTACK-04."""

    ROW: ClassVar[int] = HARMLESS

    def says(self) -> str:
        return "this attack deals no damage"

    def hint(self) -> float:
        return -1.0


class BecomeSlower(Mark, frozen=True, tag="become_slower"):
    ROW: ClassVar[int] = LATE

    def says(self) -> str:
        return "this attack becomes the slower one"

    def hint(self) -> float:
        return -0.5


class ReverseSpeeds(Word, frozen=True, tag="reverse_speeds"):
    """OR-ORDER-12: two reversals cancel, so they are counted."""

    def does(self, s: Overrealm, at: At) -> None:
        s.f[REVERSED + at.side] += 1
        emit(s, "reversed", seat(s.sides[at.side]))

    def says(self) -> str:
        return "speeds are reversed this turn: the slower action goes first"

    def hint(self) -> float:
        return 0.5


class MoreFlips(Word, frozen=True, tag="more_flips"):
    """OR-FLIP-08: they add up."""

    def does(self, s: Overrealm, at: At) -> None:
        s.f[FLIPS + at.side] += 1

    def says(self) -> str:
        return "each flip of yours turns up to 1 card more this turn"

    def hint(self) -> float:
        return 0.6


class Recoil(Word, frozen=True, tag="recoil"):
    """Damage to the user that nothing prevents."""

    amount: int

    def does(self, s: Overrealm, at: At) -> None:
        s.f[RECOIL + at.side] += self.amount

    def says(self) -> str:
        return f"this attack gets recoil {self.amount} (this monster loses {self.amount} HP)"

    def hint(self) -> float:
        return -0.8 * self.amount


class Spare(Word, frozen=True, tag="spare"):
    """Close Call: no KO this turn."""

    def does(self, s: Overrealm, at: At) -> None:
        if s.f[HP + s.active[at.side]]:
            s.f[SPARED + s.active[at.side]] = 1
            emit(s, "spared", seat(s.sides[at.side]), number(1))

    def says(self) -> str:
        return "until the turn ends, what would KO this monster leaves it with 1 HP"

    def hint(self) -> float:
        return 1.2

    @property
    def mine(self) -> bool:
        return True
