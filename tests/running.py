"""`overtable serve` as a process of its own, for the tests that need a real server on the loopback."""

import contextlib
import ctypes
import os
import select
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """Where the system can (Linux): a run of the tests that is cut off leaves no server behind."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def python_path() -> list[str]:
    """The tests and the sources beside them, before what is there already."""
    tests = Path(__file__).parent
    return [str(tests), str(tests.parent / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]


class Running:
    """One server. With `toys` it also knows the games that only tests play."""

    def __init__(
        self,
        *options: str,
        db: str | None = None,
        data: Path | None = None,
        port: int = 0,
        toys: bool = True,
        program: Path | None = None,
        alone: bool = False,
    ) -> None:
        """`program` is the folder of other sources than those beside the tests; `alone`: they find no others."""
        store = ["--db", db] if db else ["--data", str(data)]
        fast = ["--no-rates", "--bot-delay", "0", "--bot-workers", "0", "--workers", "0", "--hint-budget", "0.3"]
        code = "import server.toys; " * toys + "from overtable.cli.main import app; app()"
        command = [sys.executable, "-c", code, "serve", "--port", str(port), *store, *fast, *options]
        path = [*([str(program)] if program else []), *([] if alone else python_path())]
        env = os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(path)}
        self.log = tempfile.TemporaryFile()  # noqa: SIM115  a pipe that nobody reads would stop the server when full
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.log,
            env=env,
            cwd=program if alone else None,
            start_new_session=True,
            preexec_fn=end_with_parent,
        )
        self.url = self._address()

    def _address(self) -> str:
        assert self.process.stdout is not None
        look = select.poll()  # and not `select`, for which there may be too many files open
        look.register(self.process.stdout, select.POLLIN)
        line = self.process.stdout.readline().decode() if look.poll(120_000) else ""
        if "http://" not in line:
            self.process.kill()
            self.process.wait()
            raise RuntimeError(f"the server did not start: {line} {self._close()}")
        return line[line.index("http://") :].strip()

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As when the power goes."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self) -> str:
        """Ask it to end; returns what it wrote to its log."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
                raise
        return self._close()

    def _close(self) -> str:
        assert self.process.stdout is not None
        if self.log.closed:
            return ""
        self.log.seek(0)
        text = self.log.read().decode()
        self.process.stdout.close()
        self.log.close()
        return text
