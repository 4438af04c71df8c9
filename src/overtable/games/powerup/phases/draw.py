"""Drawing and discarding, and the Draw! phase."""

from overtable.games.powerup.inplay.working import all_passives
from overtable.games.powerup.state import DECK, DRAW, HAND, USED, PowerUp, zone
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
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


class DrawPhase(Frame[PowerUp], frozen=True):
    """Draw!: one card each, the Offense player first (PU-DRAW-01). Extra draws and hand limits come from texts
    only (PU-DRAW-03, PU-SETUP-11)."""

    def run(self, s: PowerUp) -> None:
        s.phase = DRAW
        limits: list[tuple[int, int]] = []
        for seat in (s.offense, 1 - s.offense):
            passives = all_passives(s, seat)
            draw(s, seat, 1 + sum(p.extra_draws() for p in passives))
            limits += [limit for p in passives if (limit := p.hand_limit(seat)) is not None]
        do(s, *(DiscardChoice(whose, most) for whose, most in limits))
