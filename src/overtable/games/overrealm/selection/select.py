"""The frame of the Selection Phase. What each player has put together so far lives in it.

First one of the eight spaces, then the buffs of an attack, then the cards that pay. Every step that is offered
leaves a way to finish. Committed cards stay in hand until the reveal, so that a hand's size betrays nothing.
"""

from overtable.games.overrealm.facts import ACTIONS_OF
from overtable.games.overrealm.selection.offers import buffs, payments, spaces
from overtable.games.overrealm.selection.reveal import reveal
from overtable.games.overrealm.selection.selection import BUFFS, COMMITTED, EMPTY, SPACE, Selection, chosen, options_of
from overtable.games.overrealm.state import Overrealm, side_of
from overtable.kernel.frame import Frame, Refusals, Seats, go_on_as
from overtable.kernel.message import Message
from overtable.kernel.option import Option

PROMPTS = ("Choose your action.", "Add buffs, then go on.", "Which card do you discard?", "")
"""What a player is asked at each stage."""


class Select(Frame[Overrealm], frozen=True):
    """OR-SELECT-01: each player chooses one of eight spaces, and all that goes with it, before the reveal."""

    first: Selection = EMPTY
    second: Selection = EMPTY

    def by(self, side: int) -> Selection:
        return self.second if side else self.first

    def asks(self, s: Overrealm) -> Seats:
        mask = 0
        if self.first.stage != COMMITTED:  # OR-SELECT-19: who has committed is asked no more
            mask |= 1 << s.sides[0]
        if self.second.stage != COMMITTED:
            mask |= 1 << s.sides[1]
        return mask

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        side = side_of(s, seat)
        selected = self.by(side)
        if selected.stage == SPACE:
            return spaces(s, side, no)
        row = ACTIONS_OF[s.row[s.active[side]]][selected.space]
        if selected.stage == BUFFS:
            return buffs(s, side, selected, row, no)
        return payments(s, side, selected, row, no)

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        side = side_of(s, seat)
        selected = chosen(s, side, self.by(side), option)
        go_on_as(s, Select(self.first, selected) if side else Select(selected, self.second))

    def run(self, s: Overrealm) -> None:
        reveal(s, self.first, self.second)

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        side = side_of(s, seat)
        return options_of(s, side, self.by(side))

    def untold(self, s: Overrealm, seat: int) -> "Select":
        if seat == s.sides[0]:
            return Select(self.first, EMPTY)
        return Select(EMPTY, self.second) if seat == s.sides[1] else Select()

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message(PROMPTS[self.by(side_of(s, seat)).stage])
