"""Somebody leaves the house for good: they leave their events, and are named in none."""

import contextlib

from msgspec.structs import replace

from overtable.events import entry as e
from overtable.events.making import leaving
from overtable.server.errors import Fault
from overtable.server.events.hall import Hall
from overtable.server.events.service import EventService
from overtable.store import events
from overtable.store.accounts import LEFT
from overtable.store.rows import Person

TRIES = 20


async def leave_events(service: EventService, who: Person) -> None:
    for event_id in await events.events_of(service.store, who.id):
        with contextlib.suppress(Fault):  # one that cannot be opened is left as it is
            hall = await service.halls.hall(event_id)
            await _go(service, hall, who)
            await _forget(service, hall, who)


async def _go(service: EventService, hall: Hall, who: Person) -> None:
    """Out of it as others leave; an event that has not begun is called off with its organiser."""
    number = hall.number_of(who.id)
    if hall.row.owner == who.id and hall.event.status == "open":
        with contextlib.suppress(Fault):
            why = "its organiser has left"
            await service.halls.change(hall, lambda event, at: [e.Cancel(at=at, why=why)])
    elif number is not None:
        with contextlib.suppress(Fault):
            await service.halls.change(hall, lambda event, at: [leaving(event, number, at)])


async def _forget(service: EventService, hall: Hall, who: Person) -> None:
    """The record keeps numbers and lots, and no name."""
    for _ in range(TRIES):
        await service.halls.freshen(hall)
        async with hall.lock:
            numbers = {p.number for p in hall.event.players if p.person == who.id}
            lines = {}
            for n, entry in enumerate(hall.entries, 1):
                anew = _nameless(entry, hall, who, numbers)
                if anew != entry:
                    lines[n] = e.line(anew)
            columns = {"organiser": LEFT, "owner": None} if hall.row.owner == who.id else {}
            if not lines and not columns:
                return
            hall.stale = True
            if await events.rewrite(service.store, hall.row, columns, lines):
                break
    await service.halls.freshen(hall)


def _nameless(entry: e.Entry, hall: Hall, who: Person, numbers: set[int]) -> e.Entry:
    if isinstance(entry, (e.Enter, e.Late)) and entry.person == who.id:
        player = next(p for p in hall.event.players if p.person == who.id and p.number in numbers)
        named = f"{LEFT} {player.number}"
        entry = replace(entry, person=f"left-{player.number}", name=named, lot=player.lot)
    if getattr(entry, "by", "") == who.name:
        entry = replace(entry, by=LEFT)
    return entry
