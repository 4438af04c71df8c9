"""Raw connections to a server: requests one behind the other, sockets of tables, and bytes that are neither."""

import asyncio
import base64
import contextlib
import struct
from random import Random

HANG = 10.0
"""Seconds without an answer."""
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


class Wrong(Exception):
    """What must not be: an answer that is an error, or none at all; with what was sent."""


async def requests(host: str, port: int, sent: list[tuple[str, bytes]]) -> list[int]:
    """The statuses of these requests, several of which are under way at once on a connection."""
    statuses: list[int] = []
    alone = False
    while len(statuses) < len(sent):
        reader, writer = await asyncio.open_connection(host, port)
        answered = len(statuses)
        now = sent[answered : answered + 1] if alone else sent[answered:]
        try:
            for _, data in now:
                writer.write(data)
            for method, data in now:
                async with asyncio.timeout(HANG):
                    status, more = await response(reader, method)
                statuses.append(status)
                if status >= 500:
                    raise Wrong(f"status {status}: {data[:3000]!r}")
                if not more:
                    break
        except TimeoutError:
            raise Wrong(f"no answer in {HANG:g} seconds: {sent[len(statuses)][1][:3000]!r}") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            # A connection that is closed with requests unread loses answers: then each is sent alone.
            if len(statuses) == answered and alone:
                raise Wrong(f"no answer: {sent[answered][1][:3000]!r}") from None
            alone = len(statuses) == answered
        finally:
            writer.close()
    return statuses


async def response(reader: asyncio.StreamReader, method: str) -> tuple[int, bool]:
    """Status, and whether the connection goes on."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    status = int(head[9:12])
    if status == 100:
        return await response(reader, method)
    goes_on = b"connection: close" not in head
    if method == "HEAD" or status in (204, 304):
        return status, goes_on
    if b"\r\ncontent-length: " in head:
        await reader.readexactly(int(head.partition(b"\r\ncontent-length: ")[2].partition(b"\r\n")[0]))
    elif b"transfer-encoding: chunked" in head:
        while size := int(await reader.readuntil(b"\r\n"), 16):
            await reader.readexactly(size + 2)
        await reader.readexactly(2)
    else:
        await reader.read()
        return status, False
    return status, goes_on


def frame(kind: int, data: bytes, last: bool = True) -> bytes:
    """As a browser sends it."""
    size = len(data)
    head = bytes([(0x80 if last else 0) | kind])
    if size < 126:
        head += bytes([0x80 | size])
    else:
        head += (
            bytes([0x80 | 126]) + struct.pack("!H", size)
            if size < 65536
            else bytes([0x80 | 127]) + struct.pack("!Q", size)
        )
    return head + b"\0\0\0\0" + data


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, second = await reader.readexactly(2)
    size = second & 0x7F
    if size == 126:
        size = struct.unpack("!H", await reader.readexactly(2))[0]
    elif size == 127:
        size = struct.unpack("!Q", await reader.readexactly(8))[0]
    return first & 15, await reader.readexactly(size)


async def handshake(
    host: str, port: int, path: str, headers: tuple[str, ...]
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | int:
    """A socket, or the status that it was refused with."""
    reader, writer = await asyncio.open_connection(host, port)
    key = base64.b64encode(b"0123456789abcdef").decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *headers]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
    async with asyncio.timeout(HANG):
        head = await reader.readuntil(b"\r\n\r\n")
    if head[9:12] == b"101":
        return reader, writer
    writer.close()
    return int(head[9:12])


async def socket(host: str, port: int, path: str, cookie: str, sent: list[bytes], rng: Random) -> None:
    """Send these messages over a table's socket; all must be answered, or it must be closed for a reason."""
    opened = await handshake(host, port, path, (f"Cookie: {cookie}",) if cookie else ())
    if isinstance(opened, int):
        raise Wrong(f"the socket {path} was refused with {opened}")
    reader, writer = opened
    try:
        for data in sent:
            way = rng.randrange(12)
            if way == 0:
                writer.write(frame(BINARY, data))
            elif way == 1 and len(data) > 1:
                writer.write(frame(TEXT, data[:1], last=False) + frame(PING, b"x") + frame(0, data[1:]))
            else:
                writer.write(frame(TEXT, data))
        writer.write(frame(TEXT, b'{"type":"ping","id":"the last one"}'))
        async with asyncio.timeout(HANG):
            while True:
                kind, data = await read_frame(reader)
                if b'"server-error"' in data:
                    raise Wrong(f"a message failed: {sent!r}"[:6000])
                if kind == CLOSE or (b'"pong"' in data and b"the last one" in data):
                    return
    except TimeoutError:
        raise Wrong(f"no answer in {HANG:g} seconds: {sent!r}"[:6000]) from None
    except (asyncio.IncompleteReadError, ConnectionError):
        return  # bytes that are no text end it at once
    finally:
        writer.close()


async def nonsense(host: str, port: int, data: bytes) -> None:
    """Bytes that are no request: the server answers them or not, and lets go of the connection."""
    reader, writer = await asyncio.open_connection(host, port)
    try:
        writer.write(data)
        with contextlib.suppress(OSError):
            writer.write_eof()
        async with asyncio.timeout(HANG):
            answer = await reader.read()
        if answer[9:10] == b"5":
            raise Wrong(f"{answer[:60]!r}: {data[:3000]!r}")
    except TimeoutError:
        raise Wrong(f"the connection stays open: {data[:3000]!r}") from None
    except ConnectionError:
        return
    finally:
        writer.close()
