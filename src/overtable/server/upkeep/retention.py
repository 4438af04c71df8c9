"""Removes what is old, now and then: by the server while it runs, or by `overtable tidy`."""

import asyncio
import logging

from overtable.server.running.metrics import REMOVED
from overtable.server.table.upgrades import over
from overtable.server.together.together import Together
from overtable.store.keeping import Keeping
from overtable.store.retention import BATCHES, DAY, Removed, idle_games, tidy
from overtable.store.store import AWAY, Store, now
from overtable.store.tables import Change, commit, load

log = logging.getLogger("overtable.upkeep")

EVERY = 3600.0
"""Seconds between removals."""


async def remove_old(store: Store, keeping: Keeping) -> Removed:
    """Remove what the settings do not keep; how much of what."""
    at = now()
    ended = 0
    for _ in range(BATCHES if keeping.running else 0):
        ids = await idle_games(store, at - keeping.running * DAY)
        for table_id in ids:
            ended += await end_without_result(store, table_id)
        if not ids:
            break
    return ({"running games": ended} if ended else {}) | await tidy(store, keeping, at)


async def end_without_result(store: Store, table_id: str) -> bool:
    """A game to which nobody comes back is over, and nobody has won; it can be looked at like others."""
    found = await load(store, table_id)
    if found is None or found.row.status != "playing":
        return False
    at = max(now(), found.row.updated)
    return await commit(store, table_id, found.row.version, Change(columns=over(at)), at, found.row.length)


class Retention:
    """Of all processes that serve a store, one does it."""

    def __init__(self, store: Store, keeping: Keeping, together: Together) -> None:
        self.store = store
        self.keeping = keeping
        self.together = together

    async def remove(self) -> Removed:
        if any(other < self.together.me for other in self.together.others):
            return {}
        removed = await remove_old(self.store, self.keeping)
        for what, number in removed.items():
            REMOVED.labels(what).inc(number)
        if removed:
            log.info("removed", extra={"data": removed})
        return removed

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.remove()
            except AWAY:
                log.warning("the store is away; what is old stays for now")
            except Exception:
                log.exception("removing what is old failed")
