"""People who talk to a server: over HTTP, and at the socket of a table."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

WAIT = 30.0


class Guest:
    """Somebody with a browser: cookies, the CSRF token, and a name."""

    def __init__(self, url: str, name: str | None = "Ada") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=WAIT)
        try:
            self.csrf = self.http.get("/api/me").json()["csrf"]
            if name is not None:
                self.post("/api/guest", {"name": name})
        except BaseException:
            self.http.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"X-CSRF-Token": self.csrf, **more.pop("headers", {})}
        if body is not None:
            more["json"] = body
        return self.http.request(method, path, headers=headers, **more)

    def get(self, path: str) -> Any:
        return self._good(self.call("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        return self._good(self.call("POST", path, body))

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> str:
        """The code of the refusal."""
        response = self.call(method, path, body, **more)
        assert response.status_code >= 400, response.text
        told = response.json()
        assert told["message"] and set(told) == {"code", "message", "problems", "rule"}
        return str(told["code"])

    @staticmethod
    def _good(response: httpx.Response) -> Any:
        assert response.status_code < 300, f"{response.status_code} {response.text}"
        return response.json() if response.content else None

    def cookie(self) -> str:
        return "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)

    def sit(self, table: str, url: str | None = None) -> "Socket":
        """Open the table's socket."""
        return Socket(url or self.url, table, self.cookie())


def merged(table: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The table after a change, as if it had been sent whole; of log and chat only what came with it."""
    assert change["since"] == table["edition"], "changes build on each other"
    news = {key: value for key, value in change.items() if key not in ("type", "since", "seen")}
    if "seen" in change:
        zones = change["seen"].get("zones", {})
        drawn = [zones.get(str(i), zone) for i, zone in enumerate(table["view"]["zones"])]
        news["view"] = table["view"] | change["seen"].get("fields", {}) | {"zones": drawn}
    for key in ("log", "chat"):
        known = table[key]
        news.setdefault(key, {"from": known["from"] + len(known["lines"]), "lines": []})
    return table | news


class Socket:
    """A table's socket; `sent` keeps everything that the server ever sent to it, each change as the table that it led
    to, and `came` keeps it as it came."""

    def __init__(self, url: str, table: str, cookie: str = "", origin: str | None = None) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": cookie} if cookie else {}
        self.open = ExitStack()
        connecting = connect(
            address, additional_headers=headers, origin=origin, max_size=None, proxy=None, open_timeout=WAIT
        )
        self.ws: ClientConnection = self.open.enter_context(connecting)
        self.sent: list[dict[str, Any]] = []
        self.came: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.ids = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.open.close()

    def receive(self, timeout: float = WAIT) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.ws.recv(timeout))
        self.came.append(message)
        if message["type"] == "change":
            message = merged(self.table, message)
        self.sent.append(message)
        if message["type"] == "table":
            self.table = message
            self.log = self.log[: message["log"]["from"]] + message["log"]["lines"]
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Receive until a table message is as wanted (the one already there counts)."""
        end = time.monotonic() + WAIT
        while not (self.table and wanted(self.table)):
            self.receive(end - time.monotonic())
        return self.table

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its reply."""
        self.ids += 1
        self.ws.send(json.dumps({"type": kind, "id": self.ids, **fields}))
        while True:
            message = self.receive()
            if message["type"] != "table" and message.get("id") == self.ids:
                return message

    def reply(self) -> dict[str, Any]:
        """The next message that is not the table."""
        while (message := self.receive())["type"] == "table":
            pass
        return message

    def answer(self, option: str, number: int | None = None) -> dict[str, Any]:
        return self.ask("answer", number=self.decision["number"] if number is None else number, option=option)

    @property
    def decision(self) -> dict[str, Any]:
        return self.until(lambda t: t["decision"] is not None)["decision"]

    def seen(self) -> dict[str, Any]:
        """What this seat sees and is asked, without what belongs to the connection."""
        keys = ("view", "decision", "asked", "entries", "undo", "result")
        return {key: self.table[key] for key in keys}

    def closed_with(self) -> int:
        """Read to the end; the code it was closed with."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


def two_at_a_table(url: str, game: str, **more: Any) -> tuple[Guest, Guest, str]:
    """Two guests at a new table of this game."""
    with ExitStack() as undo:
        ada, bo = undo.enter_context(Guest(url, "Ada")), undo.enter_context(Guest(url, "Bo"))
        made = ada.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], **more})
        bo.post(f"/api/tables/{made['table']}/join", {"token": made["invites"][0]["token"]})
        undo.pop_all()
    return ada, bo, made["table"]


def hear(socket: Socket, sockets: list[Socket], reply: dict[str, Any]) -> None:
    """Wait until everybody has heard of an answer, as far as they hear of it."""
    socket.until(lambda t: t["entries"] >= reply["entry"])
    for other in sockets:
        if reply.get("quiet"):
            other.until(lambda t: t["asked"] == socket.table["asked"])
        else:
            other.until(lambda t: t["entries"] >= reply["entry"])


def some(rng: Random, decision: dict[str, Any]) -> str:
    """An answer by chance; nobody takes picks back by chance, or a large set would never be whole."""
    onward = [o["id"] for o in decision["options"] if o["verb"] != "take_back"]
    return str(rng.choice(onward))


def play_on(sockets: list[Socket], rng: Random, most: int = 100_000) -> int:
    """Random answers until the game is over, or so many were given; every socket has heard of each."""
    given = 0
    while given < most:
        for socket in sockets:
            socket.until(lambda t: t["result"] is not None or bool(t["asked"]))
        if sockets[0].table["result"] is not None:
            break
        asked = [s for s in sockets if s.table["decision"] is not None]
        socket = rng.choice(asked)
        option = some(rng, socket.table["decision"])
        reply = socket.answer(option)
        assert reply["type"] == "ok", reply
        hear(socket, sockets, reply)
        given += 1
    return given
