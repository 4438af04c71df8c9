"""This process among those that serve the same store: it beats, hears who else lives, and knows who is where."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Protocol

from redis.exceptions import RedisError

from overtable.server.config import Config
from overtable.server.table.room import Room
from overtable.server.table.rooms import Rooms
from overtable.server.together.board import Board
from overtable.server.together.by_redis import RedisBoard
from overtable.server.together.rates import Rates
from overtable.store.attendance import NOBODY, Attendance
from overtable.store.events import PREFIX
from overtable.store.news import look_anyway
from overtable.store.outages import BEAT, MISSED, Outages, beat_at, beats, is_gone, leave, new_process
from overtable.store.store import AWAY, Store, now
from overtable.store.tables import Answers, News

log = logging.getLogger("overtable.house")

UNREACHABLE = (RedisError, *AWAY)
EXCHANGE = 0.25
"""Seconds between exchanges of what was counted."""
LOOK = 0.05
"""Seconds between looks whether somebody beats."""


class Events(Protocol):
    """What is known of events here."""

    def watched(self) -> list[str]: ...

    def heard(self, event_id: str, version: int) -> None: ...


Spawn = Callable[[Coroutine[Any, Any, Any]], object]


class Together:
    def __init__(
        self, store: Store, config: Config, rates: Rates, spawn: Spawn, left: Callable[[Room, Collection[str]], None]
    ) -> None:
        """`left` is called with those who are no longer at a table through any process that lives."""
        self.me = new_process()
        self.store = store
        self.rates = rates
        self.board = RedisBoard(store, self.me, config.redis) if config.redis else Board(store, self.me)
        self.outages: Outages = []
        self.others: frozenset[str] = frozenset()
        self.rooms: Rooms
        self.events: Events | None = None
        self._spawn = spawn
        self._left = left
        self._beaten = 0.0
        self._told: dict[str, Attendance] = {}
        """By table: whom the others know to be there through this process."""
        self._telling: set[str] = set()
        self._asked: set[str] = set()
        self._looking = False

    # Living

    async def open(self, rooms: Rooms) -> None:
        """Come to the others, or find that there are none and that clocks stood still until now."""
        self.rooms = rooms
        await self._beat(alone=not await self._somebody_lives())
        for work in (
            self._keep_beating(),
            self._keep_exchanging(),
            self.board.listen(self._shared if self.store.sqlite else self.watched, self.heard, self.attended),
            look_anyway(self.store, self.watched, self.heard, self.attended),
        ):
            self._spawn(work)

    def _shared(self) -> Collection[str]:
        """The tables that somebody else may change: none while nobody else is there. So nobody looks for news then."""
        return self.watched() if self.others else ()

    def watched(self) -> list[str]:
        """The tables, and events, at which somebody listens here."""
        return [*self.rooms.watched(), *(self.events.watched() if self.events else ())]

    def heard(self, table_id: str, version: int, answers: Answers | None = None) -> None:
        """A table has this version, or an event."""
        if not table_id.startswith(PREFIX):
            self.rooms.heard(table_id, version, answers)
        elif self.events is not None:
            self.events.heard(table_id.removeprefix(PREFIX), version)

    async def _somebody_lives(self) -> bool:
        """Whether one that beat a moment ago beats again; those that come just now do not count."""
        first = await beats(self.store)
        fresh = {name: at for name, at in first.items() if at > now() - MISSED and not is_gone(name)}
        until = time.monotonic() + MISSED / 1000
        while fresh and time.monotonic() < until:
            found = await beats(self.store)
            if any(found.get(name, 0) > at for name, at in fresh.items()):
                return True
            await asyncio.sleep(LOOK)
        return False

    async def close(self) -> None:
        if self._beaten:
            self._beaten = 0.0
            try:
                await leave(self.store, self.me)
            except AWAY:
                log.warning("the store is away; the others will notice that this process is gone")
        await self.board.close()

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
                for room in self.rooms.all():
                    self.came_or_went(room)  # what could not be told before
            except AWAY:
                log.warning("the beat failed", exc_info=True)

    async def _beat(self, alone: bool = False) -> None:
        begun = time.monotonic()
        life = await beat_at(self.store, self.me, now(), alone)
        self._beaten = begun
        self.outages[:] = life.outages
        if life.others != self.others:
            self.others = life.others
            self.attended(self.rooms.watched())

    @property
    def is_late(self) -> bool:
        """Whether there may have been an outage that this process has not heard of."""
        return bool(self._beaten) and time.monotonic() - self._beaten > 2 * BEAT

    async def catch_up(self) -> None:
        """Before something is read or written: was there an outage that this process has not heard of?"""
        if self.is_late:
            await self._beat()

    def changed(self, news: News) -> None:
        """Tell the others of a table's new version; nobody waits for that."""
        if not self.store.tells:
            self._spawn(self.board.tell(news))

    # Who is where

    def came_or_went(self, room: Room) -> None:
        """Tell the others who is at a table through this process, if that has changed."""
        table_id = room.row.id
        if self._beaten and table_id not in self._telling and room.attendance != self._told.get(table_id, NOBODY):
            self._telling.add(table_id)
            self._spawn(self._tell(table_id))

    async def _tell(self, table_id: str) -> None:
        try:
            while (found := self._here(table_id)) != self._told.get(table_id, NOBODY):
                await self.board.attend(table_id, found)
                self._told[table_id] = found
                if found == NOBODY:
                    del self._told[table_id]
        except UNREACHABLE as error:
            log.warning("who is at a table could not be told: %s", error)  # and is at the next beat
        finally:
            self._telling.discard(table_id)

    def _here(self, table_id: str) -> Attendance:
        room = self.rooms.get(table_id)
        return NOBODY if room is None else room.attendance

    async def elsewhere(self, table_id: str) -> Attendance:
        """Who is at a table through other processes."""
        try:
            found = await self.board.elsewhere([table_id], self.others) if self.others else {}
        except UNREACHABLE as error:
            log.warning("who is elsewhere could not be read: %s", error)
            found = {}
        return found.get(table_id, NOBODY)

    def attended(self, ids: Collection[str]) -> None:
        """Look who is at these tables through other processes."""
        self._asked |= {i for i in ids if self.rooms.get(i) is not None}
        if self._asked and not self._looking:
            self._looking = True
            self._spawn(self._look())

    async def _look(self) -> None:
        try:
            while self._asked:
                ids, self._asked = sorted(self._asked)[:500], set(sorted(self._asked)[500:])
                found = await self.board.elsewhere(ids, self.others) if self.others else {}
                for table_id in ids:
                    room = self.rooms.get(table_id)
                    if room is not None:
                        self._learn(room, found.get(table_id, NOBODY))
        except UNREACHABLE as error:
            log.warning("who is elsewhere could not be read: %s", error)
        finally:
            self._looking = False

    def _learn(self, room: Room, found: Attendance) -> None:
        before, room.elsewhere = room.elsewhere, found
        if before.people != found.people:
            self._left(room, before.people - found.people)
            room.tell()
        elif before != found:
            room.tell_soon()

    # Rates

    async def _keep_exchanging(self) -> None:
        while True:
            await asyncio.sleep(EXCHANGE)
            if not self.rates.on or (self.board.costly and not self.others):
                continue
            more = self.rates.untold()
            if more:
                try:
                    self.rates.learn(await self.board.exchange(more))
                except UNREACHABLE as error:
                    log.warning("rates are counted here only: %s", error)
