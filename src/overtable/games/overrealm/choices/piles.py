"""Questions about cards of the own deck and discard pile: Clear Mind and Reclaim."""

from overtable.games.overrealm.board.deck import reshuffle
from overtable.games.overrealm.choices.asking import NO, YES, Asking
from overtable.games.overrealm.state import DECK, DISCARD, HAND, Overrealm, cards, zone
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do, go_on_as
from overtable.kernel.knowledge import move, reveal
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of, seat


def look(s: Overrealm, side: int, amount: int, aside: str) -> None:
    """The side looks at the top cards of its deck, then puts them back one by one."""
    top = tuple(cards(s, side, DECK)[-amount:])
    for c in top:
        reveal(s, c, 1 << s.sides[side])
    if top:
        do(s, Arrange(side, top, aside))


class ShuffleIn(Asking, frozen=True):
    """Clear Mind: the discard pile may be shuffled into the deck; then the top three are looked at."""

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if cards(s, self.side, DISCARD) else 0

    def run(self, s: Overrealm) -> None:
        look(s, self.side, 3, "bottom")

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [YES, NO]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "yes":
            reshuffle(s, self.side)
        look(s, self.side, 3, "bottom")

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Shuffle your discard pile into your deck?")


class Arrange(Frame[Overrealm], frozen=True):
    """Put each of the cards looked at on top of the deck, or aside: to the bottom, or into the discard pile."""

    side: int
    left: tuple[int, ...]
    aside: str

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if self.left else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option(verb, (card(c),)) for c in self.left for verb in ("top", self.aside)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        c = index_of(option.refs[0])
        go_on_as(s, Arrange(self.side, tuple(x for x in self.left if x != c), self.aside))
        if option.verb == "discard":
            move(s, c, zone(s, self.side, DISCARD))
        else:
            deck = zone(s, self.side, DECK)
            move(s, c, deck, told=1 << s.sides[self.side], at=0 if option.verb == "bottom" else None)

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Put the cards back: the last one put on top is drawn first.")


class Reclaim(Asking, frozen=True):
    """Reclaim: a card from the discard pile (played buffs still lie on the table), or a look at the top two."""

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [*(Option("return", (card(c),)) for c in cards(s, self.side, DISCARD)), Option("look")]

    def answer(self, s: Overrealm, seat_asked: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "return":
            c = index_of(option.refs[0])
            move(s, c, zone(s, self.side, HAND))
            emit(s, "reclaimed", seat(s.sides[self.side]), card(c))
        else:
            look(s, self.side, 2, "discard")

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Return a card to your hand, or look at the top two of your deck.")
