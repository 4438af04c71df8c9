"""Games whose record this program cannot follow: which version they need, and what is left to do at such a table.

They take no answer, nothing runs, and they count towards no limit. Whoever reads one notes it in the store; a program
that can follow the record again takes the note away, and the game goes on.
"""

import logging
from typing import Any

from overtable.kernel.entry import ENDS, RESIGN, Entry
from overtable.server.errors import Fault
from overtable.server.replays.kept import Unreadable, unpack
from overtable.server.table.play import Prepared
from overtable.server.table.room import Room
from overtable.store.replays import replay_of
from overtable.store.rows import EntryRow, Person
from overtable.store.store import Store, now
from overtable.store.tables import Change, note_outdated

log = logging.getLogger("overtable.table")

Made = tuple[Change, list[Prepared]]


async def settle(store: Store, room: Room) -> None:
    """After a table was read: note in the store whether it can be followed here, where that has changed."""
    row = room.row
    if room.outdated and row.status == "over" and room.kept is None:
        kept = await replay_of(store, row.id)
        try:
            room.kept = None if kept is None else unpack(kept)
        except Unreadable as error:
            log.error("unreadable", extra={"data": {"table": row.id, "why": str(error)}})
    if row.status == "open" or bool(room.outdated) == (row.outdated is not None):
        return
    resumed = row.resumed
    if not room.outdated and row.status == "playing":
        resumed = {**(row.resumed or {}), str(row.length): now()}
    if not await note_outdated(store, row.id, room.outdated or None, resumed):
        room.stale = True  # another process was faster
        return
    row.outdated, row.resumed = room.outdated or None, resumed
    room.resume()


def outdated(room: Room) -> None:
    """Refuses what is only for games that cannot go on here."""
    if room.row.status == "over":
        raise Fault("not-now", "The game is over.")
    if not room.outdated:
        raise Fault("not-now", "The game can go on: only one that this version cannot follow is called off.")


def build_call_off(room: Room, seat: int, yes: bool, at: int) -> Made:
    """Agree to end the game without a result, or no longer; it ends when all people who are left do."""
    outdated(room)
    agreed = {*(room.row.calling_off or []), seat} if yes else {*(room.row.calling_off or [])} - {seat}
    return Change(columns=_called_off(room, agreed, at)), []


def build_give_up(room: Room, seat: int, at: int) -> Made:
    """Resigning: the entry is written behind the position that is known by its hash alone."""
    outdated(room)
    others = [s.number for s in room.seats if s.number != seat]
    result = {"winners": others, "rule": ENDS[RESIGN], "limit": False}
    return Change(columns={"result": result, **over(at)}, entries=[EntryRow(Entry(seat, RESIGN).line(), at)]), []


def build_leave(room: Room, person: Person, at: int) -> Made:
    """Leaving: the seat is given up for good, and agrees to end it; whoever is left decides alone."""
    outdated(room)
    seat = room.seat_of(person.id)
    if seat is None:
        raise Fault("not-your-seat", "You do not sit at this table.")
    columns = _called_off(room, {*(room.row.calling_off or []), seat}, at)
    return Change(columns=columns, seats={seat: {"person": None, "token": None, "away": at}}), []


def _called_off(room: Room, agreed: set[int], at: int) -> dict[str, Any]:
    people = {s.number for s in room.seats if s.kind == "person"}
    columns: dict[str, Any] = {"calling_off": sorted(agreed)}
    return columns | over(at) if agreed >= people else columns


def over(at: int) -> dict[str, Any]:
    return {"status": "over", "ended": at, "asked": [], "due": None, "undo_by": None, "undo_yes": []}
