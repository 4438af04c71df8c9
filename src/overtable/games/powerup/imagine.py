"""What an opponent's unseen cards could be: a ready deck that holds all that was seen, or one somebody could build."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import TypeVar

from overtable.games.powerup.book.book import ready_set
from overtable.games.powerup.book.cards import Hero
from overtable.games.powerup.book.facts import FACES
from overtable.games.powerup.decks import COPIES, PER_RARITY, SIZE, read_deck, ready_decks
from overtable.games.powerup.state import PLACES, SLOT_1, ZONES, PowerUp
from overtable.kernel.redeal import hand_out
from overtable.kernel.state import Imagined

T = TypeVar("T")

READY = 0.8
"""How often a ready deck is thought of that fits what was seen."""
POWERS = 0
"""Where a pile has the stars of its Heroes, the Power Deck has this."""

Piles = tuple[dict[int, int], ...]
"""A deck, or what was seen of one: the Power Deck, then the Heroes of one star to five; rows of the catalogue in order,
each with how many cards of it are there."""


def imagine(s: PowerUp, watcher: int) -> Imagined:
    """The unseen cards of others."""
    others = [Unseen(s, watcher, seat) for seat in (0, 1) if seat != watcher]

    def write(printing: list[int], rng: Random) -> None:
        for unseen in others:
            unseen.write(printing, rng)

    return Imagined([c for unseen in others for ids in unseen.piles for c in ids], write)


class Unseen:
    """The cards of one player that a watcher has not seen, by pile, and what was seen of that deck."""

    def __init__(self, s: PowerUp, watcher: int, seat: int) -> None:
        known, where, owner = s.pool[watcher], s.where, s.owner
        self.piles: list[list[int]] = [[] for _ in range(PLACES + 1)]
        self._seen: Piles = tuple({} for _ in self.piles)
        for c, row in enumerate(s.printing):
            if known[c]:
                if where[c] // ZONES == seat:
                    self.piles[max(POWERS, where[c] % ZONES - SLOT_1 + 1)].append(c)
            elif owner[c] == seat:
                seen = self._seen[FACES[row].stars]
                seen[row] = seen.get(row, 0) + 1
        self._fitting = [piles for piles in ready() if self._fits(piles)]
        self._factions = factions(self._seen)
        self._left: dict[int, list[list[int]]] = {}
        """What is left of each deck that was thought of so far, by the identity of its piles; all of them are kept."""

    def _fits(self, piles: Piles) -> bool:
        """Whether all that was seen could be of this deck."""
        for seen, there in zip(self._seen, piles, strict=True):
            for row, n in seen.items():
                if there.get(row, 0) < n:
                    return False
        return True

    def write(self, printing: list[int], rng: Random) -> None:
        at_hand = self._fitting and rng.random() < READY
        deck = one_of(rng, self._fitting) if at_hand else self._guessed(rng)
        for number, (ids, left) in enumerate(zip(self.piles, self._left_of(deck), strict=True)):
            if ids:
                while len(left) < len(ids):  # cards that no deck of this kind has
                    left = left + [row for row, n in self._guessed(rng)[number].items() for _ in range(n)]
                hand_out(printing, ids, left, rng)

    def _guessed(self, rng: Random) -> Piles:
        """All that a deck of the factions that were seen could hold, or of any one as long as none was."""
        return pool(self._factions or (one_of(rng, named_factions()),))

    def _left_of(self, deck: Piles) -> list[list[int]]:
        left = self._left.get(id(deck))
        if left is None:
            left = self._left[id(deck)] = [
                [row for row, n in pile.items() for _ in range(n - seen.get(row, 0))]
                for pile, seen in zip(deck, self._seen, strict=True)
            ]
        return left


@cache
def ready() -> list[Piles]:
    found = []
    for text in ready_decks().values():
        deck = read_deck(text, ready_set())
        piles: list[Counter[int]] = [Counter() for _ in range(PLACES + 1)]
        for n, card in deck.cards:
            piles[card.stars if isinstance(card, Hero) else POWERS][ready_set().row[card.id]] += n
        found.append(counted(piles))
    return found


def counted(piles: Iterable[Counter[int]]) -> Piles:
    return tuple(dict(sorted(pile.items())) for pile in piles)


@cache
def by_faction() -> dict[str, list[list[int]]]:
    """Faction -> the rows of its Power cards, then of its Heroes of one star to five."""
    found: dict[str, list[list[int]]] = {}
    for row, card in enumerate(ready_set().cards):
        piles = found.setdefault(card.faction, [[] for _ in range(PLACES + 1)])
        piles[card.stars if isinstance(card, Hero) else POWERS].append(row)
    return found


@cache
def named_factions() -> list[str]:
    return sorted(set(by_faction()) - {""})


def factions(seen: Piles) -> tuple[str, ...]:
    """Those of the Heroes that were seen."""
    catalogue, known = ready_set(), named_factions()
    return tuple(sorted({f for pile in seen[1:] for row in pile if (f := catalogue[row].faction) in known}))


@cache
def pool(factions: tuple[str, ...]) -> Piles:
    """What a deck of these factions is put together from, every card as often as it may be there."""
    cards = by_faction()
    piles: list[Counter[int]] = []
    for pile in range(PLACES + 1):
        rows = [row for faction in factions for row in cards[faction][pile]]
        if pile == POWERS:
            rows += cards.get("", [[]])[POWERS]
            rows += rows[:]  # two of a card are as likely as in a deck that somebody builds
        while len(rows) < (SIZE if pile == POWERS else PER_RARITY):
            rows += rows[:COPIES]
        piles.append(Counter(rows))
    return counted(piles)


def one_of(rng: Random, things: Sequence[T]) -> T:
    return things[int(rng.random() * len(things))]
