"""KO'd monsters and who replaces them; forced departures; the end of a match."""

from typing import ClassVar, Self

from overtable.games.overrealm.figures import HP, LEAVES, STAYS
from overtable.games.overrealm.hp import bench, living
from overtable.games.overrealm.state import Overrealm, seats_mask, side_of
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of

NOBODY = -1


class CheckKO(Frame[Overrealm], frozen=True):
    """OR-KO-01: monsters at 0 HP are KO'd; OR-WIN-01, OR-WIN-03: a side without living monsters has lost."""

    def run(self, s: Overrealm) -> None:
        from overtable.games.overrealm.match import match_over

        down = 0
        for side in (0, 1):
            if s.f[HP + s.active[side]] == 0:
                down |= 1 << side
                s.f[LEAVES + side] = 0
                emit(s, "ko", card(s.team[s.active[side]]))
        if not down:
            return
        standing = [side for side in (0, 1) if living(s, side)]
        if len(standing) < 2:
            match_over(s, standing)
        else:
            do(s, Replace(down))


class BringIn(Frame[Overrealm], frozen=True):
    """The owners of monsters that leave say who comes in; two owners do so in secret."""

    VERB: ClassVar[str]
    sides: int
    first: int = NOBODY
    second: int = NOBODY

    def asks(self, s: Overrealm) -> Seats:
        waiting = self.sides
        if self.first != NOBODY:
            waiting &= ~1
        if self.second != NOBODY:
            waiting &= ~2
        return seats_mask(s, waiting)

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option(self.VERB, (card(s.team[m]),)) for m in bench(s, side_of(s, seat))]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        monster = s.team.index(index_of(option.refs[0]))
        first, second = (monster, self.second) if monster < 3 else (self.first, monster)
        s.stack[-1] = chosen = type(self)(self.sides, first, second)
        if not chosen.asks(s):
            s.epoch += 1

    def untold(self, s: Overrealm, seat: int) -> Self:
        mine = s.sides.index(seat) if seat in s.sides else -1
        return type(self)(self.sides, self.first if mine == 0 else NOBODY, self.second if mine == 1 else NOBODY)


class Replace(BringIn, frozen=True):
    """OR-KO-03, OR-KO-08: the owner of a KO'd monster chooses the next one."""

    VERB: ClassVar[str] = "replace"

    def run(self, s: Overrealm) -> None:
        from overtable.games.overrealm.switching import Enter

        do(s, Enter((self.first, self.second), switched=False))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Your monster is KO'd. Who enters play?")


class Departures(Frame[Overrealm], frozen=True):
    """OR-SWITCH-10, OR-SWITCH-11: monsters that a text makes switch leave once the step is over, two together."""

    def run(self, s: Overrealm) -> None:
        leaving = 0
        for side in (0, 1):
            if s.f[LEAVES + side] and bench(s, side) and not s.f[STAYS + side]:
                leaving |= 1 << side
            s.f[LEAVES + side] = 0
        if leaving:
            do(s, MustSwitch(leaving))


class MustSwitch(BringIn, frozen=True):
    """OR-SWITCH-04: monsters that must switch leave and enter together."""

    VERB: ClassVar[str] = "switch"

    def run(self, s: Overrealm) -> None:
        from overtable.games.overrealm.switching import Leave

        do(s, Leave((self.first, self.second)))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Your monster must switch. Who comes in?")
