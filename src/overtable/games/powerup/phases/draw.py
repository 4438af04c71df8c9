"""Drawing and discarding, and the Draw! phase."""

from collections.abc import Iterable

from overtable.games.powerup.inplay.side import given
from overtable.games.powerup.state import DECK, DRAW, HAND, USED, PowerUp, zone
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do, go_on_as
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.picks import changed, onward, passed_over, take_backs
from overtable.kernel.refs import card
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
    """The seat chooses what to discard so that its hand holds no more than so many; then all of it goes together."""

    about = ("PU-DRAW-03", "{0} is not in your hand: you discard from there.")
    seat: int
    keep: int
    picks: tuple[int, ...] = ()

    def _number(self, s: PowerUp) -> int:
        """How many have to go."""
        return len(s.zones[zone(self.seat, HAND)]) - self.keep

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if self._number(s) > 0 else 0

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        if no is not None:
            chosen = [
                (Option("discard", (card(c),)), Reason("PU-DRAW-03", "{0} is chosen already.", (card(c),)))
                for c in self.picks
            ]
            no += chosen
        return _discards(onward(s.zones[zone(seat, HAND)], self.picks, self._number(s)))

    def besides(self, s: PowerUp, seat: int) -> list[Option]:
        rest = passed_over(s.zones[zone(seat, HAND)], self.picks, self._number(s))
        return [*_discards(rest), *take_backs(self.picks)]

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        picks = changed(s.zones[zone(seat, HAND)], self.picks, option)
        if len(picks) < self._number(s):
            go_on_as(s, DiscardChoice(seat, self.keep, picks))
            return
        s.stack.pop()
        for discarded in picks:
            move(s, discarded, zone(seat, USED))
            emit(s, "discards", seat_ref(seat), card(discarded))

    def prompt(self, s: PowerUp, seat: int) -> Message:
        left = self._number(s) - len(self.picks)
        return Message("Choose {0} {0:card|cards} to discard; {1} will be left in your hand.", (left, self.keep))

    def picked(self, s: PowerUp, seat: int) -> tuple[Option, ...]:
        return tuple(_discards(self.picks))

    def range(self, s: PowerUp, seat: int) -> tuple[int, int]:
        return self._number(s), self._number(s)

    def untold(self, s: PowerUp, seat: int) -> "DiscardChoice":
        return self if seat == self.seat else DiscardChoice(self.seat, self.keep)


def _discards(cards: Iterable[int]) -> list[Option]:
    return [Option("discard", (card(c),)) for c in cards]


class DrawPhase(Frame[PowerUp], frozen=True):
    """Draw!: one card each, the Offense player first (PU-DRAW-01). Extra draws and hand limits come from texts
    only (PU-DRAW-03, PU-SETUP-11)."""

    def run(self, s: PowerUp) -> None:
        s.phase = DRAW
        limits: list[tuple[int, int]] = []
        for seat in (s.offense, 1 - s.offense):
            passives = given(s, seat).passives
            draw(s, seat, 1 + sum(p.extra_draws() for p in passives))
            limits += [limit for p in passives if (limit := p.hand_limit(seat)) is not None]
        do(s, *(DiscardChoice(whose, most) for whose, most in limits))
