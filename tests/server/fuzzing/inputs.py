"""Bad inputs, by chance: requests made from the description of the API and from real messages, changed in small and
large ways. The same seed makes the same ones."""

import json
from random import Random
from typing import Any

import msgspec

from overtable.server.table.messages import (
    Answer,
    Chat,
    ClaimIn,
    ClientMessage,
    Rematch,
    Resign,
    Undo,
    UndoReply,
    read_message,
)

METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "PURGE")
ODD = (
    "", " ", "\x00", "\ud800", "\udfff\ud800", "é", "💥" * 9, "\u202e", "\u2028", "'", '"', "\\", "%00", "../" * 9,
    "x" * 300, "x" * 5000, "-1", "0", "1e999", "NaN", "null", "[" * 50, "{}", "\r\nX: y", "\x1b[31m", "a\x7f\x80",
)  # fmt: skip
NUMBERS = (-1, 0, 1, 2**31, 2**63, 2**64, -(2**63) - 1, 10**40, 0.5, -0.0, 1e308)
RAW = (
    b"NaN", b"Infinity", b"-", b"1e99999", b"9" * 5000, b"[" * 4000, b'{"a":' * 2000, b'"\\ud800"', b"\xff\xfe{}", b"",
    b"\x00", b'{"type":"answer"', b"[]", b'"x"', b"null", b"true", b'{"a":1,"a":2}', b'"\xc3\x28"', b"{" + b" " * 9000,
)  # fmt: skip
TYPES = (
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "x/y",
    "",
    "\xff",
)
MESSAGES: list[dict[str, Any]] = [
    {"type": "answer", "number": 3, "option": "play card:1"},
    {"type": "answer", "number": 3, "options": ["play card:1", "done"], "if_free": True},
    {"type": "why", "thing": "card:1"},
    {"type": "notes", "number": 3, "options": ["play card:1"]},
    {"type": "undo-reply", "yes": True},
    {"type": "chat", "text": "hello"},
    {"type": "mute", "seat": 1, "on": True},
    {"type": "auto", "on": True},
    {"type": "stops", "hold": True, "kinds": {"Window": "stop"}},
    {"type": "let-pass", "on": False},
    {"type": "call-off", "yes": True},
    {"type": "pace", "pace": "fast"},
    {"type": "ping", "id": 1},
    {"type": "undo"}, {"type": "resign"}, {"type": "claim"}, {"type": "rematch"}, {"type": "nothing"},
]  # fmt: skip
CHANGES = (Resign, Undo, UndoReply, ClaimIn, Rematch, Chat)
"""What a person at a table may do that changes it: such a message is no bad input, and is made one."""


def odd(rng: Random) -> Any:
    kind = rng.randrange(5)
    if kind == 0:
        return rng.choice(NUMBERS)
    if kind == 1:
        return rng.choice((None, True, False, [], {}, [[]], [None] * 200, {"": ""}))
    return rng.choice(ODD) if kind < 4 else "".join(chr(rng.randrange(1, 0x3000)) for _ in range(rng.randrange(60)))


def changed(rng: Random, value: Any, deep: int = 0) -> Any:
    """Something near a value: other things in it, more or fewer of them, or another value altogether."""
    if deep > 6 or rng.random() < 0.15:
        return odd(rng)
    if isinstance(value, dict) and value:
        made = dict(value)
        for _ in range(rng.randint(1, 2)):
            key = rng.choice(list(made) or ["x"])
            act = rng.randrange(4)
            if act == 0:
                made.pop(key, None)
            elif act == 1:
                made[str(odd(rng))[:80]] = odd(rng)
            else:
                made[key] = changed(rng, made.get(key), deep + 1)
        return made
    if isinstance(value, list) and value:
        at = rng.randrange(len(value))
        return rng.choice(
            ([*value, odd(rng)], value[:at], [*value[:at], changed(rng, value[at], deep + 1)], value * 40)
        )
    if isinstance(value, str) and value and rng.random() < 0.6:
        at = rng.randrange(len(value) + 1)
        return value[:at] + str(odd(rng))[:40] + value[at + rng.randrange(3) :]
    if isinstance(value, int) and not isinstance(value, bool):
        return value + rng.choice((-1, 1, 7, 10**6))
    return odd(rng)


def written(rng: Random, value: Any) -> bytes:
    """As JSON, mostly."""
    if rng.random() < 0.12:
        return rng.choice(RAW)
    data = json.dumps(value, ensure_ascii=rng.random() < 0.5).encode(errors="surrogatepass")
    if rng.random() < 0.1:
        at = rng.randrange(len(data) + 1)
        data = data[:at] + rng.randbytes(rng.randrange(1, 5)) + data[at:]
    return data


class Described:
    """Requests as the description of the API has them."""

    def __init__(self, api: dict[str, Any], known: dict[str, list[str]]) -> None:
        """`known` are values for the parts of paths: tables, games, puzzles."""
        self.parts = api.get("components", {}).get("schemas", {})
        self.known = known
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in api["paths"].items()
            for method, operation in methods.items()
            if isinstance(operation, dict) and "responses" in operation
        ]

    def example(self, rng: Random, schema: dict[str, Any], deep: int = 0) -> Any:
        """Something that the schema allows, about."""
        if "$ref" in schema:
            schema = self.parts.get(schema["$ref"].rpartition("/")[2], {})
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self.example(rng, rng.choice(schema[several]), deep + 1)
        if "enum" in schema or "const" in schema:
            return rng.choice(schema.get("enum") or [schema["const"]])
        kind = schema.get("type")
        if kind == "object" and deep < 5:
            return {k: self.example(rng, v, deep + 1) for k, v in schema.get("properties", {}).items()}
        if kind == "array" and deep < 5:
            return [self.example(rng, schema.get("items", {}), deep + 1) for _ in range(rng.randrange(3))]
        plain = {"integer": rng.randrange(4), "number": 1.5, "boolean": True, "null": None}
        return plain.get(str(kind), rng.choice(("overwatch", "standard", "Ana", "x")))

    def request(self, rng: Random, cookie: str, csrf: str, host: str) -> tuple[str, bytes]:
        """A whole request: its method, and the bytes. What would end the session, or costs a password, is made void."""
        method, path, operation = rng.choice(self.operations)
        for name in [p["name"] for p in operation.get("parameters", []) if p["in"] == "path"]:
            value = rng.choice(self.known.get(name, ["3"])) if rng.random() < 0.7 else str(odd(rng))[:3000]
            path = path.replace(f"{{{name}}}", quoted(rng, value))
        asked = [p["name"] for p in operation.get("parameters", []) if p["in"] == "query"]
        if rng.random() < 0.4:
            path += "?" + "&".join(f"{name}={quoted(rng, str(odd(rng))[:90])}" for name in [*asked, "x"])
        if rng.random() < 0.08:
            path = "/" + quoted(rng, str(odd(rng)))
        if rng.random() < 0.15:
            method = rng.choice(METHODS)
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        body = b""
        if schema is not None or rng.random() < 0.05:
            value = self.example(rng, schema or {})
            body = written(rng, changed(rng, value) if rng.random() < 0.85 else value)
        headers = [f"Host: {host}", f"Content-Length: {len(body)}"]
        costly = path.startswith(("/api/logout", "/api/account", "/api/login", "/api/me/")) and method != "GET"
        if rng.random() < 0.9:
            headers.append(f"Cookie: {cookie if rng.random() < 0.9 else rng.choice(COOKIES)}")
        if rng.random() < 0.9 and not costly:
            headers.append(f"X-CSRF-Token: {csrf}")
        if body:
            kind = "application/json" if rng.random() < 0.9 else rng.choice(TYPES)
            headers.append(f"Content-Type: {kind}")
        if rng.random() < 0.1:
            headers.append(rng.choice(HEADERS))
        head = f"{method} {path} HTTP/1.1\r\n" + "\r\n".join(headers) + "\r\n\r\n"
        return method, head.encode("latin-1", errors="replace") + body


COOKIES = (
    "overtable_session=x",
    "a=b; ; =",
    "overtable_session=\xff",
    '"',
    "overtable_csrf=" + "y" * 3000,
    "=;=;" * 200,
)
HEADERS = (
    "Origin: http://[", "Origin: null", "Origin: \xff", "Sec-Fetch-Site: cross-site", "Accept: */*;q=x",
    "Accept-Encoding: gzip;q=9, x", "If-None-Match: \xff\"", "X-Forwarded-For: ::1, x, " + "9" * 400,
    "X-Forwarded-Proto: gopher", "Range: bytes=9-1", "Content-Encoding: gzip", "Expect: x", "Authorization: \xff",
    "Forwarded: for=\"_x", "X-CSRF-Token: \xe9", "Accept-Language: " + "x," * 900,
)  # fmt: skip


def quoted(rng: Random, text: str) -> str:
    """Part of an address: every odd byte written as one, so that the request itself is whole."""
    data = text.encode(errors="surrogatepass")
    return "".join(chr(b) if (b < 128 and chr(b).isalnum()) or b in b"-_.~/" else f"%{b:02x}" for b in data)


def message(rng: Random, offered: tuple[int, set[str]]) -> bytes:
    """What a person at a table might send; never what would change the game there."""
    number, options = offered
    value: Any = dict(rng.choice(MESSAGES))
    if "number" in value and rng.random() < 0.7:
        value["number"] = number
        value.pop("options", None)
        value["option"] = rng.choice(sorted(options)) if rng.random() < 0.5 else "play card:1 space:4"
    data = written(rng, changed(rng, value) if rng.random() < 0.9 else value)
    return b'{"type":"answer","number":-1,"option":"x"}' if counts(data, options) else data


def counts(data: bytes, options: set[str]) -> bool:
    """Whether this is a message that a table acts on."""
    try:
        read: ClientMessage = read_message(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    if isinstance(read, Answer):
        return any(text.strip() in options for text in [read.option or "", *(read.options or [])])
    return isinstance(read, CHANGES)


def garbage(rng: Random) -> bytes:
    """Bytes that are no request, or only the beginning of one."""
    kind = rng.randrange(5)
    if kind == 0:
        return rng.randbytes(rng.randrange(1, 400))
    start = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
    if kind == 1:
        return start[: rng.randrange(1, len(start))]
    if kind == 2:
        return (
            start
            + b"Transfer-Encoding: chunked\r\n\r\n"
            + rng.choice((b"zz\r\n", b"-1\r\n\r\n", b"ffffffffffffffff\r\nx"))
        )
    if kind == 3:
        return (
            start + b"Content-Length: " + rng.choice((b"-1", b"9" * 40, b"1\r\nContent-Length: 2", b"x")) + b"\r\n\r\n"
        )
    return start.replace(b"/api/games", b"/" + rng.choice((b"\x00", b"\xff" * 9, b"x" * 70_000, b"%", b" "))) + b"\r\n"
