"""People at an event of a real server: they make one, do things in it, and play what they are asked to."""

import contextlib
import json
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from random import Random
from typing import Any

from websockets.sync.client import connect

from server.guests import WAIT, Guest, some

LANTERNS = {"game": "lanterns", "clocks": {"table": None, "pick": None, "building": None}}
DRAFT = {
    "game": "overpower-2025",
    "format": {"kind": "draft"},
    "clocks": {"table": None, "pick": None, "building": None},
}
LONG = 120.0


def account(url: str, name: str) -> Guest:
    guest = Guest(url, None)
    guest.post("/api/account", {"name": name, "password": "correct horse battery"})
    return guest


def event_of(host: Guest, name: str, **wanted: Any) -> str:
    """A new event with random bots where it has any."""
    bots = {"level": "random", **wanted.pop("bots", {})}
    return str(host.post("/api/events", {"name": name, "bots": bots, **LANTERNS, **wanted})["id"])


def do(who: Guest, event: str, deed: str, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = who.post(f"/api/events/{event}/do", {"do": deed, **more})
    return found


def refusal(who: Guest, event: str, deed: str, **more: Any) -> dict[str, Any]:
    response = who.call("POST", f"/api/events/{event}/do", {"do": deed, **more})
    assert response.status_code >= 400, response.text
    told: dict[str, Any] = response.json()
    return told


def seen(who: Guest, event: str) -> dict[str, Any]:
    found: dict[str, Any] = who.get(f"/api/events/{event}")
    return found


def until(who: Guest, event: str, wanted: Callable[[dict[str, Any]], Any], wait: float = LONG) -> dict[str, Any]:
    """The event as soon as it is as wanted; asked for again and again, as somebody without a socket would."""
    end = time.monotonic() + wait
    while not wanted(found := seen(who, event)):
        assert time.monotonic() < end, json.dumps({k: found[k] for k in ("status", "rounds", "log", "you")})[-3000:]
    return found


def table_of(found: dict[str, Any]) -> str | None:
    """The table that waits for somebody."""
    to_do = found["you"]["to_do"]
    return to_do["link"].removeprefix("/table/") if to_do and to_do["link"].startswith("/table/") else None


def answer(who: Guest, table: str, rng: Random) -> bool:
    """Answer what one is asked at a table, by chance; whether one was asked."""
    shown = who.get(f"/api/tables/{table}")
    decision = shown["decision"]
    if decision is None:
        return False
    body = {"type": "answer", "number": decision["number"], "option": some(rng, decision)}
    return bool(who.call("POST", f"/api/tables/{table}/act", body).status_code < 300)


def play(people: Sequence[Guest], event: str, status: str, rng: Random, resign: bool = True) -> dict[str, Any]:
    """Everybody does what waits for them, until the event has come to a stage: drafting by chance, having decks built,
    and games played, or given up by who comes last in the list."""
    end = time.monotonic() + LONG
    while True:
        for who in people:
            found = seen(who, event)
            if found["status"] == status:
                return found
            if found["status"] == "building" and found["you"]["player"]:
                mine = next(p for p in found["players"] if p["you"])
                if not mine["deck_ready"]:
                    do(who, event, "built")
                continue
            table = table_of(found)
            if table is None:
                continue
            if found["status"] == "playing" and resign:
                with contextlib.suppress(AssertionError):
                    who.post(f"/api/tables/{table}/act", {"type": "resign"})
            else:
                answer(who, table, rng)
        assert time.monotonic() < end, json.dumps({k: found[k] for k in ("status", "rounds", "log", "you")})[-3000:]


class Ear:
    """The socket of an event."""

    def __init__(self, who: Guest, event: str, url: str | None = None) -> None:
        address = f"{(url or who.url).replace('http', 'ws', 1)}/api/events/{event}/socket"
        self.open = ExitStack()
        headers = {"Cookie": who.cookie()}
        self.ws = self.open.enter_context(
            connect(address, additional_headers=headers, max_size=None, proxy=None, open_timeout=WAIT)
        )
        self.told: list[dict[str, Any]] = []

    def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        end = time.monotonic() + LONG
        while not (self.told and wanted(self.told[-1])):
            self.told.append(json.loads(self.ws.recv(end - time.monotonic())))
        return self.told[-1]

    def __enter__(self) -> "Ear":
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()
