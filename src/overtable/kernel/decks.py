"""Decks as texts that a person can read and edit, and the ready decks of a game.

    # Horror Menagerie                 the deck's name; further lines with # are for people
    Format: Starter                    a field, if the game has it
    Heroes                             a heading, if the game has it
    3 7 Brute Force                    a count and a card; `7 Brute Force x3` says the same, no count means one

What a card, a field or a heading is, the game says.
"""

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Literal

import msgspec

from overtable.kernel.catalogue import CardError

_CARD = re.compile(r"(?:(\d{1,3})\s*x?\s+)?(.+?)(?:\s+x(\d{1,3}))?")
"""Longer numbers are no counts: nobody may fill the memory of whoever reads a deck."""


MOST_CARDS = 5000
"""What a text names beyond so many cards is not read: no game has decks as large as that."""


class BadDeck(CardError):
    """A deck that cannot be read, with every line that is wrong."""


class Line(msgspec.Struct, frozen=True):
    """One line about cards: its number in the text, how many, and what they are called."""

    number: int
    count: int
    name: str


Bound = Literal["exactly", "at least", "at most"]


class Need(msgspec.Struct, frozen=True):
    """What a deck has so many of and wants so many of: a line of its checklist."""

    what: str
    have: int
    want: int
    rule: str = ""
    bound: Bound = "exactly"
    tells: tuple[str, ...] = ()
    """The sentences of the deck check that say no more than this line, so that everything is said once."""


class Pile(msgspec.Struct, frozen=True):
    """Cards of a deck that are shuffled together, by their ids, and how many of them one opens with."""

    name: str
    draws: int
    cards: tuple[str, ...]


class Contents(msgspec.Struct, frozen=True):
    """What a deck has and still needs, as far as it can be read."""

    needs: tuple[Need, ...] = ()
    piles: tuple[Pile, ...] = ()


class DeckText(msgspec.Struct):
    name: str
    fields: dict[str, tuple[int, str]]
    """By their names in small letters: the number of the line, and what it says."""
    cards: list[Line]
    problems: list[str]
    """Every line that cannot be read; whoever asks for the cards tells them together with its own."""


def read_deck_text(
    text: str, fields: Collection[str] = (), headings: Collection[str] = (), twice: Mapping[str, str] | None = None
) -> DeckText:
    """What a text says, without asking whether its cards exist; `twice` says why a field may not be there twice."""
    deck, cards = DeckText("", {}, [], []), 0
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not line or line.casefold().rstrip(":") in headings:
            continue
        if line.startswith("#"):
            deck.name = deck.name or line.lstrip("# ").strip()
        elif colon and fields and not key[:1].isdigit():
            if key.casefold() in deck.fields:
                why = (twice or {}).get(key.casefold(), f"there are two lines with the field {key}")
                deck.problems.append(f"line {number}: {why}")
            elif key.casefold() in fields:
                deck.fields[key.casefold()] = (number, value)
            else:
                deck.problems.append(f"line {number}: there is no field {key!r}; there are {', '.join(fields)}")
        elif (found := _CARD.fullmatch(line)) is not None:
            cards += (count := int(found[1] or found[3] or 1))
            if cards > MOST_CARDS:
                deck.problems.append(f"line {number}: a deck text names at most {MOST_CARDS} cards")
                break
            deck.cards.append(Line(number, count, found[2]))
    return deck


def ready_decks(folder: Path) -> dict[str, str]:
    """The texts of the decks in a folder, by their names, in the order of the files."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))]
    return {text.splitlines()[0].lstrip("# ").strip(): text for text in texts}
