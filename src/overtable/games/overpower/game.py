"""OverPower, as the house knows it."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from overtable.games.overpower.book.book import BOOKS, FOLDER, NEW_BOOK, AnyCard, Book
from overtable.games.overpower.book.facts import OBJECTIVE, POWER, face
from overtable.games.overpower.decks.formats import profile_of, profiles
from overtable.games.overpower.decks.imagine import imagine
from overtable.games.overpower.decks.legal import left_out
from overtable.games.overpower.decks.legal import problems as deck_problems
from overtable.games.overpower.decks.legal import warnings as deck_warnings
from overtable.games.overpower.decks.needs import needs
from overtable.games.overpower.decks.random import random_deck
from overtable.games.overpower.decks.text import Deck, changes, load, parse, read
from overtable.games.overpower.golden.book import GOLDEN_BOOK, outsiders
from overtable.games.overpower.golden.random import random_deck as random_golden_deck
from overtable.games.overpower.hits.ko import standing_check
from overtable.games.overpower.inplay.named import WORDS
from overtable.games.overpower.phases.setup import Agreed, deck_rows, lay_table
from overtable.games.overpower.state import BRAWL, SKIRMISH, VENTURE, Overpower
from overtable.games.overpower.table.features import BURDENS, NAMES, SAVINGS, features
from overtable.games.overpower.table.features import WORDS as FEATURE_WORDS
from overtable.games.overpower.table.laying import build
from overtable.games.overpower.table.log import STORY, describe, with_text
from overtable.games.overpower.table.names import whose
from overtable.games.overpower.table.notes import note
from overtable.games.overpower.table.observed import OBSERVED
from overtable.games.overpower.table.outlook import outlook
from overtable.games.overpower.table.position import OverpowerPosition
from overtable.games.overpower.table.scenario import VERBS, OverpowerSeat
from overtable.games.overpower.table.terminal import board
from overtable.games.overpower.table.value import value
from overtable.games.overpower.table.view import OverpowerView, view
from overtable.kernel.catalogue import Catalogue
from overtable.kernel.codec import decode
from overtable.kernel.decks import BadDeck, Contents, Pile
from overtable.kernel.event import Event
from overtable.kernel.game import BadSetup, Game, Mode, Setup, View
from overtable.kernel.message import Message, Piece
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, index_of, kind_of
from overtable.kernel.view import Sight

GOLDEN_AGE = "golden-age"
CHECKED, FROM_POOLS = "checked", "from pools"
"""How decks come to a table: checked when it is laid, or built of pools that they were checked against before. Whatever
else is said, they are not checked."""
AT_THE_TABLE: dict[str, int | str | bool] = {"decks": CHECKED, "open_lists": False}
MODES = {"venture": VENTURE, "brawl": BRAWL, "skirmish": SKIRMISH, GOLDEN_AGE: VENTURE}


class OverpowerGame(Game[Overpower]):
    id = "overpower-2025"
    name = "OverPower 2025"
    blurb = "Teams of four legends fight battles over missions: attack, negate, defend, and bet on the outcome."
    accent = "#c0392b"
    modes = {
        "venture": Mode("Venture", "The full game: battles, wagers on Objectives, Events.", AT_THE_TABLE),
        "brawl": Mode("Brawl", "No Objectives and no Events: KO the opposing team.", AT_THE_TABLE),
        "skirmish": Mode(
            "Skirmish", "One Objective a battle; whoever wins more of them wins.", AT_THE_TABLE | {"objectives": 5}
        ),
        GOLDEN_AGE: Mode("Golden Age", "Venture with the cards of both editions.", AT_THE_TABLE),
    }
    state = Overpower
    standing_check = staticmethod(standing_check)
    imagine = staticmethod(imagine)
    view_type = OverpowerView
    observed = OBSERVED
    words = WORDS
    verbs = VERBS
    position = OverpowerPosition
    seat_type = OverpowerSeat
    story = STORY
    endings = {
        "OP25-END-11": "Seven Objectives are Completed.",
        "OP25-END-12": "Seven Objectives are Defeated.",
        "OP25-END-13": "A whole team is KO'd.",
        "OP25-END-15": "Both players met the same condition: the last battle decides.",
        "OP25-MODE-04": "A whole team is KO'd.",
        "OP25-MODE-10": "A whole team is KO'd.",
        "OP25-MODE-12": "Every Objective has a winner: the most of them win.",
    }
    folder: Path = FOLDER
    book: Book = NEW_BOOK
    books: Mapping[str, Book] = {GOLDEN_AGE: GOLDEN_BOOK}
    """The modes that are played with the cards of another book."""
    wider = tuple(books)

    def book_in(self, mode: str) -> Book:
        return self.books.get(mode, self.book)

    @property
    def catalogue(self) -> Catalogue[Any]:
        return self.book.catalogue

    def catalogue_of(self, mode: str) -> Catalogue[Any]:
        return self.book_in(mode).catalogue

    def catalogue_at(self, s: Overpower) -> Catalogue[Any]:
        return BOOKS[s.edition].catalogue

    @property
    def card_type(self) -> Any:
        return AnyCard

    def lending(self, setup: Setup) -> AbstractContextManager[None]:
        book = self.book_in(setup.mode)
        return book.catalogue.lent(self.cards_of(setup.cards), book.compile)

    def decode(self, data: bytes) -> Overpower:
        s = super().decode(data)
        if s.edition == self.state.rules.name:
            return s
        book = BOOKS[s.edition]
        _ = book.catalogue  # the rows of its cards and words are read first
        return decode(book.table, self.frames(), data)

    def decks(self, mode: str) -> Sequence[str]:
        return list(self.book_in(mode).ready)

    def deck(self, text: str, mode: str = "") -> Deck:
        """A ready deck by its name, or a deck text."""
        if "\n" in text:
            return parse(text, self.book_in(mode))
        if text.startswith("random ") and text[7:].isdigit():
            return self.random_deck(int(text[7:]), mode)
        return load(text, self.book_in(mode))

    def random_deck(self, seed: int, mode: str = "") -> Deck:
        return random_golden_deck(seed) if mode in self.books else random_deck(seed)

    def formats(self, mode: str) -> Sequence[str]:
        """The formats of decks that are brought; those built of a pool have their own."""
        book = self.book_in(mode)
        names = [p.name for p in profiles(book).values() if p.active and not p.limited]
        return sorted(names, key=lambda name: name != book.edition.format)

    def format_of(self, text: str, mode: str = "") -> str:
        try:
            return profile_of(self.deck(text, mode)).name
        except BadDeck:
            return ""

    def deck_changes(self, registered: str, text: str, mode: str = "") -> list[str]:
        """OP25-DECK-02, OP25-DECK-27: team, Reserve, Homebase and deck stay as they are; the Mission may change."""
        try:
            return changes(self.deck(registered, mode), self.deck(text, mode))
        except BadDeck as error:
            return error.problems

    def outsiders(self, deck: Deck, mode: str) -> list[str]:
        """OP25-MODE-24: the cards of a deck that stand in another book than the mode is played with."""
        if mode not in self.modes or deck.book is self.book or deck.book is self.book_in(mode):
            return []
        return outsiders(deck)

    def start(self, setup: Setup) -> Overpower:
        settings = self.settings(setup)
        s = self.laid(setup, settings)
        s.open_lists = bool(settings["open_lists"])
        return s

    def laid(self, setup: Setup, settings: Mapping[str, int | str | bool]) -> Overpower:
        mode = MODES[setup.mode]
        stakes = int(settings.get("objectives", 5))
        if mode == SKIRMISH and stakes % 2 == 0:
            raise BadSetup(["OP25-MODE-06: the number of Objectives must be odd"])
        agreed = Agreed(bool(settings.get("codes")), bool(settings.get("points")))
        table = self.book_in(setup.mode).table
        if setup.position is not None:
            return build(setup.position, mode, setup.seed, stakes, table, agreed)
        names = setup.decks or (("random", "random") if setup.seed & 1 else ("ready", "ready"))
        if len(names) != 2:
            raise BadSetup([f"two decks are needed, not {len(names)}"])
        try:
            first, second = (self.deck(self.drawn(n, i, setup), setup.mode) for i, n in enumerate(names))
            if strange := [*self.outsiders(first, setup.mode), *self.outsiders(second, setup.mode)]:
                raise BadDeck(strange)
        except BadDeck as error:
            raise BadSetup(error.problems) from None
        check, vouched = settings["decks"] in (CHECKED, FROM_POOLS), settings["decks"] == FROM_POOLS
        return lay_table((first, second), mode, setup.seed, stakes, check, table, agreed, vouched)

    def drawn(self, name: str, seat: int, setup: Setup) -> str:
        """The deck that a seat plays: `random` is a legal one made by the seed of the table, `ready` a ready one."""
        if name == "random":
            return f"random {setup.seed + seat}"
        if name == "ready":
            names = list(self.book_in(setup.mode).ready)
            return names[setup.seed // 2 // (len(names) if seat else 1) % len(names)]
        return name

    def deck_text(self, name: str) -> str:
        return next((b.ready[name] for b in (self.book, *self.books.values()) if name in b.ready), "")

    def check_deck(self, text: str, mode: str = "") -> list[str]:
        """Why a deck is not legal, every reason at once; what the mode would leave out is no fault."""
        try:
            deck = self.deck(text, mode)
            return [*self.outsiders(deck, mode), *deck_problems(deck)]
        except BadDeck as error:
            return error.problems

    def check_legality(self, text: str, mode: str, legality: str = "") -> list[str]:
        try:
            deck = self.deck(text, mode)
        except BadDeck as error:
            return error.problems
        known = profiles(deck.book)
        held = known.get(legality) or known[deck.book.edition.format]
        return [*self.outsiders(deck, mode), *deck_problems(deck, held)]

    def deck_contents(self, text: str, mode: str = "") -> Contents:
        """A deck is shuffled whole but for what the mode leaves out, and the hand is drawn from it."""
        book = self.book_in(mode)
        deck, _ = read(book.ready.get(text, text), book)
        rows = deck_rows(deck, MODES.get(mode, VENTURE))
        pile = Pile("Draw Pile", book.edition.hand, tuple(deck.book.faces[row].card.id for row in rows))
        return Contents(needs(deck), (pile,))

    def deck_warnings(self, text: str, mode: str = "") -> list[str]:
        """What the book advises against and does not forbid; nothing of a deck that is not legal."""
        try:
            return deck_warnings(self.deck(text, mode))
        except BadDeck:
            return []

    def left_out(self, text: str, mode: str) -> list[str]:
        """The cards of a deck that a mode leaves out, because they speak only of what it lacks."""
        return left_out(self.deck(text, mode), MODES[mode])

    def view(self, s: Overpower, watcher: int, sight: Sight | None = None) -> View:
        return view(s, watcher, sight or Sight())

    def value(self, s: Overpower, seat: int) -> float:
        return value(s, seat)

    def outlook(self, s: Overpower, seat: int) -> float:
        return outlook(s, seat)

    def kind_of_table(self, s: Overpower) -> str:
        return ("venture", "brawl", "skirmish")[s.mode]

    feature_words = FEATURE_WORDS
    feature_burdens = BURDENS
    feature_savings = SAVINGS

    @property
    def feature_names(self) -> Sequence[str]:
        return NAMES

    def features(self, s: Overpower, seat: int) -> list[float]:
        return features(s)[seat]

    def sides(self, s: Overpower) -> list[list[float]]:
        return features(s)

    def note(self, s: Overpower, seat: int, option: Option) -> Message | None:
        return note(s, seat, option)

    def board(self, view: View) -> str:
        return board(view)

    def describe(self, event: Event) -> Message | None:
        return describe(event)

    def event_pieces(self, s: Overpower, event: Event, watcher: int) -> list[Piece]:
        return with_text(s, event, super().event_pieces(s, event, watcher))

    def whose(self, s: Overpower, reference: int, watcher: int) -> str:
        return whose(s, index_of(reference), watcher) if kind_of(reference) == CARD else ""

    def name_in_option(self, s: Overpower, reference: int, watcher: int) -> str:
        return self.whose(s, reference, watcher) + super().name_in_option(s, reference, watcher)

    def name_asked(self, s: Overpower, reference: int, watcher: int) -> str:
        return self.name_in_option(s, reference, watcher)

    def aliases(self, s: Overpower, reference: int, watcher: int) -> Sequence[str]:
        """Cards of one name are told apart by their place, or their type or character."""
        if kind_of(reference) != CARD:
            return ()
        c = index_of(reference)
        if c >= len(s.printing) or s.pool[watcher][c]:
            return ()
        f = face(s, c)
        names = [f"{f.name} ({f.card.type})", f.card.id, f"{f.name} ({s.layout[s.where[c]].name})"]
        if f.character:
            names.append(f"{f.name} ({f.character})")
        if f.kind == OBJECTIVE:
            names.append(s.layout[s.where[c]].name)
        if f.value > 0 and f.kind == POWER:
            names.append(f"{f.value}{s.rules.letters[f.name.partition(' ')[2].partition(' (')[0]]}")
        return names


GAME = OverpowerGame()
