"""Ended games, step by step, from any seat; and the record to take home.

A replay is shown from what was kept of the game. Where nothing is kept yet, it is packed first, in a worker.
"""

import asyncio
import logging
from collections import OrderedDict

import msgspec

from overtable.kernel.codec import fingerprint
from overtable.kernel.record import FORMAT, Record
from overtable.server.errors import Fault
from overtable.server.replays.kept import Kept, Moment, Step, Unreadable, unpack
from overtable.server.replays.packing import pack_beside
from overtable.server.table.following import needs, setup_of
from overtable.server.table.play import Play
from overtable.server.table.room import Room
from overtable.server.table.summaries import seed_hash, summary
from overtable.server.version import cards_version
from overtable.server.wire import Summary
from overtable.server.workers import Workers
from overtable.store.replays import replay_of
from overtable.store.store import Store

log = logging.getLogger("overtable.replays")

SHOWN = 24
"""How many are remembered."""


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


class Reels:
    """The replays that were looked at last."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self._shown: OrderedDict[str, Kept] = OrderedDict()

    async def shown(self, room: Room) -> Kept:
        """What shows this game."""
        check_over(room)
        key = room.row.id
        if room.outdated:
            return kept_of(room)
        if key not in self._shown:
            self._shown[key] = await self._kept(key) or await self._pack(room)
            while len(self._shown) > SHOWN:
                self._shown.popitem(last=False)
        self._shown.move_to_end(key)
        return self._shown[key]

    async def _kept(self, table_id: str) -> Kept | None:
        data = await replay_of(self.store, table_id)
        try:
            return None if data is None else await asyncio.to_thread(unpack, data)
        except Unreadable as error:
            log.warning("unreadable", extra={"data": {"table": table_id, "why": str(error)}})
            return None

    async def _pack(self, room: Room) -> Kept:
        return await asyncio.to_thread(unpack, await pack_beside(self.workers, room))

    async def replay(self, room: Room, seat: int, person: str | None) -> Replay:
        check_over(room)
        check_seat(room, seat)
        row = room.row
        told, kept = summary(row, room.seats, person), await self.shown(room)
        why = needs(row, room.game) if room.outdated else ""
        return Replay(told, seat, str(row.seed), row.nonce, seed_hash(row), kept.steps(seat), kept.cards, why)

    async def moment(self, room: Room, n: int, seat: int) -> Moment:
        check_over(room)
        check_seat(room, seat)
        kept = await self.shown(room)
        check_step(n, kept.length)
        return await asyncio.to_thread(kept.moment, seat, n)


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
