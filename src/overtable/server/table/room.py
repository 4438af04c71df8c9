"""A table that people sit at, as this process knows it: a cache of what the store holds, and who is listening."""

import asyncio
from typing import Any, Protocol
from weakref import WeakValueDictionary

import msgspec

from overtable.kernel.engine import decision_of
from overtable.kernel.game import Game
from overtable.kernel.guide import Guide
from overtable.kernel.option import Decision, Option
from overtable.kernel.view import Sight
from overtable.server.errors import Fault
from overtable.server.replays.kept import Kept
from overtable.server.table.following import Astray, follow_on, followed, game_at, needs, resumed_of
from overtable.server.table.guide import guide_of
from overtable.server.table.play import Play, Prepared
from overtable.server.table.presence import missing
from overtable.server.table.stops import USUAL, Stops, by_itself, is_own_turn
from overtable.server.table.telling import Telling, Viewed
from overtable.server.table.told import message
from overtable.server.table.words import Teller
from overtable.server.version import version_of
from overtable.server.wire import TableOut, written
from overtable.store.attendance import NOBODY, Attendance
from overtable.store.outages import Outages
from overtable.store.rows import ChatRow, EntryRow, SeatRow, SnapshotRow, TableRow
from overtable.store.store import Store
from overtable.store.tables import CHAT_KEPT, FOLLOWS, Answers, Change, Loaded, load

SNAPSHOT_EVERY = 50
PACES = {"slow": 3.0, "normal": 1.0, "fast": 0.2}
SOON = 0.25
"""Seconds within which those who come to look on, or go, are told of together."""


class Listener(Protocol):
    """Somebody who wants to hear of changes: a socket."""

    person: str | None

    def wake(self) -> None: ...

    def remute(self) -> None: ...


class Room:
    def __init__(self, loaded: Loaded, outages: Outages | None = None, patience: int = 60_000) -> None:
        self.row: TableRow = loaded.row
        self.seats: list[SeatRow] = loaded.seats
        self.chat: list[ChatRow] = loaded.chat
        self.game: Game[Any] = game_at(loaded.row)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere = NOBODY
        """Who is here through other processes."""
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: set[tuple[int, int]] = set()
        self.paces: dict[int, str] = {}
        """How fast those who sit here like bots to be."""
        self.letting: dict[int, bool] = {}
        """Seats that let every window pass until their turn, and whether it was another's turn since."""
        self.outages = outages
        self.patience = patience
        """Milliseconds after which a game may be claimed from somebody who is not there."""
        self.met = False  # whether this process has looked who is there
        self.stale = False
        """Whether the store must be looked at before anything is changed."""
        self.heard = 0
        """The highest version of the table that anybody spoke of."""
        self.catching_up = self.gone = False
        self.used = self.arrived = 0.0
        self.play: Play | None = None
        self.outdated = ""
        """Why this program cannot follow the record; then there is no play, and the entries are"""
        self.unread: list[EntryRow] = []
        self.kept: Kept | None = None
        """What was kept of such a game when it ended."""
        self.news = 0
        """Counts how often there was something to tell,"""
        self.stirs = 0
        """and how often it was more than that answers were given:"""
        self.calm = True
        """nothing but that has happened since."""
        self._soon: asyncio.TimerHandle | None = None
        self._tellings: WeakValueDictionary[tuple[int | None, bool, frozenset[str]], Telling] = WeakValueDictionary()
        self._views: dict[int, Viewed] = {}
        self._sight = Sight()
        """What all see alike of the state as it stands."""
        # What is told is kept as it is sent: thousands of small objects would be looked through for garbage in vain.
        self._told: dict[int, tuple[int | None, msgspec.Raw | None]] = {}
        """By seat: the number of its decision, and how it is told (`DecisionOut`)."""
        self._lines: dict[int, list[msgspec.Raw]] = {}
        self._heard: dict[int, int] = {}
        if self.row.status != "open":
            self._begin(loaded.entries, loaded.snapshot)

    # From the store

    def _begin(self, entries: list[EntryRow], snapshot: SnapshotRow | None = None) -> None:
        try:
            self.play = followed(self.game, self.row, self.seats, entries, snapshot, self.outages)
        except Astray as astray:
            self.play, self.outdated, self.unread = None, str(astray), entries

    async def refresh(self, store: Store) -> None:
        """Take over what other processes have written."""
        length = len(self.play.entries) if self.play else 0
        found = await load(store, self.row.id, length, self.row.lines)
        if found is None:
            raise Fault("not-found", "There is no such table.")
        self.row, self.seats = found.row, found.seats
        self.chat = (self.chat + found.chat)[-CHAT_KEPT:]
        if self.outdated:
            self.unread = found.entries
        elif self.play is not None:
            try:
                follow_on(self.play, self.row, found.entries)
            except Astray:  # by what is known here; perhaps the store was set back
                self._begin((await load(store, self.row.id) or found).entries)
        elif self.play is None and self.row.status != "open":
            self._begin(found.entries)
        self.stale = self.calm = False
        self._forget()

    def absorb(self, change: Change, made: list[Prepared], at: int) -> None:
        """Take over what was just written."""
        for name, value in change.columns.items():
            setattr(self.row, name, value)
        self.row.version, self.row.updated = self.row.version + 1, at
        for number, values in change.seats.items():
            for name, value in values.items():
                setattr(self.seats[number], name, value)
        if change.chat is not None:
            self.chat = [*self.chat, change.chat][-CHAT_KEPT:]
            self.row.lines = change.chat.n + 1
        self.row.length += len(change.entries)
        if self.outdated:
            self.unread = self.unread + change.entries
        elif self.play is None and self.row.status != "open":
            self._begin(change.entries)
        elif self.play is not None:
            for prepared in made:
                self.play.adopt(prepared, at)
            self.play.closed = self.row.status == "over"
        if made and change.is_plain and self.row.status == "playing":
            self._answered(len(made))
        else:
            self.calm = False
            self._forget()

    def follow(self, answers: Answers) -> bool:
        """Take over the answers that another process has written next; false when the store must be read instead."""
        if self.play is None or self.row.status != "playing" or not answers.columns.keys() <= FOLLOWS:
            return False
        for name, value in answers.columns.items():
            setattr(self.row, name, value)
        try:
            follow_on(self.play, self.row, answers.entries)
        except Astray:
            self.stale = True
            return False
        self.row.version, self.row.updated = self.row.version + 1, answers.at
        self.row.length += len(answers.entries)
        self._answered(len(answers.entries))
        return True

    def _answered(self, count: int) -> None:
        """Nothing has happened but that so many answers of one seat were given."""
        play = self.playing()
        self._forget(play.entries[-1].seat if all(play.quiet[-count:]) else None)

    def _forget(self, chooser: int | None = None) -> None:
        """What was made of the state before; where only this seat has chosen something in secret, it stands for the
        others: they see what they saw, and are asked what they were asked."""
        self._sight.renew()
        if chooser is None:
            self._views.clear()
            self._told.clear()
        else:
            self._views.pop(chooser, None)
            self._told.pop(chooser, None)
        for seat in list(self.letting):
            if self.play is None or self.play.over or (self.letting[seat] and self._is_to_move(seat)):
                del self.letting[seat]
                self.calm = False
            else:
                self.letting[seat] = self.letting[seat] or not self._is_to_move(seat)

    def _is_to_move(self, seat: int) -> bool:
        s = self.playing().state
        return is_own_turn(self.game, s, seat, decision_of(s, seat))

    def let_pass(self, seat: int, on: bool) -> None:
        """Let every window pass until it is this seat's turn, or no longer."""
        self.letting.pop(seat, None)
        if on:
            self.letting[seat] = not self._is_to_move(seat)
        self._told.pop(seat, None)
        self.calm = False

    def resume(self) -> None:
        """The clocks go on: a program can follow the record again."""
        if self.play is not None:
            self.play.resumed = resumed_of(self.row)

    def snapshot(self) -> SnapshotRow | None:
        """One to be written now and then, of what is already written."""
        if self.play is None or not self.play.entries or len(self.play.entries) % SNAPSHOT_EVERY:
            return None
        return SnapshotRow(len(self.play.entries), version_of(self.game, self.row.mode), self.play.save())

    # Asking

    @property
    def guide(self) -> Guide | None:
        return guide_of(self.game) if self.row.guide else None

    @property
    def names(self) -> list[str]:
        return [s.name or f"player {s.number + 1}" for s in self.seats]

    @property
    def alone(self) -> bool:
        """Whether bots are among themselves here."""
        return not self.listeners and all(s.kind == "bot" for s in self.seats)

    @property
    def pace(self) -> float:
        """By how much bots wait longer than usual: as the slowest likes it, and not at all where nobody looks on."""
        return 0.0 if self.alone else max(map(PACES.__getitem__, self.paces.values()), default=PACES["normal"])

    def seat_of(self, person: str | None) -> int | None:
        return next((s.number for s in self.seats if s.person == person), None) if person is not None else None

    def may_see(self, person: str | None) -> bool:
        return self.row.public or (
            person is not None and (person == self.row.owner or self.seat_of(person) is not None)
        )

    @property
    def listening(self) -> set[str | None]:
        """Who is here through this process."""
        return {listener.person for listener in self.listeners}

    @property
    def here(self) -> set[str | None]:
        return self.listening | self.elsewhere.people

    @property
    def attendance(self) -> Attendance:
        """The same for other processes to know."""
        seated = {s.person for s in self.seats if s.person is not None}
        return Attendance(frozenset(seated & self.listening), sum(x.person not in seated for x in self.listeners))

    def missing(self, seat: int) -> list[SeatRow]:
        return missing(self.row, self.seats, seat, self.here)

    def teller(self, watcher: int) -> Teller:
        return Teller(self.game, self.names, watcher)

    def playing(self) -> Play:
        if self.outdated:
            raise Fault("outdated", needs(self.row, self.game))
        if self.play is None:
            raise Fault("not-now", "The game has not begun yet.")
        return self.play

    def stops(self, seat: int) -> Stops:
        kept = self.seats[seat].stops
        return USUAL if kept is None or self.row.guide else msgspec.convert(kept, Stops)

    def itself(self, d: Decision) -> Option | None:
        """What the table answers for a person at its even delay; nothing where the person is waited for."""
        seat = self.seats[d.seat]
        if seat.kind != "person" or self.row.auto_delay is None:
            return None
        return by_itself(self.game, d, seat.auto, self.stops(d.seat), d.seat in self.letting)

    # Telling

    def tell(self, calm: bool = False) -> None:
        """Let everybody look. `calm`: as far as the caller knows there is nothing new but answers."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        self.stirs += not (calm and self.calm)
        self.news, self.calm = self.news + 1, True
        for listener in self.listeners:
            listener.wake()

    def tell_soon(self) -> None:
        """Tell it with whatever is told next, or after a moment: when many come to look on, or go."""
        self.calm = False
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON, self.tell)

    def telling(self, person: str | None, muted: frozenset[str] = frozenset()) -> Telling:
        """What this person is told, which may be told to many."""
        kind = *self._kind(person), muted
        found = self._tellings.get(kind)
        if found is None:
            found = self._tellings[kind] = Telling(self, *kind)
        return found

    def _kind(self, person: str | None) -> tuple[int | None, bool]:
        return self.seat_of(person), person is not None and self.row.owner == person

    def lines(self, watcher: int) -> list[msgspec.Raw]:
        """The log so far, as this watcher heard it (`Line`)."""
        if self.kept is not None and watcher not in self._lines:  # it has ended: there is never more
            self._lines[watcher] = [written(line) for line in self.kept.log(watcher)]
        if self.play is None:
            return self._lines.get(watcher, [])
        if watcher not in self._lines:
            self._lines[watcher] = [written(self.teller(watcher).start())]
            self._heard[watcher] = 0
        told, teller = self._lines[watcher], self.teller(watcher)
        for happened in self.play.log[self._heard[watcher] :]:
            line = teller.line(self.play.state, happened)
            if line is not None:
                told.append(written(line))
        self._heard[watcher] = len(self.play.log)
        return told

    def view(self, watcher: int) -> Viewed | None:
        if self.kept is not None:
            return Viewed(self.kept.moment(watcher, -1).view)
        if self.play is None:
            return None
        if watcher not in self._views:
            self._views[watcher] = Viewed(self.game.view(self.play.state, watcher, self._sight))
        return self._views[watcher]

    def decision(self, seat: int | None) -> msgspec.Raw | None:
        """What this seat is asked (`DecisionOut`)."""
        if self.play is None or seat is None:
            return None
        number = self.play.numbers.get(seat)
        known, told = self._told.get(seat, (-1, None))
        if known != number:
            d, s = self.play.decision(seat), self.play.state
            told = None if d is None else written(self.teller(seat).decision(s, d, number or 0, self.itself(d)))
            self._told[seat] = number, told
        return told

    def message(self, person: str | None, at: int, muted: frozenset[str] = frozenset()) -> TableOut:
        """All that this person may see of the table."""
        return message(self, *self._kind(person), muted, at)
