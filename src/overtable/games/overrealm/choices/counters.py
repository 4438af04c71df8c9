"""Questions about counters: who gets a wish, which acorn is gained, which team aura goes."""

from overtable.games.overrealm.board.auras import running
from overtable.games.overrealm.board.cubes import gain_acorns
from overtable.games.overrealm.board.hp import living
from overtable.games.overrealm.choices.asking import CHOOSE_STAT, Asking
from overtable.games.overrealm.elements import SPD
from overtable.games.overrealm.facts import NO_SCRIPT
from overtable.games.overrealm.figures import ACORNS, AURA, CUBE_LIMIT, WISH
from overtable.games.overrealm.refs import STAT_WORDS
from overtable.games.overrealm.state import Overrealm, action_card, monster_of_card
from overtable.games.overrealm.words.run import say
from overtable.kernel.event import emit
from overtable.kernel.frame import Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of


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
        s.f[WISH + monster_of_card(s, option.refs[0])] += 1
        emit(s, "wish", option.refs[0])

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which monster gets the wish counter?")


class ChooseAcorn(Asking, frozen=True):
    """Gain acorns of any type, one after the other; for a SPD acorn the script `then` is carried out."""

    left: int
    then: int = NO_SCRIPT

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        first = ACORNS + self.side * 3
        room = [CHOOSE_STAT[stat] for stat in range(3) if s.f[first + stat] < CUBE_LIMIT]
        return room or CHOOSE_STAT[:1]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        stat = index_of(option.refs[0])
        gain_acorns(s, self.side, stat, 1)
        if self.left > 1:
            do(s, ChooseAcorn(self.side, self.left - 1))
        if stat == SPD:
            say(s, self.then, self.side, STAT_WORDS[stat])

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which acorn do you gain?")


class ChooseAura(Asking, frozen=True):
    """Which team aura of the opponent goes."""

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if running(s, 1 - self.side) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("choose", (action_card(s, aura),)) for aura, _ in running(s, 1 - self.side)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        s.f[AURA + index_of(option.refs[0]) - s.first_action] = 0
        emit(s, "aura_gone", option.refs[0])

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which team aura do you remove?")
