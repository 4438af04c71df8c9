"""The frame of the Selection Phase. What each player has put together so far lives in it.

First one of the eight spaces, then the buffs of an attack, then the cards that pay. Every step that is offered
leaves a way to finish. Committed cards stay in hand until the reveal, so that a hand's size betrays nothing.
"""

from itertools import accumulate, islice

from overtable.games.overrealm.facts import ACTIONS_OF, COST, NAME
from overtable.games.overrealm.selection.offers import (
    buffs,
    buffs_besides,
    buffs_to_add,
    cards_to_spare,
    payers,
    payments,
    payments_besides,
    spaces,
    spaces_taken,
)
from overtable.games.overrealm.selection.reveal import reveal
from overtable.games.overrealm.selection.selection import (
    BUFFS,
    COMMITTED,
    EMPTY,
    PAYING,
    SPACE,
    Selection,
    costs,
    options_of,
    room_for_buffs,
)
from overtable.games.overrealm.selection.steps import chosen
from overtable.games.overrealm.state import Overrealm, side_of
from overtable.kernel.frame import Frame, Refusals, Seats, go_on_as
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card


class Select(Frame[Overrealm], frozen=True):
    """OR-SELECT-01: each player chooses one of eight spaces, and all that goes with it, before the reveal."""

    first: Selection = EMPTY
    second: Selection = EMPTY

    about = ("OR-SELECT-01", "{0} is none of the eight spaces of your action board.")

    def by(self, side: int) -> Selection:
        return self.second if side else self.first

    def asks(self, s: Overrealm) -> Seats:
        mask = 0
        if self.first.stage != COMMITTED:  # OR-SELECT-19: who has committed is asked no more
            mask |= 1 << s.sides[0]
        if self.second.stage != COMMITTED:
            mask |= 1 << s.sides[1]
        return mask

    def row(self, s: Overrealm, side: int) -> int:
        """The monster action that a side is putting together."""
        return ACTIONS_OF[s.row[s.active[side]]][self.by(side).space]

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        side = side_of(s, seat)
        selected = self.second if side else self.first
        if selected.stage == SPACE:
            return spaces(s, side, no)
        if no is not None:
            no.extend(spaces_taken(s, side, selected))
        offered = buffs if selected.stage == BUFFS else payments
        return offered(s, side, selected, ACTIONS_OF[s.row[s.active[side]]][selected.space], no)

    def besides(self, s: Overrealm, seat: int) -> list[Option]:
        side = side_of(s, seat)
        selected = self.by(side)
        if selected.stage == SPACE:
            return []
        offered = buffs_besides if selected.stage == BUFFS else payments_besides
        return offered(s, side, selected, self.row(s, side))

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        if seat == s.sides[0]:
            go_on_as(s, Select(chosen(s, 0, self.first, option), self.second))
        else:
            go_on_as(s, Select(self.first, chosen(s, 1, self.second, option)))

    def run(self, s: Overrealm) -> None:
        reveal(s, self.first, self.second)

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        side = side_of(s, seat)
        return options_of(s, side, self.by(side))

    def untold(self, s: Overrealm, seat: int) -> "Select":
        if seat == s.sides[0]:
            return Select(self.first, EMPTY)
        return Select(EMPTY, self.second) if seat == s.sides[1] else Select()

    def range(self, s: Overrealm, seat: int) -> tuple[int, int]:
        """What is picked counts from the space on; buffs are as many as fit, discards as many as they must be."""
        side = side_of(s, seat)
        selected = self.by(side)
        if selected.stage == SPACE:
            return 1, 1
        so_far = 1 + len(selected.buffs)
        if selected.stage == BUFFS:
            return 1, so_far + self.room(s, side)
        needed = so_far + costs(s, self.row(s, side), selected.buffs)
        return needed, needed

    def forced(self, s: Overrealm, seat: int) -> bool:
        """No more cards are left than the discards need."""
        side = side_of(s, seat)
        selected = self.by(side)
        if selected.stage != PAYING:
            return False
        return len(payers(s, side, selected)) == costs(s, self.row(s, side), selected.buffs)

    def room(self, s: Overrealm, side: int) -> int:
        """How many more buffs may be added, at most."""
        selected, row = self.by(side), self.row(s, side)
        room = room_for_buffs(s, side, selected, row)
        spare = cards_to_spare(s, side, selected, row)
        prices = sorted(1 + COST[s.printing[c]] for c in buffs_to_add(s, side, selected, row))
        return sum(1 for total in islice(accumulate(prices), max(0, room)) if total <= spare)

    def prompt(self, s: Overrealm, seat: int) -> Message:
        side = side_of(s, seat)
        selected = self.by(side)
        if selected.stage == SPACE:
            return Message("Which action does {0} take this turn?", (card(s.team[s.active[side]]),))
        action = NAME[self.row(s, side)]
        if selected.stage == BUFFS:
            room = self.room(s, side)
            if not room:
                return Message("{0} takes no more buffs: go on, or take one back.", (action,))
            more = " more" if selected.buffs else ""
            return Message(f"Add buffs to {{0}}, then go on. (up to {{1}}{more})", (action, room))
        if self.forced(s, seat):
            return Message("{0} costs every card that you have left: which do you discard next?", (action,))
        total = costs(s, self.row(s, side), selected.buffs)
        text = "Which card do you discard to pay for {0}? ({1} of {2})"
        return Message(text, (action, len(selected.paid) + 1, total))
