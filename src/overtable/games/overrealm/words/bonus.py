"""Words that make an attack, an action or a monster better for a while, or leave stat cubes."""

from typing import TYPE_CHECKING, ClassVar, Literal

from overtable.games.overrealm.cubes import give_cubes
from overtable.games.overrealm.elements import STATS
from overtable.games.overrealm.figures import (
    ATTACK,
    CUBES,
    DEFENCE,
    FLINCH,
    FLIPS,
    HARMLESS,
    HP,
    IGNORES,
    LATE,
    PIERCE,
    RECOIL,
    REMOVED,
    REVERSED,
    SPARED,
    SPEED,
    STEADY,
)
from overtable.games.overrealm.hp import hp_now
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words.count import for_each, times
from overtable.games.overrealm.words.word import Aimed, Who, Word, signed
from overtable.kernel.event import emit
from overtable.kernel.refs import number, seat

if TYPE_CHECKING:
    from overtable.games.overrealm.text import Text

Stat = Literal["ATK", "SPD", "DEF"]

BOARD = {"self": "your board for this monster", "active": "your board", "enemy": "the enemy's board"}


class Cubes(Aimed, frozen=True, kw_only=True, tag="cubes"):
    """Stat cubes for a board."""

    stat: Stat
    amount: int
    who: Who = "self"
    per: str = ""

    def does(self, s: Overrealm, t: "Text") -> None:
        side = 1 - t.side if self.who == "enemy" else t.side
        give_cubes(s, side, STATS.index(self.stat), self.amount * times(s, t.side, self.per))

    def says(self) -> str:
        article, cubes = ("a ", "cube") if abs(self.amount) == 1 else ("", "cubes")
        where = f"{BOARD[self.who]}{for_each(self.per)}"
        return f"put {article}{signed(self.amount)} {self.stat} {cubes} on {where}"

    def hint(self) -> float:
        return 0.8 * (self.amount if self.who != "enemy" else -self.amount)


class CubesForHP(Word, frozen=True, tag="cubes_for_hp"):
    """As many DEF cubes as the monster has HP, less some."""

    less: int

    def does(self, s: Overrealm, t: "Text") -> None:
        give_cubes(s, t.side, 2, max(0, hp_now(s, s.active[t.side]) - self.less))

    def says(self) -> str:
        return f"put a +1 DEF cube on your board for each HP of this monster above {self.less}"

    def hint(self) -> float:
        return 2.0


class StripCubes(Word, frozen=True, tag="strip_cubes"):
    """Takes cubes off the own board, and remembers how many."""

    sign: Literal["positive", "negative"]
    stat: Stat | None = None

    def does(self, s: Overrealm, t: "Text") -> None:
        removed = 0
        for i in range(3):
            n = s.f[CUBES + t.side * 3 + i]
            if (self.stat is None or STATS[i] == self.stat) and (n > 0 if self.sign == "positive" else n < 0):
                s.f[CUBES + t.side * 3 + i] = 0
                removed += abs(n)
        s.f[REMOVED + t.side] = removed

    def says(self) -> str:
        return f"clear all {self.sign} {self.stat + ' ' if self.stat else ''}cubes off your board"


class Attack(Word, frozen=True, tag="attack"):
    """ATK for this attack; no cube."""

    amount: int
    per: str = ""

    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[ATTACK + t.side] += self.amount * times(s, t.side, self.per)

    def says(self) -> str:
        return f"{signed(self.amount)} ATK for this attack{for_each(self.per)}"

    def hint(self) -> float:
        return float(self.amount)


class Speed(Word, frozen=True, tag="speed"):
    """SPD for this turn's action; no cube."""

    amount: int

    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[SPEED + t.side] += self.amount

    def says(self) -> str:
        return f"{signed(self.amount)} SPD for this action"

    def hint(self) -> float:
        return 0.3 * self.amount


class Defence(Word, frozen=True, tag="defence"):
    """DEF for this turn; no cube."""

    amount: int

    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[DEFENCE + t.side] += self.amount

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

    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[self.ROW + t.side] = 1

    def hint(self) -> float:
        return 0.7


class Flinch(Mark, frozen=True, tag="flinch"):
    ROW: ClassVar[int] = FLINCH

    def says(self) -> str:
        return "flinch (a slower monster action of the enemy is prevented)"


class IgnoreDefence(Mark, frozen=True, tag="ignore_defence"):
    ROW: ClassVar[int] = IGNORES

    def says(self) -> str:
        return "the enemy's DEF does not count"


class Pierce(Mark, frozen=True, tag="pierce"):
    ROW: ClassVar[int] = PIERCE

    def says(self) -> str:
        return "pierce (positive DEF of the enemy does not count)"


class Steady(Mark, frozen=True, tag="steady"):
    ROW: ClassVar[int] = STEADY

    def says(self) -> str:
        return "no flinch works on this monster until the turn ends"


class Harmless(Mark, frozen=True, tag="harmless"):
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
    """OR-ORDER-12."""

    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[REVERSED + t.side] += 1
        emit(s, "reversed", seat(s.sides[t.side]))

    def says(self) -> str:
        return "speeds are reversed this turn: the slower action goes first"

    def hint(self) -> float:
        return 0.5


class MoreFlips(Word, frozen=True, tag="more_flips"):
    """OR-FLIP-08."""

    amount: int = 1

    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[FLIPS + t.side] += self.amount

    def says(self) -> str:
        return f"each flip of yours turns up to {self.amount} card more this turn"

    def hint(self) -> float:
        return 0.6


class Recoil(Word, frozen=True, tag="recoil"):
    """Damage to the user that nothing prevents."""

    amount: int
    per: str = ""

    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[RECOIL + t.side] += self.amount * times(s, t.side, self.per)

    def says(self) -> str:
        return f"this attack gets recoil {self.amount}{for_each(self.per)}"

    def hint(self) -> float:
        return -0.8 * self.amount


class Spare(Word, frozen=True, tag="spare"):
    """Close Call: no KO this turn."""

    def does(self, s: Overrealm, t: "Text") -> None:
        if s.f[HP + s.active[t.side]]:
            s.f[SPARED + s.active[t.side]] = 1
            emit(s, "spared", seat(s.sides[t.side]), number(1))

    def says(self) -> str:
        return "until the turn ends, what would KO this monster leaves it with 1 HP"

    def hint(self) -> float:
        return 1.2

    @property
    def mine(self) -> bool:
        return True
