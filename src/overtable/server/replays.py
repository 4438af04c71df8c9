"""Ended games, step by step, from any seat; and the record to take home.

What a replay needs is worked out in a thread and kept for a while: states at every few entries.
"""

import asyncio
from collections import OrderedDict
from typing import cast

import msgspec

from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import decisions
from overtable.kernel.record import FORMAT, Record
from overtable.kernel.state import State
from overtable.server.errors import Fault
from overtable.server.table.play import Play, follow
from overtable.server.table.room import Room, setup_of
from overtable.server.table.summaries import seed_hash, summary
from overtable.server.table.words import DecisionOut, Line, ResultOut, Teller
from overtable.server.version import cards_version
from overtable.server.wire import Summary, View

EVERY = 10
KEPT = 24


class Step(msgspec.Struct, frozen=True):
    n: int
    seat: int
    text: str
    phase: str
    turn: int
    at: int
    back: bool


class Replay(msgspec.Struct, frozen=True):
    table: Summary
    seat: int
    seed: str
    nonce: str
    seed_hash: str
    steps: list[Step]


class Moment(msgspec.Struct, frozen=True):
    """A replay at one of its steps."""

    n: int
    view: View
    asked: list[int]
    decision: DecisionOut | None
    lines: list[Line]
    result: ResultOut | None


def ended(room: Room) -> Play:
    """The play of a game that is over; a running one is nobody's business."""
    play = room.playing()
    if not play.over:
        raise Fault("not-now", "The game is still going on. Its replay and its record are open when it is over.")
    return play


def check_seat(room: Room, seat: int) -> None:
    if not 0 <= seat <= len(room.seats):
        raise Fault("bad-request", f"A seat from 0 to {len(room.seats) - 1}, or {len(room.seats)} for a spectator.")


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
            if entry.is_answer:
                text = teller.done(before, s, play.game.parse_option(entry.what))
            else:
                text = teller.beside(entry.seat, entry.what)
            view = play.game.view(s, teller.watcher)
            turn = int(view["turn"])
            found.append(Step(n, entry.seat, text, str(view["phase"]), turn, play.ats[n], entry.is_back))
        return found


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
        check_seat(room, seat)
        reel, key = await self.reel(room), (room.row.id, seat)
        if key not in self._steps:
            self._steps[key] = await asyncio.to_thread(reel.steps, room.teller(seat))
            while len(self._steps) > KEPT:
                self._steps.popitem(last=False)
        row = room.row
        told = summary(row, room.seats, person)
        return Replay(told, seat, str(row.seed), row.nonce, seed_hash(row), self._steps[key])

    async def moment(self, room: Room, n: int, seat: int) -> Moment:
        check_seat(room, seat)
        reel = await self.reel(room)
        play = reel.play
        if not 0 <= n <= len(play.entries):
            raise Fault("not-found", f"The record has {len(play.entries)} entries.")
        s, teller = reel.at(n), room.teller(seat)
        mine = next((d for d in decisions(s) if d.seat == seat), None)
        return Moment(
            n,
            cast(View, play.game.view(s, seat)),
            [d.seat for d in decisions(s)],
            None if mine is None else teller.decision(s, mine, 0),
            [line for h in play.log if h.n == n and (line := teller.line(s, h)) is not None],
            None if s.result is None else teller.end(s.result),
        )


def record_of(room: Room) -> Record:
    """The record of an ended game, as every part of the house reads it."""
    play = ended(room)
    return Record(
        format=FORMAT,
        game=room.game.id,
        cards=cards_version(room.game, room.row.mode),
        setup=setup_of(room.row, room.seats),
        answers=play.lines,
        hash=fingerprint(play.state),
    )
