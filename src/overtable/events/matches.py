"""How a match stands: games won, whether it is over, who won it."""

from typing import NamedTuple

from overtable.events.event import Event, Match


class Score(NamedTuple):
    wins_a: int
    wins_b: int
    draws: int
    over: bool
    winner: int
    """A player; 0: a draw, or not over."""


def score(event: Event, match: Match) -> Score:
    raise NotImplementedError
