"""Legal classic decks made at random, for runs that should see every card."""

from functools import lru_cache
from random import Random

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import CLASSIC_BOOK
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.decks.legal import usable_by_grid
from overtable.games.overpower.decks.text import Deck

CAPS = {12: 58, 13: 62, 14: 67, 15: 72, 16: 76}


@lru_cache(maxsize=256)
def random_deck(seed: int) -> Deck:
    """A legal deck; the same seed gives the same deck."""
    rng = Random(seed)
    team = random_team(rng)
    deck = Deck(
        name=f"random {seed}",
        edition="classic",
        mission=rng.choice(list(CLASSIC_BOOK.missions)),
        front=[f.card.id for f in team[:3]],
        reserve=team[3].card.id,
    )
    fill(deck, rng, team)
    return deck


def fill(deck: Deck, rng: Random, team: list[Face]) -> None:
    counts: dict[str, int] = {}
    single: dict[object, bool] = {}

    def add(f: Face) -> None:
        same = f.kind, f.character, f.name  # OPC-DECK-04: one of them, whatever the set
        if not (same in single and (f.card.one_per_deck or single[same])):
            single[same] = f.card.one_per_deck
            counts[f.card.id] = counts.get(f.card.id, 0) + 1

    cards = CLASSIC_BOOK.in_print()
    names = {name for f in team for name in f.names}
    own = [f for f in cards if f.special and f.character in names]
    anybody = [f for f in cards if f.any_character]
    events = [f for f in cards if f.kind == fc.EVENT and f.card.mission in (deck.mission, "Any Mission")]
    helpers = [f for f in cards if f.kind in (fc.BASIC, fc.TRAINING, fc.TEAMWORK, fc.ALLY)]
    helpers = [f for f in helpers if any(usable_by_grid(f, c) for c in team)]
    power = [f for f in cards if f.kind == fc.POWER and any(usable_by_grid(f, c) for c in team)]
    for f in [*rng.sample(own, min(20, len(own))), *rng.sample(anybody, min(4, len(anybody)))]:
        add(f)
    for f in rng.sample(events, min(rng.choice((0, 2, 4)), len(events))):
        add(f)
    for _ in range(8):
        add(rng.choice(helpers))
    while sum(counts.values()) < 58:
        add(rng.choice(power))
    deck.cards = [(n, card) for card, n in counts.items()]


def random_team(rng: Random) -> list[Face]:
    people = [f for f in CLASSIC_BOOK.in_print() if f.kind == fc.CHARACTER]
    while True:
        team = rng.sample(people, 4)
        ranks = sum(3 if f.card.intelligence is None else 4 for f in team)
        if len({f.name for f in team}) == 4 and sum(f.threat for f in team) <= CAPS[ranks]:
            return team
