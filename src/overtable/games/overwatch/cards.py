"""What a card file may say: Heroes with a deploy skill and an Ultimate, each a list of words, and their texts."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from overtable.games.overwatch.facts import Role
from overtable.games.overwatch.words import AnyWord
from overtable.games.overwatch.words.word import Word
from overtable.kernel.catalogue import Card
from overtable.kernel.language import first_up


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of two ways to use a skill (OW-DEPLOY-08)."""

    name: str
    does: tuple[AnyWord, ...]


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deploy skill: what it does, or the branches to choose from."""

    name: str
    does: tuple[AnyWord, ...] = ()
    either: tuple[Branch, ...] = ()

    def branches(self) -> tuple[Branch, ...]:
        return self.either or (Branch("", self.does),)

    def text(self) -> str:
        return " Or: ".join(sentences(b.does) for b in self.branches())


class Ultimate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Ultimate and its Synergy cost; 'X' is chosen on payment (OW-ULT-09)."""

    name: str
    cost: int | Literal["X"]
    does: tuple[AnyWord, ...]


class Hero(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Hero card. `rows` are Power and Synergy for front, middle and back (OW-SETUP-10)."""

    role: Role | None = None
    health: int
    rows: tuple[tuple[int, int], tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0), (0, 0))
    deploy: Skill | None = None
    ultimate: Ultimate | None = None
    set_aside: bool = False

    @property
    def type(self) -> str:
        return "token" if self.is_field else "hero"

    @property
    def is_field(self) -> bool:
        """Every Hero has an Ultimate; the Immortality Field alone has none."""
        return self.ultimate is None

    def text(self) -> str:
        parts = []
        if self.deploy:
            parts.append(f"{self.deploy.name}: {self.deploy.text()}")
        if self.ultimate:
            parts.append(f"{self.ultimate.name} ({self.ultimate.cost}): {sentences(self.ultimate.does)}")
        return "\n".join(parts)

    def figures(self) -> list[tuple[str, str]]:
        rows = zip(("Front", "Middle", "Back"), self.rows, strict=True)
        return [("Health", str(self.health)), *((name, f"{p}/{s}") for name, (p, s) in rows)]


def sentences(words: Sequence[Word]) -> str:
    """The words as they are read one after the other; a single Hero that was chosen is spoken of as one."""
    said = []
    one = False
    for w in words:
        one = w.leaves_one(one)
        said.append(w.says(one))
    return first_up(" ".join(said))
