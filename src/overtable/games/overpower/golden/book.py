"""The cards of both pools: a row of a 2025 card is the same as in its own book, the classic ones come behind them."""

from functools import cached_property
from typing import Any

import msgspec

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import BOOKS, CLASSIC_BOOK, FOLDER, NEW_BOOK, Book
from overtable.games.overpower.book.cards import CLASSIC_SETS, Power
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.decks.text import Deck
from overtable.games.overpower.golden.cards import by_new_rules, does_nothing, not_carried, same_power, senseless
from overtable.games.overpower.golden.table import GoldenOverpower
from overtable.kernel.catalogue import CardError
from overtable.kernel.decks import ready_decks

NOTHING_LEFT = "it does nothing under the 2025 rules"
NOT_CARRIED = "it is not among the cards that are carried"


class GoldenBook(Book):
    """OP25-MODE-24: all original and new cards; the retired list stands in `formats.yaml`."""

    @cached_property
    def border(self) -> int:
        """The row of the first classic card."""
        return len(NEW_BOOK.cards)

    @cached_property
    def cards(self) -> list[Any]:
        power = [c for c in NEW_BOOK.cards if isinstance(c, Power)]
        taken = {c.id for c in NEW_BOOK.cards}
        found = list(NEW_BOOK.cards)
        for card in CLASSIC_BOOK.cards:
            if card.id in self.left_out or same_power(card, power) is not None:
                continue
            known = by_new_rules(card)
            own = f"{card.set.casefold()}-{card.id}" if card.id in taken else card.id
            found.append(msgspec.structs.replace(known, id=own))
        return found

    @cached_property
    def also_called(self) -> dict[str, str]:
        """Names and ids of classic Power cards that the 2025 edition has under others -> its id."""
        power = [c for c in NEW_BOOK.cards if isinstance(c, Power)]
        same = [(card, same_power(card, power)) for card in CLASSIC_BOOK.cards]
        return {name.casefold(): new.id for card, new in same if new is not None for name in (card.name, card.id)}

    @cached_property
    def left_out(self) -> dict[str, str]:
        """Classic cards that a deck may not hold, by id, with the reason."""
        nothing = {c.id: NOTHING_LEFT for c in CLASSIC_BOOK.cards if does_nothing(by_new_rules(c))}
        return {c["id"]: NOT_CARRIED for c in not_carried()} | nothing | senseless()

    @cached_property
    def absent(self) -> dict[str, str]:
        """What such cards may be called -> the sentence that refuses them."""
        printed = [(c.id, c.name, c.set, getattr(c, "character", "")) for c in CLASSIC_BOOK.cards]
        printed += [(c["id"], c["name"], c["set"], c.get("character", "")) for c in not_carried()]
        found: dict[str, str] = {}
        for card, name, of, character in printed:
            if card in self.left_out:
                said = f"OP25-MODE-24: {name} ({of}) cannot be played in Golden Age: {self.left_out[card]}"
                for called in (card, name, f"{name} ({of})", f"{name} ({character})"):
                    found.setdefault(called.casefold(), said)
        return found

    @cached_property
    def ready(self) -> dict[str, str]:
        return ready_decks(self.folder / "ready" / "golden_age")

    def rows_named(self, name: str) -> list[int]:
        """2025 names and those of the classic cards; a Power card that both have answers to either."""
        found = super().rows_named(name)
        if not found and name.casefold() in self.also_called:
            return [self.catalogue.row[self.also_called[name.casefold()]]]
        return found

    def preferred(self, rows: list[int]) -> list[int]:
        """A name that both pools have is that of the 2025 card; the classic one is called with its set."""
        return [r for r in rows if r < self.border or r >= len(self.catalogue)] or rows

    def explain_absence(self, name: str) -> None:
        if name.casefold() in self.absent:
            raise CardError([self.absent[name.casefold()]])

    def classic(self, f: Face) -> bool:
        """Whether it is a card of the classic pool."""
        return self.border <= f.row < len(self.catalogue)


def outsiders(deck: Deck) -> list[str]:
    """Why a deck is played in the mode Golden Age alone: its cards of the classic pool."""
    book = deck.book
    team = [book.find(n, fc.CHARACTER) for n in (*deck.front, deck.reserve) if n]
    found = [f for f in (*team, *(book.face(card) for _, card in deck.cards)) if f.card.set in CLASSIC_SETS]
    said = [f"{f.name} ({f.card.set})" for f in found]
    if deck.mission not in NEW_BOOK.missions and deck.mission in book.missions:
        said.append(f"the Mission {deck.mission}")
    return [f"OP25-MODE-24: {what} is of the classic pool, which only the mode Golden Age allows" for what in said]


GOLDEN_BOOK = GoldenBook(GoldenOverpower, FOLDER)
BOOKS[GOLDEN_BOOK.edition.name] = GOLDEN_BOOK
NEW_BOOK.wider[GOLDEN_BOOK.edition.format] = GOLDEN_BOOK
