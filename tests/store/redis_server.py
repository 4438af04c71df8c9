"""A throw-away Redis on the loopback, for tests."""

import socket
import subprocess
import time

from redis import Redis
from redis.exceptions import ConnectionError

from running import end_with_parent

WAIT = 30.0


class RedisServer:
    """One server that keeps nothing on the disk; `program` is redis-server."""

    def __init__(self, program: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.program = program
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it, also again after it was stopped: what it held is gone then."""
        command = [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=end_with_parent
        )
        end = time.monotonic() + WAIT
        with Redis.from_url(self.url) as client:
            while True:
                try:
                    client.ping()
                    return
                except ConnectionError:
                    if time.monotonic() > end or self.process.poll() is not None:
                        raise

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
