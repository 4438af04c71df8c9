"""KO'd monsters and who replaces them; forced departures; the end of a match."""

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


class Replace(Frame[Overrealm], frozen=True):
    """OR-KO-03, OR-KO-08: the owner of a KO'd monster chooses the next one; two owners do so in secret."""

    down: int
    first: int = NOBODY
    second: int = NOBODY

    def asks(self, s: Overrealm) -> Seats:
        waiting = self.down
        if self.first != NOBODY:
            waiting &= ~1
        if self.second != NOBODY:
            waiting &= ~2
        return seats_mask(s, waiting)

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("replace", (card(s.team[m]),)) for m in bench(s, side_of(s, seat))]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        monster = s.team.index(index_of(option.refs[0]))
        first, second = (monster, self.second) if monster < 3 else (self.first, monster)
        s.stack.pop()
        chosen = Replace(self.down, first, second)
        if chosen.asks(s):
            do(s, chosen)
        else:
            from overtable.games.overrealm.switching import Enter

            s.epoch += 1
            do(s, Enter((first, second), switched=False))

    def untold(self, s: Overrealm, seat: int) -> "Replace":
        mine = s.sides.index(seat) if seat in s.sides else -1
        return Replace(self.down, self.first if mine == 0 else NOBODY, self.second if mine == 1 else NOBODY)

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Your monster is KO'd. Who enters play?")


class Departures(Frame[Overrealm], frozen=True):
    """OR-SWITCH-10, OR-SWITCH-11: monsters that a text makes switch leave once the step is over."""

    def run(self, s: Overrealm) -> None:
        for side in (1, 0):
            if s.f[LEAVES + side]:
                s.f[LEAVES + side] = 0
                if bench(s, side) and not s.f[STAYS + side]:
                    do(s, MustSwitch(side))


class MustSwitch(Frame[Overrealm], frozen=True):
    """Its owner chooses who comes in."""

    side: int

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if bench(s, self.side) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("switch", (card(s.team[m]),)) for m in bench(s, self.side)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        from overtable.games.overrealm.switching import Leave

        s.stack.pop()
        monster = s.team.index(index_of(option.refs[0]))
        do(s, Leave((monster, NOBODY) if self.side == 0 else (NOBODY, monster)))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Your monster must switch. Who comes in?")
