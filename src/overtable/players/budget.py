"""How long a bot may think: by the clock, by a number of rounds, or both. Whoever thinks asks before every round."""

import time
from collections.abc import Callable


class Budget:
    """So many seconds, or so many rounds of thinking; with rounds alone a seed gives the same answer everywhere."""

    __slots__ = ("_clock", "_ends", "left")

    def __init__(
        self, seconds: float | None = None, rounds: int | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        if seconds is None and rounds is None:
            raise ValueError("a budget needs seconds or rounds")
        self._clock = clock
        self._ends = None if seconds is None else clock() + seconds
        self.left = rounds

    def spend(self) -> bool:
        """Take one round; whether it was there."""
        if self.left is not None:
            if self.left <= 0:
                return False
            self.left -= 1
        return not self.late()

    def late(self) -> bool:
        """Whether the time is up, whatever rounds are left."""
        return self._ends is not None and self._clock() >= self._ends
