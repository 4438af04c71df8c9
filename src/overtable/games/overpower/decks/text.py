"""Decks: a text that a person can read and edit, and whether it is legal, with every reason at once.

    # Horror Menagerie
    Format: Starter
    Plan: hit hard with Brute Force while the marked fall
    Mission: King of the Jungle
    Homebase: Dracula's Armory        (optional; `Under:` names the cards that start under it)
    Front Line: Headless Horseman; The Mummy; Cthulhu
    Reserve: Mina Harker

    3 7 Brute Force
    1 Hera (Ally)

Each further line is a count and a card. A name that two cards share is told apart by its type or character in
parentheses.
"""

from functools import lru_cache

import msgspec

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import BOOKS, NEW_BOOK, Book
from overtable.games.overpower.book.facts import Face
from overtable.kernel.catalogue import CardError
from overtable.kernel.decks import BadDeck, DeckText, read_deck_text

TWICE = {"homebase": "OP25-DECK-16: a team has one Homebase at most"}
FIELDS = ("format", "plan", "mission", "homebase", "under", "front line", "reserve")


class Deck(msgspec.Struct, kw_only=True):
    name: str
    edition: str = "2025"
    format: str = "Modern Age"
    plan: str = ""
    mission: str = ""
    homebase: str = ""
    front: list[str] = []
    reserve: str = ""
    under: list[str] = []
    cards: list[tuple[int, str]] = []
    """Count and card id, in the order of the file."""
    objectives: list[str] | None = None
    """Which Objectives are there, when not the whole set."""

    @property
    def book(self) -> Book:
        return BOOKS[self.edition]


def find_row(name: str, kinds: tuple[int, ...] = (), book: Book = NEW_BOOK) -> int:
    """The one card of this name; raises `CardError` when there is none, or more than one."""
    return book.find_row(name, kinds)


DECK_KINDS = (
    fc.POWER,
    fc.BASIC,
    fc.TRAINING,
    fc.TEAMWORK,
    fc.ALLY,
    fc.ADVANCED,
    fc.SPECIAL,
    fc.ASPECT,
    fc.ARTIFACT,
    fc.EVENT,
    fc.ACTIVATOR,
)


def shown_name(book: Book, f: Face) -> str:
    """The name of a card, told apart from others of the same name by its character, its type, its set or its id."""

    def meant(name: str) -> list[int]:
        return [r for r in book.rows_named(name) if book.faces[r].kind in DECK_KINDS]

    told = (getattr(f.card, "character", ""), f.card.type.capitalize(), f.card.set)
    names = [f.name, *(f"{f.name} ({word})" for word in told if word)]
    return next((name for name in names if meant(name) == [f.row]), f.card.id)


def parse(text: str, book: Book = NEW_BOOK) -> Deck:
    """Read a deck text; raises `BadDeck` with everything that cannot be read.

    A format may allow the cards of a wider book, which is opened if a name asks for it (OP25-MODE-24).
    """
    deck, problems = read(text, book)
    if problems:
        raise BadDeck(problems)
    return deck


def read(text: str, book: Book = NEW_BOOK) -> tuple[Deck, list[str]]:
    """A deck as far as its text can be read, and everything that cannot."""
    told = read_deck_text(text, fields=FIELDS, twice=TWICE)
    said = {field: value for field, (_, value) in told.fields.items()}
    wider = book.wider.get(said.get("format", ""))
    deck, problems = understood(told, said, book)
    if wider is not None and (problems or deck.mission not in book.missions):
        return understood(told, said, wider)
    return deck, problems


def understood(told: DeckText, said: dict[str, str], book: Book) -> tuple[Deck, list[str]]:
    """A deck whose cards stand in this book, without the lines and names that do not."""
    deck = Deck(
        name=told.name,
        edition=book.edition.name,
        format=said.get("format", book.edition.format),
        plan=said.get("plan", ""),
        mission=said.get("mission", ""),
        homebase=said.get("homebase", ""),
        front=listed(said.get("front line", "")),
        reserve=said.get("reserve", ""),
        under=listed(said.get("under", "")),
    )
    problems = list(told.problems)
    for line in told.cards:
        try:
            deck.cards.append((line.count, book.find(line.name, *DECK_KINDS).card.id))
        except CardError as error:
            problems += [f"line {line.number}: {p}" for p in error.problems]

    def known(name: str, field: str, *kinds: int) -> bool:
        try:
            book.find_row(name, kinds)
        except CardError as error:
            problems.extend(f"line {told.fields[field][0]}: {p}" for p in error.problems)
            return False
        return True

    deck.front = [name for name in deck.front if known(name, "front line", fc.CHARACTER)]
    if deck.reserve and not known(deck.reserve, "reserve", fc.CHARACTER):
        deck.reserve = ""
    if deck.homebase and not known(deck.homebase, "homebase", fc.HOMEBASE_CARD):
        deck.homebase = ""
    deck.under = [name for name in deck.under if known(name, "under", fc.BASIC, fc.TRAINING)]
    return deck, problems


def listed(value: str) -> list[str]:
    """`Headless Horseman; The Mummy` as two names."""
    return [name.strip() for name in value.split(";") if name.strip()]


def dump(deck: Deck) -> str:
    """The deck as text; `parse` reads it back."""
    book = deck.book
    lines = [f"# {deck.name}", f"Format: {deck.format}"]
    if deck.plan:
        lines.append(f"Plan: {deck.plan}")
    lines.append(f"Mission: {deck.mission}")
    if deck.homebase:
        lines.append(f"Homebase: {deck.homebase}")
    if deck.under:
        lines.append("Under: " + "; ".join(deck.under))
    lines += ["Front Line: " + "; ".join(deck.front), f"Reserve: {deck.reserve}", ""]
    lines += [f"{count} {shown_name(book, book.face(card))}" for count, card in deck.cards]
    return "\n".join(lines) + "\n"


@lru_cache(maxsize=64)
def load(name: str, book: Book = NEW_BOOK) -> Deck:
    """A ready deck of the house by its name."""
    text = book.ready.get(name)
    if text is None:
        raise BadDeck([f"no deck is called {name!r}; there are {', '.join(book.ready)}"])
    return parse(text, book)


def ready(book: Book = NEW_BOOK) -> dict[str, str]:
    """The texts of the ready decks by their names."""
    return book.ready


def changes(registered: Deck, deck: Deck) -> list[str]:
    """OP25-DECK-02, OP25-DECK-27: what a deck may not have changed between the games of a tournament."""
    found = []
    if deck.reserve != registered.reserve:
        found.append(f"OP25-DECK-02: {registered.reserve} is announced as the Reserve, not {deck.reserve}")
    elif deck.front != registered.front:
        found.append("OP25-DECK-27: the team stays the same for the whole event")
    registered_home, home = (registered.homebase, sorted(registered.under)), (deck.homebase, sorted(deck.under))
    if sorted(deck.cards) != sorted(registered.cards) or home != registered_home:
        found.append("OP25-DECK-27: the deck and its Homebase stay the same for the whole event")
    return found
