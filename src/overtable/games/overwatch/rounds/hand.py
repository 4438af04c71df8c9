"""Hands: drawing from the deck, and the swap before the first turn."""

from collections.abc import Iterable
from typing import ClassVar

from overtable.games.overwatch.picks import DONE
from overtable.games.overwatch.state import BOTH, DECK, DISCARD, HAND, Overwatch, zone
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, go_on_as
from overtable.kernel.knowledge import move, shuffle
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.picks import changed, onward, passed_over, take_backs
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import seat as seat_ref

NORMAL_HAND = 6  # OW-SETUP-03
NORMAL_SWAP = 3  # OW-SETUP-05


def draw(s: Overwatch, side: int, n: int) -> None:
    """Draw from the top (OW-SETUP-02); an empty deck is made anew from the discard pile (OW-ROUND-12)."""
    deck, discard = zone(side, DECK), zone(side, DISCARD)
    for _ in range(n):
        if not s.zones[deck]:
            for card in s.zones[discard][:]:
                move(s, card, deck)
            shuffle(s, deck)
        if not s.zones[deck]:
            return
        card = s.zones[deck][-1]
        move(s, card, zone(side, HAND))
        emit(s, "drew", seat_ref(side), card_ref(card))


def swap_limit(s: Overwatch) -> int:
    """Up to three cards (OW-SETUP-05); with a larger hand half of it, rounded down (OW-SETUP-06)."""
    if s.hill_counts:
        return s.hand  # OW-MODE-10: any number
    return NORMAL_SWAP if s.hand <= NORMAL_HAND else s.hand // 2


class Swap(Frame[Overwatch], frozen=True):
    """Both players swap hand cards once, each without seeing the other's choice (OW-SETUP-05)."""

    about: ClassVar[tuple[str, str] | None] = ("OW-SETUP-05", "{0} is not in your hand, and hand cards are swapped.")
    others_choose: ClassVar[Reason] = Reason("OW-SETUP-05", "You have chosen; the other player has not yet.")

    most: int
    a: tuple[int, ...] = ()
    b: tuple[int, ...] = ()
    done: int = 0
    """Bit mask of the players who have chosen."""

    def chosen(self, seat: int) -> tuple[int, ...]:
        return self.b if seat else self.a

    def asks(self, s: Overwatch) -> Seats:
        return BOTH & ~self.done

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("Which cards of your hand do you swap, up to {0}?", (self.most,))

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        hand, chosen = s.zones[zone(seat, HAND)], self.chosen(seat)
        if len(chosen) == self.most:
            if no is not None:
                rule = "OW-SETUP-06" if s.hand > NORMAL_HAND else "OW-SETUP-05"
                why = Reason(rule, "You may swap {0} cards at most.", (self.most,))
                no += [(option, why) for option in swaps(c for c in hand if c not in chosen)]
            return [DONE]
        return [DONE, *swaps(onward(hand, chosen))]

    def besides(self, s: Overwatch, seat: int) -> list[Option]:
        hand, chosen = s.zones[zone(seat, HAND)], self.chosen(seat)
        more = swaps(passed_over(hand, chosen)) if len(chosen) < self.most else []
        return [*more, *take_backs(chosen)]

    def picked(self, s: Overwatch, seat: int) -> tuple[Option, ...]:
        return tuple(swaps(self.chosen(seat)))

    def range(self, s: Overwatch, seat: int) -> tuple[int, int]:
        return 0, self.most

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        if option == DONE:
            go_on_as(s, Swap(self.most, self.a, self.b, self.done | 1 << seat))
        else:
            chosen = changed(s.zones[zone(seat, HAND)], self.chosen(seat), option)
            a, b = (self.a, chosen) if seat else (chosen, self.b)
            go_on_as(s, Swap(self.most, a, b, self.done))

    def run(self, s: Overwatch) -> None:
        s.epoch += 1
        for side in (s.first, 1 - s.first):
            for card in self.chosen(side):  # OW-SETUP-05: first all are discarded, then the new ones drawn
                move(s, card, zone(side, DISCARD))
                emit(s, "swapped", seat_ref(side), card_ref(card))
            draw(s, side, len(self.chosen(side)))

    def untold(self, s: Overwatch, seat: int) -> "Swap":
        a = self.a if seat == 0 else ()
        b = self.b if seat == 1 else ()
        return Swap(self.most, a, b, self.done & 1 << seat if seat < s.seats else 0)


def swaps(cards: Iterable[int]) -> list[Option]:
    return [Option("swap", (card_ref(c),)) for c in cards]
