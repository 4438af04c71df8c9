"""Figures that are looked up now and then, and not counted when something happens."""

import asyncio
import contextlib
import os
import platform
import resource
import time
from collections import Counter
from pathlib import Path

from overtable import __version__
from overtable.server.coach.analyses import Analyses
from overtable.server.events.service import EventService
from overtable.server.house import House
from overtable.server.running import metrics
from overtable.store.store import AWAY

EVERY = 5.0
"""Seconds between looks, in case that another process is asked."""
STATM = Path("/proc/self/statm")


class Gauges:
    def __init__(self, house: House, analyses: Analyses, events: EventService) -> None:
        self.house = house
        self.analyses = analyses
        self.events = events
        self._tables: set[tuple[str, str]] = set()
        self._cpu = 0.0

    def look(self) -> None:
        house = self.house
        tables = Counter((room.row.game, room.row.status) for room in house.rooms.all())
        for key in self._tables - set(tables):
            metrics.TABLES.labels(*key).set(0)
        for key, number in tables.items():
            metrics.TABLES.labels(*key).set(number)
        self._tables = set(tables)
        listened = [room for room in house.rooms.all() if room.listeners]
        metrics.SOCKETS.set(sum(len(room.listeners) for room in listened))
        metrics.SPECTATORS.set(sum(room.attendance.watching for room in listened))
        stages = Counter(job.stage for job in self.analyses.jobs.values())
        for stage in ("waiting", "running"):
            metrics.COACH.labels(stage).set(stages[stage])
        metrics.STORE_WAITING.set(house.store.waiting)
        metrics.PROCESSES.set(1)
        metrics.MEMORY.set(memory())
        cpu = time.process_time()
        metrics.CPU.inc(max(0.0, cpu - self._cpu))
        self._cpu = cpu
        kind = "sqlite" if house.store.sqlite else "postgresql"
        metrics.BUILD.labels(__version__, platform.python_version(), kind).set(1)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            self.look()
            with contextlib.suppress(*AWAY):
                for status, number in (await self.events.count()).items():
                    metrics.EVENTS.labels(status).set(number)
            await asyncio.sleep(EVERY)


def memory() -> int:
    """Bytes that this process holds; elsewhere than on Linux, the most that it ever held."""
    try:
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
