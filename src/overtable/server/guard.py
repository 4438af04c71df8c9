"""What stands before every request: the name it asks for, origin and CSRF checks, bans of addresses, rates, security
headers, and a line in the log."""

import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec

from overtable.server.config import Config
from overtable.server.errors import Fault
from overtable.server.hostnames import check_host
from overtable.server.people.order import Order
from overtable.server.together.rates import Rates, counted_as

log = logging.getLogger("overtable.request")

SESSION_COOKIE, CSRF_COOKIE, CSRF_HEADER = "overtable_session", "overtable_csrf", "x-csrf-token"
SAFE = {"GET", "HEAD", "OPTIONS"}
AWAY = 503
LONGEST_PATH = 2000
"""Characters of an address with its question; nothing here has one that is a tenth as long."""

CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; "
    "form-action 'self'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
App = Callable[[Any, Any, Any], Awaitable[None]]


def header(scope: Scope, name: str) -> str:
    return next((v.decode("latin-1") for k, v in scope["headers"] if k == name.encode()), "")


def cookie(scope: Scope, name: str) -> str:
    try:
        found = SimpleCookie(header(scope, "cookie")).get(name)
    except CookieError:
        return ""
    return found.value if found else ""


def address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else "?"


def counted(scope: Scope) -> str:
    """By what the rates of an address are counted."""
    return counted_as(address(scope))


def same_site(scope: Scope, config: Config) -> bool:
    """Whether the page that sends this is ours. Programs that are no browsers send no origin."""
    origin = header(scope, "origin")
    if header(scope, "sec-fetch-site") == "cross-site" and origin not in config.origins:
        return False
    if not origin:
        return True
    try:
        return origin in config.origins or urlsplit(origin).netloc == header(scope, "host")
    except ValueError:  # an origin that is none
        return False


class Guard:
    def __init__(self, app: App, config: Config, rates: Rates, order: Order | None = None) -> None:
        self.app = app
        self.order = order
        self.config = config
        self.rates = rates
        self.headers = [(k.encode(), v.encode()) for k, v in HEADERS.items()]
        if config.https:
            self.headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and (code := self._refuses(scope)):
            log.warning("refused", extra={"data": {"code": code, "path": scope["path"]}})
            await send({"type": "websocket.close", "code": 4403, "reason": code})
        else:
            await self.app(scope, receive, send)

    def _refuses(self, scope: Scope) -> str:
        """Why a socket is not even opened."""
        try:
            check_host(header(scope, "host"), self.config)
        except Fault as fault:
            return fault.code
        return "" if same_site(scope, self.config) else "origin"

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status, request_id = time.perf_counter(), 0, secrets.token_hex(6)

        async def sent(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = [(b"x-request-id", request_id.encode())]
                if scope["path"].startswith("/api") and not any(k == b"cache-control" for k, _ in message["headers"]):
                    own.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *self.headers, *own]
            try:
                await send(message)
            except (RuntimeError, OSError) as error:
                if "closed" not in str(error):
                    raise
                # Whoever asked has closed the connection: nobody is left to be told.

        try:
            self._check(scope)
        except Fault as fault:
            await refuse(fault, sent)
        else:
            await self.app(scope, receive, sent)
        data = {
            "id": request_id,
            "method": scope["method"],
            "path": scope["path"],
            "status": status,
            "ms": round((time.perf_counter() - begun) * 1000, 1),
            "from": address(scope),
        }
        failed = logging.WARNING if status == AWAY else logging.ERROR
        log.log(failed if status >= 500 else logging.INFO, "request", extra={"data": data})

    def _check(self, scope: Scope) -> None:
        if len(scope["path"]) + len(scope.get("query_string", b"")) > LONGEST_PATH:
            raise Fault("bad-request", "This address is too long.")
        if "\x00" in scope["path"]:
            raise Fault("not-found", "There is nothing at this address.")
        if scope["path"] != "/health":  # whoever looks after the server may do so by any address
            check_host(header(scope, "host"), self.config)
        if "/api" in scope["path"]:
            self.rates.check("request", counted(scope))
            self.rates.check("requests", counted(scope))
        if scope["method"] in SAFE:
            return
        if not same_site(scope, self.config):
            raise Fault("origin", "This request comes from another site.")
        token, given = cookie(scope, CSRF_COOKIE), header(scope, CSRF_HEADER)
        if not token or not hmac.compare_digest(token.encode(), given.encode()):
            raise Fault("csrf", "The CSRF token is missing or wrong: GET /api/me gives one.")
        if self.order is not None:
            self.order.check_ban(None, address(scope))


async def refuse(fault: Fault, send: Send) -> None:
    body = msgspec.json.encode(fault.body)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if fault.code == "too-many":
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
