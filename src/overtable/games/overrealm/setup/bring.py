"""Competitive: each player brings five monsters of a supply of their own."""

from collections.abc import Iterable

from overtable.games.overrealm.state import DRAFT_PHASE, PER_SEAT, PICKS, Overrealm, supply
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do, go_on_as
from overtable.kernel.knowledge import move, put
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.picks import changed, onward, passed_over, take_backs
from overtable.kernel.refs import card, seat

BROUGHT = 5


def lay_out_supplies(s: Overrealm, brought: list[list[int]]) -> None:
    """OR-MODE-07: each player has a supply of all monsters, and brings five of them, chosen now or before."""
    half = len(s.printing) // s.seats
    for player in range(s.seats):
        for c in range(player * half, player * half + half):
            put(s, c, supply(s, player))
    s.phase = DRAFT_PHASE
    ids = [tuple(c for c in s.zones[supply(s, p)] if s.printing[c] in rows) for p, rows in enumerate(brought)]
    do(s, Bring(tuple(ids) if ids else ((),) * s.seats))


class Bring(Frame[Overrealm], frozen=True):
    """OR-MODE-07: five different monsters of the own supply, in secret."""

    brought: tuple[tuple[int, ...], ...]

    about = ("OR-MODE-07", "You bring monsters of your supply, and {0} is not there.")

    def supply(self, s: Overrealm, seat: int) -> list[int]:
        return sorted(s.zones[supply(s, seat)])

    def asks(self, s: Overrealm) -> Seats:
        mask = 0
        for player, ids in enumerate(self.brought):
            if len(ids) < BROUGHT:
                mask |= 1 << player
        return mask

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return brings(onward(self.supply(s, seat), self.brought[seat], BROUGHT))

    def besides(self, s: Overrealm, seat: int) -> list[Option]:
        named = self.brought[seat]
        return [*brings(passed_over(self.supply(s, seat), named, BROUGHT)), *take_backs(named)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        brought = list(self.brought)
        brought[seat] = changed(self.supply(s, seat), brought[seat], option)
        go_on_as(s, Bring(tuple(brought)))

    def run(self, s: Overrealm) -> None:
        s.epoch += 1
        for player, ids in enumerate(self.brought):
            for c in ids:
                move(s, c, player * PER_SEAT + PICKS, told=1 << player)
            emit(s, "brought", seat(player), *(card(c) for c in ids))

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        return tuple(brings(self.brought[seat]))

    def range(self, s: Overrealm, seat: int) -> tuple[int, int]:
        return BROUGHT, BROUGHT

    def untold(self, s: Overrealm, seat: int) -> "Bring":
        return Bring(tuple(ids if player == seat else () for player, ids in enumerate(self.brought)))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which monsters do you bring to the match? ({0} of {1})", (len(self.brought[seat]) + 1, BROUGHT))


def brings(some: Iterable[int]) -> list[Option]:
    return [Option("bring", (card(c),)) for c in some]
