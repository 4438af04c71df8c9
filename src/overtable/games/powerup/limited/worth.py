"""What a card is worth in a deck of a pool: by itself, and beside what is there already."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from statistics import fmean

from overtable.games.powerup.book.book import ready_set
from overtable.games.powerup.book.cards import Battle, Equipment, Hero, PowerUpCard
from overtable.games.powerup.book.glossary import STARS
from overtable.kernel.values import Values

FEW_BATTLE = 4
"""Only the top one of the Battle cards works: of more than so many each is worth less."""
LEAST_CHEAP = 5
"""Round 1 has one Energy, and the first Hero is there already: so many cards should be playable then."""
FACTION = 0.006
"""A Hero all of whose companions are of its faction: each two of them can Team Up. Games between quick bots, who seldom
do, show no more than that."""
EARLY = 0.004
"""A card for the first round, as long as there are few."""
CROWDED = 0.005
"""One Battle card more where there are enough."""
POINT = 0.006
"""A point of ATK or DEF, or half a point of Health."""


@lru_cache(maxsize=1)
def average() -> dict[int, float]:
    """The body of a Hero of each rarity, on average."""
    heroes = [c for c in ready_set().cards if isinstance(c, Hero)]
    return {n: fmean(body(h) for h in heroes if h.stars == n) for n in STARS}


def body(hero: Hero) -> int:
    return hero.atk + hero.dfn + 2 * hero.health


def prior(card: PowerUpCard) -> float:
    """A guess before any game was played: how a Hero's body compares with those of its rarity; all else is even."""
    return POINT * (body(card) - average()[card.stars]) if isinstance(card, Hero) else 0.0


def worth_of(card: PowerUpCard, values: Values) -> float:
    """A card by itself: what games have shown, or the guess."""
    found = values.cards.get(card.id)
    return found.worth if found is not None else prior(card)


def fit(card: PowerUpCard, beside: Iterable[PowerUpCard]) -> float:
    """How well a card goes with others of a deck."""
    others = list(beside)
    if isinstance(card, Hero):
        factions = Counter(h.faction for h in others if isinstance(h, Hero) and h.stars != card.stars)
        companions = sum(factions.values())
        return FACTION * factions[card.faction] / companions if companions else 0.0
    lacking = is_early(card) and sum(map(is_early, others)) < LEAST_CHEAP
    crowded = isinstance(card, Battle) and sum(isinstance(c, Battle) for c in others) >= FEW_BATTLE
    return EARLY * lacking - CROWDED * crowded


def is_early(card: PowerUpCard) -> bool:
    """Whether it can be played with the Energy of the first round: Equipment and Battle cards of cost 1."""
    return isinstance(card, Equipment | Battle) and card.cost <= 1
