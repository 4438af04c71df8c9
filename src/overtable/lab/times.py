"""How long answers took: counts by size, small enough to be kept for every game and added up over all of them.

A hundred sizes make a factor of ten, so the median and the 99th percentile are right to about one in a hundred,
whatever the number of answers; the longest one is kept as it was.
"""

from collections.abc import Iterable
from math import ceil, floor, log10

import msgspec

FINENESS = 100
"""So many sizes between one second and ten."""
SHORTEST = 1e-7
"""What is shorter counts as this long."""


class Times(msgspec.Struct):
    """`counts` says how many answers had which size: size `n` is from 10^(n / 100) to 10^((n + 1) / 100) seconds."""

    counts: dict[int, int] = {}
    longest: float = 0.0

    @classmethod
    def of(cls, seconds: Iterable[float]) -> "Times":
        times = cls()
        for one in seconds:
            size = floor(log10(max(SHORTEST, one)) * FINENESS)
            times.counts[size] = times.counts.get(size, 0) + 1
            times.longest = max(times.longest, round(one, 7))
        return times

    def add(self, other: "Times") -> None:
        for size, count in other.counts.items():
            self.counts[size] = self.counts.get(size, 0) + count
        self.longest = max(self.longest, other.longest)

    @property
    def answers(self) -> int:
        return sum(self.counts.values())

    def within(self, share: float) -> float:
        """So many seconds or fewer took this share of the answers; 0 when there are none."""
        left = max(1, ceil(share * self.answers))
        for size in sorted(self.counts):
            left -= self.counts[size]
            if left <= 0:
                middle: float = 10 ** ((size + 0.5) / FINENESS)
                return min(middle, self.longest)
        return 0.0

    def figures(self) -> "Figures":
        median, p99 = self.within(0.5), self.within(0.99)
        return Figures(answers=self.answers, median=_short(median), p99=_short(p99), max=_short(self.longest))


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds for an answer, over all answers that had a choice."""

    answers: int
    median: float
    p99: float
    max: float


def _short(seconds: float) -> float:
    return float(f"{seconds:.3g}")


def in_words(seconds: float) -> str:
    """As people read it: `230 µs`, `1.2 ms`, `0.85 s`."""
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} µs"
    if seconds < 0.1:
        return f"{seconds * 1e3:.1f} ms"
    return f"{seconds:.2f} s"
