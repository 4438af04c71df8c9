"""The tables that this process holds in memory: read from the store, read again on news, dropped when idle.

Other processes write too. Whatever is heard of them is remembered until it is reached: the highest version that
anybody spoke of, also while a table is being read, and also while the store is away.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol

from overtable.server.config import Config
from overtable.server.errors import Fault
from overtable.server.table.following import said
from overtable.server.table.room import Room
from overtable.server.table.upgrades import settle
from overtable.store.attendance import Attendance
from overtable.store.outages import Outages
from overtable.store.rows import BrokenRow
from overtable.store.store import AWAY, Store, is_away
from overtable.store.tables import Answers, load, set_aside

log = logging.getLogger("overtable.table")

FAR = 30
"""Entries beyond which a record is followed in a thread."""
AGAIN = 1.0
"""Seconds until a store that did not answer is asked again."""


class Others(Protocol):
    """What is known of the processes that serve the same store."""

    outages: Outages

    @property
    def is_late(self) -> bool: ...

    async def elsewhere(self, table_id: str) -> Attendance: ...

    async def catch_up(self) -> None:
        """Called before anything is read or written: outages must be known before what came after them."""


class Rooms:
    def __init__(
        self,
        store: Store,
        config: Config,
        others: Others,
        spawn: Callable[[Coroutine[Any, Any, Any]], object],
        plan: Callable[[Room], None],
    ) -> None:
        """`spawn` begins a task; `plan` is called with a table that was read, for what it does by itself."""
        self.store = store
        self.config = config
        self.others = others
        self._spawn = spawn
        self._plan = plan
        self._kept: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._early: dict[str, int] = {}
        """Versions of tables that were heard of while they were being read."""

    def get(self, table_id: str) -> Room | None:
        return self._kept.get(table_id)

    def all(self) -> Iterable[Room]:
        return self._kept.values()

    def watched(self) -> list[str]:
        """The tables at which somebody listens here."""
        return [table_id for table_id, room in self._kept.items() if room.listeners]

    def forget(self, room: Room) -> None:
        self._kept.pop(room.row.id, None)

    async def room(self, table_id: str) -> Room:
        """The table as it stands in the store now; raises `Fault` when there is none."""
        room = self._kept.get(table_id)
        if room is None:
            room = await self._read(table_id)
            self._plan(room)
        elif room.stale:
            await self.freshen(room)
        room.used = time.monotonic()
        return room

    async def current(self, table_id: str) -> Room:
        """The same, looking into the store whether another process has changed it."""
        room = self._kept.get(table_id)
        if room is not None and not room.listeners:
            room.stale = True
        return await self.room(table_id)

    async def freshen(self, room: Room) -> None:
        async with room.lock:
            await self.read_again(room)
        room.tell()
        self._plan(room)

    async def read_again(self, room: Room) -> None:
        """Take over what the store holds; a table that cannot be read is dropped, and its sockets hear of it."""
        try:
            await self.others.catch_up()
            try:
                await room.refresh(self.store)
            except BrokenRow as broken:
                await set_aside(self.store, room.row.id, str(broken))
                raise Fault("table-broken", "Something is wrong with this table; it was set aside.") from None
            await settle(self.store, room)
        except Fault:
            self.forget(room)
            room.tell()
            raise

    async def _read(self, table_id: str) -> Room:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            room = self._kept.get(table_id)
            if room is None:
                try:
                    room = await self._load(table_id)
                finally:
                    early = self._early.pop(table_id, 0)
                    self._loading.pop(table_id, None)
                self._make_space()
                self._kept[table_id] = room
                self.heard(table_id, early)
        return room

    async def _load(self, table_id: str) -> Room:
        await self.others.catch_up()
        try:
            room = await self._made(table_id)
        except Fault as fault:
            if fault.code == "table-broken":
                await set_aside(self.store, table_id, str(fault)[:300])
            raise
        except Exception as error:
            if is_away(error):
                raise
            log.warning("broken", extra={"data": {"table": table_id, "why": said(error)}})
            await set_aside(self.store, table_id, said(error))
            raise Fault("table-broken", "Something is wrong with this table; it was set aside.") from None
        room.elsewhere = await self.others.elsewhere(table_id)
        return room

    async def _made(self, table_id: str) -> Room:
        found = await load(self.store, table_id)
        if found is None:
            raise Fault("not-found", "There is no such table.")
        far = len(found.entries) - (found.snapshot.n if found.snapshot else 0) > FAR
        known = found, self.others.outages, round(self.config.patience * 1000)
        room = await asyncio.to_thread(Room, *known) if far else Room(*known)
        for seat in room.seats:
            room.stops(seat.number)
        if room.outdated:
            room.message(None, 0)  # what cannot even be told of is broken, not outdated
        await settle(self.store, room)
        return room

    def _make_space(self) -> None:
        if len(self._kept) < self.config.rooms:
            return
        idle = sorted((r for r in self._kept.values() if not r.listeners and not r.thinking), key=lambda r: r.used)
        for room in idle[: max(1, len(idle) // 4)]:
            if room.timer is not None:
                room.timer.cancel()
            self.forget(room)

    # News

    def heard(self, table_id: str, version: int, answers: Answers | None = None) -> None:
        """Somebody has changed a table: the highest version heard of is remembered, and reached."""
        room = self._kept.get(table_id)
        if room is None:
            if table_id in self._loading:  # what is being read may be older than that
                self._early[table_id] = max(version, self._early.get(table_id, 0))
            return
        if version <= max(room.heard, room.row.version):
            return
        room.heard = version
        if answers is not None and self._follow(room, version, answers):
            room.tell(calm=True)
            self._plan(room)
        elif not room.catching_up:
            room.catching_up = True
            self._spawn(self._catch_up(room))

    def _follow(self, room: Room, version: int, answers: Answers) -> bool:
        """Take over answers that were told, where they are the very next and nothing else is under way."""
        if room.lock.locked() or room.stale or version != room.row.version + 1 or self.others.is_late:
            return False
        return room.follow(answers)

    async def _catch_up(self, room: Room) -> None:
        """Read the table until it has the version that was heard of; a store that is away is tried again."""
        try:
            while room.row.version < room.heard and self._kept.get(room.row.id) is room:
                async with room.lock:
                    if room.row.version >= room.heard:
                        break  # our own change was meant
                    heard = room.heard
                    try:
                        await self.read_again(room)
                    except AWAY:
                        log.warning("a table could not be read again", extra={"data": {"table": room.row.id}})
                        await asyncio.sleep(AGAIN)
                        continue
                    if room.row.version < heard:
                        room.heard = room.row.version  # a store that was set back
                room.tell()
                self._plan(room)
        finally:
            room.catching_up = False
