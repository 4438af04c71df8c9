"""Cubes that stay on the board when their monster switches (Galeaffy)."""

from overtable.games.overrealm.choices.asking import DONE, of_stats, source_of
from overtable.games.overrealm.choices.stats import changed_stats, onward_stats, passed_over_stats, take_back_stats
from overtable.games.overrealm.facts import KEEPS_CUBES
from overtable.games.overrealm.figures import CUBES, CUBES_OF
from overtable.games.overrealm.refs import STAT_WORDS
from overtable.games.overrealm.state import Overrealm, in_mask, seats_mask, side_of
from overtable.kernel.frame import Frame, Refusals, Seats, go_on_as
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card


def may_keep(s: Overrealm, side: int) -> bool:
    return bool(KEEPS_CUBES[s.row[s.active[side]]]) and any(s.f[CUBES_OF[side]])


class Keep(Frame[Overrealm], frozen=True):
    """OR-SWITCH-09: the owner names up to three cubes to keep."""

    sides: int
    done: int = 0
    first: tuple[int, ...] = ()
    second: tuple[int, ...] = ()

    about = ("OR-SWITCH-09", "You choose cubes that stay on your board: ATK, SPD or DEF, not {0}.")

    def named(self, side: int) -> tuple[int, ...]:
        return self.second if side else self.first

    def asks(self, s: Overrealm) -> Seats:
        return seats_mask(s, self.sides & ~self.done)

    def room(self, s: Overrealm, side: int) -> list[int]:
        return [abs(n) for n in s.f[CUBES_OF[side]]]

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        side = side_of(s, seat)
        named, room, most = self.named(side), self.room(s, side), self.range(s, seat)[1]
        if no is not None:
            full = Reason("OR-SWITCH-09", "{0} cubes stay at most.", (KEEPS_CUBES[s.row[s.active[side]]],))
            none = Reason("OR-SWITCH-09", "Your board has no more cubes of that stat.")
            for stat in range(3):
                if named.count(stat) == room[stat]:
                    no.append((Option("keep", (STAT_WORDS[stat],)), none))
                elif len(named) == most:
                    no.append((Option("keep", (STAT_WORDS[stat],)), full))
        return [*of_stats("keep", onward_stats(room, named) if len(named) < most else ()), DONE]

    def besides(self, s: Overrealm, seat: int) -> list[Option]:
        side = side_of(s, seat)
        named, room = self.named(side), self.room(s, side)
        others = passed_over_stats(room, named) if len(named) < self.range(s, seat)[1] else []
        return [*of_stats("keep", others), *take_back_stats(named)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        side = side_of(s, seat)
        if option == DONE:
            go_on_as(s, Keep(self.sides, self.done | 1 << side, self.first, self.second))
            return
        named = changed_stats(self.named(side), option)
        go_on_as(s, Keep(self.sides, self.done, *((self.first, named) if side else (named, self.second))))

    def run(self, s: Overrealm) -> None:
        for side in (0, 1):
            if in_mask(self.sides, side):
                for stat in range(3):
                    i = CUBES + side * 3 + stat
                    s.f[i] = self.named(side).count(stat) * (1 if s.f[i] > 0 else -1)

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        return tuple(of_stats("keep", self.named(side_of(s, seat))))

    def range(self, s: Overrealm, seat: int) -> tuple[int, int]:
        side = side_of(s, seat)
        return 0, min(KEEPS_CUBES[s.row[s.active[side]]], sum(self.room(s, side)))

    def untold(self, s: Overrealm, seat: int) -> "Keep":
        mine = s.sides.index(seat) if seat in s.sides else -1
        done = self.done & 1 << mine if mine >= 0 else 0
        return Keep(self.sides, done, self.first if mine == 0 else (), self.second if mine == 1 else ())

    def prompt(self, s: Overrealm, seat: int) -> Message:
        left = self.range(s, seat)[1] - len(self.named(side_of(s, seat)))
        if not left:
            return Message("These are all the cubes that you may keep: go on, or take one back.")
        return Message("Which cubes do you keep on your board as your monster leaves? (up to {0} more)", (left,))

    def asked_by(self, s: Overrealm, seat: int) -> Source | None:
        side = side_of(s, seat)
        return source_of(s, side, card(s.team[s.active[side]]), "stay on your board when this monster switches")
