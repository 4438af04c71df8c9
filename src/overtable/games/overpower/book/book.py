"""The book of cards: all card files loaded, checked and compiled."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from overtable.games.overpower.book import cards as p
from overtable.games.overpower.book import played as q
from overtable.games.overpower.book.facts import FACES, Face
from overtable.games.overpower.inplay.effects import row_of
from overtable.games.overpower.words.lasting import OpenHand, VentureTotal
from overtable.kernel.catalogue import Catalogue, load_cards

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
CARDS = FOLDER / "cards"


@lru_cache(maxsize=1)
def catalogue() -> Catalogue[Any]:
    """All cards, loaded and compiled when first asked for."""
    cards = Catalogue(load_cards(sorted(CARDS.rglob("*.yaml")), AnyCard, CARDS))
    for row, card in enumerate(cards.cards):
        compile_card(row, card)
    row_of(OpenHand(who="user"))  # a negate may cost that
    row_of(VentureTotal(of="cards"))
    return cards


def in_print() -> list[Face]:
    """The cards of the set, without those that were made for one table."""
    return FACES[: len(catalogue())]


def compile_card(row: int, card: Any) -> None:
    """The figures of a card, in the next row of the tables that the rules read."""
    FACES.append(Face(row, card))
    for word in nested(card.all_words()):
        if word.LASTS:
            row_of(word)


def nested(words: Any) -> list[Any]:
    """The words and those inside them."""
    found: list[Any] = []
    for word in words:
        found.append(word)
        found += nested(getattr(word, "then", ()))
    return found
