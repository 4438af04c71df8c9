"""Cards of other sets, in the catalogue for the length of a test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from overtable.games.overpower.book.book import AnyCard, catalogue, compile_card
from overtable.kernel.catalogue import load_cards

LEGACY = Path(__file__).with_name("legacy.yaml")


@pytest.fixture
def more_cards() -> Iterator[Callable[[list[Any]], None]]:
    """Add cards to the catalogue; their names are forgotten after the test."""
    with ExitStack() as lent:
        yield lambda cards: lent.enter_context(catalogue().lent(cards, compile_card))


@pytest.fixture
def legacy_cards(more_cards: Callable[[list[Any]], None]) -> None:
    more_cards(load_cards([LEGACY], AnyCard))
