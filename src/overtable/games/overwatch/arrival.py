"""Moves and arrivals: into which space a moved Hero goes, and what waits for it there (OW-MOVE-01 to -09)."""

from overtable.games.overwatch.board import SPACES, column_of, line_of, space_ref, spaces_of
from overtable.games.overwatch.damage import Damage
from overtable.games.overwatch.heroes import is_up
from overtable.games.overwatch.kinds import TRAP
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.triggers import Triggers
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref


def has_room(s: Overwatch, line: int) -> bool:
    return any(s.space[space] < 0 for space in spaces_of(line))


class Move(Frame[Overwatch], frozen=True):
    """A Hero changes row; the player making the move chooses between equally near spaces (OW-MOVE-03)."""

    card: int
    line: int
    actor: int

    def spaces(self, s: Overwatch) -> list[int]:
        """The nearest free spaces of the new row: none when the Hero stays, two when they are equally near."""
        place = s.at[self.card]
        if not is_up(s, self.card) or place >= SPACES or line_of(place) == self.line:
            return []
        column = column_of(place)
        free = [space for space in spaces_of(self.line) if s.space[space] < 0]
        if not free:
            return []  # OW-MOVE-04
        near = min(abs(column_of(space) - column) for space in free)
        return [space for space in free if abs(column_of(space) - column) == near]

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.actor if len(self.spaces(s)) > 1 else 0

    def run(self, s: Overwatch) -> None:
        for space in self.spaces(s):
            self.go(s, space)

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("To which space does {0} move?", (card_ref(self.card),))

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("move", (card_ref(self.card), space_ref(space))) for space in self.spaces(s)]

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        s.stack.pop()
        self.go(s, option.refs[1] & 0xFFF)

    def go(self, s: Overwatch, space: int) -> None:
        s.space[s.at[self.card]] = -1
        s.space[space] = self.card
        s.at[self.card] = space
        s.dirty = 1  # OW-TOKEN-09: it may have left a Field's protection
        emit(s, "moved", card_ref(self.card), space_ref(space))
        do(s, Arrival(self.card, self.actor))  # OW-MOVE-07: before the rest of the moving skill


class Arrival(Frame[Overwatch], frozen=True):
    """Whatever waits for a Hero that deploys or moves into a row: Bastion's token (OW-TOKEN-13)."""

    card: int
    actor: int

    def run(self, s: Overwatch) -> None:
        if not s.kinds >> TRAP & 1 or not is_up(s, self.card):
            return
        line = line_of(s.at[self.card])
        for e in s.effects:
            if e.kind == TRAP and e.subject == line:
                do(s, Damage(e.source, ((self.card, e.amount, 0),)), Triggers(self.actor))
