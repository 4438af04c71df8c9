"""The grammar of abilities: `Use`, the frame in which an ability is carried out word by word, and what a word is.

An ability is a list of words. Some ask (choose an enemy, a row, a column); the others act on what was chosen.
All damage of one ability is collected in the frame and lands together at its end (OW-DEFEAT-10).
"""

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.damage import Damage, Packet
from overtable.games.overwatch.printed import ABILITIES
from overtable.games.overwatch.state import Overwatch
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref


class Use(Frame[Overwatch], frozen=True):
    """An ability being used: the word it has come to, and what was chosen on the way."""

    ability: int
    user: int
    actor: int
    """The player who uses it."""
    i: int = 0
    picks: tuple[int, ...] = ()
    """The Heroes chosen by the last choice of Heroes."""
    focus: int = -1
    """The first Hero chosen at all: what 'adjacent to it' speaks of."""
    line: int = -1
    """The row chosen, or the row where the chosen Hero stood."""
    column: int = -1
    packets: tuple[Packet, ...] = ()
    x: int = 0

    def words(self) -> "tuple[Word, ...]":
        return ABILITIES[self.ability].does

    def asks(self, s: Overwatch) -> Seats:
        words = self.words()
        if self.i < len(words) and words[self.i].asks(s, self):
            return 1 << self.actor
        return 0

    def run(self, s: Overwatch) -> None:
        words = self.words()
        if self.i == len(words):
            if self.packets:
                do(s, Damage(self.user, self.packets))
            return
        depth = len(s.stack)
        after = words[self.i].act(s, self)
        s.stack.insert(depth, after.onward())  # whatever the word pushed comes first

    def onward(self) -> "Use":
        words = self.words()
        i = self.i + 1
        if i < len(words) and words[i].chooses_heroes:
            return replace(self, i=i, picks=())
        return replace(self, i=i)

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        return self.words()[self.i].options(s, self, no)

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        s.stack[-1] = self.words()[self.i].take(s, self, option)

    def prompt(self, s: Overwatch, seat: int) -> Message:
        ability = ABILITIES[self.ability]
        return Message("{0}: " + self.words()[self.i].asked(), (ability.name,))

    def picked(self, s: Overwatch, seat: int) -> tuple[Option, ...]:
        return tuple(Option("choose", (card_ref(c),)) for c in self.picks)

    def range(self, s: Overwatch, seat: int) -> tuple[int, int]:
        return self.words()[self.i].how_many()


class Word(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A word of the vocabulary: what it does, what it says and what it is worth, side by side."""

    unique: ClassVar[bool] = False
    """A word that serves one card alone."""
    chooses: ClassVar[bool] = False
    chooses_heroes: ClassVar[bool] = False

    def asks(self, s: Overwatch, use: Use) -> bool:
        """Whether a choice must be made now."""
        return False

    def options(self, s: Overwatch, use: Use, no: Refusals | None) -> list[Option]:
        return []

    def take(self, s: Overwatch, use: Use, option: Option) -> Use:
        return use

    def asked(self) -> str:
        return ""

    def how_many(self) -> tuple[int, int]:
        return 1, 1

    def act(self, s: Overwatch, use: Use) -> Use:
        """Do it; returns the frame as it goes on. For a choice: nobody could be asked, so nothing is chosen."""
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        """Whether it would change anything, given what is chosen (OW-ULT-10)."""
        return False

    def candidates(self, s: Overwatch, use: Use) -> Iterable[Use]:
        """For a choice: the frame after each possible first pick."""
        return ()

    def says(self) -> str:
        """The sentence on the card."""
        return ""


def replace(use: Use, **changes: Any) -> Use:
    return msgspec.structs.replace(use, **changes)


def could_do_something(s: Overwatch, use: Use) -> bool:
    """Whether an ability could have any effect at all (OW-ULT-10): some word would, for some first pick."""
    words = use.words()
    for i in range(use.i, len(words)):
        word = words[i]
        if word.chooses:
            found = False
            for chosen in word.candidates(s, use):
                found = True
                if could_do_something(s, replace(chosen, i=i + 1)):
                    return True
            if found:
                return False
            if word.chooses_heroes:
                use = replace(use, picks=())
        elif word.has_effect(s, use):
            return True
    return False


def user_line(s: Overwatch, use: Use) -> int:
    """The line in which the user stands; where it stood when it has left (Death Blossom)."""
    place = s.at[use.user]
    return line_of(place) if place >= 0 else use.line
