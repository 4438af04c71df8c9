"""Triggers: what damage and abilities set off, in the acting player's order (OW-DEFEAT-10, -12, OW-TOKEN-12)."""

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.damage import Damage, lower
from overtable.games.overwatch.defeat import MAYHEM_TRIGGER, MINE_TRIGGER
from overtable.games.overwatch.heroes import can_be_hit, heroes, is_up
from overtable.games.overwatch.kinds import MINES
from overtable.games.overwatch.state import Overwatch, owner
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref

DONE = Option("done")
MINE_DAMAGE = 2


class Triggers(Frame[Overwatch], frozen=True):
    """All that waits is resolved one by one; the acting player chooses when there are several."""

    actor: int

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.actor if len(s.triggers) > 1 else 0

    def run(self, s: Overwatch) -> None:
        if s.triggers:
            self.resolve(s, 0)

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("Which effect comes first?")

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("resolve", (card_ref(card),)) for _, card, _ in s.triggers]

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        s.stack.pop()
        self.resolve(s, [card_ref(card) for _, card, _ in s.triggers].index(option.refs[0]))

    def resolve(self, s: Overwatch, which: int) -> None:
        kind, card, other = s.triggers.pop(which)
        do(s, Mayhem(card, other) if kind == MAYHEM_TRIGGER else Mine(card, other), self)


class Mayhem(Frame[Overwatch], frozen=True):
    """Junkrat's last word: 3 to the enemy that defeated him, 2 to up to two others of its row (OW-DEFEAT-12)."""

    junkrat: int
    culprit: int
    picks: tuple[int, ...] = ()

    def others(self, s: Overwatch) -> list[int]:
        if s.at[self.culprit] < 0 or len(self.picks) == 2:
            return []
        row = [c for c in heroes(s, line_of(s.at[self.culprit])) if c != self.culprit and can_be_hit(s, c)]
        return row[row.index(self.picks[-1]) + 1 :] if self.picks else row

    def asks(self, s: Overwatch) -> Seats:
        return 1 << owner(s, self.junkrat) if self.others(s) else 0

    def run(self, s: Overwatch) -> None:
        if s.at[self.culprit] >= 0:
            emit(s, "avenged", card_ref(self.junkrat), card_ref(self.culprit))
            do(s, Damage(self.junkrat, ((self.culprit, 3, 0), *((c, 2, 0) for c in self.picks))))

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("Total Mayhem: choose up to two more enemies in that row")

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        return [*(Option("choose", (card_ref(c),)) for c in self.others(s)), DONE]

    def picked(self, s: Overwatch, seat: int) -> tuple[Option, ...]:
        return tuple(Option("choose", (card_ref(c),)) for c in self.picks)

    def range(self, s: Overwatch, seat: int) -> tuple[int, int]:
        return 0, 2

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        if option == DONE:
            s.stack.pop()
            self.run(s)
        else:
            s.stack[-1] = Mayhem(self.junkrat, self.culprit, (*self.picks, option.refs[0] & 0xFFF))


class Mine(Frame[Overwatch], frozen=True):
    """A mine goes off under the Hero that used an ability in its row; one mine an ability (OW-TOKEN-12)."""

    layer: int
    user: int

    def run(self, s: Overwatch) -> None:
        if not is_up(s, self.user):
            return
        line = line_of(s.at[self.user])
        for e in s.effects:
            if e.kind == MINES and e.source == self.layer and e.subject == line:
                emit(s, "mine", card_ref(self.user))
                lower(s, e, 1)
                do(s, Damage(self.layer, ((self.user, MINE_DAMAGE, 0),)))
                return


class AbilityUsed(Frame[Overwatch], frozen=True):
    """After a deploy skill or an Ultimate: a mine in the row where the user stands now is set off."""

    user: int
    actor: int

    def run(self, s: Overwatch) -> None:
        if s.kinds >> MINES & 1 and is_up(s, self.user):
            line = line_of(s.at[self.user])
            laid = [e for e in s.effects if e.kind == MINES and e.subject == line]
            if laid:
                s.triggers.append((MINE_TRIGGER, laid[0].source, self.user))
        if s.triggers:
            do(s, Triggers(self.actor))
