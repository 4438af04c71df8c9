"""A table that people sit at, as this process knows it: a cache of what the store holds, and who is listening."""

import asyncio
from typing import Any, Protocol

import msgspec

from overtable.kernel.engine import decision_of, decisions
from overtable.kernel.game import Game
from overtable.kernel.guide import Guide
from overtable.kernel.option import Decision, Option
from overtable.kernel.state import Result
from overtable.kernel.view import result_view
from overtable.server.errors import Fault
from overtable.server.replays.kept import Kept
from overtable.server.table.following import Astray, follow_on, followed, game_at, needs, resumed_of
from overtable.server.table.guide import coach, guide_of
from overtable.server.table.play import Play, Prepared
from overtable.server.table.presence import claimable, is_here, missing
from overtable.server.table.stops import USUAL, Stops, by_itself, is_own_turn
from overtable.server.table.summaries import facts
from overtable.server.table.words import DecisionOut, Line, ResultOut, Teller
from overtable.server.version import version_of
from overtable.server.wire import ChatLine, ChatLog, Clock, Log, Outdated, SeatOut, TableOut, UndoOut, You
from overtable.store.attendance import NOBODY, Attendance
from overtable.store.outages import Outages
from overtable.store.rows import ChatRow, EntryRow, SeatRow, SnapshotRow, TableRow
from overtable.store.store import Store
from overtable.store.tables import CHAT_KEPT, Change, Loaded, load

SNAPSHOT_EVERY = 50
PACES = {"slow": 3.0, "normal": 1.0, "fast": 0.2}


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
        self.catching_up = False
        self.gone = False
        self.used = 0.0
        self.play: Play | None = None
        self.outdated = ""
        """Why this program cannot follow the record; then there is no play."""
        self.unread: list[EntryRow] = []
        """The entries of such a record."""
        self.kept: Kept | None = None
        """What was kept of such a game when it ended."""
        self._views: dict[int, msgspec.Raw] = {}
        self._told: dict[int, DecisionOut | None] = {}
        self._lines: dict[int, list[Line]] = {}
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
        self.stale = False
        self._forget()

    def absorb(self, change: Change, made: list[Prepared], at: int) -> None:
        """Take over what was just written."""
        for name, value in change.columns.items():
            setattr(self.row, name, value)
        self.row.version += 1
        self.row.updated = at
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
        self._forget()

    def _forget(self) -> None:
        self._views.clear()
        self._told.clear()
        for seat in list(self.letting):
            if self.play is None or self.play.over or (self.letting[seat] and self._is_to_move(seat)):
                del self.letting[seat]
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
    def pace(self) -> float:
        """By how much bots wait longer than usual: as the slowest likes it."""
        return max((PACES[pace] for pace in self.paces.values()), default=PACES["normal"])

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        return next((s.number for s in self.seats if s.person == person), None)

    def may_see(self, person: str | None) -> bool:
        return self.row.public or (
            person is not None and (self.row.owner == person or self.seat_of(person) is not None)
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

    def tell(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def lines(self, watcher: int) -> list[Line]:
        """The log so far, as this watcher heard it."""
        if self.kept is not None:
            return self.kept.log(watcher)
        if self.play is None:
            return []
        if watcher not in self._lines:
            self._lines[watcher] = [self.teller(watcher).start()]
            self._heard[watcher] = 0
        told, teller = self._lines[watcher], self.teller(watcher)
        for happened in self.play.log[self._heard[watcher] :]:
            line = teller.line(self.play.state, happened)
            if line is not None:
                told.append(line)
        self._heard[watcher] = len(self.play.log)
        return told

    def view(self, watcher: int) -> Any:
        if self.kept is not None:
            return self.kept.moment(watcher, -1).view
        if self.play is None:
            return None
        if watcher not in self._views:
            self._views[watcher] = msgspec.Raw(msgspec.json.encode(self.game.view(self.play.state, watcher)))
        return self._views[watcher]

    def decision(self, seat: int | None) -> DecisionOut | None:
        if self.play is None or seat is None:
            return None
        if seat not in self._told:
            d = self.play.decision(seat)
            s, number = self.play.state, self.play.numbers.get(seat, 0)
            self._told[seat] = None if d is None else self.teller(seat).decision(s, d, number, self.itself(d))
        return self._told[seat]

    def message(
        self, person: str | None, at: int, log_from: int = 0, chat_from: int = 0, muted: frozenset[str] = frozenset()
    ) -> TableOut:
        """All that this person may see of the table."""
        seat, play, row = self.seat_of(person), self.play, self.row
        watcher = len(self.seats) if seat is None else seat
        here = self.here
        lines = self.lines(watcher)
        shown = [c for c in self.chat if c.n >= chat_from and c.person not in muted]
        guide = self.guide
        secret, changes = play.untold(watcher) if play else (0, 0)
        return TableOut(
            version=row.version - changes,
            now=at,
            entries=row.length - secret,
            table=facts(row),
            you=You(seat, watcher, person is not None and row.owner == person, seat in self.letting),
            seats=[
                SeatOut(
                    s.number,
                    s.kind,
                    s.name,
                    s.guest,
                    s.bot,
                    is_here(row, self.seats, s, here),
                    None if is_here(row, self.seats, s, here) or row.status != "playing" else s.away,
                    s.auto,
                    s.person is not None and s.person in muted,
                )
                for s in self.seats
            ],
            watching=self.attendance.watching + self.elsewhere.watching,
            view=self.view(watcher),
            asked=play.asked if play else [],
            decision=self.decision(seat),
            log=Log(log_from, lines[log_from:]),
            chat=ChatLog(chat_from, [ChatLine(c.n, c.seat, c.name, c.text, c.at) for c in shown]),
            clock=Clock([max(0, ms) for ms in play.left_at(at)], play.asked, at) if play and play.clock else None,
            undo=self.undo(seat),
            rematch=row.rematch,
            claim=None if play is None or seat is None else claimable(play, self.missing(seat), self.patience),
            result=self.result(watcher),
            guide=coach(guide, play) if guide is not None and play is not None else None,
            outdated=Outdated(needs(row, self.game), row.program, row.cards, row.calling_off or [])
            if self.outdated
            else None,
        )

    def undo(self, seat: int | None) -> UndoOut:
        if self.play is None or seat is None:
            return UndoOut("no", "", None)
        can, _, why = self.play.undo(seat, self.row.rated)
        if can == "ask" and not any(s.kind == "person" and s.number != seat for s in self.seats):
            can = "free"  # bots always consent
        by = self.row.undo_by
        return UndoOut(can, why, by if by is not None and by != seat and seat not in self.row.undo_yes else None)

    def result(self, watcher: int) -> ResultOut | None:
        if self.row.result is None:
            return None
        written = Result(tuple(self.row.result["winners"]), self.row.result["rule"], self.row.result["limit"])
        return self.teller(watcher).end(written)


def outcome(made: Prepared, at: int) -> dict[str, Any]:
    """The columns that follow from the state that an entry leads to."""
    s = made.state
    columns: dict[str, Any] = {"asked": [d.seat for d in decisions(s)], "undo_by": None, "undo_yes": []}
    if s.result is not None:
        columns |= {"status": "over", "ended": at, "result": result_view(s)}
    return columns
