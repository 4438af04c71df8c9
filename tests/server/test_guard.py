"""The guard before every request, with rates switched on."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

from overtable.server.config import Config
from overtable.server.guard import Guard
from overtable.server.together.rates import RATES, Rates


def ask(guard: Guard, method: str = "GET", path: str = "/api/me", **headers: str) -> tuple[int, dict[str, str]]:
    """Status and headers of one request."""
    sent: list[MutableMapping[str, Any]] = []
    pairs = [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "headers": pairs, "client": ("10.0.0.1", 1)}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request"}

    asyncio.run(guard(scope, receive, send))
    return sent[0]["status"], {k.decode(): v.decode() for k, v in sent[0]["headers"]}


async def fine(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def guarded(rates: bool = False, **more: Any) -> Guard:
    return Guard(fine, Config(db="sqlite://", **more), Rates(rates))


def test_an_address_that_asks_too_often_is_told_to_wait() -> None:
    guard = guarded(rates=True)
    answers = [ask(guard) for _ in range(RATES["request"][0] + 5)]
    refused = [headers for status, headers in answers if status == 429]
    assert refused and all(headers["retry-after"] for headers in refused)
    assert ask(guard, path="/assets/x.js")[0] == 200


def test_a_change_needs_cookie_and_header_alike() -> None:
    guard = guarded()
    good = {"cookie": "overtable_csrf=abc", "x_csrf_token": "abc"}
    assert ask(guard, "POST", **good)[0] == 200
    assert ask(guard, "POST")[0] == 403
    assert ask(guard, "POST", cookie="overtable_csrf=abc")[0] == 403
    assert ask(guard, "DELETE", cookie="overtable_csrf=abc", x_csrf_token="abd")[0] == 403
    assert ask(guard, "POST", cookie="overtable_csrf=; x", x_csrf_token="")[0] == 403


def test_origins() -> None:
    good = {"cookie": "overtable_csrf=abc", "x_csrf_token": "abc", "host": "table.example"}
    guard = guarded(origins=["https://friend.example"], hostnames=["table.example"])
    assert ask(guard, "POST", origin="https://table.example", **good)[0] == 200
    assert ask(guard, "POST", origin="https://friend.example", **good)[0] == 200
    assert ask(guard, "POST", origin="https://friend.example", sec_fetch_site="cross-site", **good)[0] == 200
    assert ask(guard, "POST", origin="https://table.example.evil.example", **good)[0] == 403
    assert ask(guard, "POST", origin="null", **good)[0] == 403


def test_https_is_insisted_on_where_it_is_used() -> None:
    assert "strict-transport-security" in ask(guarded(https=True))[1]
    assert "strict-transport-security" not in ask(guarded())[1]
