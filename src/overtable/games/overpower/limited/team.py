"""The best team of a pool: four characters whose Specials and grids use most of what is there.

Each card counts for what it is worth if somebody on the team can use it; further copies count for less, because
duplicates are discarded (OP25-DISC-01).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import NEW_BOOK, catalogue
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.decks.legal import usable_by_grid
from overtable.games.overpower.limited.worth import worth_of

FIELDED = 4
MOST_CARDS = 33
"""Beside so many other cards a deck has Power cards enough."""
COPIES = (1.0, 0.7, 0.5, 0.3)
"""What the first, second, third copy of a card counts."""
SHARED_TYPE = 0.08
"""What a rating above 4 is worth in a type that the team's Power cards are of."""


class Card(msgspec.Struct, frozen=True):
    """A card of the pool beside its characters: what it counts, and a mask of the candidates who can use it."""

    face: Face
    counts: float
    able: int


class Team(msgspec.Struct, frozen=True):
    """The characters, the one who stays in Reserve last, and what they make of the pool."""

    people: tuple[Face, ...]
    strength: float


class Stock:
    """A pool, looked through once: who could be on the team, and what each could use."""

    def __init__(self, pool: Sequence[str]) -> None:
        catalogue()
        rows = [NEW_BOOK.face(card) for card in pool]
        self.copies = Counter(f.card.id for f in rows if f.kind == fc.CHARACTER)
        self.people = [NEW_BOOK.face(card) for card in sorted(self.copies)]
        self.others = Counter(f.card.id for f in rows if f.kind != fc.CHARACTER)
        self.cards: list[Card] = []
        for card, n in sorted(self.others.items()):
            f = NEW_BOOK.face(card)
            able = self.able(f)
            for copy in range(min(n, 1 if f.card.one_per_deck else len(COPIES)) if able else 0):
                self.cards.append(Card(f, worth_of(f.row) * COPIES[copy], able))
        self.cards.sort(key=lambda c: -c.counts)

    def able(self, f: Face) -> int:
        """Which candidates can use a card, as a mask; Aspects, Events and Homebases are nobody's."""
        if f.kind in (fc.ASPECT, fc.EVENT, fc.HOMEBASE_CARD):
            return 0
        mask = 0
        for n, person in enumerate(self.people):
            if f.kind in (fc.SPECIAL, fc.ADVANCED):
                usable = f.any_character or f.character in person.names
            else:
                usable = usable_by_grid(f, person)
            mask |= usable << n
        return mask

    def families(self) -> int:
        return len({family(f) for f in self.people})

    def teams(self) -> Iterator[tuple[int, ...]]:
        """Candidates who may stand together: nobody twice, and all of them where they are fewer than four."""
        for chosen in combinations(range(len(self.people)), min(FIELDED, self.families())):
            if len({family(self.people[n]) for n in chosen}) == len(chosen):
                yield chosen

    def strength(self, chosen: Sequence[int]) -> float:
        """What these characters make of the pool."""
        mask = sum(1 << n for n in chosen)
        used = [c.counts for c in self.cards if c.able & mask]  # the best come first
        people = [self.people[n] for n in chosen]
        shared = sorted(sum(max(0, f.grid[t] - 4) for f in people) for t in range(4))[2:]
        return sum(used[:MOST_CARDS]) + sum(worth_of(f.row) for f in people) + SHARED_TYPE * sum(shared)

    def best(self) -> tuple[int, ...]:
        return max(self.teams(), key=self.strength)


def family(f: Face) -> str:
    """OP25-DECK-26: the variants of one character are the same character."""
    return f.card.family or f.name


def best_team(pool: Sequence[str]) -> Team:
    """The team that a pool is best for; OP25-MODE-18: repeated characters only as far as four are lacking."""
    stock = Stock(pool)
    chosen = stock.best()
    strength = stock.strength(chosen)
    people = [stock.people[n] for n in chosen]
    left = stock.copies - Counter(f.card.id for f in people)
    for card in sorted(left.elements(), key=lambda c: (-worth_of(NEW_BOOK.face(c).row), c)):
        if len(people) < FIELDED:
            people.append(NEW_BOOK.face(card))

    def brings(n: int) -> float:
        """What the team would lack without one of them."""
        rest = [m for m in chosen if m != chosen[n]]
        return strength - (stock.strength(rest) if rest else 0.0)

    if len(people) == len(chosen):
        last = min(range(len(people)), key=brings)
        people.append(people.pop(last))
    return Team(tuple(people), strength)


def strength(pool: Sequence[str]) -> float:
    """What the best team makes of a pool, however small that still is."""
    stock = Stock(pool)
    return stock.strength(stock.best()) if stock.people else sum(0.5 * worth_of(NEW_BOOK.face(c).row) for c in pool)
