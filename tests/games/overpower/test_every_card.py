"""Every card that does something of its own is proved by some test that names it."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from overtable.games.overpower.book.book import catalogue
from overtable.games.overpower.book.cards import Character, Event, Homebase
from overtable.games.overpower.book.played import Advanced, Aspect, Special

COUNTS = {Special: 271, Character: 43, Event: 20, Homebase: 8, Aspect: 5, Advanced: 3}
HERE = Path(__file__).parent


def proved() -> Iterator[str]:
    """The ids that the tests of this folder and of those in it name with `@card`."""
    for path in sorted(HERE.rglob("test_*.py")):
        module = import_module(".".join(("games", "overpower", *path.relative_to(HERE).with_suffix("").parts)))
        for name, test in vars(module).items():
            if name.startswith("test_"):
                for mark in getattr(test, "pytestmark", ()):
                    if mark.name == "card":
                        yield from mark.args


def missing(kind: type) -> set[str]:
    cards = {c.id for c in catalogue().cards if isinstance(c, kind) and c.set == "World Legends"}
    assert len(cards) == COUNTS[kind]
    return cards - set(proved())


def test_every_special_is_tested() -> None:
    assert missing(Special) == set()


@pytest.mark.parametrize("kind", [Character, Event, Homebase, Aspect, Advanced])
def test_every_other_card_of_its_own_is_tested(kind: type) -> None:
    assert missing(kind) == set()


def test_no_test_names_a_card_that_is_not_there() -> None:
    assert set(proved()) - {c.id for c in catalogue().cards} == set()
