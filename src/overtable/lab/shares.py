"""How sure a share of won games is: Wilson's interval, and how many games make it as narrow as wanted.

A draw is half a point. Wilson's interval stays between 0 and 1 and is honest for players who win nearly always, where
the usual "plus or minus" is not.
"""

from math import sqrt

import msgspec

Z = 1.959964
"""So many standard deviations to each side hold 95 % of a normal distribution."""


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """A share of points with its 95 % interval; without a game it could be anything."""

    share: float
    low: float
    high: float
    games: int

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def turned(self) -> "Share":
        """The same, as the opponent sees it."""
        return Share(share=1 - self.share, low=1 - self.high, high=1 - self.low, games=self.games)


def share_of(points: float, games: int) -> Share:
    """The share of so many points from so many games."""
    if not games:
        return Share(share=0.5, low=0.0, high=1.0, games=0)
    share = points / games
    middle, half = _wilson(share, games)
    # At 0 and 1 the end of the interval is the share itself, which the last digit of a float may miss.
    return Share(
        share=share, low=min(share, max(0.0, middle - half)), high=max(share, min(1.0, middle + half)), games=games
    )


def games_needed(share: float, width: float, most: int) -> int:
    """About how many games make half the interval narrower than `width`, if the share stays as it is."""
    few, many = 1, most
    while few < many:
        between = (few + many) // 2
        if _wilson(share, between)[1] < width:
            many = between
        else:
            few = between + 1
    return few


def _wilson(share: float, games: int) -> tuple[float, float]:
    """The middle of the interval and half its width."""
    shrunk = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / shrunk
    half = Z / shrunk * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return middle, half
