"""Who is at a table, since when somebody is not, and what comes of that.

A process knows its own sockets, and hears who is connected to the others. So that all agree since when somebody is
away, the row of the seat says it: written by whoever notices that no process hears them, and taken back by one that has
a socket of theirs. It is kept only where somebody waits for somebody: while a game between people is played.
"""

from collections.abc import Collection
from typing import Any

from overtable.kernel.entry import ABSENT
from overtable.server.errors import Fault
from overtable.server.table.play import Play, Prepared
from overtable.server.wire import Claim, SeatOut
from overtable.store.outages import passed
from overtable.store.rows import SeatRow, TableRow
from overtable.store.tables import Change


def is_kept(row: TableRow, seats: list[SeatRow]) -> bool:
    return row.status == "playing" and sum(1 for s in seats if s.kind == "person") > 1


def is_here(row: TableRow, seats: list[SeatRow], seat: SeatRow, listening: Collection[str | None]) -> bool:
    if seat.kind != "person" or seat.person in listening:
        return seat.kind == "bot" or seat.person is not None
    return is_kept(row, seats) and seat.away is None


def seats_seen(
    row: TableRow, seats: list[SeatRow], listening: Collection[str | None], muted: Collection[str]
) -> list[SeatOut]:
    """The seats as everybody sees them, but for whom one does not want to hear."""
    found = []
    for s in seats:
        here = is_here(row, seats, s, listening)
        away = None if here or row.status != "playing" else s.away
        hushed = s.person is not None and s.person in muted
        found.append(SeatOut(s.number, s.kind, s.name, s.guest, s.bot, here, away, s.auto, hushed))
    return found


def came_and_went(
    row: TableRow,
    seats: list[SeatRow],
    listening: Collection[str | None],
    elsewhere: Collection[str],
    missed: Collection[str | None],
    at: int,
) -> Change | None:
    """What is to be written when these are listening here, and these are found to be gone; nothing where it stands
    there already. Of those who are elsewhere, the process that hears them writes it."""
    if not is_kept(row, seats):
        return None
    found: dict[int, dict[str, Any]] = {}
    for s in seats:
        if s.kind != "person" or s.person is None:
            continue
        if s.person in listening and s.away is not None:
            found[s.number] = {"away": None}
        elif s.person in missed and s.person not in listening and s.person not in elsewhere and s.away is None:
            found[s.number] = {"away": at}
    return Change(seats=found) if found else None


def missing(row: TableRow, seats: list[SeatRow], seat: int, listening: Collection[str | None]) -> list[SeatRow]:
    """The others who are not there, the one who left first first."""
    away = [s for s in seats if s.number != seat and s.away is not None and not is_here(row, seats, s, listening)]
    return sorted(away, key=lambda s: s.away or 0) if is_kept(row, seats) else []


def claimable(play: Play, away: list[SeatRow], patience: int) -> Claim | None:
    """The win that may be claimed from one of those who are missing, and from when on: after so many milliseconds.
    Nothing where a clock decides."""
    waited = [s for s in away if play.clock is None or s.number in play.asked]
    return None if play.over or not waited else Claim(waited[0].number, (waited[0].away or 0) + patience)


def build_claim(play: Play, away: list[SeatRow], patience: int, at: int) -> tuple[Change, list[Prepared]]:
    """The absent one has lost, as by giving up; refused with the reason while there is nobody to claim from."""
    if play.over:
        raise Fault("not-now", "The game is over.")
    if not away:
        raise Fault("not-now", "Nobody whom you play with has left the table.")
    claim = claimable(play, away, patience)
    if claim is None:
        raise Fault("not-now", f"It is not {away[0].name}'s move: the clock decides.")
    gone = next(s for s in away if s.number == claim.seat)
    if passed(play.outages, gone.away or 0, at) < patience:
        wait = f"{patience / 1000:g} seconds"
        raise Fault("not-now", f"{gone.name} may still come back: a game can be claimed after {wait}.")
    return Change(), [play.prepare_end(gone.number, ABSENT)]
