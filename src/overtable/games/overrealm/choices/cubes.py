"""Questions about stat cubes: which one is gained, taken or passed on."""

from overtable.games.overrealm.board.cubes import give_cubes
from overtable.games.overrealm.choices.asking import CHOOSE_STAT, DONE, NO, Asking
from overtable.games.overrealm.figures import CUBE_LIMIT, CUBES
from overtable.games.overrealm.refs import STAT_WORDS
from overtable.games.overrealm.state import Overrealm
from overtable.kernel.frame import Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import index_of


class NegativeCubes(Asking, frozen=True):
    """The side gains negative cubes of its own choice (Galvanite)."""

    left: int

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        room = [CHOOSE_STAT[stat] for stat in range(3) if s.f[CUBES + self.side * 3 + stat] > -CUBE_LIMIT]
        return room or CHOOSE_STAT[:1]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        give_cubes(s, self.side, index_of(option.refs[0]), -1)
        if self.left > 1:
            do(s, NegativeCubes(self.side, self.left - 1))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which negative cube do you gain?")


class Skulk(Asking, frozen=True):
    """Midnight Skulk: take a positive cube from the opponent's board."""

    def stats(self, s: Overrealm) -> list[int]:
        return [stat for stat in range(3) if s.f[CUBES + (1 - self.side) * 3 + stat] > 0]

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if self.stats(s) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [*(CHOOSE_STAT[stat] for stat in self.stats(s)), NO]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "choose":
            stat = index_of(option.refs[0])
            s.f[CUBES + (1 - self.side) * 3 + stat] -= 1
            give_cubes(s, self.side, stat, 1)

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which cube do you take?")


class Polarity(Asking, frozen=True):
    """Reverse Polarity: remove a negative cube, then say which one the enemy gains; up to `left` times."""

    left: int
    giving: bool = False

    def stats(self, s: Overrealm) -> list[int]:
        return [stat for stat in range(3) if s.f[CUBES + self.side * 3 + stat] < 0]

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if self.giving or (self.left and self.stats(s)) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        if self.giving:
            return [Option("give", (stat,)) for stat in STAT_WORDS]
        return [*(Option("remove", (STAT_WORDS[stat],)) for stat in self.stats(s)), DONE]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "remove":
            s.f[CUBES + self.side * 3 + index_of(option.refs[0])] += 1
            do(s, Polarity(self.side, self.left, True))
        elif option.verb == "give":
            give_cubes(s, 1 - self.side, index_of(option.refs[0]), -1)
            do(s, Polarity(self.side, self.left - 1))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which negative cube does the enemy gain?" if self.giving else "Remove a negative cube?")
