"""What a card is worth in a deck of a pool: by itself, and beside what is there already."""

from collections import Counter
from collections.abc import Iterable

from overtable.games.powerup.book.cards import Battle, Equipment, Hero, Power, PowerUpCard
from overtable.kernel.values import Values

FEW_BATTLE = 4
"""Only the top one of the Battle cards works: of more than so many each is worth less."""
LEAST_CHEAP = 5
"""Round 1 has one Energy, and the first Hero is there already: so many cards should be playable then."""
FACTION = 0.012
"""A Hero all of whose companions are of its faction: each two of them can Team Up."""
EARLY = 0.006
"""A card for the first round, as long as there are few."""
CROWDED = 0.01
"""One Battle card more where there are enough."""


def prior(card: PowerUpCard) -> float:
    """A guess before any game was played: figures and Astra for Heroes, working all the time for other cards."""
    if isinstance(card, Hero):
        body = card.atk + card.dfn + 1.5 * card.health
        words = len(card.astra) + 1.5 * len(card.keywords) + 0.5 * (len(card.immune) + len(card.slayer) + card.evade)
        return 0.004 * (body + words - 2 * card.cost)
    lasting = 1.0 if isinstance(card, Equipment) else 0.5 if isinstance(card, Power) and card.attach else 0.0
    return 0.004 * (lasting - 0.5 * (card.cost - 2))


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
