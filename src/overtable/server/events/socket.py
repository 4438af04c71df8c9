"""The socket of an event: the whole of it at first and at each change. Nothing is heard there."""

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from overtable.server.errors import Fault, store_away
from overtable.server.events.hall import Hall
from overtable.server.events.service import EventService
from overtable.server.guard import SESSION_COOKIE, address, counted
from overtable.server.socket import CLOSE, refusal
from overtable.server.wire import encode
from overtable.store.people import hashed, person_of
from overtable.store.rows import Person
from overtable.store.store import is_away

log = logging.getLogger("overtable.socket")

LISTENERS = 500
"""How many may listen to one event, through one process."""
AT_MOST = 0.1
"""Seconds between two tellings: many games may end at once."""


class Ear:
    """One socket of one person."""

    def __init__(self, service: EventService, hall: Hall, who: Person | None, ws: "WebSocket[Any, Any, Any]") -> None:
        self.service = service
        self.hall = hall
        self.who = who
        self.person = who.id if who else None
        self.ws = ws
        self.news = asyncio.Event()
        self.logged_out = False
        self.address = address(ws.scope)  # type: ignore[arg-type]

    def wake(self) -> None:
        self.news.set()

    def log_out(self) -> None:
        self.logged_out = True
        self.wake()

    async def write(self) -> None:
        told: object = None
        house = self.service.house
        while True:
            await self.news.wait()
            self.news.clear()
            house.order.check_ban(self.person, self.address)
            if self.logged_out:
                raise Fault("no-session", "You were logged out here.")
            if self.service.halls.get(self.hall.row.id) is not self.hall:
                self.hall.listeners.discard(self)
                self.hall = await self.service.halls.hall(self.hall.row.id)  # it was read anew
                self.hall.listeners.add(self)
            found = self.service.told(self.hall, self.who)
            if (same := replace(found, now=0)) != told:
                told = same
                await self.ws.send_data(encode(found).decode(), mode="text")
            await asyncio.sleep(AT_MOST)

    async def read(self) -> None:
        """Until the socket is closed; what is said there is not heard, and not too much of it."""
        for _ in range(1000):
            if (await self.ws.receive())["type"] == "websocket.disconnect":
                return


@websocket("/api/events/{event_id:str}/socket")
async def event_socket(socket: "WebSocket[Any, Any, Any]", event_id: str, events: EventService) -> None:
    await socket.accept()
    house, token = events.house, socket.cookies.get(SESSION_COOKIE)
    try:
        who = await person_of(house.store, token) if token else None
        key = who.id if who else counted(socket.scope)  # type: ignore[arg-type]
        house.rates.check("socket", key)
        if house.sockets.get(key, 0) >= house.config.sockets_a_person:
            raise Fault("too-many", "You have too many tables and events open at once.")
        house.order.check_ban(who.id if who else None, address(socket.scope))  # type: ignore[arg-type]
        hall = await events.hall(event_id)
        if len(hall.listeners) >= LISTENERS:
            raise Fault("too-many", "Too many people watch this event.")
    except Exception as error:
        if not isinstance(error, Fault) and not is_away(error):
            raise
        await _close(socket, error if isinstance(error, Fault) else store_away())
        return
    ear = Ear(events, hall, who, socket)
    house.sockets[key] = house.sockets.get(key, 0) + 1
    hall.listeners.add(ear)
    if who and token:
        house.sessions.add(hashed(token), ear)
    ear.wake()
    try:
        await _both(ear)
    finally:
        ear.hall.listeners.discard(ear)
        if who and token:
            house.sessions.discard(hashed(token), ear)
        house.sockets[key] -= 1
        if not house.sockets[key]:
            del house.sockets[key]


async def _close(socket: "WebSocket[Any, Any, Any]", fault: Fault) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # whoever asked may be gone
        await socket.send_data(encode(refusal(fault)).decode(), mode="text")
        await socket.close(CLOSE.get(fault.code, 4400), fault.code)


async def _both(ear: Ear) -> None:
    tasks = [asyncio.create_task(ear.read()), asyncio.create_task(ear.write())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if isinstance(error, Fault) or (error is not None and is_away(error)):
                await _close(ear.ws, error if isinstance(error, Fault) else store_away())
            elif error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
                log.error("a socket failed", exc_info=error)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
