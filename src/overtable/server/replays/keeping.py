"""Sees to it that of every ended game is kept what shows it for ever: at once, or later where that was missed.

One game is packed at a time, in a worker. Games that ended while no server could do it (it was killed, or its version
kept nothing yet) are found in the store, and worked through slowly.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict, deque
from typing import Any

from overtable.kernel.game import Game
from overtable.server.errors import Fault
from overtable.server.printed import packed_cards
from overtable.server.replays.packing import pack_beside
from overtable.server.table.room import Room
from overtable.server.table.upgrades import settle
from overtable.server.version import cards_version
from overtable.server.workers import Workers
from overtable.store.replays import keep_printed, keep_replay, printed_in, without_replay
from overtable.store.rows import BrokenRow
from overtable.store.store import Store, is_away, now
from overtable.store.tables import load, set_aside

log = logging.getLogger("overtable.replays")

LOOK = 60.0
"""Seconds between looks for games that were missed."""
LATE = 60_000
"""Milliseconds after its end in which a game is left to the process where it ended."""
AT_ONCE = 20
WAITING = 200
"""Games that ended just now and wait for it; where there are more, the first ones are found later."""
REMEMBERED = 500
"""Failures beyond these are forgotten, and tried again when they are come upon."""
AGAIN = 1.0
"""Seconds until a store that did not answer is asked again."""
REST = 4.0
"""So many times as long as a missed game took, nothing is done."""


async def keep(store: Store, workers: Workers, room: Room) -> bool:
    """Keep what shows this game; false where its record cannot be followed."""
    if room.play is None or not room.play.over:
        return False
    game, mode = room.game, room.row.mode
    data = await pack_beside(workers, room, None)
    await keep_cards(store, game, mode)
    await keep_replay(store, room.row.id, data)
    return True


async def keep_cards(store: Store, game: Game[Any], mode: str) -> None:
    """Keep what is printed on the cards of a mode, once for each version."""
    version = cards_version(game, mode)
    if await printed_in(store, game.id, version) is None:
        await keep_printed(store, game.id, version, await asyncio.to_thread(packed_cards, game, mode))


async def keep_missed(store: Store, workers: Workers, table_id: str) -> bool:
    """The same for a table that nobody has open; one that cannot be followed is noted."""
    found = await load(store, table_id)
    if found is None:
        return False
    room = await asyncio.to_thread(Room, found)
    await settle(store, room)
    return await keep(store, workers, room)


class Keeper:
    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self._ended: deque[Room] = deque(maxlen=WAITING)
        self._news = asyncio.Event()
        self._given_up: OrderedDict[str, None] = OrderedDict()
        """Games at which this process failed lately; it does not try them again."""

    def ended(self, room: Room) -> None:
        self._ended.append(room)
        self._news.set()

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self._work()
            except Exception as error:
                if not is_away(error):
                    log.exception("keeping replays failed")
                await asyncio.sleep(AGAIN)
            if self._ended:
                continue
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK)
            self._news.clear()

    async def _work(self) -> None:
        await self._fresh()
        for table_id in await without_replay(self.store, now() - LATE, AT_ONCE + len(self._given_up)):
            if table_id in self._given_up:
                continue
            begun = time.monotonic()
            await self._try(table_id, None)
            await asyncio.sleep(REST * (time.monotonic() - begun))
            await self._fresh()

    async def _fresh(self) -> None:
        while self._ended:
            room = self._ended[0]
            await self._try(room.row.id, room)
            if self._ended and self._ended[0] is room:
                self._ended.popleft()

    async def _try(self, table_id: str, room: Room | None) -> None:
        try:
            done = await (
                keep_missed(self.store, self.workers, table_id)
                if room is None
                else keep(self.store, self.workers, room)
            )
        except (BrokenRow, Fault) as error:
            log.warning("no replay", extra={"data": {"table": table_id, "why": str(error)}})
            if isinstance(error, BrokenRow) or error.code == "table-broken":
                await set_aside(self.store, table_id, str(error))
            done = False
        except Exception as error:
            if is_away(error):
                raise
            log.exception("a replay could not be kept", extra={"data": {"table": table_id}})
            done = False
        if not done:
            self._given_up[table_id] = None
            while len(self._given_up) > REMEMBERED:
                self._given_up.popitem(last=False)
