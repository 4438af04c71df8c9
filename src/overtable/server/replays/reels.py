"""Ended games, step by step, from any seat; and the record to take home.

What a replay needs is worked out in a thread and remembered for a while: states at every few entries. A game that this
program cannot follow is shown from what was kept of it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Any, cast

import msgspec

from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import decisions
from overtable.kernel.record import FORMAT, Record
from overtable.kernel.state import State
from overtable.server.errors import Fault
from overtable.server.replays.kept import Kept, Moment, Step
from overtable.server.table.following import needs, setup_of
from overtable.server.table.play import Happened, Play, follow
from overtable.server.table.room import Room
from overtable.server.table.summaries import seed_hash, summary
from overtable.server.table.words import Teller
from overtable.server.version import cards_version
from overtable.server.wire import Summary, View

EVERY = 10
KEPT = 24


class Replay(msgspec.Struct, frozen=True):
    table: Summary
    seat: int
    seed: str
    nonce: str
    seed_hash: str
    steps: list[Step]
    cards: str
    """The version of the cards that it is shown with."""
    closed: str
    """Why it can only be looked at, in words: it is shown as it was kept. Else ""."""


def check_over(room: Room) -> None:
    """A running game is nobody's business."""
    if room.row.status == "playing":
        raise Fault("not-now", "The game is still going on. Its replay and its record are open when it is over.")
    if room.row.status == "open":
        raise Fault("not-now", "The game has not begun yet.")


def ended(room: Room) -> Play:
    """The play of a game that is over; refused where this program cannot follow its record."""
    check_over(room)
    return room.playing()


def kept_of(room: Room) -> Kept:
    """What was kept of a game that this program cannot follow."""
    if room.kept is None:
        raise Fault("outdated", f"{needs(room.row, room.game)} Nothing was kept to show it by.")
    return room.kept


def check_seat(room: Room, seat: int) -> None:
    if not 0 <= seat <= len(room.seats):
        raise Fault("bad-request", f"A seat from 0 to {len(room.seats) - 1}, or {len(room.seats)} for a spectator.")


def check_step(n: int, entries: int) -> None:
    if not 0 <= n <= entries:
        raise Fault("not-found", f"The record has {entries} entries.")


class Reel:
    """The states of one ended game, every few entries."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.kept: dict[int, State] = {}
        s: State = play.game.start(play.setup)
        self.kept[0] = s.clone()
        for n in range(1, len(play.entries) + 1):
            s = self._next(s, n)
            if n % EVERY == 0:
                self.kept[n] = s.clone()
        self.last = s

    def _next(self, s: State, n: int) -> State:
        entry = self.play.entries[n - 1]
        return self.play.state_after(n) if entry.is_back else follow(self.play.game, s, entry, n)

    def at(self, n: int) -> State:
        start = n - n % EVERY
        s = self.kept[start].clone()
        for i in range(start + 1, n + 1):
            s = self._next(s, i)
        return s

    def steps(self, teller: Teller) -> list[Step]:
        play, found = self.play, list[Step]()
        s: State = self.kept[0].clone()
        for n, entry in enumerate(play.entries, 1):
            before = s.clone() if entry.is_answer else s
            s = self._next(s, n)
            found.append(step_at(play, before, s, n, teller, play.game.view(s, teller.watcher)))
        return found


def step_at(play: Play, before: State, after: State, n: int, teller: Teller, view: Mapping[str, Any]) -> Step:
    """The n-th entry in words; `view` is what the watcher sees after it."""
    entry = play.entries[n - 1]
    if entry.is_answer:
        text = teller.done(before, after, play.game.parse_option(entry.what))
    else:
        text = teller.beside(entry.seat, entry.what)
    return Step(n, entry.seat, text, str(view["phase"]), int(view["turn"]), play.ats[n], entry.is_back)


def moment_at(play: Play, s: State, n: int, teller: Teller, happened: Iterable[Happened]) -> Moment:
    """The table after n entries; `happened` is what the last of them brought."""
    asked = decisions(s)
    mine = next((d for d in asked if d.seat == teller.watcher), None)
    return Moment(
        n,
        cast(View, play.game.view(s, teller.watcher)),
        [d.seat for d in asked],
        None if mine is None else teller.decision(s, mine, 0),
        [line for h in happened if (line := teller.line(s, h)) is not None],
        None if s.result is None else teller.end(s.result),
    )


class Reels:
    """The reels used last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Reel] = OrderedDict()
        self._steps: OrderedDict[tuple[str, int], list[Step]] = OrderedDict()

    async def reel(self, room: Room) -> Reel:
        play, key = ended(room), room.row.id
        if key not in self._kept:
            self._kept[key] = await asyncio.to_thread(Reel, play)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def replay(self, room: Room, seat: int, person: str | None) -> Replay:
        check_over(room)
        check_seat(room, seat)
        row = room.row
        told = summary(row, room.seats, person)
        if room.outdated:
            kept = kept_of(room)
            why = needs(row, room.game)
            return Replay(told, seat, str(row.seed), row.nonce, seed_hash(row), kept.steps(seat), kept.cards, why)
        reel, key = await self.reel(room), (room.row.id, seat)
        if key not in self._steps:
            self._steps[key] = await asyncio.to_thread(reel.steps, room.teller(seat))
            while len(self._steps) > KEPT:
                self._steps.popitem(last=False)
        cards = cards_version(room.game, row.mode)
        return Replay(told, seat, str(row.seed), row.nonce, seed_hash(row), self._steps[key], cards, "")

    async def moment(self, room: Room, n: int, seat: int) -> Moment:
        check_over(room)
        check_seat(room, seat)
        if room.outdated:
            kept = kept_of(room)
            check_step(n, kept.length)
            return await asyncio.to_thread(kept.moment, seat, n)
        reel = await self.reel(room)
        play = reel.play
        check_step(n, len(play.entries))
        happened = [h for h in play.log if h.n == n]
        return moment_at(play, reel.at(n), n, room.teller(seat), happened)


def record_of(room: Room) -> Record:
    """The record of an ended game, as every part of the house reads it."""
    check_over(room)
    if room.outdated:
        setup, lines = setup_of(room.row, room.seats), [e.line for e in room.unread]
        cards, found = room.row.cards, room.row.state_hash or ""
        return Record(format=FORMAT, game=room.game.id, cards=cards, setup=setup, answers=lines, hash=found)
    play = room.playing()
    return Record(
        format=FORMAT,
        game=room.game.id,
        cards=cards_version(room.game, room.row.mode),
        setup=setup_of(room.row, room.seats),
        answers=play.lines,
        hash=fingerprint(play.state),
    )
