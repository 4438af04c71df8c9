"""Which decks a pool allows, and what a deck of it still needs."""

from collections import Counter
from collections.abc import Sequence

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import NEW_BOOK
from overtable.games.overpower.decks.legal import problems
from overtable.games.overpower.decks.needs import needs
from overtable.games.overpower.decks.text import Deck, parse, read
from overtable.kernel.decks import BadDeck, Contents, Need, Pile

FORMATS = ("Draft", "Sealed")


def check(text: str, pool: Sequence[str]) -> list[str]:
    """Every reason why a deck is not one of this pool; empty when it is."""
    try:
        deck = parse(text)
    except BadDeck as error:
        return error.problems
    if deck.format not in FORMATS:
        return [f"OP25-MODE-20: a deck built of a pool says Format: {' or Format: '.join(FORMATS)}, not {deck.format}"]
    return [*format_of(deck, pool), *problems(deck, pool=pool)]


def format_of(deck: Deck, pool: Sequence[str]) -> list[str]:
    """OP25-MODE-18, OP25-MODE-22: only a drafted team may repeat a character. How a pool came about can be told from
    it: a draft leaves six characters, a sealed pool many more."""
    found = of_pool(pool)
    if deck.format != found:
        return [f"OP25-MODE-22: this pool is for the format {found}, not {deck.format}"]
    return []


def of_pool(pool: Sequence[str]) -> str:
    people = sum(NEW_BOOK.face(card).kind == fc.CHARACTER for card in pool)
    return FORMATS[people > MOST_DRAFTED]


MOST_DRAFTED = 6
"""OP25-MODE-16: so many stacks a drafter has at the end."""


def contents(text: str, pool: Sequence[str]) -> Contents:
    """What the deck has and still needs, as far as it can be read, and how much of it is not in the pool."""
    deck, _ = read(text)
    book = deck.book
    used = Counter(book.find(name, fc.CHARACTER).card.id for name in (*deck.front, deck.reserve) if name)
    used += Counter(book.find(name, fc.BASIC, fc.TRAINING).card.id for name in deck.under)
    if deck.homebase:
        used[book.find(deck.homebase, fc.HOMEBASE_CARD).card.id] += 1
    for n, card in deck.cards:
        f = book.face(card)
        if f.kind != fc.POWER or len(f.types) > 1:
            used[card] += n
    strange = (used - Counter(pool)).total()
    tells = tuple(why for why in problems(deck, pool=pool) if why.startswith(OUTSIDE))
    outside = Need("Cards that are not in your pool", strange, 0, "OP25-MODE-20", "at most", tells)
    cards = tuple(card for n, card in deck.cards for _ in range(n))
    return Contents((*needs(deck), outside), (Pile("Draw Pile", book.edition.hand, cards),))


OUTSIDE = ("OP25-MODE-20", "OP25-MODE-21")
