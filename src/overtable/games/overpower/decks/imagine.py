"""What an opponent's unseen cards could be: a deck that its team could play and that holds all that was seen of it."""

from collections import Counter
from functools import lru_cache
from random import Random

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import BOOKS
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.classic import random as classic
from overtable.games.overpower.decks import random as new
from overtable.games.overpower.decks.legal import why_unusable
from overtable.games.overpower.decks.text import DECK_KINDS, Deck, load
from overtable.games.overpower.edition import CLASSIC, NEW
from overtable.games.overpower.golden import random as golden
from overtable.games.overpower.phases.setup import deck_rows
from overtable.games.overpower.state import CHARACTERS, Overpower

READY = 0.8
"""How often a ready deck is thought of that fits what was seen."""
GUESSES = 24
"""So many decks are made for a team; more would tell nobody more."""

Team = tuple[int, ...]
"""The rows of four characters, in order."""


def imagine(s: Overpower, watcher: int, rng: Random) -> None:
    for seat in (0, 1):
        if seat != watcher:
            _imagine(s, watcher, seat, rng)


def _imagine(s: Overpower, watcher: int, seat: int, rng: Random) -> None:
    known = s.pool[watcher]
    ids = range(s.border, len(s.printing)) if seat else range(CHARACTERS, s.border)
    hidden = [c for c in ids if known[c]]
    if not hidden:
        return
    seen = Counter(s.printing[c] for c in ids if not known[c] and s.faces[s.printing[c]].kind in DECK_KINDS)
    team = tuple(sorted(s.printing[seat * 4 : seat * 4 + 4]))
    home = s.printing[s.homes[seat]] if s.homes[seat] >= 0 else -1

    def guessed() -> Counter[int]:
        return guess(s.edition, s.mode, team, home, s.sets[seat], int(rng.random() * GUESSES))

    fitting = [rows for rows in ready(s.edition, s.mode, team) if not seen - rows] if rng.random() < READY else []
    left = sorted(((rng.choice(fitting) if fitting else guessed()) - seen).elements())
    while len(left) < len(hidden):  # a longer deck than was thought of
        left += guessed().elements()
    for c, row in zip(hidden, rng.sample(left, len(hidden)), strict=True):
        s.printing[c] = row


@lru_cache(maxsize=16)
def _ready(edition: str, mode: int) -> dict[Team, list[Counter[int]]]:
    book = BOOKS[edition]
    found: dict[Team, list[Counter[int]]] = {}
    for name in book.ready:
        deck = load(name, book)
        team = tuple(sorted(book.find_row(n, (fc.CHARACTER,)) for n in (*deck.front, deck.reserve)))
        found.setdefault(team, []).append(Counter(deck_rows(deck, mode)))
    return found


def ready(edition: str, mode: int, team: Team) -> list[Counter[int]]:
    """The ready decks of a team, as rows of the catalogue."""
    return _ready(edition, mode).get(team, [])


@lru_cache(maxsize=1024)
def guess(edition: str, mode: int, team: Team, home: int, mission: str, number: int) -> Counter[int]:
    """One of the decks that somebody could build for a team."""
    book = BOOKS[edition]
    faces = [book.faces[row] for row in team]
    deck = Deck(
        name="guess",
        edition=edition,
        format=book.edition.format,
        mission=mission,
        front=[f.card.id for f in faces[:3]],
        reserve=faces[3].card.id,
    )
    rng = Random(f"{team} {number}")
    at_home = book.faces[home] if home >= 0 else None
    if edition == CLASSIC.name:
        classic.fill(deck, rng, faces)
    elif edition == NEW.name:
        new.fill(deck, rng, faces, at_home)
    else:
        golden.fill(deck, rng, usable(golden.allowed(), faces, at_home, deck))
    return Counter(deck_rows(deck, mode))


def usable(cards: list[Face], team: list[Face], home: Face | None, deck: Deck) -> list[Face]:
    return [f for f in cards if f.kind in DECK_KINDS and not why_unusable(f, team, home, deck)]
