"""Cards of other sets, in the catalogue for the length of a test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from overtable.games.overpower.book.book import AnyCard, catalogue
from overtable.games.overpower.book.facts import FACES, Face
from overtable.kernel.catalogue import load_cards

LEGACY = Path(__file__).with_name("legacy.yaml")


@pytest.fixture
def more_cards() -> Iterator[Callable[[list[Any]], None]]:
    """Add cards to the catalogue; they are gone after the test."""
    known = catalogue()
    before = len(known.rows)

    def add(cards: list[Any]) -> None:
        for card in cards:
            known.row[card.id] = len(known.rows)
            known.row_named.setdefault(card.name.casefold(), len(known.rows))
            FACES.append(Face(len(known.rows), card))
            known.rows.append(card)
            known.cards.append(card)

    yield add
    for card in known.rows[before:]:
        del known.row[card.id]
        if known.row_named[card.name.casefold()] >= before:
            del known.row_named[card.name.casefold()]
    del known.rows[before:], known.cards[before:], FACES[before:]


@pytest.fixture
def legacy_cards(more_cards: Callable[[list[Any]], None]) -> None:
    more_cards(load_cards([LEGACY], AnyCard))
