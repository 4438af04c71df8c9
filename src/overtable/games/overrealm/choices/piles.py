"""Questions about cards of the own deck and discard pile: Clear Mind and Reclaim."""

from overtable.games.overrealm.board.deck import reshuffle
from overtable.games.overrealm.choices.asking import DONE, NO, YES, Asking
from overtable.games.overrealm.state import DECK, DISCARD, HAND, Overrealm, cards, zone
from overtable.kernel.event import emit
from overtable.kernel.frame import Refusals, Seats, do, go_on_as
from overtable.kernel.knowledge import move, reveal
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.picks import changed, onward, passed_over, take_backs
from overtable.kernel.refs import card, index_of, seat


def look(s: Overrealm, side: int, amount: int) -> tuple[int, ...]:
    """The side looks at the top cards of its deck, as many as there are.

    OR-DECK-03: only a card that must be drawn or flipped makes a new deck; a look does not.
    """
    top = tuple(cards(s, side, DECK)[-amount:])
    for c in top:
        reveal(s, c, 1 << s.sides[side])
    return top


class ShuffleIn(Asking, frozen=True):
    """Clear Mind: the discard pile may be shuffled into the deck; then the top three are looked at."""

    about = ("OR-SWITCH-05", "Clear Mind asks yes or no; {0} has no part in it.")

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if cards(s, self.side, DISCARD) else 0

    def run(self, s: Overrealm) -> None:
        do(s, Arrange(self.at, look(s, self.side, 3), True))

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [YES, NO]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "yes":
            reshuffle(s, self.side)
        self.run(s)

    def says_of(self, s: Overrealm, option: Option) -> Message | None:
        return Message("Shuffle it in" if option == YES else "Leave it as it is")

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Do you shuffle your discard pile into your deck, before you see its top 3 cards?")


class Arrange(Asking, frozen=True):
    """Lay the cards that were looked at back one by one: on top, or at the bottom where that is open too.

    Their order is the choice, so each is laid back at once. A last card that can only go on top needs no answer.
    """

    left: tuple[int, ...]
    bottom: bool

    about = ("OR-SWITCH-05", "You lay back the cards that you looked at, and {0} is none of them.")

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if len(self.left) > (0 if self.bottom else 1) else 0

    def run(self, s: Overrealm) -> None:
        for c in self.left:
            self.lay(s, c, True)

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        verbs = ("top", "bottom") if self.bottom else ("top",)
        return [Option(verb, (card(c),)) for c in self.left for verb in verbs]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        c = index_of(option.refs[0])
        go_on_as(s, Arrange(self.at, tuple(x for x in self.left if x != c), self.bottom))
        self.lay(s, c, option.verb == "top")

    def lay(self, s: Overrealm, c: int, on_top: bool) -> None:
        move(s, c, zone(s, self.side, DECK), told=1 << s.sides[self.side], at=None if on_top else 0)

    def prompt(self, s: Overrealm, seat: int) -> Message:
        left = len(self.left)
        return Message("Put the cards back, {0} to go: the last one put on top is drawn first.", (left,))


class Reclaim(Asking, frozen=True):
    """Reclaim: a card from the discard pile (played buffs still lie on the table), or a look at the top two.

    A player may look at an empty deck, and then sees nothing. With an empty discard pile there is only the look.
    """

    about = ("OR-BUFF-07", "Reclaim takes back cards of your discard pile, and {0} does not lie there.")

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if cards(s, self.side, DISCARD) else 0

    def run(self, s: Overrealm) -> None:
        top = look(s, self.side, 2)
        if top:
            do(s, SetAside(self.at, top))

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [*(Option("return", (card(c),)) for c in cards(s, self.side, DISCARD)), Option("look")]

    def answer(self, s: Overrealm, seat_asked: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "return":
            c = index_of(option.refs[0])
            move(s, c, zone(s, self.side, HAND))
            emit(s, "reclaimed", seat(s.sides[self.side]), card(c))
        else:
            self.run(s)

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Do you return a card to your hand, or look at the top two of your deck?")


class SetAside(Asking, frozen=True):
    """Reclaim: which of the cards looked at go into the discard pile; the rest is laid back on top."""

    seen: tuple[int, ...]
    picks: tuple[int, ...] = ()

    about = ("OR-BUFF-03", "You choose among the cards that you looked at, and {0} is none of them.")

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [*discards(onward(self.seen, self.picks)), DONE]

    def besides(self, s: Overrealm, seat: int) -> list[Option]:
        return [*discards(passed_over(self.seen, self.picks)), *take_backs(self.picks)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        if option != DONE:
            go_on_as(s, SetAside(self.at, self.seen, changed(self.seen, self.picks, option)))
            return
        s.stack.pop()
        for c in self.picks:
            move(s, c, zone(s, self.side, DISCARD))
        do(s, Arrange(self.at, tuple(c for c in self.seen if c not in self.picks), False))

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        return tuple(discards(self.picks))

    def range(self, s: Overrealm, seat: int) -> tuple[int, int]:
        return 0, len(self.seen)

    def untold(self, s: Overrealm, seat: int) -> "SetAside":
        return self if seat == s.sides[self.side] else SetAside(self.at, self.seen)

    def prompt(self, s: Overrealm, seat: int) -> Message:
        left = len(self.seen) - len(self.picks)
        if not left:
            return Message("All the cards seen go into your discard pile: go on, or take one back.")
        return Message("Which of these cards go into your discard pile? (up to {0} more)", (left,))


def discards(some: list[int] | tuple[int, ...]) -> list[Option]:
    return [Option("discard", (card(c),)) for c in some]
