"""An event as this process knows it: a cache of what the store holds, what is told of it, and who listens."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from overtable.events.entry import BadEventLine, Entry, read
from overtable.events.event import Event
from overtable.events.fold import fold
from overtable.events.setup import EventSetup
from overtable.events.steps import step
from overtable.events.telling import told
from overtable.server.events.wire import LogLine
from overtable.store.events import LoadedEvent
from overtable.store.rows import EventRow

T = TypeVar("T")

LINES = 300
"""How many lines of its log are told: the newest."""


class Listener(Protocol):
    """Somebody who wants to hear of changes: a socket."""

    person: str | None

    def wake(self) -> None: ...


class BadEvent(Exception):
    """An event of the store that makes no sense, and why."""


class Hall:
    def __init__(self, loaded: LoadedEvent) -> None:
        """Raises `BadEvent`."""
        self.row: EventRow = loaded.row
        self.lock = asyncio.Lock()
        self.tending = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.stale = False
        """Whether the store must be looked at before anything is changed."""
        self.used = 0.0
        self.event: Event
        self.lines: list[LogLine] = []
        self.entries: list[Entry] = []
        self.accounts: dict[str, str] = {}
        """Names of the accounts among its players, by id."""
        self.made: dict[str, Any] = {}
        """What was made of the state as it stands, once for all who are told."""
        self._begin(loaded)

    def once(self, what: str, make: Callable[[], T]) -> T:
        if what not in self.made:
            self.made[what] = make()
        found: T = self.made[what]
        return found

    def _begin(self, loaded: LoadedEvent) -> None:
        try:
            setup = msgspec.json.decode(loaded.row.setup, type=EventSetup)
            self.entries = [read(e.line, n) for n, e in enumerate(loaded.entries, 1)]
            self.event, self.lines, self.made = fold(setup, ()), [], {}
            for entry in self.entries:
                self._follow(entry)
        except BadEventLine as error:
            raise BadEvent(str(error)) from None
        except Exception as error:  # a line that makes no sense in this state, or a game that is not here any more
            raise BadEvent(f"{type(error).__name__}: {error}"[:300]) from None

    def _follow(self, entry: Entry) -> None:
        self.event, self.made = step(self.event, entry), {}
        self.lines = [*self.lines, LogLine(self.event.version, entry.at, told(self.event, entry))][-LINES:]

    def renew(self, loaded: LoadedEvent) -> None:
        """Take over what another process has written. Raises `BadEvent`."""
        self.row, self.stale = loaded.row, False
        self._begin(loaded)

    def absorb(self, row: EventRow, entries: Sequence[Entry]) -> None:
        """Take over what was just written."""
        self.row = row
        self.entries = [*self.entries, *entries]
        for entry in entries:
            self._follow(entry)

    def tell(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def number_of(self, person: str | None) -> int | None:
        """The player that somebody is, as long as they are in it."""
        if person is None:
            return None
        return next((p.number for p in self.event.players if p.person == person and not p.gone), None)
