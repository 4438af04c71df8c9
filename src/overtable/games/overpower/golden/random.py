"""Legal decks of both pools made at random, for runs that should see every card together with every other."""

from functools import lru_cache
from random import Random

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.decks.formats import profiles
from overtable.games.overpower.decks.legal import threat, threat_cap, why_unusable
from overtable.games.overpower.decks.text import DECK_KINDS, Deck
from overtable.games.overpower.golden.book import GOLDEN_BOOK

SIZE = 58
UNIVERSE = (fc.BASIC, fc.TRAINING, fc.TEAMWORK, fc.ALLY)


@lru_cache(maxsize=256)
def random_deck(seed: int) -> Deck:
    """A deck that is legal in Golden Age, with characters of both pools; the same seed gives the same deck."""
    rng = Random(seed)
    deck = Deck(
        name=f"random {seed}",
        edition=GOLDEN_BOOK.edition.name,
        format=GOLDEN_BOOK.edition.format,
        mission=rng.choice(list(GOLDEN_BOOK.missions)),
    )
    homes = [f for f in allowed() if f.kind == fc.HOMEBASE_CARD and not f.card.under and not f.card.characters]
    home = rng.choice(homes) if homes and rng.random() < 0.4 else None
    deck.homebase = home.name if home else ""
    team = random_team(rng, deck)
    fill(deck, rng, [f for f in allowed() if f.kind in DECK_KINDS and not why_unusable(f, team, home, deck)])
    return deck


@lru_cache(maxsize=1)
def allowed() -> list[Face]:
    retired = profiles(GOLDEN_BOOK)[GOLDEN_BOOK.edition.format].retired
    return [f for f in GOLDEN_BOOK.in_print() if f.name not in retired]


def random_team(rng: Random, deck: Deck) -> list[Face]:
    """Two or three of one pool and the rest of the other, within the cap (OP25-DECK-19 to OP25-DECK-22)."""
    people = [f for f in allowed() if f.kind == fc.CHARACTER]
    new = [f for f in people if not GOLDEN_BOOK.classic(f)]
    old = [f for f in people if GOLDEN_BOOK.classic(f)]
    profile = profiles(GOLDEN_BOOK)[GOLDEN_BOOK.edition.format]
    while True:
        first = rng.randint(1, 3)
        team = [*rng.sample(new, first), *rng.sample(old, 4 - first)]
        rng.shuffle(team)
        deck.front, deck.reserve = [f.card.id for f in team[:3]], team[3].card.id
        different = len({f.card.family or f.name for f in team}) == 4
        if different and threat(deck) <= threat_cap([f.card for f in team], profile):
            return team


def fill(deck: Deck, rng: Random, pool: list[Face]) -> None:
    counts: dict[str, int] = {}
    single: dict[object, bool] = {}
    keywords: set[str] = set()

    def add(f: Face) -> None:
        same = f.kind, f.character, f.name
        keyword = getattr(f.card, "keyword", "")
        if (same in single and (f.card.one_per_deck or single[same])) or keyword in keywords:
            return  # OP25-DECK-09, OP25-DECK-25
        single[same] = f.card.one_per_deck
        keywords.update({keyword} - {""})
        counts[f.card.id] = counts.get(f.card.id, 0) + 1

    def some(cards: list[Face], most: int) -> None:
        for f in rng.sample(cards, min(most, len(cards))):
            add(f)

    some([f for f in pool if f.kind in (fc.SPECIAL, fc.ADVANCED) and not f.any_character], 22)
    some([f for f in pool if f.any_character or f.kind == fc.ASPECT], 6)
    some([f for f in pool if f.kind == fc.EVENT], rng.choice((0, 2, 4)))
    some([f for f in pool if f.kind in UNIVERSE], 8)
    power = [f for f in pool if f.kind == fc.POWER]
    while sum(counts.values()) < SIZE:
        add(rng.choice(power))
    deck.cards = [(n, card) for card, n in counts.items()]
