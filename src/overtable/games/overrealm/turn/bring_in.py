"""Who comes in for a monster that leaves."""

from typing import ClassVar, Self

from overtable.games.overrealm.board.hp import bench
from overtable.games.overrealm.figures import HP, TEAM_OF, TEAM_SIZE
from overtable.games.overrealm.state import Overrealm, monster_of_card, seats_mask, side_of
from overtable.kernel.frame import Frame, Refusals, Seats, go_on_as
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card

NOBODY = -1


class BringIn(Frame[Overrealm], frozen=True):
    """The owners of monsters that leave say who comes in; two owners do so in secret (OR-KO-08)."""

    VERB: ClassVar[str]
    sides: int
    first: int = NOBODY
    second: int = NOBODY

    about = ("OR-KO-03", "You choose the monster of your team that comes in, and {0} is none.")

    def asks(self, s: Overrealm) -> Seats:
        waiting = self.sides
        if self.first != NOBODY:
            waiting &= ~1
        if self.second != NOBODY:
            waiting &= ~2
        return seats_mask(s, waiting)

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        side = side_of(s, seat)
        if no is not None:
            for monster in TEAM_OF[side]:
                if not s.f[HP + monster]:
                    no.append((self.to(s, monster), Reason("OR-KO-03", "{0} is KO'd.", (card(s.team[monster]),))))
                elif monster == s.active[side]:
                    leaves = Reason("OR-SWITCH-10", "{0} is the one that leaves.", (card(s.team[monster]),))
                    no.append((self.to(s, monster), leaves))
        return [self.to(s, monster) for monster in bench(s, side)]

    def to(self, s: Overrealm, monster: int) -> Option:
        return Option(self.VERB, (card(s.team[monster]),))

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        monster = monster_of_card(s, option.refs[0])
        first, second = (monster, self.second) if monster < TEAM_SIZE else (self.first, monster)
        chosen = type(self)(self.sides, first, second)
        go_on_as(s, chosen)
        if not chosen.asks(s):
            s.epoch += 1

    def untold(self, s: Overrealm, seat: int) -> Self:
        mine = s.sides.index(seat) if seat in s.sides else -1
        return type(self)(self.sides, self.first if mine == 0 else NOBODY, self.second if mine == 1 else NOBODY)
