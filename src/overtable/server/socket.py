"""The socket of a table: what comes in is acted on, one message after the other; what changes goes out.

A slow client gets the newest state, not a queue of old ones: the writer sends what is true when it gets to it. Whoever
answers is told what came of it together with the reply, in one packet: on its way each packet costs as much as a view.
"""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from overtable.server.errors import Fault, store_away
from overtable.server.guard import SESSION_COOKIE, address, counted
from overtable.server.house import House
from overtable.server.limits import BAD_FRAMES, FRAME
from overtable.server.running import metrics
from overtable.server.running.packets import MORE
from overtable.server.table.actions import act
from overtable.server.table.messages import Answer, Id, Whole, read_message
from overtable.server.table.room import Room
from overtable.server.table.telling import START, Telling
from overtable.server.table.welcome import check_seen, check_welcome
from overtable.server.wire import ErrorOut, Reply, encode
from overtable.store.people import hashed, is_id, muted_by, person_of
from overtable.store.rows import Person
from overtable.store.store import is_away, now

log = logging.getLogger("overtable.socket")

CLOSE = {
    "not-found": 4404,
    "not-allowed": 4403,
    "banned": 4403,
    "too-many": 4429,
    "table-broken": 4409,
    "no-session": 4501,
    "store-away": 4503,
}
AGAIN = 1.0
"""Seconds until a store that did not answer is asked again."""


class Connection:
    """One socket of one person (or of somebody without a name) at one table."""

    def __init__(self, house: House, room: Room, who: Person | None, ws: "WebSocket[Any, Any, Any]") -> None:
        self.house = house
        self.room = room
        self.who = who
        self.person = who.id if who else None
        self.ws = ws
        self.address = address(ws.scope)  # type: ignore[arg-type]
        self.news = asyncio.Event()
        self.muted: frozenset[str] | None = None
        self.telling: Telling | None = None
        self.told = START
        self.shown = room.arrived
        self.logged_out = False
        self.answering = False
        """Whether an answer is being acted on, whose reply brings what has changed."""
        self.sending = asyncio.Lock()

    def wake(self) -> None:
        self.news.set()

    def remute(self) -> None:
        """Whom this person does not want to hear has changed."""
        self.muted = None
        self.wake()

    def log_out(self) -> None:
        """The session that it was opened with has ended."""
        self.logged_out = True
        self.wake()

    def is_noticed(self) -> None:
        """The others see who came, or went: a player at once, those who look on now and then, all together."""
        if self.room.seat_of(self.person) is None:
            self.room.tell_soon()
        else:
            self.room.tell()

    def begin_anew(self) -> None:
        """Send the whole table next."""
        self.told = START
        self.wake()

    async def send(self, text: str, more: str | None = None) -> None:
        async with self.sending:
            if more is not None:
                await self.ws.send({"type": "websocket.send", "text": text, MORE: True})  # type: ignore[arg-type]
            await self.ws.send_data(text if more is None else more, mode="text")

    async def write(self) -> None:
        """Send the table whenever it changed; while the store is away, say so once and try again."""
        told = False
        while True:
            try:
                await self._write()
                return
            except Exception as error:
                if not is_away(error):
                    raise
                if not told:
                    await self.send(encode(refusal(store_away())).decode())
                told = True
                await asyncio.sleep(AGAIN)
                self.wake()

    async def _write(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            if self.answering:
                continue  # the reply brings it
            changed = await self._changed()
            if self.room.gone:
                await self.ws.close(4404, "The table was closed.")
                return
            if changed is not None:
                await self.send(changed)

    async def _changed(self) -> str | None:
        """What is new since the last time, to be sent at once; nothing where nothing is."""
        self.house.order.check_ban(self.person, self.address)
        if self.logged_out:
            raise Fault("no-session", "You were logged out here.")
        if self.muted is None:
            self.muted = await muted_by(self.house.store, self.person) if self.person else frozenset()
        room = self.room
        if self.house.rooms.get(room.row.id) is not room:
            if room.gone:
                return None
            self.room = room = await self.house.room(room.row.id)  # it was read anew
            room.listeners.add(self)
        check_welcome(room, self.person)
        telling, at = room.telling(self.person, self.muted), now()
        if telling is not self.telling:  # somebody else by now: another seat, or another table
            self.telling, self.told = telling, START
        place = telling.look(at)
        if place == self.told:
            return None
        self.told, told = place, self.told
        self.shown = metrics.shown(room.arrived, self.shown)
        return telling.since(told, at)

    async def reply(self, text: str) -> None:
        """The reply to an answer, and with it what has changed."""
        self.answering = False
        try:
            changed = await self._changed()
        except Exception:
            changed = None
            self.wake()  # the writer meets the same trouble, and says so
        await self.send(text, changed)

    async def read(self) -> None:
        """Act on what comes in; too much nonsense ends it."""
        bad = 0
        key = self.person or counted(self.ws.scope)  # type: ignore[arg-type]
        while True:
            frame = await self.ws.receive()
            if frame["type"] == "websocket.disconnect":
                return
            data: str | bytes = frame.get("text") or frame.get("bytes") or ""  # type: ignore[assignment]
            reply: Reply | ErrorOut
            message_id = None
            answered = False
            try:
                self.house.rates.check("message", key)
                self.house.rates.check("messages", key)
                if len(data) > FRAME:
                    raise Fault("too-large", f"A message has at most {FRAME} bytes.")
                message = read_message(data)
                message_id = message.id
                answered = self.answering = isinstance(message, Answer)
                reply = await act(self.house, self.room, self.who, message)
                if isinstance(message, Whole):
                    self.begin_anew()
            except msgspec.DecodeError as error:
                bad += 1
                reply = refusal(Fault("bad-request", "That is not a message.", [str(error)[:300]]), id_of(data))
            except Fault as fault:
                bad += fault.code in ("too-large", "too-many")
                reply = refusal(fault, message_id)
            except Exception as error:
                if is_away(error):
                    reply = refusal(store_away(), message_id)
                else:
                    log.exception("a message failed", extra={"data": {"table": self.room.row.id}})
                    reply = refusal(Fault("server-error", "Something went wrong here; it was noted."), message_id)
            if answered:
                await self.reply(encode(reply).decode())
            else:
                await self.send(encode(reply).decode())
            if bad > BAD_FRAMES:
                await self.ws.close(4400, "Too many bad frames.")
                return


class Identified(msgspec.Struct, frozen=True):
    id: Id = None


def id_of(data: str | bytes) -> Id:
    """The id of a message with which something else is wrong, where it has one."""
    try:
        return msgspec.json.decode(data, type=Identified).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def refusal(fault: Fault, message_id: Id = None) -> ErrorOut:
    return ErrorOut(id=message_id, **msgspec.structs.asdict(fault.body))


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: "WebSocket[Any, Any, Any]", table_id: str, house: House) -> None:
    await socket.accept()
    token = socket.cookies.get(SESSION_COOKIE)
    is_counted = False
    try:
        if not is_id(table_id):
            raise Fault("not-found", "There is no such table.")
        who = await person_of(house.store, token) if token else None
        key = who.id if who else counted(socket.scope)  # type: ignore[arg-type]
        house.rates.check("socket", key)
        if house.sockets.get(key, 0) >= house.config.sockets_a_person:
            raise Fault("too-many", "You have too many tables open at once.")
        house.order.check_ban(who.id if who else None, address(socket.scope))  # type: ignore[arg-type]
        room = await house.current(table_id)
        check_seen(room, who.id if who else None)
        if len(room.listeners) >= house.config.watchers_a_table and room.seat_of(who.id if who else None) is None:
            raise Fault("too-many", "Too many people watch this table.")
    except Exception as error:
        if not isinstance(error, Fault) and not is_away(error):
            raise
        fault = error if isinstance(error, Fault) else store_away()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # whoever asked may be gone
            await socket.send_data(encode(refusal(fault)).decode(), mode="text")
            await socket.close(CLOSE.get(fault.code, 4400), fault.code)
        return
    connection = Connection(house, room, who, socket)
    try:
        house.sockets[key] = house.sockets.get(key, 0) + 1
        is_counted = True
        room.listeners.add(connection)
        house.attend(room)
        if who and token:
            house.sessions.add(hashed(token), connection)
        connection.wake()
        connection.is_noticed()
        await _both(connection)
    finally:
        connection.room.listeners.discard(connection)
        if who and token:
            house.sessions.discard(hashed(token), connection)
        house.attend(connection.room, {connection.person})
        connection.is_noticed()
        if is_counted:
            house.sockets[key] -= 1
            if not house.sockets[key]:
                del house.sockets[key]


async def _both(connection: Connection) -> None:
    """Read and write until either ends."""
    tasks = [asyncio.create_task(connection.read()), asyncio.create_task(connection.write())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if isinstance(error, Fault):
                with contextlib.suppress(Exception):
                    await connection.send(encode(refusal(error)).decode())
                    await connection.ws.close(CLOSE.get(error.code, 4400), error.code)
            elif error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
                log.error("a socket failed", exc_info=error)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
