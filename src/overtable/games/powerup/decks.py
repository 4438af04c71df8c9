"""Decks: a readable text, its cards, and every reason why it is not legal.

    # Emberwake: Forge Fire
    Heroes
    1 Cinder Scout
    Power Deck
    2 Torch

A line is a number and a card's name; headings and lines that start with `#` are for people.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from overtable.games.powerup.book.book import FOLDER
from overtable.games.powerup.book.cards import Hero, PowerUpCard
from overtable.games.powerup.book.glossary import STARS
from overtable.kernel.catalogue import CardError, Catalogue
from overtable.kernel.decks import BadDeck, Need, read_deck_text
from overtable.kernel.decks import ready_decks as decks_in
from overtable.kernel.message import Reason, say

SIZE = 20
COPIES = 3
PER_RARITY = 4
HEADINGS = ("heroes", "hero deck", "power deck", "powers")


class Deck:
    """A name and the cards by name with their numbers, in the order of the text."""

    def __init__(self, name: str, cards: list[tuple[int, PowerUpCard]]) -> None:
        self.name = name
        self.cards = cards

    def heroes(self) -> list[Hero]:
        return [c for n, c in self.cards for _ in range(n) if isinstance(c, Hero)]

    def powers(self) -> list[PowerUpCard]:
        """The Power Deck: all that is no Hero, in any proportion (PU-DECK-03)."""
        return [c for n, c in self.cards for _ in range(n) if not isinstance(c, Hero)]


def read_deck(text: str, catalogue: Catalogue[Any]) -> Deck:
    """The deck of a text; raises `BadDeck` with every line that names no card."""
    deck, problems = understood(text, catalogue)
    if problems:
        raise BadDeck(problems)
    return deck


class Listed(msgspec.Struct, frozen=True):
    """A deck as rows of the catalogue, and every reason why it may not be played, as sentences."""

    heroes: tuple[int, ...]
    powers: tuple[int, ...]
    problems: tuple[str, ...]


def listed(text: str, catalogue: Catalogue[Any], mixed: bool) -> Listed:
    """The deck of a text, read and checked once for all tables; raises `BadDeck` with every line that names no card."""
    if catalogue.guests:  # names mean these cards for one table only
        return _listed(text, catalogue, mixed)
    return _known(text, catalogue, mixed)


def _listed(text: str, catalogue: Catalogue[Any], mixed: bool) -> Listed:
    deck = read_deck(text, catalogue)
    row = catalogue.row
    return Listed(
        tuple(row[c.id] for c in deck.heroes()),
        tuple(row[c.id] for c in deck.powers()),
        told(why_not_legal(deck, mixed)),
    )


_known = lru_cache(maxsize=64)(_listed)
"""A catalogue never changes but for guests: nothing has to be dropped."""


def understood(text: str, catalogue: Catalogue[Any]) -> tuple[Deck, list[str]]:
    """The deck as far as it can be read, and every line that cannot."""
    read = read_deck_text(text, headings=HEADINGS)
    cards: list[tuple[int, PowerUpCard]] = []
    problems: list[str] = []
    for line in read.cards:
        try:
            cards.append((line.count, catalogue.find(line.name)))
        except CardError as error:
            problems += [f"line {line.number}: {p}" for p in error.problems]
    return Deck(read.name or "Deck", cards), problems


def why_not_legal(deck: Deck, mixed: bool = False) -> list[Reason]:
    """Every reason at once why the deck may not be played; with mixed factions all but the last hold (PU-MODE-02)."""
    heroes, powers = deck.heroes(), deck.powers()
    reasons = [*wrong_size("Hero Deck", len(heroes)), *wrong_size("Power Deck", len(powers))]
    by_stars = Counter(h.stars for h in heroes)
    for stars in STARS:
        reasons += wrong_rarity(stars, by_stars[stars])
    copies: Counter[str] = Counter()  # by name over the whole deck, Heroes too (PU-DECK-07)
    printed: dict[str, PowerUpCard] = {}
    for n, card in deck.cards:
        copies[card.name] += n
        printed[card.name] = card
    for name, n in copies.items():
        card = printed[name]
        if card.unique and n > 1:
            reasons.append(Reason("PU-DECK-05", "{0} is Unique; the deck has {1}.", (name, n)))
        elif card.limited and n > card.limited:
            reasons.append(Reason("PU-DECK-06", "{0} is Limited ({1}); the deck has {2}.", (name, card.limited, n)))
        elif n > COPIES:
            reasons.append(Reason("PU-DECK-04", "{0} is there {1} times; three copies are allowed.", (name, n)))
    factions = Counter(h.faction for h in heroes)
    if not mixed and (len(factions) > 1 or "" in factions):
        text = "Same Faction: the Heroes are of {0}."
        reasons.append(Reason("PU-MODE-01", text, (", ".join(f or "no faction" for f in factions),)))
    return reasons


def wrong_size(pile: str, size: int) -> list[Reason]:
    """PU-DECK-01: each half of a deck has 20 cards."""
    text = "The {0} has {1} cards; it needs 20."
    return [] if size == SIZE else [Reason("PU-DECK-01", text, (pile, size))]


def wrong_rarity(stars: int, have: int) -> list[Reason]:
    """PU-DECK-02: four Heroes of each rarity."""
    text = "There are {1} {0}-star Heroes; exactly four are needed."
    return [] if have == PER_RARITY else [Reason("PU-DECK-02", text, (stars, have))]


def told(reasons: Iterable[Reason]) -> tuple[str, ...]:
    """Reasons as a player reads them."""
    return tuple(f"{say(reason, str)} [{reason.rule}]" for reason in reasons)


def needs(deck: Deck) -> tuple[Need, ...]:
    """The checklist of a deck: Heroes by rarity, which together are the Hero Deck, and the Power Deck."""
    heroes, powers = deck.heroes(), len(deck.powers())
    by_stars = Counter(h.stars for h in heroes)
    whole = wrong_size("Hero Deck", len(heroes))
    lines = [
        Need(
            f"Heroes of {stars} star{'s' * (stars > 1)}",
            by_stars[stars],
            PER_RARITY,
            "PU-DECK-02",
            tells=told([*whole, *wrong_rarity(stars, by_stars[stars])]),
        )
        for stars in STARS
    ]
    return (*lines, Need("Power cards", powers, SIZE, "PU-DECK-01", tells=told(wrong_size("Power Deck", powers))))


@lru_cache(maxsize=1)
def ready_decks() -> dict[str, str]:
    """The texts of the decks that come with the game, by name; those of several factions begin with `Mixed`."""
    return decks_in(FOLDER / "ready")


def ready_names(mixed: bool) -> list[str]:
    return [n for n in ready_decks() if mixed or not n.startswith("Mixed")]
