"""A throw-away PostgreSQL on the loopback, for tests."""

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import psycopg


class Cluster:
    """One server; `programs` is the folder of initdb and pg_ctl."""

    def __init__(self, programs: Path) -> None:
        self.bin = programs
        self.folder = Path(tempfile.mkdtemp(prefix="overtable-pg-"))
        self.as_other: list[str] = []
        if os.geteuid() == 0:  # initdb refuses root
            shutil.chown(self.folder, "postgres")
            self.as_other = ["runuser", "-u", "postgres", "--"]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.data = str(self.folder / "data")
        self._run("initdb", "-D", self.data, "-U", "overtable", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()
        self.databases = 0

    def start(self) -> None:
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c fsync=off "
            "-c max_connections=60"
        )
        self._run("pg_ctl", "-D", self.data, "-l", str(self.folder / "log"), "-o", options, "-w", "start")

    def kill(self) -> None:
        """As when the power goes; `start` brings it back."""
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self.as_other, str(self.bin / program), *arguments]
        with (self.folder.parent / f"{self.folder.name}.out").open("wb") as out:
            done = subprocess.run(command, stdout=out, stderr=out, cwd=self.folder)
        if done.returncode:
            raise RuntimeError(f"{program}: {(self.folder.parent / f'{self.folder.name}.out').read_text()[-500:]}")

    def fresh(self) -> str:
        """The address of a new empty database."""
        self.databases += 1
        name = f"test{self.databases}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._address(name).replace("postgresql://", "postgresql+psycopg://")

    def _address(self, name: str) -> str:
        return f"postgresql://overtable@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder.parent / f"{self.folder.name}.out").unlink(missing_ok=True)
