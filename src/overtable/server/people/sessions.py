"""The sessions that sockets were opened with: one that was ended, here or at another process, ends its sockets."""

import asyncio
import contextlib
from collections import defaultdict
from typing import Protocol

from overtable.store.accounts import living
from overtable.store.store import AWAY, Store

LOOK = 3.0
"""Seconds between looks for sessions that others have ended."""


class Opened(Protocol):
    """A socket."""

    def log_out(self) -> None: ...


class Sessions:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._opened: defaultdict[str, set[Opened]] = defaultdict(set)
        """By the hash of the session."""

    def add(self, session: str, socket: Opened) -> None:
        self._opened[session].add(socket)

    def discard(self, session: str, socket: Opened) -> None:
        self._opened[session].discard(socket)
        if not self._opened[session]:
            del self._opened[session]

    async def keep_looking(self) -> None:
        """Runs until it is cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(*AWAY):
                await self.look()

    async def look(self) -> None:
        """Close the sockets of sessions that are not there any more."""
        known = list(self._opened)
        for session in set(known) - await living(self.store, known):
            for socket in self._opened.get(session, ()):
                socket.log_out()
