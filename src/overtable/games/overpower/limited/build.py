"""A deck that is built of a pool for somebody: for bots, and for whoever asks for one or runs out of time."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import NEW_BOOK, catalogue
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.decks.formats import profiles
from overtable.games.overpower.decks.legal import mission_sets, usable_by_grid, why_unusable
from overtable.games.overpower.decks.text import Deck, dump, shown_name
from overtable.games.overpower.limited.team import COPIES, FIELDED, MOST_CARDS, best_team
from overtable.games.overpower.limited.worth import worth_of
from overtable.games.overpower.state import ANY

ONLY_RESERVE = 0.6
"""What a card counts that nobody on the Front Line can use."""
UNDER = 3
LATE = 3
"""Added to the value of a Power card: how much more often a high one is taken than a low one."""


def build(pool: Sequence[str], sealed: bool, seed: int = 0) -> Deck:
    catalogue()
    rng = Random(seed)
    team = list(best_team(pool).people)
    stock = Counter(card for card in pool if NEW_BOOK.face(card).kind != fc.CHARACTER)
    deck = Deck(
        name=f"{team[0].name} and company",
        format="Sealed" if sealed else "Draft",
        mission=rng.choice(list(mission_sets())),
        front=[f.card.id for f in team[: FIELDED - 1]],
        reserve=team[-1].card.id,
    )
    home = settle(deck, team, stock, rng)
    chosen = Counter(f.card.id for f in others(deck, team, home, stock))
    least = profiles()[deck.format].least
    chosen += power(team, least - chosen.total(), rng)
    deck.cards = [(n, card) for card, n in sorted(chosen.items(), key=lambda c: NEW_BOOK.catalogue.row[c[0]])]
    return deck


def written(deck: Deck) -> str:
    """A deck as text, with names in place of ids."""
    deck.front = [NEW_BOOK.face(card).name for card in deck.front]
    deck.reserve = NEW_BOOK.face(deck.reserve).name
    deck.homebase = NEW_BOOK.face(deck.homebase).name if deck.homebase else ""
    return dump(deck)


def settle(deck: Deck, team: list[Face], stock: Counter[str], rng: Random) -> Face | None:
    """The Homebase that pays most, with what starts under it: without a cap there is no reason to go without one."""
    found: list[tuple[float, Face, list[Face]]] = []
    for home in (NEW_BOOK.face(card) for card in sorted(stock)):
        if home.kind != fc.HOMEBASE_CARD:
            continue
        if home.card.characters and not all(f.name in home.card.characters for f in team):
            continue  # OP25-DECK-16
        under = beneath(home, team, stock)
        if home.card.under and len(under) < UNDER:
            continue  # OP25-DECK-28
        aspects = [NEW_BOOK.face(card) for card in stock if NEW_BOOK.face(card).kind == fc.ASPECT]
        pays = worth_of(home.row) + sum(worth_of(f.row) for f in aspects if not why_unusable(f, team, home, deck))
        found.append((pays, home, under))
    if not found:
        return None
    best = max(pays for pays, _, _ in found)
    _, home, under = rng.choice([one for one in found if one[0] == best])
    deck.homebase = home.card.id
    deck.under = [shown_name(NEW_BOOK, f) for f in under]
    stock -= Counter(f.card.id for f in under)
    return home


def beneath(home: Face, team: list[Face], stock: Counter[str]) -> list[Face]:
    """OP25-DECK-28: three different cards of the pool that may start under a Homebase."""
    kind = {"basic": fc.BASIC, "training": fc.TRAINING}.get(home.card.under)
    fits = [NEW_BOOK.face(card) for card in sorted(stock) if NEW_BOOK.face(card).kind == kind]
    fits = [f for f in fits if f.skill != ANY and ANY not in f.skills and any(usable_by_grid(f, c) for c in team)]
    fits.sort(key=lambda f: -f.bonus)
    return list({f.dup: f for f in fits}.values())[:UNDER]


def others(deck: Deck, team: list[Face], home: Face | None, stock: Counter[str]) -> list[Face]:
    """The cards that the team makes most of. Events are left out: they cost five cards more (OP25-DECK-06)."""
    rated: list[tuple[float, str, Face]] = []
    for card, n in stock.items():
        f = NEW_BOOK.face(card)
        typed = f.kind == fc.POWER and len(f.types) == 1
        if typed or f.kind in (fc.HOMEBASE_CARD, fc.EVENT) or why_unusable(f, team, home, deck):
            continue
        share = 1.0 if not why_unusable(f, team[:-1], home, deck) else ONLY_RESERVE
        for copy in range(min(n, 1 if f.card.one_per_deck else len(COPIES))):
            rated.append((worth_of(f.row) * share * COPIES[copy], card, f))
    rated = [one for one in rated if one[0] > 0]  # in place of the others a Power card is better
    rated.sort(key=lambda r: (-r[0], r[1]))
    taken: list[Face] = []
    keywords: set[str] = set()
    single: set[object] = set()
    for _, _, f in rated:
        keyword = getattr(f.card, "keyword", "")
        alone = f.kind, f.character, f.name
        if keyword in keywords or (f.card.one_per_deck and alone in single):
            continue  # OP25-DECK-25, OP25-DECK-09
        keywords |= {keyword} - {""}
        single.add(alone)
        taken.append(f)
    return taken[:MOST_CARDS]


def power(team: list[Face], count: int, rng: Random) -> Counter[str]:
    """Typed Power cards (OP25-MODE-20), matched to the grids: high ones first, but never many of one value, which would
    be duplicates of each other."""
    cards = [NEW_BOOK.face(card) for card in free_power()]
    able = {f.card.id: sum(usable_by_grid(f, c) * (2 if c is not team[-1] else 1) for c in team) for f in cards}
    rng.shuffle(cards)
    cards = [f for f in cards if able[f.card.id]]
    values, taken = Counter[int](), Counter[str]()
    for _ in range(count):
        value = max(sorted({f.value for f in cards}), key=lambda v: (v + LATE) / (values[v] + 1))
        same = [f for f in cards if f.value == value]
        best = max(same, key=lambda f: able[f.card.id] / (taken[f.card.id] + 1))
        values[value] += 1
        taken[best.card.id] += 1
    return taken


def free_power() -> list[str]:
    """OP25-MODE-20: the Power cards of one type, from 1 to 8."""
    catalogue()
    return [f.card.id for f in NEW_BOOK.in_print() if f.kind == fc.POWER and len(f.types) == 1]
