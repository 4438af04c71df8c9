"""Manners at a table: reporting somebody, muting them for everybody, sending them away, watchers who may not chat."""

from typing import Annotated, Any

import msgspec
from litestar import Request, post

from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.limits import clean_text
from overtable.server.people import manners
from overtable.server.routes.hosts import REASON, Reason, other_person
from overtable.server.routes.people import asked_from
from overtable.server.routes.tables import found_room, seen_room
from overtable.server.table.room import Room
from overtable.store import hosts
from overtable.store.hosts import Done
from overtable.store.rows import Person, ReportedLine, ReportRow
from overtable.store.store import now

AROUND = 20
"""How many lines of chat are kept with a report."""
Number = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table, by the seat or by a line of chat; and why."""

    reason: Reason
    seat: Number | None = None
    line: Number | None = None


class Muting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reason: Reason = "They were asked to be quiet."
    seat: Number | None = None
    line: Number | None = None
    on: bool = True


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    on: bool


async def tended_room(house: House, table_id: str, who: Person) -> Room:
    """The table; a host may see to the manners of a private one, without seeing what is played there."""
    return await (found_room(house, table_id) if who.host else seen_room(house, table_id, who))


def meant(room: Room, who: Person, seat: int | None, line: int | None) -> tuple[str, str]:
    """Who is meant, and what they are called there."""
    if (seat is None) == (line is None):
        raise Fault("bad-request", "Say who it is, by the seat or by a line of chat.", ["seat, line: one of them"])
    found = None
    if seat is not None and seat < len(room.seats):
        found = room.seats[seat].person, room.seats[seat].name
    elif line is not None:
        found = next(((c.person, c.name) for c in room.chat if c.n == line), None)
    if found is None or not found[0]:
        raise Fault("not-found", "There is nobody: a bot, a free seat, or somebody who has left.")
    if found[0] == who.id:
        raise Fault("bad-request", "That is you.")
    return found[0], found[1]


def around(room: Room, whom: str, line: int | None) -> list[ReportedLine]:
    """The chat around a line, or the newest lines."""
    last = room.row.lines if line is None else line + AROUND // 2
    near = [c for c in room.chat if last - AROUND < c.n <= last]
    return [ReportedLine(c.name, c.text, c.at, c.person == whom) for c in near]


@post("/api/tables/{table_id:str}/report", status_code=204, tags=["manners"])
async def report(request: Request[Any, Any, Any], house: House, who: Person, table_id: str, data: About) -> None:
    """Tell the hosts of somebody at this table; the chat around it is kept with it."""
    room = await seen_room(house, table_id, who)
    reason = clean_text(data.reason, REASON)
    whom, name = meant(room, who, data.seat, data.line)
    house.rates.check("report", who.id)
    house.rates.check("report", asked_from(request))
    lines, table = around(room, whom, data.line), room.row
    row = ReportRow(0, table.id, table.game, who.id, who.name, whom, name, reason, lines, now(), None, None, None)
    said = await hosts.add_report(house.store, row)
    if said == "again":
        raise Fault("not-now", "You have reported them here already: the hosts will see to it.")
    if said == "full":
        raise Fault("too-many", "Too many reports wait for the hosts; try again later.")


@post("/api/tables/{table_id:str}/mute", status_code=204, tags=["manners"])
async def mute_for_everybody(house: House, who: Person, table_id: str, data: Muting) -> None:
    """Mute somebody at this table for everybody: hosts anybody, the table's owner whoever watches."""
    room = await tended_room(house, table_id, who)
    reason = clean_text(data.reason, REASON)
    whom, name = meant(room, who, data.seat, data.line)
    if not who.host and (room.row.owner != who.id or room.seat_of(whom) is not None):
        raise Fault("not-allowed", "Hosts do that; the table's owner mutes those who watch.")
    if data.on:
        await other_person(house, who, whom)
    await manners.mute(house, room, whom, reason, data.on)
    if who.host:
        what = "muted at a table" if data.on else "lets them speak again at a table"
        await hosts.write_down(house.store, Done(who.name, f"{what} ({room.row.id})", name, reason))


@post("/api/tables/{table_id:str}/send-away", status_code=204, tags=["manners"])
async def send_away(house: House, host: Person, table_id: str, data: About) -> None:
    """Send somebody away from this table: whoever watches, or sits at one that has not begun."""
    room = await found_room(house, table_id)
    reason = clean_text(data.reason, REASON)
    whom, name = meant(room, host, data.seat, data.line)
    await other_person(house, host, whom)
    await manners.send_away(house, room, whom, reason)
    await hosts.write_down(house.store, Done(host.name, f"sent away from a table ({room.row.id})", name, reason))


@post("/api/tables/{table_id:str}/quiet", status_code=204, tags=["manners"])
async def quiet_watchers(house: House, who: Person, table_id: str, data: Quiet) -> None:
    """Whether those who watch may chat: the table's owner and hosts say so."""
    room = await tended_room(house, table_id, who)
    if not who.host and room.row.owner != who.id:
        raise Fault("not-allowed", "The table's owner says so, or a host.")
    await manners.set_quiet(house, room, data.on)
    if who.host and room.row.owner != who.id:
        what = f"{'switched off' if data.on else 'allowed'} the chat of watchers at a table ({room.row.id})"
        await hosts.write_down(house.store, Done(who.name, what))
