"""The book of cards: reads card files, checks them, and writes them into the tables that the rules read.

The ready set comes first; a set of one's own is read after it, and its cards get the rows behind.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

from overtable.games.powerup.book.cards import AnyCard, Hero
from overtable.games.powerup.book.compile import add_counter_acts, face_of
from overtable.games.powerup.book.facts import FACES, LEAST_COST
from overtable.games.powerup.book.glossary import STARS
from overtable.kernel.catalogue import CardError, Catalogue, load_cards

FOLDER = Path(__file__).parents[1]
_read: list[AnyCard] = []


def problems_of(card: AnyCard) -> list[str]:
    """What the types cannot say: figures out of range, abilities that would never end."""
    found: list[str] = []
    if isinstance(card, Hero):
        if card.stars not in STARS:  # PU-CARD-02
            found.append("field stars: expected 1 to 5")
        figures = {"atk": card.atk, "dfn": card.dfn, "health": card.health}
        found += [f"field {name}: expected 0 to 10" for name, n in figures.items() if not 0 <= n <= 10]  # PU-CARD-03
    elif card.cost < LEAST_COST:
        found.append(f"field cost: expected at least {LEAST_COST}")
    for ability in card.abilities():
        free = not (ability.cost or ability.kneel or ability.counters or ability.times)
        if ability.does and ability.when is None and free:
            found.append(f"ability {ability.name!r}: needs a cost, kneel, counters or times, else it never ends")
        if ability.does and ability.always:
            found.append(f"ability {ability.name!r}: either does something or is always there")
    return found


def read_set(folder: Path) -> Catalogue[Any]:
    """Read all card files of a folder behind what was read before; raises `CardError` with every problem."""
    return add_cards(load_cards(sorted(folder.glob("*.yaml")), AnyCard, folder))


def add_cards(cards: list[AnyCard]) -> Catalogue[Any]:
    """Write cards into the tables behind what is there; the catalogue of all cards so far."""
    known = {c.id for c in _read}
    problems = [f"{c.name}: {p}" for c in cards for p in problems_of(c)]
    problems += [f"{c.name}: id {c.id!r} is taken" for c in cards if c.id in known]
    if problems:
        raise CardError(problems)
    add_counter_acts()
    for card in cards:
        FACES.append(face_of(len(FACES), card))
    _read.extend(cards)
    return Catalogue(_read)


def add_guest(catalogue: Catalogue[Any], row: int, card: AnyCard) -> None:
    """A card that was made for one table, in the row that the catalogue gave it."""
    if problems := [f"{card.name}: {p}" for p in problems_of(card)]:
        catalogue.rows.pop()
        raise CardError(problems)
    FACES.append(face_of(row, card))
    _read.append(card)


def catch_up(catalogue: Catalogue[Any]) -> None:
    """Rows that were read for another catalogue are counted here too: a row is the same card in all of them."""
    catalogue.rows.extend(_read[len(catalogue.rows) :])


@lru_cache(maxsize=1)
def ready_set() -> Catalogue[Any]:
    """The set that comes with the game."""
    return read_set(FOLDER / "cards")


@lru_cache(maxsize=8)
def with_set(folder: Path) -> Catalogue[Any]:
    """The ready set with another one behind it."""
    ready_set()
    return read_set(folder)
