"""Guests over plain HTTP, and their sockets, always listening."""

import asyncio
import time
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection, connect


class Offered(msgspec.Struct):
    id: str


class Asked(msgspec.Struct):
    number: int
    options: list[Offered]


class Heard(msgspec.Struct):
    """What the load needs to know of any message."""

    type: str
    entry: int = 0
    quiet: bool = False
    code: str = ""
    message: str = ""
    entries: int | UnsetType = UNSET
    edition: int = 0
    since: int = 0
    decision: Asked | UnsetType | None = UNSET
    result: dict[str, Any] | UnsetType | None = UNSET


HEARD: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


class Person:
    def __init__(self, url: str, name: str) -> None:
        self.host = urlsplit(url).netloc
        self.cookies: dict[str, str] = {}
        self.csrf = self.call("GET", "/api/me")["csrf"]
        self.call("POST", "/api/guest", {"name": name})

    def call(self, method: str, path: str, body: Any = None) -> Any:
        connection = HTTPConnection(self.host, timeout=60)
        headers = {"Content-Type": "application/json", "Cookie": self.cookie()}
        if method != "GET":
            headers["X-CSRF-Token"] = self.csrf
        connection.request(method, path, msgspec.json.encode(body) if body is not None else None, headers)
        response = connection.getresponse()
        data = response.read()
        for line in response.headers.get_all("set-cookie", []):
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value
        connection.close()
        if response.status >= 300:
            raise RuntimeError(f"{method} {path}: {response.status} {data[:300]!r}")
        return msgspec.json.decode(data) if data else None

    def cookie(self) -> str:
        return "; ".join(f"{k}={v}" for k, v in self.cookies.items())


class Side:
    """One socket of a table. It understands whole tables and changes of them."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.entries = -1
        self.edition = 0
        self.decision: Asked | None = None
        self.over = False
        self.bytes = 0
        self.reply: asyncio.Queue[Heard] = asyncio.Queue()
        self.news = asyncio.Condition()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for data in self.ws:
            self.bytes += len(data)
            heard = HEARD.decode(data)
            if heard.type in ("table", "change"):
                async with self.news:
                    self._take(heard)
                    self.news.notify_all()
            else:
                self.reply.put_nowait(heard)

    def _take(self, heard: Heard) -> None:
        if heard.type == "change" and heard.since != self.edition:
            raise RuntimeError(f"a change of {heard.since} came after {self.edition}")
        self.edition = heard.edition
        if heard.entries is not UNSET:
            self.entries = heard.entries
        if heard.decision is not UNSET:
            self.decision = heard.decision
        if heard.result is not UNSET:
            self.over = heard.result is not None

    async def until(self, entries: int) -> float:
        """When so many entries were seen here."""
        async with self.news:
            await self.news.wait_for(lambda: self.entries >= entries)
        return time.perf_counter()

    async def asked(self) -> bool:
        """Whether there is something to answer, once that is clear; false when the game is over."""
        async with self.news:
            await self.news.wait_for(lambda: self.over or self.decision is not None)
        return not self.over

    async def close(self) -> None:
        self.task.cancel()
        await self.ws.close()


async def sit(url: str, table: str, person: Person | None) -> Side:
    """Open the table's socket, and wait for what it says first."""
    headers = {"Cookie": person.cookie()} if person else {}
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    side = Side(await connect(address, additional_headers=headers, max_size=None, proxy=None, compression=None))
    await side.until(0)
    return side
