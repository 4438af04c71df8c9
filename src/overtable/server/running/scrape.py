"""What Prometheus is told, and who may ask: the machine itself, or who has the token."""

import asyncio
import hmac
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from overtable.server.guard import Scope, Send, address, header
from overtable.server.running.gauges import Gauges
from overtable.server.running.metrics import REGISTRY

VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
"""Where the library looks, when it is loaded, for the folder that several processes share."""
PREFIX = "overtable-metrics-"
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


@contextmanager
def shared_folder() -> Iterator[None]:
    """For the processes that are started in here: a folder of their own, removed at the end."""
    folder = tempfile.mkdtemp(prefix=PREFIX)
    os.environ[VARIABLE] = folder
    try:
        yield
    finally:
        os.environ.pop(VARIABLE, None)
        shutil.rmtree(folder, ignore_errors=True)


def may_read(scope: Scope, token: str | None) -> bool:
    """Whether this comes from the machine itself, and through no proxy; or brings the token."""
    given = header(scope, "authorization")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    if any(header(scope, name) for name in FORWARDED):
        return False
    try:
        return ip_address(address(scope)).is_loopback
    except ValueError:
        return False


class Scrape:
    def __init__(self, gauges: Gauges) -> None:
        self.gauges = gauges
        self._one = asyncio.Lock()

    async def answer(self, send: Send) -> None:
        async with self._one:  # however many ask, one is worked out at a time, in a thread
            self.gauges.look()
            text = await asyncio.to_thread(written)
        headers = [
            (b"content-type", CONTENT_TYPE_LATEST.encode()),
            (b"content-length", str(len(text)).encode()),
            (b"cache-control", b"no-store"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": text})


def written() -> bytes:
    """All figures: of this process, or of all that share the folder."""
    folder = os.environ.get(VARIABLE)
    if not folder:
        return generate_latest(REGISTRY)
    for pid in {int(name.stem.rpartition("_")[2]) for name in Path(folder).glob("gauge_live*.db")}:
        if not Path("/proc", str(pid)).exists() and Path("/proc/self").exists():
            mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]
    everybody = CollectorRegistry()
    MultiProcessCollector(everybody, path=folder)  # type: ignore[no-untyped-call]
    return generate_latest(everybody)
