"""OverPower, as the house knows it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from overtable.games.overpower.book.book import FOLDER, NEW_BOOK, AnyCard, Book
from overtable.games.overpower.book.facts import OBJECTIVE, POWER, face
from overtable.games.overpower.decks.legal import left_out
from overtable.games.overpower.decks.legal import problems as deck_problems
from overtable.games.overpower.decks.legal import warnings as deck_warnings
from overtable.games.overpower.decks.random import random_deck
from overtable.games.overpower.decks.text import Deck, load, parse
from overtable.games.overpower.hits.ko import standing_check
from overtable.games.overpower.inplay.named import WORDS
from overtable.games.overpower.phases.setup import Agreed, lay_table
from overtable.games.overpower.state import BRAWL, SKIRMISH, VENTURE, Overpower
from overtable.games.overpower.table.laying import build
from overtable.games.overpower.table.log import describe
from overtable.games.overpower.table.notes import note
from overtable.games.overpower.table.position import OverpowerPosition
from overtable.games.overpower.table.scenario import VERBS, OverpowerSeat
from overtable.games.overpower.table.terminal import board
from overtable.games.overpower.table.value import value
from overtable.games.overpower.table.view import OverpowerView, view
from overtable.kernel.catalogue import Catalogue
from overtable.kernel.decks import BadDeck
from overtable.kernel.event import Event
from overtable.kernel.game import BadSetup, Game, Mode, Setup, View
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, index_of, kind_of

MODES = {"venture": VENTURE, "brawl": BRAWL, "skirmish": SKIRMISH}


class OverpowerGame(Game[Overpower]):
    id = "overpower-2025"
    name = "OverPower 2025"
    blurb = "Teams of four legends fight battles over missions: attack, negate, defend, and bet on the outcome."
    accent = "#c0392b"
    modes = {
        "venture": Mode("Venture", "The full game: battles, wagers on Objectives, Events.", {"decks": "checked"}),
        "brawl": Mode("Brawl", "No Objectives and no Events: KO the opposing team.", {"decks": "checked"}),
        "skirmish": Mode(
            "Skirmish", "One Objective a battle; whoever wins more of them wins.", {"decks": "checked", "objectives": 5}
        ),
    }
    state = Overpower
    standing_check = staticmethod(standing_check)
    view_type = OverpowerView
    words = WORDS
    verbs = VERBS
    position = OverpowerPosition
    seat_type = OverpowerSeat
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

    @property
    def catalogue(self) -> Catalogue[Any]:
        return self.book.catalogue

    @property
    def card_type(self) -> Any:
        return AnyCard

    def write_card(self, row: int, card: Any) -> None:
        self.book.compile(row, card)

    def decks(self, mode: str) -> Sequence[str]:
        return list(self.book.ready)

    def deck(self, text: str) -> Deck:
        """A ready deck by its name, or a deck text."""
        if "\n" in text:
            return parse(text, self.book)
        if text.startswith("random ") and text[7:].isdigit():
            return self.random_deck(int(text[7:]))
        return load(text, self.book)

    def random_deck(self, seed: int) -> Deck:
        return random_deck(seed)

    def start(self, setup: Setup) -> Overpower:
        settings = self.settings(setup)
        mode = MODES[setup.mode]
        stakes = int(settings.get("objectives", 5))
        if mode == SKIRMISH and stakes % 2 == 0:
            raise BadSetup(["OP25-MODE-06: the number of Objectives must be odd"])
        agreed = Agreed(bool(settings.get("codes")), bool(settings.get("points")))
        if setup.position is not None:
            return build(setup.position, mode, setup.seed, stakes, self.state, agreed)
        names = setup.decks or self.pair(setup.seed)
        if len(names) != 2:
            raise BadSetup([f"two decks are needed, not {len(names)}"])
        try:
            first, second = (self.deck(n) for n in names)
        except BadDeck as error:
            raise BadSetup(error.problems) from None
        return lay_table((first, second), mode, setup.seed, stakes, settings["decks"] == "checked", self.state, agreed)

    def pair(self, seed: int) -> tuple[str, ...]:
        """Decks for a game whose players named none: ready ones, or in every other game legal ones made at random."""
        if seed & 1:
            return f"random {seed}", f"random {seed + 1}"
        names = list(self.book.ready)
        return names[seed // 2 % len(names)], names[seed // 2 // len(names) % len(names)]

    def deck_text(self, name: str) -> str:
        return self.book.ready.get(name, "")

    def check_deck(self, text: str, mode: str = "") -> list[str]:
        """Why a deck is not legal, every reason at once; what the mode would leave out is no fault."""
        try:
            return deck_problems(self.deck(text))
        except BadDeck as error:
            return error.problems

    def deck_warnings(self, text: str, mode: str = "") -> list[str]:
        """What the book advises against and does not forbid; nothing of a deck that is not legal."""
        try:
            return deck_warnings(self.deck(text))
        except BadDeck:
            return []

    def left_out(self, text: str, mode: str) -> list[str]:
        """The cards of a deck that a mode leaves out, because they speak only of what it lacks."""
        return left_out(self.deck(text), MODES[mode])

    def view(self, s: Overpower, watcher: int) -> View:
        return view(s, watcher)

    def value(self, s: Overpower, seat: int) -> float:
        return value(s, seat)

    def note(self, s: Overpower, seat: int, option: Option) -> Message | None:
        return note(s, seat, option)

    def board(self, view: View) -> str:
        return board(view)

    def describe(self, event: Event) -> Message | None:
        return describe(event)

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
