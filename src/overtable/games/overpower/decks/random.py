"""Legal decks made at random, for runs that should see every card."""

from functools import cache, lru_cache
from random import Random

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import catalogue, in_print
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.decks.legal import mission_sets, usable_by_grid, why_unusable
from overtable.games.overpower.decks.text import Deck
from overtable.games.overpower.state import ANY, CHARACTERS

SET = "World Legends"
SHUFFLED = (fc.POWER, fc.BASIC, fc.TRAINING, fc.TEAMWORK, fc.ALLY, fc.ADVANCED, fc.SPECIAL, fc.ASPECT, fc.EVENT)
OF_NOBODY = (fc.ASPECT, fc.EVENT)
"""Cards that ask for a Homebase or Missions, not for a character."""


@lru_cache(maxsize=256)
def random_deck(seed: int) -> Deck:
    """A deck that is legal in Modern Age; the same seed gives the same deck."""
    catalogue()
    rng = Random(seed)
    home = (
        rng.choice([f for f in in_print() if f.kind == fc.HOMEBASE_CARD and f.card.set == SET])
        if rng.random() < 0.6
        else None
    )
    team = random_team(rng, 76 - (home.card.threat if home else 0))
    deck = Deck(
        name=f"random {seed}",
        mission=rng.choice(list(mission_sets())),
        homebase=home.name if home else "",
        front=[f.name for f in team[:3]],
        reserve=team[3].name,
    )
    if home is not None and home.card.under:
        kind = fc.BASIC if home.card.under == "basic" else fc.TRAINING
        fits = [f for f in in_print() if f.kind == kind and f.card.set == SET and ANY not in f.skills]
        fits = [f for f in fits if any(usable_by_grid(f, c) for c in team)]
        if len({f.dup for f in fits}) >= 3:
            deck.under = [f.name + (" (basic)" if f.name == "Trident" else "") for f in rng.sample(fits, 3)]
        else:
            deck.homebase, home = "", None
    fill(deck, rng, team, home)
    return deck


def random_team(rng: Random, cap: int) -> list[Face]:
    people = [f for f in in_print() if f.kind == fc.CHARACTER and f.card.set == SET]
    while True:
        team = rng.sample(people, 4)
        families = {f.card.family or f.name for f in team}
        last = team[3].card.threat_in_reserve
        total = sum(f.threat for f in team[:3]) + (last if last is not None else team[3].threat)
        if len(families) == 4 and total <= cap:
            return team


@cache
def playing_cards() -> tuple[Face, ...]:
    """The cards of the set that are shuffled into decks."""
    return tuple(f for f in in_print() if f.card.set == SET and f.kind in SHUFFLED)


@cache
def usable_by(c: Face) -> frozenset[Face]:
    """Those that can be used with this character on the team, whoever else is on it."""
    deck = Deck(name="")
    return frozenset(f for f in playing_cards() if f.kind not in OF_NOBODY and not why_unusable(f, [c], None, deck))


def fill(deck: Deck, rng: Random, team: list[Face], home: Face | None) -> None:
    able = frozenset[Face]().union(*map(usable_by, team))
    pool = [f for f in playing_cards() if f in able or (f.kind in OF_NOBODY and not why_unusable(f, team, home, deck))]
    counts: dict[str, int] = {}
    keywords: set[str] = set()

    def add(f: Face) -> bool:
        keyword = getattr(f.card, "keyword", "")
        if (f.card.one_per_deck and counts.get(f.card.id)) or keyword in keywords or counts.get(f.card.id, 0) >= 3:
            return False
        if keyword:
            keywords.add(keyword)
        counts[f.card.id] = counts.get(f.card.id, 0) + 1
        return True

    specials = [f for f in pool if f.kind in (fc.SPECIAL, fc.ADVANCED) and not f.any_character]
    others = [f for f in pool if f.any_character or f.kind == fc.ASPECT]
    rng.shuffle(specials)
    for f in specials[:22]:
        add(f)
    for f in rng.sample(others, min(8, len(others))):
        add(f)
    for f in rng.sample([f for f in pool if f.kind == fc.EVENT], rng.choice((0, 2, 4))):
        add(f)
    universe = [f for f in pool if f.kind in (fc.BASIC, fc.TRAINING, fc.TEAMWORK, fc.ALLY)]
    for _ in range(CHARACTERS):
        add(rng.choice(universe))
    power = [f for f in pool if f.kind == fc.POWER]
    while sum(counts.values()) < 58:
        add(rng.choice(power))
    for f in [f for f in power if len(f.types) > 1 and rng.random() < 0.5]:
        add(f)
    deck.cards = [(n, card) for card, n in counts.items()]
