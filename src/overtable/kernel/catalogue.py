"""The catalogue: what is printed on the cards, loaded from files and checked.

A card file is YAML: a list of cards, each a map. A wrong field is an error that names the file, the card, the
field and what was expected. Rows keep the order of the files, so a row number stands for a card in a state.
"""

import hashlib
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
import yaml

C = TypeVar("C", bound="Card")

LONGEST = 60
"""Characters of a name that are looked at."""
COMPARED = 24
"""Names that share most pairs of letters with it are compared closely."""
REMEMBERED = 1000
"""Whoever checks a deck asks for the same names more than once."""


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML as designers expect it: only true and false are booleans, so `on` and `no` stay words."""


_Loader.yaml_implicit_resolvers = {
    first: [(tag, regexp) for tag, regexp in resolvers if tag != "tag:yaml.org,2002:bool"]
    for first, resolvers in _Loader.yaml_implicit_resolvers.items()
}
_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))


class CardError(Exception):
    """A card file that cannot be used, with everything that is wrong in it."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every card has; a game adds its own fields and says what the card's text is."""

    id: str
    name: str

    @property
    def type(self) -> str:
        return type(self).__name__.lower()

    def text(self) -> str:
        """The text a player reads, generated from the data."""
        return ""

    def figures(self) -> list[tuple[str, str]]:
        """The printed figures for a card's face: label and value, in the order in which they are shown."""
        return []


class Near:
    """The names that are nearest to a misspelt one, by an index of their pairs of letters."""

    def __init__(self, names: Iterable[str]) -> None:
        self._having: dict[str, list[str]] = defaultdict(list)
        for name in names:
            for pair in _pairs(name):
                self._having[pair].append(name)
        self._found: dict[str, list[str]] = {}

    def to(self, name: str) -> list[str]:
        """The three nearest, the best first; a name is in small letters here."""
        name = name[:LONGEST]
        if name not in self._found:
            if len(self._found) >= REMEMBERED:
                self._found.clear()
            self._found[name] = self._look(name)
        return self._found[name]

    def _look(self, name: str) -> list[str]:
        shared: Counter[str] = Counter()
        for pair in _pairs(name):
            shared.update(self._having.get(pair, ()))
        # Long names have many pairs; what counts is how much of both is shared.
        likely = sorted(shared, key=lambda known: (-shared[known] / (len(known) + len(name)), known))
        return get_close_matches(name, likely[:COMPARED], n=3)


def _pairs(name: str) -> set[str]:
    padded = f" {name} "
    return {padded[i : i + 2] for i in range(len(padded) - 1)}


class Catalogue(Generic[C]):
    """All cards of a game: by row, by id and by name.

    `tokens` come after the cards: things that have an id in play but are no cards of the set. Behind them come rows of
    cards that were made for one table alone: see `lent`.
    """

    def __init__(self, cards: Iterable[C], tokens: Iterable[C] = ()) -> None:
        self.cards: list[C] = list(cards)
        self.tokens: list[C] = list(tokens)
        self.rows: list[C] = self.cards + self.tokens
        self.row: dict[str, int] = {c.id: i for i, c in enumerate(self.rows)}
        self.row_named: dict[str, int] = {c.name.casefold(): i for i, c in reversed(list(enumerate(self.rows)))}
        self.guests: list[int] = []
        """The rows of the cards that are lent just now."""
        self._lent: list[list[int]] = []
        self._indexed: tuple[dict[str, int], int, Near] | None = None

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def printed(self) -> list[C]:
        """Cards and tokens, without those that were made for one table."""
        return self.cards + self.tokens

    def __getitem__(self, row: int) -> C:
        return self.rows[row]

    def find(self, name: str) -> C:
        """The card with this id or name; raises `CardError` with the nearest names."""
        row = self.row.get(name, self.row_named.get(name.casefold()))
        if row is None:
            near = self._near().to(name.casefold())
            hint = "; nearest: " + ", ".join(self[self.row_named[n]].name for n in near) if near else ""
            raise CardError([f"no card is called {name!r}{hint}"])
        return self.rows[row]

    def _near(self) -> Near:
        """The index of the names there are just now."""
        known = self.row_named
        if self._indexed is None or self._indexed[0] is not known or self._indexed[1] != len(known):
            self._indexed = known, len(known), Near(known)
        return self._indexed[2]

    def version(self) -> str:
        """A hash of everything printed: records name the cards they were played with."""
        return hashlib.sha256(msgspec.json.encode([*self.cards, *self.tokens])).hexdigest()[:12]

    @contextmanager
    def lent(self, cards: Iterable[C], write: Callable[[int, C], None]) -> Iterator[None]:
        """Cards made for one table: their names are known inside of the block, their rows stay for that table's sake.

        `write` puts a card that has no row yet into the game's own tables. Raises `CardError` when an id is taken.
        """
        lent = list(cards)
        if taken := [f"id {c.id!r} is taken by {self.find(c.id).name}" for c in lent if c.id in self.row]:
            raise CardError(taken)
        before = self.row, self.row_named, self.guests
        self.row, self.row_named = dict(self.row), dict(self.row_named)
        try:
            known = self._lent_before(lent)
            rows = known or list(range(len(self.rows), len(self.rows) + len(lent)))
            self.guests = [*self.guests, *rows]
            for row, card in zip(rows, lent, strict=True):
                self.row[card.id] = self.row_named[card.name.casefold()] = row
                if not known:
                    self.rows.append(card)
                    write(row, card)
            if not known:
                self._lent.append(rows)
            yield
        finally:
            self.row, self.row_named, self.guests = before

    def _lent_before(self, cards: list[C]) -> list[int]:
        """The rows of these very cards, when they were lent together before."""
        return next((rows for rows in self._lent if [self.rows[r] for r in rows if r < len(self.rows)] == cards), [])


def read_yaml(path: Path) -> Any:
    try:
        return yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader)
    except yaml.YAMLError as error:
        where = getattr(error, "problem_mark", None)
        line = f" line {where.line + 1}" if where else ""
        raise CardError([f"{path.name}{line}: not YAML: {getattr(error, 'problem', error)}"]) from None
    except (OSError, UnicodeDecodeError) as error:
        raise CardError([f"{path}: cannot be read: {error}"]) from None


def load_cards(
    paths: Iterable[Path], kind: Any, root: Path | None = None, read: Callable[[Any, Path], Any] = lambda raw, path: raw
) -> list[Any]:
    """Read cards of one type (or a tagged union of types) from files; collects all problems before it raises.

    `read` may complete what a file says of a card, before it is looked at.
    """
    cards: list[Any] = []
    problems: list[str] = []
    where: dict[str, str] = {}
    for path in paths:
        shown = str(path.relative_to(root)) if root else path.name
        try:
            raw = read_yaml(path)
        except CardError as error:
            problems += error.problems
            continue
        if not isinstance(raw, list):
            problems.append(f"{shown}: expected a list of cards, got {type(raw).__name__}")
            continue
        for n, item in enumerate(raw, 1):
            name = item.get("name", item.get("id")) if isinstance(item, dict) else None
            label = f"{shown}: card {n}" + (f" ({name})" if name else "")
            try:
                card = msgspec.convert(read(item, path), kind)
            except msgspec.ValidationError as error:
                problems.append(f"{label}: {field_error(error)}")
                continue
            if card.id in where:
                problems.append(f"{label}: id {card.id!r} is taken by {where[card.id]}")
                continue
            where[card.id] = label
            cards.append(card)
    if problems:
        raise CardError(problems)
    return cards


def field_error(error: msgspec.ValidationError) -> str:
    """`Expected int, got str - at $.deploy.does[0].amount` as `field deploy.does[0].amount: expected int, got str`.

    The key of a mapping is called so: `field a.cubes: a key: invalid enum value 'SPEED'`.
    """
    text, _, at = str(error).partition(" - at ")
    text = text.replace("`", "").removesuffix(".")
    said = text[:1].lower() + text[1:]
    if at.startswith(_OF_A_KEY):
        at, said = at.removeprefix(_OF_A_KEY), f"a key: {said}"
    field = at.strip("`").removeprefix("$").removeprefix(".")
    return f"field {field}: {said}" if field else said


_OF_A_KEY = "`key` in "
"""How msgspec begins the place of an error that is about the key of a mapping, not about its value."""
