"""The books of cards: for each edition all its card files, loaded, checked and compiled."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from overtable.games.overpower.book import cards as p
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book import played as q
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.classic.files import complete
from overtable.games.overpower.edition import Edition
from overtable.games.overpower.inplay.effects import row_of
from overtable.games.overpower.state import ClassicOverpower, Overpower
from overtable.games.overpower.wording import classic_note
from overtable.games.overpower.words.lasting import OpenHand, VentureTotal
from overtable.kernel.catalogue import CardError, Catalogue, load_cards
from overtable.kernel.decks import ready_decks

AnyCard = (
    p.Character
    | p.Power
    | p.Basic
    | p.Training
    | p.Teamwork
    | p.Ally
    | q.Special
    | q.Advanced
    | q.Aspect
    | q.Artifact
    | q.Activator
    | p.Battlesite
    | p.Homebase
    | p.Objective
    | p.Event
)

FOLDER = Path(__file__).parents[1]


class Book:
    """The cards of an edition, loaded and compiled when first asked for, and found by their names."""

    def __init__(
        self,
        state: type[Overpower],
        folder: Path,
        read: Callable[[Any, Path], Any] = lambda raw, path: raw,
        worded: Callable[[str], str] = str,
    ) -> None:
        self.table = state
        self.edition: Edition = state.rules
        self.faces: list[Face] = state.faces
        self.folder = folder
        self.worded = worded
        """What is said of a deck, in the words and with the rule ids of the edition."""
        self.wider: dict[str, Book] = {}
        """Formats whose decks may hold cards of another book as well."""
        self._read = read
        """Function code -> what all Any Character Specials with it are duplicates by."""
        self._named: dict[str, list[int]] = {}
        self._found: dict[tuple[str, tuple[int, ...], tuple[int, ...]], int] = {}

    @cached_property
    def cards(self) -> list[Any]:
        """What the card files say."""
        files = self.folder / "cards"
        return load_cards(sorted(files.rglob("*.yaml")), AnyCard, files, self._read)

    @cached_property
    def catalogue(self) -> Catalogue[Any]:
        """All cards; a row of it is a row of `faces`."""
        cards = Catalogue(self.cards)
        for row, card in enumerate(cards.cards):
            self.compile(row, card)
        row_of(OpenHand(who="user"), self.edition.name)  # a negate may cost that
        row_of(VentureTotal(of="cards"), self.edition.name)
        return cards

    def compile(self, row: int, card: Any) -> None:
        """The figures of a card, in the next row of the tables that the rules read."""
        face = Face(row, card, self.edition)
        face.guest = "catalogue" in vars(self)  # the printed ones are compiled while it is loaded
        self.faces.append(face)
        for word in nested(card.all_words()):
            if word.LASTS:
                row_of(word, self.edition.name)

    def in_print(self) -> list[Face]:
        """The cards of the sets, without those that were made for one table."""
        return self.faces[: len(self.catalogue)]

    def face(self, card_id: str) -> Face:
        return self.faces[self.catalogue.row[card_id]]

    @cached_property
    def missions(self) -> dict[str, list[int]]:
        """Mission set -> the rows of its seven cards."""
        sets: dict[str, list[int]] = {}
        for f in self.in_print():
            if f.kind == fc.OBJECTIVE:
                sets.setdefault(f.card.mission, []).append(f.row)
        return sets

    @cached_property
    def ready(self) -> dict[str, str]:
        """The texts of the ready decks by their names."""
        return ready_decks(self.folder / "ready")

    def rows_named(self, name: str) -> list[int]:
        """The cards that a person may mean by this name: an id, a name, or a name with what tells it apart."""
        cards = self.catalogue
        if name in cards.row:
            return [cards.row[name]]
        low = name.casefold()
        exact = self._rows_by_name(low)
        if exact:
            return exact
        head, bracket, tail = low.rpartition(" (")
        if bracket and tail.endswith(")"):
            return [r for r in self._rows_by_name(head) if tail[:-1] in self.faces[r].told_apart_by]
        return []

    def _rows_by_name(self, low: str) -> list[int]:
        if not self._named:
            for f in self.in_print():
                self._named.setdefault(f.name.casefold(), []).append(f.row)
        guests = [r for r in self.catalogue.guests if self.catalogue[r].name.casefold() == low]
        return [*self._named.get(low, ()), *guests]

    def find_row(self, name: str, kinds: tuple[int, ...] = ()) -> int:
        """The one card of this name; raises `CardError` when there is none, or more than one."""
        key = name, kinds, tuple(self.catalogue.guests)
        if key not in self._found:
            self._found[key] = self._find(name, kinds)
        return self._found[key]

    def _find(self, name: str, kinds: tuple[int, ...]) -> int:
        rows = self.rows_named(name)
        if kinds:
            rows = [r for r in rows if self.faces[r].kind in kinds]
        rows = self.preferred(rows)
        if len(rows) == 1:
            return rows[0]
        if not rows:
            self.explain_absence(name)
            self.catalogue.find(name)  # raises with the nearest names
            raise CardError([f"{name} is no card of that type"])
        faces = [self.faces[r] for r in rows]
        known = [f"{f.name} ({getattr(f.card, 'character', f.card.type)})" for f in faces]
        if len(set(known)) < len(known):
            known = [f"{f.name} ({f.card.set})" for f in faces]
        raise CardError([f"{name!r} may mean {', '.join(known)}"])

    def preferred(self, rows: list[int]) -> list[int]:
        """Which of several cards of one name is meant, where it is not said."""
        return rows

    def explain_absence(self, name: str) -> None:
        """Raise `CardError` with the reason why the book has no card of this name, if it knows one."""

    def find(self, name: str, *kinds: int) -> Face:
        return self.faces[self.find_row(name, kinds)]


NEW_BOOK = Book(Overpower, FOLDER)
CLASSIC_BOOK = Book(ClassicOverpower, FOLDER / "classic", complete, classic_note)
BOOKS = {book.edition.name: book for book in (NEW_BOOK, CLASSIC_BOOK)}


def book_of(s: Overpower) -> Book:
    return BOOKS[s.edition]


def catalogue() -> Catalogue[Any]:
    """The cards of the 2025 edition."""
    return NEW_BOOK.catalogue


def in_print() -> list[Face]:
    return NEW_BOOK.in_print()


def compile_card(row: int, card: Any) -> None:
    NEW_BOOK.compile(row, card)


def nested(words: Any) -> list[Any]:
    """The words and those inside them."""
    found: list[Any] = []
    for word in words:
        found.append(word)
        found += [*getattr(word, "ways", ()), *nested(getattr(word, "then", ()))]
        found += [inner for way in getattr(word, "ways", ()) for inner in nested(way.then)]
    return found
