"""Cubes that stay on the board when their monster switches (Galeaffy)."""

from overtable.games.overrealm.choices.asking import DONE
from overtable.games.overrealm.facts import KEEPS_CUBES
from overtable.games.overrealm.figures import CUBES, CUBES_OF
from overtable.games.overrealm.refs import STAT_WORDS
from overtable.games.overrealm.state import Overrealm, in_mask, seats_mask, side_of
from overtable.kernel.frame import Frame, Refusals, Seats, go_on_as
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import index_of


def may_keep(s: Overrealm, side: int) -> bool:
    return bool(KEEPS_CUBES[s.row[s.active[side]]]) and any(s.f[CUBES_OF[side]])


class Keep(Frame[Overrealm], frozen=True):
    """OR-SWITCH-09: the owner names up to three cubes to keep, one after the other."""

    sides: int
    done: int = 0
    first: tuple[int, ...] = ()
    second: tuple[int, ...] = ()

    def named(self, side: int) -> tuple[int, ...]:
        return self.second if side else self.first

    def asks(self, s: Overrealm) -> Seats:
        return seats_mask(s, self.sides & ~self.done)

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        side = side_of(s, seat)
        named = self.named(side)
        if len(named) >= KEEPS_CUBES[s.row[s.active[side]]]:
            return [DONE]
        last = named[-1] if named else 0
        left = [stat for stat in range(last, 3) if abs(s.f[CUBES + side * 3 + stat]) > named.count(stat)]
        return [*(Option("keep", (STAT_WORDS[stat],)) for stat in left), DONE]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        side = side_of(s, seat)
        if option.verb == "done":
            go_on_as(s, Keep(self.sides, self.done | 1 << side, self.first, self.second))
            return
        named = (*self.named(side), index_of(option.refs[0]))
        go_on_as(s, Keep(self.sides, self.done, *((self.first, named) if side else (named, self.second))))

    def run(self, s: Overrealm) -> None:
        for side in (0, 1):
            if in_mask(self.sides, side):
                for stat in range(3):
                    i = CUBES + side * 3 + stat
                    s.f[i] = self.named(side).count(stat) * (1 if s.f[i] > 0 else -1)

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        return tuple(Option("keep", (STAT_WORDS[stat],)) for stat in self.named(side_of(s, seat)))

    def untold(self, s: Overrealm, seat: int) -> "Keep":
        mine = s.sides.index(seat) if seat in s.sides else -1
        done = self.done & 1 << mine if mine >= 0 else 0
        return Keep(self.sides, done, self.first if mine == 0 else (), self.second if mine == 1 else ())

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which cubes do you keep on your board?")
