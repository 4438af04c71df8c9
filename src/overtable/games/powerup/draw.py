"""Drawing and discarding (PU-DRAW-01 to 03)."""

from overtable.games.powerup.state import DECK, HAND, USED, PowerUp, zone
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of
from overtable.kernel.refs import seat as seat_ref


def draw(s: PowerUp, seat: int, n: int = 1) -> None:
    """Cards from the top of the Power Deck; from an empty one nothing (PU-DRAW-02)."""
    deck = s.zones[zone(seat, DECK)]
    for _ in range(n):
        if not deck:
            return
        drawn = deck[-1]
        move(s, drawn, zone(seat, HAND))
        emit(s, "draws", seat_ref(seat), card(drawn))
        if not deck:
            s.arrivals += 1
            s.ran_out[seat] = s.arrivals  # PU-WIN-05
            emit(s, "ran_out", seat_ref(seat))


class DiscardChoice(Frame[PowerUp], frozen=True):
    """The seat discards, one card after the other, until its hand holds no more than so many."""

    seat: int
    keep: int

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if len(s.zones[zone(self.seat, HAND)]) > self.keep else 0

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("discard", (card(c),)) for c in s.zones[zone(seat, HAND)]]

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        discarded = index_of(option.refs[0])
        move(s, discarded, zone(seat, USED))
        emit(s, "discards", seat_ref(seat), card(discarded))

    def prompt(self, s: PowerUp, seat: int) -> Message:
        return Message("Discard down to {0} cards.", (self.keep,))

    def range(self, s: PowerUp, seat: int) -> tuple[int, int]:
        n = len(s.zones[zone(seat, HAND)]) - self.keep
        return n, n
