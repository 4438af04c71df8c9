"""What a word of the vocabulary is, and what a word is told: the use of an ability, with all that was chosen so far.

An ability is a list of words. Some ask (choose an enemy, a row, a column); the others act on what was chosen. `run`
goes through the list.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.heroes.damage import Packet, boost_on
from overtable.games.overwatch.state import Overwatch
from overtable.kernel.frame import Refusals
from overtable.kernel.option import Option


class Use(msgspec.Struct, frozen=True, gc=False, array_like=True):
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
    """All damage of the ability: it lands together at its end (OW-DEFEAT-10)."""
    x: int = 0
    boost: int = 0
    """What Mercy's token on the user adds, counted as the ability begins: the user may leave or fall on the way."""

    def words(self) -> "tuple[Word, ...]":
        return WORDS_OF[self.ability]

    def onward(self) -> "Use":
        """At the next word; a new choice of Heroes begins with nobody chosen."""
        words = WORDS_OF[self.ability]
        i = self.i + 1
        if i < len(words) and words[i].chooses_heroes:
            return replace(self, i=i, picks=())
        return replace(self, i=i)


def begun(s: Overwatch, ability: int, user: int, actor: int, x: int = 0) -> Use:
    """An ability that is used now."""
    return Use(ability, user, actor, x=x, boost=boost_on(s, user))


class Word(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A word of the vocabulary: what it does, what it says and whether it would matter, side by side."""

    chooses: ClassVar[bool] = False
    rule: ClassVar[str] = "OW-TERM-06"
    """The rule by which a word that chooses asks for what it asks for."""
    chooses_heroes: ClassVar[bool] = False
    repeats: ClassVar[bool] = False
    """Whether it repeats another ability, and so is none that can be repeated (OW-ULT-12)."""

    lays_token: ClassVar[bool] = False
    """Whether it puts down a token of which the rules say beside whose rows it goes (OW-TOKEN-10)."""

    def asks(self, s: Overwatch, use: Use) -> bool:
        """Whether a choice must be made now."""
        return False

    def options(self, s: Overwatch, use: Use, no: Refusals | None) -> list[Option]:
        return []

    def besides(self, s: Overwatch, use: Use) -> list[Option]:
        """Answers that lead nowhere new: picks out of order, and picks to take back."""
        return []

    def take(self, s: Overwatch, use: Use, option: Option) -> Use:
        """The use as it goes on after an answer."""
        return use

    def asked(self) -> str:
        """The question, as it follows the name of the ability."""
        return ""

    def picked(self, use: Use) -> tuple[Option, ...]:
        """What was picked so far of the choice that is being made."""
        return ()

    def in_order(self) -> bool:
        """Whether it matters who is picked first."""
        return False

    def how_many(self, s: Overwatch, use: Use) -> tuple[int, int]:
        """How many picks make the whole answer, at least and at most."""
        return 1, 1

    def does(self, s: Overwatch, use: Use) -> Use:
        """Do it; returns the use as it goes on. For a choice: nobody could be asked, so nothing is chosen."""
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        """Whether it would change anything, given what is chosen (OW-ULT-10)."""
        return False

    def hits_any_of(self, s: Overwatch, cards: Sequence[int]) -> bool:
        """Whether it is plain that it would do something to one of these Heroes, if that one were chosen. A short way
        to the answer; False says nothing."""
        return False

    def eligible(self, s: Overwatch, use: Use) -> Sequence[int]:
        """For a choice of Heroes: all that could be chosen at all, in board order."""
        return ()

    def candidates(self, s: Overwatch, use: Use) -> Iterable[Use]:
        """For a choice: the use after each possible first pick."""
        return ()

    def leaves_one(self, one: bool) -> bool:
        """Whether a single Hero is chosen after this word, given whether one was before."""
        return one

    def says(self, one: bool = False) -> str:
        """The sentence on the card; `one` tells that a single Hero was chosen."""
        return ""


WORDS_OF: list[tuple[Word, ...]] = []
"""ability -> its words: beside the rows of `facts.ABILITIES`, filled by `book`."""


def user_line(s: Overwatch, use: Use) -> int:
    """The line in which the user stands; where it stood when it has left (Death Blossom)."""
    place = s.at[use.user]
    return line_of(place) if place >= 0 else use.line
