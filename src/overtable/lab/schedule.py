"""Which two players of a ladder play next, and when they have played enough.

A pair plays batches of setups. Whether it goes on is decided when a batch is complete, from its own games alone, in the
order of their numbers: so neither the other pairs nor the number of workers can change what is played. Which pair
begins its next batch first is only a matter of fairness: the one that is least certain.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from overtable.lab.pairs import Fought, Score
from overtable.lab.shares import games_needed

BATCH = 10
"""So many setups (twice as many games) are played before a pair is looked at again."""

Known = dict[tuple[tuple[str, str], int], Fought]


class Meeting:
    """Two players, and how far they have come. `counted` are the setups of complete batches, in order."""

    def __init__(self, players: tuple[str, str], number: int) -> None:
        self.players = players
        self.number = number
        self.score = Score(players=players)
        self.counted: list[Fought] = []
        self.begun = 0
        """How many setups were handed out."""
        self.batch: dict[int, Fought] = {}
        self.finished = False

    @property
    def idle(self) -> bool:
        """Ready for a further batch."""
        return not self.finished and len(self.counted) == self.begun

    @property
    def urgency(self) -> tuple[float, int, int]:
        """The least certain comes first; then who has played less."""
        return -self.score.share.half, self.begun, self.number


class Schedule:
    """`known` are setups that were played before: they are taken as they are, in their turn."""

    def __init__(self, players: Sequence[str], setups: int, width: float, known: Iterable[Fought] = ()) -> None:
        self.setups = setups
        self.width = width
        self.known: Known = {(f.players, f.setup): f for f in known}
        self.meetings = [Meeting(pair, n) for n, pair in enumerate(combinations(players, 2))]
        self._of = {m.players: m for m in self.meetings}
        self._queue: deque[tuple[tuple[str, str], int]] = deque()

    def following(self) -> tuple[tuple[str, str], int] | None:
        """Two players and the number of a setup for them; nothing when all that is left waits for others."""
        while not self._queue:
            idle = [m for m in self.meetings if m.idle]
            if not idle:
                return None
            self._begin(min(idle, key=lambda m: m.urgency))
        return self._queue.popleft()

    def _begin(self, meeting: Meeting) -> None:
        first, last = meeting.begun, min(meeting.begun + BATCH, self.setups)
        meeting.begun = last
        for setup in range(first, last):
            before = self.known.get((meeting.players, setup))
            if before is None:
                self._queue.append((meeting.players, setup))
            else:
                self.take(before)

    def take(self, fought: Fought) -> None:
        """A setup was played. Its games count when their batch is complete."""
        meeting = self._of[fought.players]
        meeting.batch[fought.setup] = fought
        if len(meeting.batch) < meeting.begun - len(meeting.counted):
            return
        for setup in sorted(meeting.batch):
            meeting.score.add(meeting.batch[setup])
            meeting.counted.append(meeting.batch[setup])
        meeting.batch = {}
        meeting.finished = meeting.begun >= self.setups or meeting.score.share.half < self.width

    def played(self) -> int:
        """How many games are done, those of open batches too."""
        return 2 * sum(len(m.counted) + len(m.batch) for m in self.meetings)

    def expected(self) -> int:
        """About how many games it will be in all, by what the shares look like now."""
        return sum(2 * (m.begun if m.finished else self._foreseen(m)) for m in self.meetings)

    def _foreseen(self, meeting: Meeting) -> int:
        games = games_needed(meeting.score.share.share, self.width, 2 * self.setups)
        batches = -(-games // (2 * BATCH))
        return min(self.setups, max(meeting.begun, batches * BATCH))


Progress = Callable[[int, int], None]
"""Told how many games are done, and how many it will be about."""
