"""All events that this process holds in memory: reading them, changing them, hearing of what others changed.

A change is made of the state, checked, written in one transaction and only then told. If another process was faster,
the event is read again and the change is made anew, or refused. An event that cannot be read is set aside, and stops no
other.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence

import msgspec

from overtable.events.entry import AddBot, Enter, Entry, Late, Leave, Remove, line
from overtable.events.event import Event
from overtable.events.fold import NotAllowed, apply
from overtable.events.standings import standings
from overtable.server.errors import Fault
from overtable.server.events.clocks import due_of
from overtable.server.events.hall import BadEvent, Hall
from overtable.server.house import House
from overtable.store import events
from overtable.store.events import PREFIX, EventChange
from overtable.store.people import account_names
from overtable.store.rows import BrokenRow, EntryRow, EventFacts, EventRow
from overtable.store.store import now
from overtable.store.tables import News

log = logging.getLogger("overtable.event")

Build = Callable[[Event, int], Sequence[Entry]]
"""From the state and the time: what is to be written. Raises `Fault` or `NotAllowed`."""

TRIES = 50
KEPT = 200
"""How many events are kept in memory."""


def missing() -> Fault:
    return Fault("not-found", "There is no such event.")


def broken() -> Fault:
    return Fault("event-broken", "Something is wrong with this event; it was set aside.")


def facts_of(event: Event) -> EventFacts:
    """What a list tells of it."""
    players = [p for p in event.players if not p.gone]
    winner = ""
    if event.status == "over" and (ranks := standings(event)):
        winner = event.players[ranks[0].player - 1].name
    return EventFacts(len(players), len(event.rounds), winner)


def refused(error: NotAllowed) -> Fault:
    first = error.problems[0] if len(error.problems) == 1 else "The event does not allow this."
    return Fault("not-now", f"{first[:1].upper()}{first[1:]}"[:300], error.problems[:100])


class Halls:
    def __init__(self, house: House, tend: Callable[[Hall], None]) -> None:
        """`tend` is called with an event in which there may be something to do."""
        self.house = house
        self.store = house.store
        self._tend = tend
        self._kept: dict[str, Hall] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    def get(self, event_id: str) -> Hall | None:
        return self._kept.get(event_id)

    def all(self) -> Iterable[Hall]:
        return self._kept.values()

    def watched(self) -> list[str]:
        """The events at which somebody listens here, as processes call them."""
        return [PREFIX + i for i, hall in self._kept.items() if hall.listeners]

    async def hall(self, event_id: str) -> Hall:
        """The event as the store has it now; raises `Fault`."""
        hall = self._kept.get(event_id)
        if hall is None:
            hall = await self._read(event_id)
        else:
            await self.freshen(hall)
        hall.used = time.monotonic()
        return hall

    async def freshen(self, hall: Hall) -> None:
        """Read it again if the store has a newer version."""
        async with hall.lock:
            found = (await events.event_versions(self.store, [hall.row.id])).get(hall.row.id)
            if found is None:
                self.forget(hall)
                raise missing()
            if hall.stale or found != hall.row.version:
                await self._renew(hall)
                hall.tell()

    def forget(self, hall: Hall) -> None:
        self._kept.pop(hall.row.id, None)
        if hall.timer is not None:
            hall.timer.cancel()
        hall.tell()

    async def set_aside(self, event_id: str, why: str) -> None:
        log.error("set aside", extra={"data": {"event": event_id, "why": why}})
        await events.put_aside(self.store, event_id, why)
        if (hall := self._kept.get(event_id)) is not None:
            self.forget(hall)

    async def _read(self, event_id: str) -> Hall:
        async with self._loading.setdefault(event_id, asyncio.Lock()):
            try:
                hall = self._kept.get(event_id)
                if hall is None:
                    hall = await self._load(event_id)
                    self._make_space()
                    self._kept[event_id] = hall
                    self._tend(hall)
            finally:
                self._loading.pop(event_id, None)
        return hall

    async def _load(self, event_id: str) -> Hall:
        try:
            found = await events.load_event(self.store, event_id)
            if found is None:
                raise missing()
            if found.row.broken:
                raise broken()
            hall = await asyncio.to_thread(Hall, found)
            await self._know(hall)
            return hall
        except (BadEvent, BrokenRow) as error:
            await self.set_aside(event_id, str(error))
            raise broken() from None

    async def _renew(self, hall: Hall) -> None:
        """Within its lock."""
        try:
            found = await events.load_event(self.store, hall.row.id)
            if found is None or found.row.broken:
                self.forget(hall)
                raise missing() if found is None else broken()
            await asyncio.to_thread(hall.renew, found)
            await self._know(hall)
        except (BadEvent, BrokenRow) as error:
            await self.set_aside(hall.row.id, str(error))
            raise broken() from None

    async def _know(self, hall: Hall) -> None:
        """Which of its players have accounts."""
        unknown = {p.person for p in hall.event.players if p.person} - hall.accounts.keys()
        if unknown:
            hall.accounts |= await account_names(self.store, sorted(unknown))

    def _make_space(self) -> None:
        idle = sorted((h for h in self._kept.values() if not h.listeners), key=lambda h: h.used)
        for hall in idle[: max(0, len(self._kept) - KEPT)]:
            self.forget(hall)

    def heard(self, event_id: str, version: int) -> None:
        """Another process has changed an event."""
        hall = self._kept.get(event_id)
        if hall is not None and version > hall.row.version:
            hall.stale = True
            if hall.listeners:
                self.house.spawn(self.freshen(hall))

    # Changes

    async def change(self, hall: Hall, build: Build) -> None:
        """Make a change. A caller that goes away does not stop it."""
        await asyncio.shield(self.house.spawn(self._change(hall, build)))

    async def _change(self, hall: Hall, build: Build) -> None:
        async with hall.lock:
            looked = False
            for _ in range(TRIES):
                if hall.stale:
                    await self._renew(hall)
                at = max(now(), hall.event.at)
                try:
                    after, entries = await asyncio.to_thread(applied, hall.event, build, at)
                except (NotAllowed, Fault) as error:
                    if not looked and await self._is_old(hall):
                        looked = hall.stale = True
                        continue
                    raise refused(error) if isinstance(error, NotAllowed) else error from None
                if not entries:
                    return
                if await self._write(hall, after, entries, at):
                    break
                hall.stale = True
            else:
                raise Fault("too-many", "The event is too busy; try again.")
        hall.tell()
        self._tend(hall)

    async def _is_old(self, hall: Hall) -> bool:
        """Refused by what is known here; another process may know more."""
        found = await events.event_versions(self.store, [hall.row.id])
        return found.get(hall.row.id, 0) != hall.row.version

    async def _write(self, hall: Hall, after: Event, entries: list[Entry], at: int) -> bool:
        columns = {
            "status": after.status,
            "facts": facts_of(after),
            "due": due_of(after, self.house.together.outages, at),
        }
        change = EventChange(columns, [EntryRow(line(entry), at) for entry in entries])
        number = len(hall.event.players)
        for entry in entries:
            if isinstance(entry, (Leave, Remove)):
                change.left.append(entry.player)
            number += isinstance(entry, (AddBot, Enter, Late))
            if isinstance(entry, (Enter, Late)) and entry.person:
                change.people[number] = entry.person
        try:
            written = await events.append(self.store, hall.row, change, at)
        except BaseException:
            hall.stale = True  # nobody knows whether it was written
            raise
        if not written:
            return False
        row: EventRow = msgspec.structs.replace(
            hall.row, **columns, version=hall.row.version + 1, updated=at, length=hall.row.length + len(entries)
        )
        hall.absorb(row, entries)
        if change.people:
            await self._know(hall)
        self.house.together.changed(News(PREFIX + row.id, row.version))
        return True


def applied(event: Event, build: Build, at: int) -> tuple[Event, list[Entry]]:
    entries = list(build(event, at))
    for entry in entries:
        event = apply(event, entry)
    return event, entries
