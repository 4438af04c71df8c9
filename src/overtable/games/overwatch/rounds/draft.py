"""Hero Draft: before each round the players take Heroes from one open deck."""

from typing import ClassVar

from overtable.games.overwatch.facts import CLASSES, ROLE
from overtable.games.overwatch.state import HAND, POOL, Overwatch, zone
from overtable.kernel.chance import PLAY, below
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do, go_on_as
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import seat as seat_ref


def first_picker(s: Overwatch) -> int:
    """The loser of the last round; at first, and after a tie, chance or the player who does not lead (OW-MODE-03)."""
    if s.last_loser >= 0:
        return s.last_loser
    return below(s, PLAY, 2) if s.round == 1 else 1 - s.first


class Draft(Frame[Overwatch], frozen=True):
    """Players alternately take one of the open Heroes until each has a full hand (OW-MODE-01)."""

    about: ClassVar[tuple[str, str] | None] = ("OW-MODE-01", "{0} is not on offer.")
    others_choose: ClassVar[Reason] = Reason("OW-MODE-01", "Heroes are drafted in turn: the other player picks now.")

    picker: int

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.picker if self.can_pick(s, self.picker) else 0

    def run(self, s: Overwatch) -> None:
        if self.can_pick(s, 1 - self.picker):
            do(s, Draft(1 - self.picker))

    def can_pick(self, s: Overwatch, seat: int) -> bool:
        """A removed D.Va+MEKA (OW-ROUND-13) may leave too few Heroes for the largest hands."""
        return len(s.zones[zone(seat, HAND)]) < s.hand and bool(self.options(s, seat))

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("Draft a Hero for your hand: {0} of {1}.", (len(s.zones[zone(seat, HAND)]) + 1, s.hand))

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        """Every Hero on offer that still leaves both players all classes (OW-MODE-02)."""
        mine, theirs = missing(s, seat), missing(s, 1 - seat)
        left = s.hand - len(s.zones[zone(seat, HAND)]) - 1
        on_offer = dict.fromkeys(CLASSES, 0)
        for c in s.zones[POOL]:
            on_offer[ROLE[s.printing[c]]] += 1
        found = []
        for c in s.zones[POOL]:
            role = ROLE[s.printing[c]]
            option = Option("draft", (card_ref(c),))
            if len(mine - {role}) > left:
                why = Reason("OW-MODE-02", "Your last picks must supply every missing class.")
            elif role in theirs and on_offer[role] == 1:
                why = Reason("OW-MODE-02", "{0} is the last of a class the other player lacks.", option.refs)
            else:
                found.append(option)
                continue
            if no is not None:
                no.append((option, why))
        if no is not None:
            for who in [card_ref(c) for c in s.zones[zone(seat, HAND)]]:
                no.append((Option("draft", (who,)), Reason("OW-MODE-01", "{0} is in your hand already.", (who,))))
        return found

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        card = index_of(option.refs[0])
        move(s, card, zone(seat, HAND))
        emit(s, "drafted", seat_ref(seat), card_ref(card))
        go_on_as(s, Draft(1 - seat))


def missing(s: Overwatch, seat: int) -> set[str]:
    """The classes that a hand still lacks."""
    return set(CLASSES) - {ROLE[s.printing[c]] for c in s.zones[zone(seat, HAND)]}
