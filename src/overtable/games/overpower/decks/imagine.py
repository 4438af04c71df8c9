"""What an opponent's unseen cards could be: a deck that its team could play and that holds all that was seen of it."""

from collections import Counter
from collections.abc import Iterable
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
from overtable.kernel.redeal import hand_out
from overtable.kernel.state import Imagined

READY = 0.8
"""How often a ready deck is thought of that fits what was seen."""
GUESSES = 24
"""So many decks are made for a team; more would tell nobody more."""

Team = tuple[int, ...]
"""The rows of four characters, in order."""
Rows = dict[int, int]
"""A deck: rows of the catalogue in order, each with how many cards of it are there."""


def imagine(s: Overpower, watcher: int) -> Imagined:
    """The unseen cards of others."""
    others = [Unseen(s, watcher, seat) for seat in (0, 1) if seat != watcher]

    def write(printing: list[int], rng: Random) -> None:
        for unseen in others:
            unseen.write(printing, rng)

    return Imagined([c for unseen in others for c in unseen.ids], write)


class Unseen:
    """The cards of one player that a watcher has not seen, and what was seen of that deck."""

    def __init__(self, s: Overpower, watcher: int, seat: int) -> None:
        known, printing, faces = s.pool[watcher], s.printing, s.faces
        ids = range(s.border, len(printing)) if seat else range(CHARACTERS, s.border)
        self.ids = [c for c in ids if known[c]]
        self._seen: dict[int, int] = {}
        for c in ids:
            if not known[c] and faces[row := printing[c]].kind in DECK_KINDS:
                self._seen[row] = self._seen.get(row, 0) + 1
        team = tuple(sorted(printing[seat * 4 : seat * 4 + 4]))
        home = printing[s.homes[seat]] if s.homes[seat] >= 0 else -1
        self._kind = (s.edition, s.mode, team, home, s.sets[seat])
        there = ready(s.edition, s.mode, team)
        self._fitting = [rows for rows in there if all(rows.get(row, 0) >= n for row, n in self._seen.items())]
        self._left: dict[int, list[int]] = {}
        """What is left of each deck that was thought of so far, by its number; the fitting ones follow the guesses."""

    def write(self, printing: list[int], rng: Random) -> None:
        if not self.ids:
            return
        at_hand = self._fitting and rng.random() < READY
        left = self._left_of(GUESSES + below(len(self._fitting), rng) if at_hand else below(GUESSES, rng))
        while len(left) < len(self.ids):  # a longer deck than was thought of
            left = left + [row for row, n in guess(*self._kind, below(GUESSES, rng)).items() for _ in range(n)]
        hand_out(printing, self.ids, left, rng)

    def _left_of(self, deck: int) -> list[int]:
        left = self._left.get(deck)
        if left is None:
            rows = guess(*self._kind, deck) if deck < GUESSES else self._fitting[deck - GUESSES]
            left = self._left[deck] = [row for row, n in rows.items() for _ in range(n - self._seen.get(row, 0))]
        return left


def below(n: int, rng: Random) -> int:
    return int(rng.random() * n)


@lru_cache(maxsize=16)
def _ready(edition: str, mode: int) -> dict[Team, list[Rows]]:
    book = BOOKS[edition]
    found: dict[Team, list[Rows]] = {}
    for name in book.ready:
        deck = load(name, book)
        team = tuple(sorted(book.find_row(n, (fc.CHARACTER,)) for n in (*deck.front, deck.reserve)))
        found.setdefault(team, []).append(counted(deck_rows(deck, mode)))
    return found


def counted(rows: Iterable[int]) -> Rows:
    return dict(sorted(Counter(rows).items()))


def ready(edition: str, mode: int, team: Team) -> list[Rows]:
    """The ready decks of a team."""
    return _ready(edition, mode).get(team, [])


@lru_cache(maxsize=1024)
def guess(edition: str, mode: int, team: Team, home: int, mission: str, number: int) -> Rows:
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
    return counted(deck_rows(deck, mode))


def usable(cards: list[Face], team: list[Face], home: Face | None, deck: Deck) -> list[Face]:
    return [f for f in cards if f.kind in DECK_KINDS and not why_unusable(f, team, home, deck)]
