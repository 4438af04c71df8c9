"""Words about stat cubes."""

from typing import Literal

from overtable.games.overrealm.board.cubes import give_cubes
from overtable.games.overrealm.board.hp import hp_now
from overtable.games.overrealm.elements import DEF, STATS
from overtable.games.overrealm.figures import CUBES, CUBES_OF, REMOVED
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words.count import for_each, times
from overtable.games.overrealm.words.word import Aimed, At, Who, Word
from overtable.kernel.language import signed

Stat = Literal["ATK", "SPD", "DEF"]

BOARD = {"self": "your board for this monster", "active": "your board", "enemy": "the enemy's board"}


class Cubes(Aimed, frozen=True, kw_only=True, tag="cubes"):
    """Stat cubes for a board."""

    stat: Stat
    amount: int
    who: Who = "self"
    per: str = ""

    def does(self, s: Overrealm, at: At) -> None:
        side = 1 - at.side if self.who == "enemy" else at.side
        give_cubes(s, side, STATS.index(self.stat), self.amount * times(s, at.side, self.per))

    def says(self) -> str:
        article, cubes = ("a ", "cube") if abs(self.amount) == 1 else ("", "cubes")
        where = f"{BOARD[self.who]}{for_each(self.per)}"
        return f"put {article}{signed(self.amount)} {self.stat} {cubes} on {where}"

    def hint(self) -> float:
        return 0.8 * (self.amount if self.who != "enemy" else -self.amount)


class CubesForHP(Word, frozen=True, tag="cubes_for_hp"):
    """As many DEF cubes as the monster has HP, less some."""

    less: int

    def does(self, s: Overrealm, at: At) -> None:
        give_cubes(s, at.side, DEF, max(0, hp_now(s, s.active[at.side]) - self.less))

    def says(self) -> str:
        return f"put a +1 DEF cube on your board for each HP of this monster above {self.less}"

    def hint(self) -> float:
        return 2.0


class StripCubes(Word, frozen=True, tag="strip_cubes"):
    """Takes cubes off the own board, and remembers how many."""

    sign: Literal["positive", "negative"]
    stat: Stat | None = None

    def does(self, s: Overrealm, at: At) -> None:
        removed = 0
        for i in range(3):
            n = s.f[CUBES + at.side * 3 + i]
            if (self.stat is None or STATS[i] == self.stat) and (n > 0 if self.sign == "positive" else n < 0):
                s.f[CUBES + at.side * 3 + i] = 0
                removed += abs(n)
        s.f[REMOVED + at.side] = removed

    def says(self) -> str:
        return f"clear all {self.sign} {self.stat + ' ' if self.stat else ''}cubes off your board"


class RemoveIncreases(Word, frozen=True, tag="remove_increases"):
    """All positive cubes of the enemy go."""

    def does(self, s: Overrealm, at: At) -> None:
        theirs = CUBES_OF[1 - at.side]
        s.f[theirs] = [min(n, 0) for n in s.f[theirs]]

    def says(self) -> str:
        return "clear all positive cubes off the enemy's board"

    def hint(self) -> float:
        return 0.8

    @property
    def targets(self) -> bool:
        return True
