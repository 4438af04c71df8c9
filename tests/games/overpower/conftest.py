"""Cards of other sets, in the catalogue for the length of a test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from overtable.games.overpower.book.book import AnyCard, catalogue
from overtable.games.overpower.book.cards import Character
from overtable.games.overpower.book.facts import FACES, Face
from overtable.games.overpower.decks.text import Deck, parse
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


@pytest.fixture
def legacy_team(more_cards: Callable[[list[Any]], None]) -> Callable[[int, int], Deck]:
    """A Golden Age deck whose team has so many three-stat characters and this threat in all."""
    teams: list[int] = []

    def make(three: int, total: int) -> Deck:
        teams.append(total)
        names = [f"Old Hero {len(teams)}-{i}" for i in range(4)]
        share = [total // 4 + (i < total % 4) for i in range(4)]
        more_cards(
            [
                Character(
                    id=name.casefold().replace(" ", "-"),
                    name=name,
                    set="Original",
                    energy=4,
                    combat=4,
                    brute_force=threat - 8 - (0 if i < three else 1),
                    intelligence=None if i < three else 1,
                )
                for i, (name, threat) in enumerate(zip(names, share, strict=True))
            ]
        )
        head = ["# Old", "Format: Golden Age", "Mission: The Call of Cthulhu"]
        head += ["Front Line: " + "; ".join(names[:3]), f"Reserve: {names[3]}"]
        return parse("\n".join([*head, "51 1 Energy"]))

    return make
