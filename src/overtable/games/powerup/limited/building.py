"""Decks of a pool: why one may not be played, what it still needs, and a sensible one that is built for somebody."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from overtable.games.powerup.book.book import ready_set
from overtable.games.powerup.book.cards import Hero, PowerUpCard
from overtable.games.powerup.book.glossary import STARS
from overtable.games.powerup.decks import PER_RARITY, SIZE, needs, told, understood, why_not_legal
from overtable.games.powerup.limited.box import most_in_a_deck
from overtable.games.powerup.limited.worth import fit, worth_of
from overtable.games.powerup.phases.setup import STARTING_HAND
from overtable.kernel.decks import Contents, Pile
from overtable.kernel.message import Reason
from overtable.kernel.values import Values

ROUNDS = 3
"""Heroes are chosen rarity by rarity, so often: what goes with what is known after the first time only."""


def problems(text: str, pool: Sequence[str]) -> list[str]:
    """Every reason why a deck may not be played by whoever has this pool (PU-POOL-01, PU-POOL-02)."""
    deck, unread = understood(text, ready_set())
    if unread:
        return unread
    have, wanted = Counter(pool), Counter[str]()
    for n, card in deck.cards:
        wanted[card.id] += n
    beyond = [
        Reason("PU-POOL-02", "Your pool has {1} of {0}; the deck has {2}.", (ready_set().find(i).name, have[i], n))
        for i, n in wanted.items()
        if n > have[i]
    ]
    return [*told(why_not_legal(deck, mixed=True)), *told(beyond)]


def contents(text: str) -> Contents:
    """What a deck has and still needs; the hand comes from the Power Deck."""
    deck, _ = understood(text, ready_set())
    return Contents(needs(deck), (Pile("Power Deck", STARTING_HAND, tuple(c.id for c in deck.powers())),))


def built(pool: Sequence[str], values: Values, seed: int) -> str:
    """A legal deck of a pool (PU-POOL-03): of each rarity and of the other cards the best, by themselves and together.

    The seed decides between cards that are as good.
    """
    catalogue = ready_set()
    rng = Random(seed)
    cards = [catalogue.find(i) for i in sorted(pool)]
    rng.shuffle(cards)
    cards = playable(cards)
    heroes = chosen_heroes([c for c in cards if isinstance(c, Hero)], values)
    powers = chosen_powers([c for c in cards if not isinstance(c, Hero)], values)
    return as_text(heroes, powers)


def playable(cards: Sequence[PowerUpCard]) -> list[PowerUpCard]:
    """The cards without the copies that no deck could hold."""
    kept: list[PowerUpCard] = []
    so_far: Counter[str] = Counter()
    for card in cards:
        so_far[card.id] += 1
        if so_far[card.id] <= most_in_a_deck(card):
            kept.append(card)
    return kept


def chosen_heroes(heroes: Sequence[Hero], values: Values) -> list[Hero]:
    chosen = {stars: [h for h in heroes if h.stars == stars] for stars in STARS}
    for _ in range(ROUNDS):
        for stars in STARS:
            others = [h for n in STARS if n != stars for h in chosen[n]]
            able = [h for h in heroes if h.stars == stars]
            chosen[stars] = sorted(able, key=lambda h: -worth_of(h, values) - fit(h, others))[:PER_RARITY]
    return [h for stars in STARS for h in chosen[stars]]


def chosen_powers(cards: Sequence[PowerUpCard], values: Values) -> list[PowerUpCard]:
    left, chosen = list(cards), list[PowerUpCard]()
    while left and len(chosen) < SIZE:
        best = max(left, key=lambda c: worth_of(c, values) + fit(c, chosen))
        left.remove(best)
        chosen.append(best)
    return chosen


def as_text(heroes: Sequence[Hero], powers: Sequence[PowerUpCard]) -> str:
    """The deck as a person would write it down: Heroes by stars, the other cards as the catalogue has them."""
    rows = ready_set().row
    heroes = sorted(heroes, key=lambda h: (h.stars, rows[h.id]))
    powers = sorted(powers, key=lambda c: rows[c.id])
    lines = ["# Built from a pool", "Heroes", *counted(heroes), "Power Deck", *counted(powers)]
    return "\n".join(lines) + "\n"


def counted(cards: Sequence[PowerUpCard]) -> list[str]:
    return [f"{n} {name}" for name, n in Counter(c.name for c in cards).items()]
