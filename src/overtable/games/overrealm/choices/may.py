"""The question of a "you may": whether the words inside it are carried out."""

from overtable.games.overrealm.choices.asking import NO, YES, source_of
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words.run import say_inside
from overtable.games.overrealm.words.scripts import INSIDE, SCRIPTS
from overtable.games.overrealm.words.word import At, clauses
from overtable.kernel.frame import Refusals, Seats
from overtable.kernel.message import Message
from overtable.kernel.option import Option, Source


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

    def says_of(self, s: Overrealm, option: Option) -> Message | None:
        return Message("Use {0}" if option == YES else "Do not use {0}", (self.source,))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Do you use {0}: {1}?", (self.source, clauses(SCRIPTS[INSIDE[self.script][self.i][0]])))

    def asked_by(self, s: Overrealm, seat: int) -> Source | None:
        return source_of(s, self.side, self.source, SCRIPTS[self.script][self.i].says())
