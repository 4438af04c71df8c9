"""The Hero cards: what is printed on them, and the rows in which the rest of the game looks it up."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from overtable.games.overwatch import printed
from overtable.games.overwatch.word import Word as Spoken
from overtable.games.overwatch.words import AnyWord as Word
from overtable.games.overwatch.words.choosing import Choose
from overtable.games.overwatch.words.groups import CALLED
from overtable.kernel.catalogue import Card, CardError, Catalogue, load_cards

FOLDER = Path(__file__).parent

CLASSES = ("offense", "defense", "tank", "support")


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of two ways to use a skill (OW-DEPLOY-08)."""

    name: str
    does: tuple[Word, ...]


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deploy skill: what it does, or the branches to choose from."""

    name: str
    does: tuple[Word, ...] = ()
    either: tuple[Branch, ...] = ()

    def branches(self) -> tuple[Branch, ...]:
        return self.either or (Branch("", self.does),)

    def text(self) -> str:
        if self.either:
            return " Or: ".join(sentences(b.does) for b in self.either)
        return sentences(self.does)


class Ultimate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Ultimate and its Synergy cost; 'X' is chosen on payment (OW-ULT-09)."""

    name: str
    cost: int | Literal["X"]
    does: tuple[Word, ...]


class Hero(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Hero card. `rows` are Power and Synergy for front, middle and back (OW-SETUP-10)."""

    role: Literal["offense", "defense", "tank", "support"] | None = None
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


def sentences(words: Sequence[Spoken]) -> str:
    """The words as they are read one after the other; a single Hero that was chosen is spoken of as one."""
    said = []
    one = False
    for w in words:
        if isinstance(w, Choose):
            one = w.n == 1
        said.append(w.says().replace(CALLED["chosen"], "it") if one else w.says())
    text = " ".join(said)
    return text[:1].upper() + text[1:]


def load(paths: list[Path] | None = None) -> Catalogue[Hero]:
    found = paths or sorted((FOLDER / "cards").glob("*.yaml"))
    heroes = load_cards(found, Hero, None if paths else FOLDER)
    tokens = [Hero(id="immortality-field", name="Immortality Field", health=3)]
    problems = [f"{h.name}: field ultimate: every Hero has an Ultimate" for h in heroes if h.ultimate is None]
    problems += [f"{h.name}: field role: expected one of {', '.join(CLASSES)}" for h in heroes if h.role is None]
    if problems:
        raise CardError(problems)
    return Catalogue(heroes, tokens)


def print_tables(catalogue: Catalogue[Hero]) -> None:
    """Fill the tables of `printed` from the catalogue."""
    for row, hero in enumerate(catalogue.rows):
        printed.HEALTH.append(hero.health)
        printed.POWER.append((hero.rows[0][0], hero.rows[1][0], hero.rows[2][0]))
        printed.SYNERGY.append((hero.rows[0][1], hero.rows[1][1], hero.rows[2][1]))
        printed.ROLE.append(hero.role or "")
        printed.IS_FIELD.append(hero.is_field)
        printed.SET_ASIDE.append(hero.set_aside)
        printed.ROW[hero.id] = row
        skills = []
        for branch in hero.deploy.branches() if hero.deploy else ():
            skills.append(len(printed.ABILITIES))
            name = hero.deploy.name if hero.deploy else ""
            printed.ABILITIES.append(printed.Ability(row, name, branch.name, branch.does, 0, False))
            if branch.name and branch.name not in printed.LABELS:
                printed.LABELS.append(branch.name)
        printed.SKILLS.append(skills)
        printed.ULTIMATE.append(len(printed.ABILITIES) if hero.ultimate else -1)
        if hero.ultimate:
            cost = -1 if hero.ultimate.cost == "X" else hero.ultimate.cost
            printed.ABILITIES.append(printed.Ability(row, hero.ultimate.name, "", hero.ultimate.does, cost, True))


CATALOGUE = load()
print_tables(CATALOGUE)
