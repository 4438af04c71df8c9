"""Moving a Hero: into which space of the new row it goes, and what waits for it there."""

from typing import ClassVar

from overtable.games.overwatch.board import (
    ALL_TAKEN,
    SPACES,
    column_of,
    is_space,
    line_of,
    row_ref,
    space_ref,
    spaces_of,
)
from overtable.games.overwatch.heroes.damage import Damage, Packet
from overtable.games.overwatch.heroes.reach import refuse_actions
from overtable.games.overwatch.heroes.rows import enter, leave, row
from overtable.games.overwatch.heroes.said import source_of
from overtable.games.overwatch.heroes.standing import is_up
from overtable.games.overwatch.heroes.triggers import Triggers
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.tokens import TRAP
from overtable.kernel.effect import present
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of


def has_room(s: Overwatch, line: int) -> bool:
    return row(s, line).taken != ALL_TAKEN


class Move(Frame[Overwatch], frozen=True):
    """A Hero changes row; the player making the move chooses between equally near spaces (OW-MOVE-03)."""

    about: ClassVar[tuple[str, str] | None] = ("OW-MOVE-03", "{0} is not among the nearest free spaces of the new row.")

    card: int
    line: int
    actor: int
    by: int = -1
    """Whose ability moves it."""

    def spaces(self, s: Overwatch) -> list[int]:
        """The nearest free spaces of the new row: none when the Hero stays, two when they are equally near.

        OW-MOVE-05: any free space will do, whatever hole that leaves or makes.
        """
        place = s.at[self.card]
        if not is_up(s, self.card) or not is_space(place) or line_of(place) == self.line:
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
        return Message("To which space of {1} does {0} move?", (card_ref(self.card), row_ref(self.line)))

    def asked_by(self, s: Overwatch, seat: int) -> Source:
        return source_of(s, self.by if self.by >= 0 else self.card, "Move ")

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        mine, near = card_ref(self.card), self.spaces(s)
        if no is not None:
            refuse_actions(no)
            for space in [space_ref(x) for x in range(SPACES) if x not in near]:
                why = Reason("OW-MOVE-03", "{0} is not among the nearest free spaces of the new row.", (space,))
                no.append((Option("move", (mine, space)), why))
        return [Option("move", (mine, space_ref(space))) for space in near]

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        s.stack.pop()
        self.go(s, index_of(option.refs[1]))

    def go(self, s: Overwatch, space: int) -> None:
        leave(s, self.card)
        enter(s, self.card, space)
        s.dirty = 1  # OW-TOKEN-09: it may have left a Field's protection
        emit(s, "moved", card_ref(self.card), space_ref(space))
        do(s, Arrival(self.card, self.actor))  # OW-MOVE-07: before the rest of the moving skill


class Arrival(Frame[Overwatch], frozen=True):
    """Whatever waits for a Hero that is played or moved into a row: Bastion's token, which stays (OW-TOKEN-13)."""

    card: int
    actor: int

    def run(self, s: Overwatch) -> None:
        if not present(s, TRAP) or not is_up(s, self.card):
            return
        line = line_of(s.at[self.card])
        for e in s.effects:
            if e.kind == TRAP and e.subject == line:
                do(s, Damage(e.source, (Packet(self.card, e.amount),)), Triggers(self.actor))
