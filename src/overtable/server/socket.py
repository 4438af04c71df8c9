"""The socket of a table: what comes in is acted on, one message after the other; what changes goes out whole.

A slow client gets the newest state, not a queue of old ones: the writer sends what is true when it gets to it.
"""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from overtable.server.errors import Fault
from overtable.server.guard import SESSION_COOKIE, address, counted
from overtable.server.house import House
from overtable.server.limits import BAD_FRAMES, FRAME
from overtable.server.table.actions import act
from overtable.server.table.messages import Id, read_message
from overtable.server.table.room import Room
from overtable.server.table.welcome import check_seen, check_welcome
from overtable.server.wire import ChatLog, Clock, ErrorOut, Log, Reply, TableOut, encode
from overtable.store.people import muted_by, person_of
from overtable.store.rows import Person
from overtable.store.store import now

log = logging.getLogger("overtable.socket")

CLOSE = {"not-found": 4404, "not-allowed": 4403, "banned": 4403, "too-many": 4429, "table-broken": 4409}


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
        self.log_sent = self.chat_sent = 0
        self.last = b""
        self.seat: int | None = None
        self.sending = asyncio.Lock()

    def wake(self) -> None:
        self.news.set()

    def remute(self) -> None:
        """Whom this person does not want to hear has changed."""
        self.muted, self.chat_sent = None, 0
        self.wake()

    async def send(self, data: bytes) -> None:
        async with self.sending:
            await self.ws.send_data(data.decode(), mode="text")

    async def write(self) -> None:
        """Send the table whenever it changed."""
        while True:
            await self.news.wait()
            self.news.clear()
            self.house.order.check_ban(self.person, self.address)
            if self.muted is None:
                self.muted = await muted_by(self.house.store, self.person) if self.person else frozenset()
            room = self.room
            if self.house.rooms.get(room.row.id) is not room:
                if room.gone:
                    await self.ws.close(4404, "The table was closed.")
                    return
                self.room = room = await self.house.room(room.row.id)  # it was read anew
                room.listeners.add(self)
                self.log_sent = self.chat_sent = 0
            check_welcome(room, self.person)
            if room.seat_of(self.person) != self.seat:
                self.seat, self.log_sent = room.seat_of(self.person), 0
            message = room.message(self.person, now(), self.log_sent, self.chat_sent, self.muted or frozenset())
            self.log_sent += len(message.log.lines)
            self.chat_sent = room.row.lines
            if self._is_new(message):
                await self.send(encode(message))

    def _is_new(self, message: TableOut) -> bool:
        """Whether anything is different for this watcher: somebody's secret choice is not, and is not even heard of."""
        running = message.clock.running if message.clock else []
        core = replace(message, now=0, log=Log(0, []), chat=ChatLog(0, []), clock=Clock([], running, 0))
        before, self.last = self.last, encode(core)
        return bool(self.last != before or message.log.lines or message.chat.lines)

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
            try:
                self.house.rates.check("message", key)
                self.house.rates.check("messages", key)
                if len(data) > FRAME:
                    raise Fault("too-large", f"A message has at most {FRAME} bytes.")
                message = read_message(data)
                message_id = message.id
                reply = await act(self.house, self.room, self.who, message)
            except msgspec.DecodeError as error:
                bad += 1
                reply = refusal(Fault("bad-request", "That is not a message.", [str(error)[:300]]), id_of(data))
            except Fault as fault:
                bad += fault.code in ("too-large", "too-many")
                reply = refusal(fault, message_id)
            except Exception:
                log.exception("a message failed", extra={"data": {"table": self.room.row.id}})
                reply = refusal(Fault("server-error", "Something went wrong here; it was noted."), message_id)
            await self.send(encode(reply))
            if bad > BAD_FRAMES:
                await self.ws.close(4400, "Too many bad frames.")
                return


class Identified(msgspec.Struct, frozen=True):
    id: Id = None


def id_of(data: str | bytes) -> Id:
    """The id of a message with which something else is wrong, where it has one."""
    try:
        return msgspec.json.decode(data, type=Identified).id
    except msgspec.DecodeError:
        return None


def refusal(fault: Fault, message_id: Id = None) -> ErrorOut:
    return ErrorOut(id=message_id, **msgspec.structs.asdict(fault.body))


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: "WebSocket[Any, Any, Any]", table_id: str, house: House) -> None:
    await socket.accept()
    token = socket.cookies.get(SESSION_COOKIE)
    who = await person_of(house.store, token) if token else None
    key = who.id if who else counted(socket.scope)  # type: ignore[arg-type]
    is_counted = False
    try:
        house.rates.check("socket", key)
        if house.sockets.get(key, 0) >= house.config.sockets_a_person:
            raise Fault("too-many", "You have too many tables open at once.")
        house.order.check_ban(who.id if who else None, address(socket.scope))  # type: ignore[arg-type]
        room = await house.current(table_id)
        check_seen(room, who.id if who else None)
        if len(room.listeners) >= house.config.watchers_a_table and room.seat_of(who.id if who else None) is None:
            raise Fault("too-many", "Too many people watch this table.")
    except Fault as fault:
        await socket.send_data(encode(refusal(fault)).decode(), mode="text")
        await socket.close(CLOSE.get(fault.code, 4400), fault.code)
        return
    connection = Connection(house, room, who, socket)
    try:
        house.sockets[key] = house.sockets.get(key, 0) + 1
        is_counted = True
        room.listeners.add(connection)
        house.attend(room)
        room.tell()  # the others see who came
        await _both(connection)
    finally:
        connection.room.listeners.discard(connection)
        house.attend(connection.room, {connection.person})
        connection.room.tell()
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
                    await connection.send(encode(refusal(error)))
                    await connection.ws.close(CLOSE.get(error.code, 4400), error.code)
            elif error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
                log.error("a socket failed", exc_info=error)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
