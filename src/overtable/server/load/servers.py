"""Servers to be measured: `overtable serve` of this or of another source tree, and the processor time they took."""

import contextlib
import os
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

COMES_UP = 60.0
"""Seconds within which a server answers."""
TICKS = os.sysconf("SC_CLK_TCK")
HERE = Path(__file__).resolve().parents[3]
"""The folder of these sources."""


class Server:
    """One server; what it needs beside its address comes with `options`."""

    def __init__(self, url: str, process: "subprocess.Popen[bytes] | None" = None) -> None:
        self.url = url
        self.process = process

    def cpu(self) -> float:
        """Seconds of processor time that it took so far, with all of its processes."""
        return sum(_ticks(pid) for pid in _family(self.process.pid)) / TICKS if self.process else 0.0


@contextmanager
def serving(*options: str, sources: Path = HERE) -> Iterator[Server]:
    """A server of these sources, on a port of its own, until the end of the block."""
    command = [sys.executable, "-m", "overtable", "serve", "--port", "0", "--no-rates", *options]
    env = os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONPATH": str(sources)}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=env)
    assert process.stdout is not None
    try:
        line = process.stdout.readline().decode()
        if "http://" not in line:
            raise RuntimeError(f"the server did not start: {line}")
        url = line[line.index("http://") :].strip()
        _await(url)
        yield Server(url, process)
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def _await(url: str) -> None:
    """Several processes are announced before they have come up."""
    end = time.monotonic() + COMES_UP
    while True:
        try:
            with urlopen(f"{url}/health", timeout=5):
                return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


@contextmanager
def sources_of(what: str) -> Iterator[Path]:
    """The sources in a folder (a checkout, or its `src`), or those of a commit of the repository here."""
    folder = Path(what)
    with ExitStack() as stack:
        if not folder.is_dir():
            folder = Path(stack.enter_context(TemporaryDirectory(prefix="overtable-")))
            packed = folder / "sources.tar"
            subprocess.run(["git", "archive", "-o", str(packed), what, "src"], cwd=HERE.parent, check=True)
            with tarfile.open(packed) as tar:
                tar.extractall(folder, filter="data")
        yield folder / "src" if (folder / "src").is_dir() else folder


def _family(pid: int) -> list[int]:
    """A process and all that come from it."""
    found, children = [pid], dict[int, list[int]]()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                children.setdefault(int(_stat(int(entry.name))[1]), []).append(int(entry.name))
    for one in found:
        found += children.get(one, [])
    return found


def _ticks(pid: int) -> int:
    """Of a process and of its children that have ended."""
    try:
        return sum(int(n) for n in _stat(pid)[11:15])
    except OSError:
        return 0


def _stat(pid: int) -> list[str]:
    """From the state on: what stands before it, a name in brackets, may hold anything."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
