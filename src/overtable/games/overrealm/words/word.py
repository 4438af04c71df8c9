"""What every word of the vocabulary has, and where it stands when it is carried out."""

from typing import Literal

import msgspec

from overtable.games.overrealm.state import Overrealm
from overtable.kernel.frame import Frame
from overtable.kernel.language import and_list, sentence
from overtable.kernel.refs import index_of

Who = Literal["self", "active", "enemy"]
"""`self` is the monster that acts ("this monster"), `active` whichever monster the player has in play."""

WHOSE = {"self": "this monster", "active": "your active monster", "enemy": "the enemy monster"}


class At(Frame[Overrealm], frozen=True):
    """Where a word stands: in which script, at which place of it, on which card, action or ability; and whose it is."""

    script: int
    side: int
    source: int
    i: int = 0

    @property
    def card(self) -> int:
        return index_of(self.source)

    def here(self) -> "At":
        """The place alone, for a question that the word at it asks."""
        return At(self.script, self.side, self.source, self.i)


class Word(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    def does(self, s: Overrealm, at: At) -> None:
        """Carry the word out for `at.side`."""

    def stands(self, row: int) -> None:
        """Enter into the facts what holds while the card of this row is there; most words do something instead."""

    def says(self) -> str:
        """A clause without capital and full stop; empty for a word that needs no saying."""
        return ""

    def hint(self) -> float:
        """What the word is worth to its owner, in HP."""
        return 0.0

    def would_act(self, s: Overrealm, side: int) -> bool:
        """Whether its condition holds, for a word that has one."""
        return True

    @property
    def targets(self) -> bool:
        """Whether it affects the enemy monster (OR-STD-05)."""
        return False

    @property
    def mine(self) -> bool:
        """Whether it speaks of "this monster" (OR-KO-09)."""
        return False

    @property
    def reaches(self) -> bool:
        """Whether it takes, adds or counts cards of the enemy's hand or deck."""
        return False

    @property
    def holds(self) -> bool:
        """Whether it keeps the enemy from switching (OR-BUFF-10)."""
        return False

    def inner(self) -> "tuple[tuple[Word, ...], ...]":
        """The lists of words inside this one."""
        return ()

    def flipped(self, s: Overrealm, at: At, success: bool) -> None:
        """The flip that this word asked for is over."""


class Aimed(Word, frozen=True, kw_only=True):
    """A word that names the monster it is about."""

    who: Who

    @property
    def targets(self) -> bool:
        return self.who == "enemy"

    @property
    def mine(self) -> bool:
        return self.who == "self"


def monster_of(s: Overrealm, side: int, who: Who) -> int:
    return s.active[1 - side] if who == "enemy" else s.active[side]


def sentences(words: tuple[Word, ...]) -> str:
    """Words as sentences."""
    return " ".join(sentence(said) for said in (w.says() for w in words) if said)


def clauses(words: tuple[Word, ...]) -> str:
    """Words as one clause: this, that and the other."""
    return and_list([said for said in (w.says() for w in words) if said])
