"""What every word of the vocabulary has."""

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from overtable.games.overrealm.state import Overrealm

if TYPE_CHECKING:
    from overtable.games.overrealm.text import Text

Who = Literal["self", "active", "enemy"]
"""`self` is the monster that acts ("this monster"), `active` whichever monster the player has in play."""

WHOSE = {"self": "this monster", "active": "your active monster", "enemy": "the enemy monster"}


class Word(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    own: ClassVar[bool] = False
    """Whether the word was made for a single card."""

    def does(self, s: Overrealm, t: "Text") -> None:
        """Carry the word out for `t.side`."""

    def says(self) -> str:
        """A clause without capital and full stop; empty for a word that needs no saying."""
        return ""

    def hint(self) -> float:
        """What the word is worth to its owner, in HP."""
        return 0.0

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
        """Whether it takes or adds cards of the enemy's hand or deck."""
        return False

    def inner(self) -> "tuple[tuple[Word, ...], ...]":
        """The lists of words inside this one."""
        return ()

    def flipped(self, s: Overrealm, t: "Text", success: bool) -> None:
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


def sentence(words: "tuple[Word, ...]") -> str:
    """Words as sentences."""
    return " ".join(f"{said[0].upper()}{said[1:]}." for said in (w.says() for w in words) if said)


def clauses(words: "tuple[Word, ...]") -> str:
    """Words as one clause: this, that and the other."""
    said = [text for text in (w.says() for w in words) if text]
    return " and ".join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else str(n)
