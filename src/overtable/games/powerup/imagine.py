"""What an opponent's unseen cards could be: a ready deck that holds all that was seen, or one somebody could build."""

from collections import Counter
from functools import lru_cache
from random import Random

from overtable.games.powerup.book.book import ready_set
from overtable.games.powerup.book.cards import Hero
from overtable.games.powerup.book.facts import FACES
from overtable.games.powerup.decks import COPIES, PER_RARITY, SIZE, read_deck, ready_decks
from overtable.games.powerup.state import PLACES, SLOT_1, ZONES, PowerUp

READY = 0.8
"""How often a ready deck is thought of that fits what was seen."""
POWERS = 0
"""Where a pile has the stars of its Heroes, the Power Deck has this."""

Piles = tuple[Counter[int], ...]
"""A deck as rows of the catalogue: the Power Deck, then the Heroes of one star to five."""


def imagine(s: PowerUp, watcher: int, rng: Random) -> None:
    for seat in (0, 1):
        if seat != watcher:
            _imagine(s, watcher, seat, rng)


def _imagine(s: PowerUp, watcher: int, seat: int, rng: Random) -> None:
    known = s.pool[watcher]
    hidden: list[list[int]] = [[] for _ in range(PLACES + 1)]
    seen: tuple[Counter[int], ...] = tuple(Counter() for _ in hidden)
    for c, row in enumerate(s.printing):
        if known[c]:
            where = s.where[c]
            if where // ZONES == seat:
                hidden[max(POWERS, where % ZONES - SLOT_1 + 1)].append(c)
        elif s.owner[c] == seat:
            seen[FACES[row].stars][row] += 1
    fitting = [piles for piles in ready() if not any(a - b for a, b in zip(seen, piles, strict=True))]
    rest = rng.choice(fitting) if fitting and rng.random() < READY else guess(seen, rng)
    for pile, ids in enumerate(hidden):
        if ids:
            rows = sorted((rest[pile] - seen[pile]).elements())
            while len(rows) < len(ids):  # cards that no deck of this kind has
                rows += sorted(guess(seen, rng)[pile].elements())
            for c, row in zip(ids, rng.sample(rows, len(ids)), strict=True):
                s.printing[c] = row


@lru_cache(maxsize=1)
def ready() -> list[Piles]:
    found = []
    for text in ready_decks().values():
        deck = read_deck(text, ready_set())
        piles: Piles = tuple(Counter() for _ in range(PLACES + 1))
        for n, card in deck.cards:
            piles[card.stars if isinstance(card, Hero) else POWERS][ready_set().row[card.id]] += n
        found.append(piles)
    return found


@lru_cache(maxsize=1)
def by_faction() -> dict[str, list[list[int]]]:
    """Faction -> the rows of its Power cards, then of its Heroes of one star to five."""
    found: dict[str, list[list[int]]] = {}
    for row, card in enumerate(ready_set().cards):
        piles = found.setdefault(card.faction, [[] for _ in range(PLACES + 1)])
        piles[card.stars if isinstance(card, Hero) else POWERS].append(row)
    return found


def guess(seen: Piles, rng: Random) -> Piles:
    """A deck of the factions that were seen, or of any one as long as none was."""
    cards = by_faction()
    named = [row for pile in seen[1:] for row in pile]
    factions = sorted({ready_set()[row].faction for row in named} - {""} & set(cards))
    factions = factions or [rng.choice(sorted(set(cards) - {""}))]
    piles: list[Counter[int]] = []
    for pile in range(PLACES + 1):
        rows = [row for faction in factions for row in cards[faction][pile]]
        if pile == POWERS:
            rows += cards.get("", [[]])[POWERS]
            rows += rows[:]  # two of a card are as likely as in a deck that somebody builds
        wanted = SIZE if pile == POWERS else PER_RARITY
        while len(rows) < wanted:
            rows += rows[:COPIES]
        piles.append(Counter(rng.sample(rows, wanted)))
    return tuple(piles)
