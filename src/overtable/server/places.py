"""Places at the workers in which bots think: first come, first served, but a bot that a person waits for goes before
those that play among themselves. So a person waits at most for the thoughts that are under way, whatever evening of
bots goes on beside it; and every fourth place is for bots among themselves, so that they never stand still."""

import asyncio
from collections import deque

TURN = 4
"""Of so many places that become free, one is for those whom nobody waits for, if any are there."""

Waiting = deque[asyncio.Future[None]]


class Places:
    def __init__(self, places: int) -> None:
        self.free = places
        self._first: Waiting = deque()
        self._others: Waiting = deque()
        self._given = 0

    async def take(self, first: bool) -> None:
        """Wait for a place. `first`: a person waits for what comes of it."""
        if self.free > 0:
            self.free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        (self._first if first else self._others).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give()  # it came at the moment when nobody wanted it any more
            raise

    def more(self, most: int) -> int:
        """Take further places, as many as are free and at most so many."""
        taken = max(0, min(most, self.free))
        self.free -= taken
        return taken

    def give(self) -> None:
        """A place becomes free for whoever is next."""
        while self._first or self._others:
            self._given += 1
            theirs = not self._first or (bool(self._others) and self._given % TURN == 0)
            waiter = (self._others if theirs else self._first).popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.free += 1
