"""How long a bot may think: by the clock, by a number of rounds, or both. Whoever thinks asks before every round."""

import time
from collections.abc import Callable


class Budget:
    """So many seconds, or so many rounds of thinking; with rounds alone a seed gives the same answer everywhere."""

    __slots__ = ("_began", "_clock", "_ends", "left", "spent")

    def __init__(
        self, seconds: float | None = None, rounds: int | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        if seconds is None and rounds is None:
            raise ValueError("a budget needs seconds or rounds")
        self._clock = clock
        self._began = clock()
        self._ends = None if seconds is None else self._began + seconds
        self.left = rounds
        self.spent = 0

    def spend(self) -> bool:
        """Take one round; whether it was there."""
        if self.left is not None:
            if self.left <= 0:
                return False
            self.left -= 1
        self.spent += 1
        return not self.late()

    def late(self) -> bool:
        """Whether the time is up, whatever rounds are left."""
        return self._ends is not None and self._clock() >= self._ends

    def part(self, share: float) -> "Budget":
        """The same rounds, and a share of the time that is left."""
        now = self._clock()
        seconds = None if self._ends is None else max(0.0, self._ends - now) * share
        return Budget(seconds, self.left, self._clock)

    def to_come(self) -> float:
        """How many more rounds there will be: as many as are left, or as the time left allows at the pace so far."""
        rounds = float("inf") if self.left is None else float(self.left)
        if self._ends is None:
            return rounds
        now = self._clock()
        return min(rounds, self.spent * max(0.0, self._ends - now) / max(1e-6, now - self._began))
