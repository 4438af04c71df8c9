"""The box that packs are dealt from: which cards it has, and how they come into packs, no two of one card in any."""

from collections.abc import Sequence
from functools import lru_cache

from overtable.games.powerup.book.book import ready_set
from overtable.games.powerup.book.cards import Hero, PowerUpCard
from overtable.games.powerup.book.glossary import STARS
from overtable.games.powerup.decks import COPIES
from overtable.games.powerup.limited.state import PowerUpDrafting, box
from overtable.kernel.chance import SHUFFLE, shuffled
from overtable.kernel.drafting import SHUT, zone
from overtable.kernel.knowledge import everyone, mix, put

HERO_PACKS, HERO_PACK, HERO_PICKS = len(STARS), 8, 5
POWER_PACKS, POWER_PACK, POWER_PICKS = 3, 10, 8
PACKS = HERO_PACKS + POWER_PACKS
PLAYERS_A_COPY = 2
"""The box has one copy of each card for so many players (PU-BOX-01)."""

Row = int


def cards_in(pack: int) -> int:
    """How many cards a pack has, by its number from 1 (PU-PACK-01, PU-PACK-02)."""
    return HERO_PACK if pack <= HERO_PACKS else POWER_PACK


def picks_of(pack: int) -> int:
    """How many of its picks everybody makes."""
    return HERO_PICKS if pack <= HERO_PACKS else POWER_PICKS


def most_in_a_deck(card: PowerUpCard) -> int:
    """How often a deck may hold the card (PU-DECK-04, PU-DECK-05, PU-DECK-06)."""
    return 1 if card.unique else card.limited or COPIES


def copies_for(card: PowerUpCard, seats: int) -> int:
    """How often the box has a card. Of what is no Hero it never has more than a deck may hold (PU-BOX-02)."""
    wanted = -(-seats // PLAYERS_A_COPY)
    return wanted if isinstance(card, Hero) else min(wanted, most_in_a_deck(card))


@lru_cache(maxsize=1)
def kinds() -> tuple[tuple[Row, ...], ...]:
    """The rows of the catalogue that come out of the same packs: Heroes by stars, then all other cards."""
    catalogue = ready_set()
    heroes = [[catalogue.row[c.id] for c in catalogue.cards if isinstance(c, Hero) and c.stars == n] for n in STARS]
    others = [catalogue.row[c.id] for c in catalogue.cards if not isinstance(c, Hero)]
    return tuple(map(tuple, (*heroes, others)))


def filled(seats: int) -> list[list[Row]]:
    """The cards of a box for so many players, kind by kind."""
    catalogue = ready_set()
    return [[row for row in kind for _ in range(copies_for(catalogue[row], seats))] for kind in kinds()]


def deal(s: PowerUpDrafting, sizes: Sequence[int]) -> None:
    """Deal packs from the box; `sizes` says how many cards it has of each kind, in order of their ids.

    Copies of a card lie one behind the other and go to one pack after the other: no pack has two (PU-PACK-03). Nobody
    knows more of a shut pack than its kind (PU-PACK-04).
    """
    packs: list[list[list[int]]] = [[] for _ in range(s.seats)]
    first = 0
    for kind, size in enumerate(sizes):
        ids = list(range(first, first + size))
        first += size
        each = 1 if kind < HERO_PACKS else POWER_PACKS
        dealt = dealt_packs(s, ids, each * s.seats, cards_in(kind + 1))
        for number, pack in enumerate(dealt):
            packs[number % s.seats].append(pack)
        for c in set(ids).difference(*dealt):
            put(s, c, box(s))
    for seat, own in enumerate(packs):
        for pack in reversed(own):  # the first pack lies on top
            for c in pack:
                put(s, c, zone(seat, SHUT))
    first = 0
    for size in sizes:
        mix(s, list(range(first, first + size)), everyone(s))
        first += size


def dealt_packs(s: PowerUpDrafting, ids: list[int], packs: int, size: int) -> list[list[int]]:
    """So many packs of this size out of the cards of one kind."""
    mixed = ids[:]
    shuffled(s, SHUFFLE, mixed)
    rows: dict[Row, list[int]] = {}
    for c in mixed[: packs * size]:
        rows.setdefault(s.printing[c], []).append(c)
    in_line = [c for copies in rows.values() for c in copies]
    return [in_line[pack::packs] for pack in range(packs)]
