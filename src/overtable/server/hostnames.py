"""Under which names this server may be asked for: another site that makes its own name point here gets nothing."""

import socket
from functools import lru_cache
from ipaddress import ip_address

from overtable.server.config import Config
from overtable.server.errors import Fault

EVERYWHERE = ("0.0.0.0", "::")


def bare(host: str) -> str:
    """A `Host` header without its port, in small letters."""
    host = host.strip().casefold()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name, _, port = host.rpartition(":")
    return (name if name and port.isdecimal() and ":" not in name else host).rstrip(".")


@lru_cache(maxsize=1)
def own_names() -> frozenset[str]:
    """What this machine calls itself."""
    name = socket.gethostname().casefold()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"})


def is_ours(name: str, config: Config) -> bool:
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ip_address(name)
    except ValueError:
        address = None
    if address is not None and address.is_loopback:
        return True
    if name in map(bare, [*config.hostnames, config.listen]):
        return True
    return not config.hostnames and config.listen in EVERYWHERE and (address is not None or name in own_names())


def check_host(host: str, config: Config) -> None:
    """Refuses a request for a name that is not ours. What sends none is no browser."""
    name = bare(host)
    if name and not is_ours(name, config):
        shown = name[:80] if name.isprintable() else "this one"
        raise Fault("wrong-host", f"This server does not answer as {shown}. Its owner may add: --hostname {shown}")
