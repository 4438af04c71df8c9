"""Start the server: bind the port, migrate the store, say where it is, and serve."""

import os
import socket
from collections.abc import Callable

import uvicorn

from overtable.server.app import create_app
from overtable.server.config import Config, collect_rarely, switch_often, to_environment
from overtable.server.limits import FRAME
from overtable.server.logs import set_up
from overtable.server.running.packets import Packets
from overtable.server.running.scrape import shared_folder
from overtable.store.migrate import migrate

GRACEFUL = 3


def serve(
    config: Config,
    host: str,
    port: int,
    processes: int = 1,
    level: str = "warning",
    proxies: str = "",
    said: Callable[[str], None] = print,
) -> None:
    """Serve until stopped; `said` is told the address once it listens."""
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        migrate(config.db)
    except BaseException:
        bound.close()
        raise
    port = bound.getsockname()[1]
    address = f"http://{_shown(host)}:{port}"
    set_up(level)
    switch_often()
    shared: dict[str, object] = {
        "ws": Packets,
        "ws_max_size": 4 * FRAME,
        "ws_per_message_deflate": config.deflate,
        "timeout_graceful_shutdown": GRACEFUL,
        "log_config": None,
        "proxy_headers": bool(proxies),
        "forwarded_allow_ips": proxies.replace("loopback", "127.0.0.1,::1"),
        "server_header": False,
        "lifespan": "on",
    }
    if processes == 1:
        Announcing(uvicorn.Config(create_app(config), **shared), address, said).run(sockets=[bound])  # type: ignore[arg-type]
        return
    bound.close()
    to_environment(config)
    os.environ["OVERTABLE_LOG"] = level
    said(address)
    with shared_folder():
        uvicorn.run(
            "overtable.server.app:from_env",
            factory=True,
            workers=processes,
            host=host,
            port=port,
            **shared,  # type: ignore[arg-type]
        )


class Announcing(uvicorn.Server):
    """Says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, address: str, said: Callable[[str], None]) -> None:
        super().__init__(config)
        self.address = address
        self.said = said

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        collect_rarely()
        if self.started:
            self.said(self.address)


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
