"""Decks made for a test."""

from games.powerup.own_cards import GAME, gear, hero
from overtable.games.powerup.book.cards import Hero
from overtable.games.powerup.decks import Deck, read_deck


def deck_of(heroes: dict[str, int], powers: dict[str, int]) -> Deck:
    text = "\n".join(f"{n} {name}" for name, n in (heroes | powers).items())
    return read_deck(text, GAME.catalogue)


def heroes_by_stars(*numbers: int) -> dict[str, int]:
    """So many Heroes of each rarity, of two printings each so that copies stay legal."""
    cards: dict[str, int] = {}
    for stars, n in enumerate(numbers, 1):
        cards[hero(f"D{stars}", stars=stars)] = n - n // 2
        cards[hero(f"E{stars}", stars=stars)] = n // 2
    return cards


def filler(n: int, taken: dict[str, int] | None = None) -> dict[str, int]:
    """A Power Deck of n cards, three of a kind."""
    cards = dict(taken or {})
    i = 0
    while sum(cards.values()) < n:
        cards[gear(f"Filler{i}")] = min(3, n - sum(cards.values()))
        i += 1
    return cards


def text_of(deck: Deck) -> str:
    """The deck as a text that `read_deck` reads."""
    lines = [f"# {deck.name}", "Heroes"]
    lines += [f"{n} {c.name}" for n, c in deck.cards if isinstance(c, Hero)]
    lines.append("Power Deck")
    lines += [f"{n} {c.name}" for n, c in deck.cards if not isinstance(c, Hero)]
    return "\n".join(lines) + "\n"
