"""Questions that a text puts to a player while it is carried out. Whoever is asked is known from the table alone."""

from overtable.games.overrealm.cubes import gain_acorns, give_cubes
from overtable.games.overrealm.elements import SPD, STATS
from overtable.games.overrealm.figures import ACORNS, AURA, CUBE_LIMIT, CUBES, WISH
from overtable.games.overrealm.hp import living
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.tables import THEN
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import OWN, card, index_of, word

ABILITY = OWN
"""The kind of a reference to a monster's ability: its row."""

YES, NO, DONE = Option("yes"), Option("no"), Option("done")
PICK = [Option("choose", (word(stat),)) for stat in range(3)]


class Asking(Frame[Overrealm], frozen=True):
    """A question to one side."""

    side: int

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side]


class May(Frame[Overrealm], frozen=True):
    """Carry out the words inside a "you may", or not."""

    script: int
    side: int
    source: int
    i: int

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side]

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [YES, NO]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        from overtable.games.overrealm.text import say

        s.stack.pop()
        if option.verb == "yes":
            say(s, THEN[self.script][self.i][0], self.side, self.source)

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("{0}: use it?", (self.source,))


class ChooseWish(Asking, frozen=True):
    """Who gets the wish counter."""

    other: bool

    def candidates(self, s: Overrealm) -> list[int]:
        return [m for m in living(s, self.side) if not (self.other and m == s.active[self.side])]

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if self.candidates(s) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("choose", (card(s.team[m]),)) for m in self.candidates(s)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        s.f[WISH + s.team.index(index_of(option.refs[0]))] += 1
        emit(s, "wish", option.refs[0])

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which monster gets the wish counter?")


class ChooseAcorn(Asking, frozen=True):
    """Gain acorns of any type, one after the other; `forage` flips for another SPD acorn."""

    left: int
    forage: int = -1

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        first = ACORNS + self.side * 3
        room = [PICK[stat] for stat in range(3) if s.f[first + stat] < CUBE_LIMIT]
        return room or PICK[:1]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        from overtable.games.overrealm.text import say

        s.stack.pop()
        stat = index_of(option.refs[0])
        gain_acorns(s, self.side, stat, 1)
        if self.left > 1:
            do(s, ChooseAcorn(self.side, self.left - 1))
        if self.forage >= 0 and stat == SPD:
            say(s, self.forage, self.side, word(stat))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which acorn do you gain?")


class ChooseAura(Asking, frozen=True):
    """Which team aura of the opponent goes."""

    def auras(self, s: Overrealm) -> list[int]:
        enemy = 1 - self.side
        return [i for i in range(enemy * 12, enemy * 12 + 12) if s.f[AURA + i]]

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if self.auras(s) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("choose", (card(s.deeds + i),)) for i in self.auras(s)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        s.f[AURA + index_of(option.refs[0]) - s.deeds] = 0
        emit(s, "aura_gone", option.refs[0])

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which team aura do you remove?")


class NegativeCubes(Asking, frozen=True):
    """The side gains negative cubes of its own choice (Galvanite)."""

    left: int

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        room = [PICK[stat] for stat in range(3) if s.f[CUBES + self.side * 3 + stat] > -CUBE_LIMIT]
        return room or PICK[:1]

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
        return [*(PICK[stat] for stat in self.stats(s)), NO]

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
        return [stat for stat in range(len(STATS)) if s.f[CUBES + self.side * 3 + stat] < 0]

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if self.giving or (self.left and self.stats(s)) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        if self.giving:
            return [Option("give", (word(stat),)) for stat in range(3)]
        return [*(Option("remove", (word(stat),)) for stat in self.stats(s)), DONE]

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
