"""Stands before the guard: counts requests, answers Prometheus, and ends the house in good order.

When the process is asked to end (SIGTERM), nothing new is begun: requests get 503 and are told when to come again. What
is under way is finished and acknowledged; then every socket is closed with 1012, which tells a page that the server
restarts. A message that has not been looked at by then is not acted on.
"""

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable, MutableMapping
from typing import Any

from overtable.server.errors import Fault
from overtable.server.guard import App, Receive, Scope, Send, refuse
from overtable.server.house import House
from overtable.server.running import metrics
from overtable.server.running.scrape import Scrape, may_read

log = logging.getLogger("overtable.house")

RESTART = 1012
REASON = "The server restarts; come back in a moment."
FINISH = 5.0
"""Seconds that what is under way may take to be finished."""
AGAIN = b"2"
"""Seconds after which to come again."""
GONE = {"type": "websocket.disconnect", "code": RESTART}

Message = MutableMapping[str, Any]


class Line:
    """One socket, as the front sees it: whether a message of it is being acted on."""

    def __init__(self, front: "Front", receive: Receive, send: Send) -> None:
        self.front = front
        self.busy = True  # until it first waits for a message
        self.told = False
        self._receive = receive
        self._send = send

    async def receive(self) -> Message:
        self.busy = False
        if self.front.closing:
            await self.come_back()
        if self.told:
            return GONE
        message = await self._receive()
        if self.told:
            return GONE
        self.busy = True
        return message

    async def send(self, message: Message) -> None:
        if not self.told:
            await self._send(message)

    async def come_back(self) -> None:
        if self.told:
            return
        self.told = True
        with contextlib.suppress(Exception):  # it may be gone already
            await self._send({"type": "websocket.close", "code": RESTART, "reason": REASON})


class Front:
    def __init__(self, app: App, house: House, scrape: Scrape, token: str | None) -> None:
        self.app = app
        self.house = house
        self.scrape = scrape
        self.token = token
        self.closing = False
        self.lines: set[Line] = set()
        metrics.count_errors()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = metrics.Clock(), 500

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        route = "/metrics"
        try:
            if scope["path"] == route and scope["method"] == "GET":
                if may_read(scope, self.token):
                    await self.scrape.answer(sent)
                else:
                    await refuse(Fault("not-allowed", "These figures are for whoever runs the house."), sent)
            elif self.closing:
                route = "closing"
                await refuse(Fault("restarting", REASON), again(sent))
            else:
                route = "refused"
                try:
                    await self.app(scope, receive, sent)
                finally:
                    route = scope.get("path_template") or route
        finally:
            metrics.requested(scope["method"], route, status, begun)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.closing:
            await receive()
            if "websocket.http.response" in scope.get("extensions", {}):
                await refuse(Fault("restarting", REASON), again(send, "websocket."))
            else:
                await send({"type": "websocket.close", "code": RESTART, "reason": REASON})
            return
        line = Line(self, receive, send)
        self.lines.add(line)
        try:
            await self.app(scope, line.receive, line.send)
        finally:
            self.lines.discard(line)

    # The end

    def watch_signals(self) -> None:
        """End in good order when the process is asked to; what asked for it before is asked afterwards."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            before = signal.getsignal(number)
            # In a thread, and where there are no such signals, whoever started this ends it otherwise.
            with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):
                if callable(before):
                    loop.add_signal_handler(number, self._asked_to_end, number, before)

    def _asked_to_end(self, number: signal.Signals, before: Callable[[int, None], object]) -> None:
        if not self.closing:
            self.house.spawn(self._end(number, before))
        elif number == signal.SIGINT:
            before(number, None)  # asked once more by somebody at the keyboard

    async def _end(self, number: signal.Signals, before: Callable[[int, None], object]) -> None:
        try:
            await self.wind_down()
        finally:
            before(number, None)

    async def wind_down(self) -> None:
        """Finish what is under way, and tell every socket to come back."""
        self.closing = self.house.closing = True
        # Somebody who reads nothing holds nobody up: what is left is cut off.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISH):
                await asyncio.gather(*(line.come_back() for line in list(self.lines) if not line.busy))
                while any(not line.told for line in self.lines):
                    await asyncio.sleep(0.01)
        left = [line for line in self.lines if not line.told]
        for line in left:
            line.told = True
        if left:
            log.warning("messages were not finished", extra={"data": {"sockets": len(left)}})


def again(send: Send, prefix: str = "") -> Send:
    """Adds when to come again, and that the connection ends."""

    async def sent(message: Message) -> None:
        more = {"type": prefix + message["type"]}
        if message["type"] == "http.response.start":
            more["headers"] = [*message["headers"], (b"retry-after", AGAIN), (b"connection", b"close")]
        await send({**message, **more})

    return sent
