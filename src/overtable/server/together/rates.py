"""How often one person or address may do something: counted in windows of time, by all processes together.

Each process counts by itself, and every second they exchange what they have counted: whoever goes from one to the other
gets no more than elsewhere. A window that has passed is forgotten with everybody in it, and each holds a bounded number
of names.
"""

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

import msgspec

from overtable.server.errors import Fault
from overtable.server.running.metrics import REFUSALS
from overtable.store.spending import Spent

RATES: dict[str, tuple[int, int]] = {
    "request": (40, 1),
    "requests": (900, 60),
    "guest": (30, 60),
    "password": (10, 60),
    "login": (10, 300),
    "logins": (60, 60),
    "report": (6, 600),
    "host": (60, 60),
    "export": (6, 3600),
    "table": (30, 60),
    "event": (10, 3600),
    "deed": (60, 60),
    "deck": (60, 60),
    "deck-check": (120, 60),
    "socket": (60, 60),
    "message": (30, 1),
    "messages": (600, 60),
    "chat": (10, 10),
    "hint": (20, 60),
    "replay": (30, 1),
    "replays": (600, 60),
    "record": (30, 60),
    "puzzle": (20, 1),
    "puzzles": (240, 60),
    "analysis": (12, 3600),
}
"""How often in how many seconds."""

NAMES = 50_000
"""How many people and addresses are told apart in a window; further ones count together."""


class Window(msgspec.Struct):
    """What was done until a time, by whom: counted here, told to the others already, and counted by those."""

    until: int
    here: dict[str, int] = {}
    told: dict[str, int] = {}
    others: dict[str, int] = {}


class Rates:
    def __init__(self, on: bool, clock: Callable[[], float] = time.time) -> None:
        self.on = on
        self._clock = clock
        self._windows: dict[str, Window] = {}

    def check(self, what: str, who: str) -> None:
        if not self.allows(what, who):
            raise Fault("too-many", "That is too much at once; wait a moment and try again.")

    def allows(self, what: str, who: str) -> bool:
        """Whether this may be done once more; if so it is counted."""
        if not self.on:
            return True
        most, seconds = RATES[what]
        until = (int(self._clock()) // seconds + 1) * seconds
        window = self._windows.get(what)
        if window is None or window.until != until:
            window = self._windows[what] = Window(until)
        if who not in window.here and len(window.here) >= NAMES:
            who = "everybody else"
        counted = window.here.get(who, 0)
        if counted + window.others.get(who, 0) >= most:
            REFUSALS.labels(what).inc()
            return False
        window.here[who] = counted + 1
        return True

    def untold(self) -> Spent:
        """What was counted here and not told yet; it is held to be told now."""
        found: Spent = {}
        at = self._clock()
        for what, window in self._windows.items():
            if window.until < at:
                continue
            for who, times in window.here.items():
                if times > (known := window.told.get(who, 0)):
                    found[what, who, window.until] = times - known
            window.told = dict(window.here)
        return found

    def learn(self, totals: Spent) -> None:
        """What all processes have counted together."""
        for (what, who, until), times in totals.items():
            window = self._windows.get(what)
            if window is not None and window.until == until:
                window.others[who] = max(0, times - window.told.get(who, 0))


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """By what an address is counted: one who has an IPv6 address has 2 ** 64 of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:60]
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(getattr(found, "ipv4_mapped", None) or found)
