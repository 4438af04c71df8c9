"""What lies in a pack, and which card of the table lies in which pack: ids count through packs, drafter by drafter.

A booster has two character stacks, four uncommons and a rare (OP25-MODE-16); a starter deck is a ready deck of that
format with its team. The book names what the uncommons are of and no odds, so these are ours.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import NEW_BOOK, catalogue, in_print
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.decks.text import load

STACKS, SPECIALS, UNCOMMONS, RARES = 2, 5, 4, 1
STACK = 1 + SPECIALS
"""How many cards lie in a character stack: the character first."""
HIDDEN = STACKS * STACK
"""The first card of a booster that goes to its opener unseen."""
BOOSTER = HIDDEN + UNCOMMONS + RARES
DRAFT_PACKS = 3
BOOSTERS = 6
"""OP25-MODE-22: so many boosters are in a sealed pool, beside the starter deck."""

T = TypeVar("T")
Below = Callable[[int], int]
"""Chance: a number from 0 to one less than this."""

SET = "World Legends"
ODDS = {
    "teamwork": 5,
    "basic": 3,
    "ally": 2,
    "training": 2,
    "any character": 2,
    "one per deck": 2,
    "power": 2,
    "event": 1,
    "homebase": 1,
}
"""What an uncommon is, in twentieths: the kinds are those that the book names."""
KINDS = tuple(kind for kind, odds in ODDS.items() for _ in range(odds))


class Place(NamedTuple):
    """Where a card lies before anything is opened."""

    seat: int
    pack: int
    """From 1; of a sealed pool the starter deck is the first."""
    slot: int


def place_of(card: int, sealed: bool) -> Place:
    if not sealed:
        pack, slot = divmod(card, BOOSTER)
        return Place(pack // DRAFT_PACKS, pack % DRAFT_PACKS + 1, slot)
    seat, at = divmod(card, sealed_size())
    if at < starter_size():
        return Place(seat, 1, at)
    pack, slot = divmod(at - starter_size(), BOOSTER)
    return Place(seat, pack + 2, slot)


def cards_of(seat: int, pack: int, sealed: bool) -> range:
    """The cards of a pack."""
    if not sealed:
        first = (seat * DRAFT_PACKS + pack - 1) * BOOSTER
        return range(first, first + BOOSTER)
    first = seat * sealed_size()
    if pack == 1:
        return range(first, first + starter_size())
    first += starter_size() + (pack - 2) * BOOSTER
    return range(first, first + BOOSTER)


def packs_of(sealed: bool) -> int:
    """How many packs a drafter opens."""
    return 1 + BOOSTERS if sealed else DRAFT_PACKS


def starter_size() -> int:
    """All starter decks have as many cards: what lies in one cannot be told from its size."""
    return len(starters()[0])


def sealed_size() -> int:
    return starter_size() + BOOSTERS * BOOSTER


@cache
def starters() -> tuple[tuple[int, ...], ...]:
    """The rows of the starter decks, their teams first."""
    catalogue()
    decks = [load(name) for name, text in NEW_BOOK.ready.items() if "\nFormat: Starter\n" in text]
    return tuple(
        tuple(
            [NEW_BOOK.find_row(name, (fc.CHARACTER,)) for name in (*deck.front, deck.reserve)]
            + [NEW_BOOK.catalogue.row[card] for count, card in deck.cards for _ in range(count)]
        )
        for deck in decks
    )


@cache
def people() -> tuple[Face, ...]:
    catalogue()
    return tuple(f for f in in_print() if f.kind == fc.CHARACTER and f.card.set == SET)


@cache
def specials_of(row: int) -> tuple[Face, ...]:
    """The Specials that are a character's own."""
    return tuple(f for f in in_print() if f.special and f.character in NEW_BOOK.faces[row].names)


@cache
def uncommon(kind: str) -> tuple[int, ...]:
    """The rows of the cards that an uncommon of this kind may be."""
    return tuple(f.row for f in in_print() if f.card.set == SET and kind_of(f) == kind)


def kind_of(f: Face) -> str:
    if f.any_character:
        return "any character"
    if f.kind == fc.POWER:
        return "power" if len(f.types) > 1 else ""
    if f.card.one_per_deck and f.kind in (fc.SPECIAL, fc.ADVANCED, fc.ASPECT):
        return "one per deck"
    return f.card.type if f.card.type in ODDS else ""


@cache
def rares() -> tuple[int, ...]:
    """The book makes a rare a card in other art and does not say of what: here one that is One Per Deck."""
    catalogue()
    kinds = (fc.SPECIAL, fc.ADVANCED, fc.ASPECT, fc.TEAMWORK, fc.TRAINING)
    single = [f for f in in_print() if f.card.one_per_deck and f.kind in kinds]
    return tuple(f.row for f in single if f.card.set == SET)


def stack_of(person: int, below: Below) -> list[int]:
    """A character and five of its Specials: different ones, as far as it has five, and nothing twice that is One Per
    Deck."""
    found = [person]
    while len(found) < STACK:
        own = [f.row for f in specials_of(person) if f.row not in found or not f.card.one_per_deck]
        fresh = [row for row in own if row not in found]
        found.append(one_of(fresh or own, below))
    return found


def an_uncommon(below: Below) -> int:
    return one_of(uncommon(one_of(KINDS, below)), below)


def a_rare(below: Below) -> int:
    return one_of(rares(), below)


def one_of(things: Sequence[T], below: Below) -> T:
    return things[below(len(things))]


def booster(below: Below) -> list[int]:
    """OP25-MODE-16: the rows of a pack, by slot."""
    catalogue()
    first = one_of(people(), below)
    second = one_of([f for f in people() if f is not first], below)
    rows = [row for f in (first, second) for row in stack_of(f.row, below)]
    rows += [an_uncommon(below) for _ in range(UNCOMMONS)]
    return [*rows, *(a_rare(below) for _ in range(RARES))]


def unseen(rows: list[int], cards: Iterable[int], sealed: bool, below: Below) -> None:
    """Print cards that a watcher has not seen anew, as a pack could hold them: packs say nothing of each other, and of
    a booster that was seen in part, the rest says nothing of what was seen."""
    packs: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for card in cards:
        place = place_of(card, sealed)
        packs.setdefault((place.seat, place.pack), []).append((card, place.slot))
    for (_, pack), found in packs.items():
        fresh = one_of(starters(), below) if sealed and pack == 1 else booster(below)
        for card, slot in found:
            rows[card] = fresh[slot]
