"""The question of a "you may": whether the words inside it are carried out."""

from overtable.games.overrealm.choices.asking import NO, YES
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words.run import say_inside
from overtable.games.overrealm.words.word import At
from overtable.kernel.frame import Refusals, Seats
from overtable.kernel.message import Message
from overtable.kernel.option import Option


class Offer(At, frozen=True):
    """Carry out the words inside the one that offers them, or not."""

    about = ("OR-CARD-04", "The text asks for yes or no; {0} has no part in it.")

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side]

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [YES, NO]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "yes":
            say_inside(s, self)

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("{0}: use it?", (self.source,))
