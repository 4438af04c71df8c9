"""Who stands where: the flying V."""

from typing import Literal

from overtable.games.powerup.book.facts import FACES, face
from overtable.games.powerup.state import PowerUp, heroes_of, place, seat_of

Stars = Literal[1, 2, 3, 4, 5]

LINE: tuple[Stars, ...] = (1, 3, 5, 4, 2)
"""The flying V from left to right, by stars (PU-TERM-01)."""
NEIGHBOURS = {1: (3,), 2: (4,), 3: (1, 5), 4: (5, 2), 5: (3, 4)}
"""The same, by the stars of each Hero."""


def adjacent(s: PowerUp, hero: int) -> list[int]:
    """The Heroes directly beside this one; an empty slot is not skipped (PU-TERM-01)."""
    return beside(s, seat_of(s, hero), FACES[s.printing[hero]].stars)


def beside(s: PowerUp, seat: int, stars: int) -> list[int]:
    """The Heroes beside this place, whether a Hero stands there or not."""
    return [h for h in [s.board[place(seat, n)] for n in NEIGHBOURS[stars]] if h >= 0]


def stars_in_play(s: PowerUp, seat: int) -> int:
    """The star total of a seat; a stolen Hero counts for whoever controls it (PU-WIN-04)."""
    return sum(face(s, h).stars for h in heroes_of(s, seat))
