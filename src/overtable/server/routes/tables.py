"""Tables: the list, a new one, joining, leaving, acting."""

from typing import Literal

import msgspec
from litestar import get, post

from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.table import opening, seating
from overtable.server.table.actions import act
from overtable.server.table.messages import ClientMessage
from overtable.server.table.opening import game_of
from overtable.server.table.room import Room
from overtable.server.table.summaries import summary, why_broken
from overtable.server.table.welcome import check_seen
from overtable.server.wire import Join, NewTable, Reply, Seated, Summary, TableOut, Tables
from overtable.store.people import is_id, muted_by
from overtable.store.rows import Person
from overtable.store.store import now
from overtable.store.tables import PAGE, leave_broken, public_tables, seat_with_token


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


async def found_room(house: House, table_id: str) -> Room:
    if not is_id(table_id):
        raise Fault("not-found", "There is no such table.")
    return await house.current(table_id)


async def seen_room(house: House, table_id: str, person: Person | None) -> Room:
    """The table, if this person may see it."""
    room = await found_room(house, table_id)
    check_seen(room, person.id if person else None)
    return room


@get("/api/tables", tags=["tables"])
async def list_tables(
    house: House,
    person: Person | None,
    game: str | None = None,
    status: Literal["open", "playing", "over"] | None = None,
    after: str | None = None,
) -> Tables:
    """Public tables to join or to watch, a page at a time."""
    statuses: list[str] = [status] if status else ["open", "playing"]
    found = await public_tables(house.store, game_of(game).id if game else None, statuses, place(after))
    further = f"{found[-1].row.updated}.{found[-1].row.id}" if len(found) == PAGE else None
    whole = [t for t in found if not why_broken(t.row, t.broken)]
    return Tables([summary(t.row, t.seats, person.id if person else None) for t in whole], further)


def place(after: str | None) -> tuple[int, str] | None:
    """Where a list goes on, from what the page before it said."""
    if after is None:
        return None
    updated, _, table_id = after.partition(".")
    if not (updated.isdecimal() and updated.isascii() and len(updated) < 16 and table_id.isalnum()):
        raise Fault("bad-request", "The list does not go on there.", ["after: take `next` of the page before"])
    return int(updated), table_id[:20]


@post("/api/tables", tags=["tables"])
async def new_table(house: House, who: Person, data: NewTable) -> Seated:
    return await opening.create(house, who, data)


@get("/api/tables/{table_id:str}", tags=["tables"])
async def get_table(house: House, person: Person | None, table_id: str) -> TableOut:
    """All that you may see of the table: what its socket sends first."""
    room = await seen_room(house, table_id, person)
    muted = await muted_by(house.store, person.id) if person else frozenset()
    return room.message(person.id if person else None, now(), muted)


@post("/api/tables/{table_id:str}/invitation", status_code=200, tags=["tables"])
async def see_invitation(house: House, person: Person | None, table_id: str, data: Invitation) -> Summary:
    """What the link to a seat invites to: the table, before one sits down."""
    room = await found_room(house, table_id)
    if await seat_with_token(house.store, room.row.id, data.token) is None:
        raise Fault("not-allowed", "This link is used up or wrong. Ask for a new one.")
    return summary(room.row, room.seats, person.id if person else None)


@post("/api/tables/{table_id:str}/join", status_code=200, tags=["tables"])
async def join_table(house: House, who: Person, table_id: str, data: Join) -> Seated:
    """Take a seat, by its secret or a free one."""
    house.rates.check("table", who.id)
    return await seating.join(house, await found_room(house, table_id), who, data)


@post("/api/tables/{table_id:str}/leave", status_code=204, tags=["tables"])
async def leave_table(house: House, who: Person, table_id: str) -> None:
    try:
        room = await seen_room(house, table_id, who)
    except Fault as fault:
        if fault.code != "table-broken" or not await leave_broken(house.store, table_id, who.id):
            raise
        return
    await seating.leave(house, room, who)


@post("/api/tables/{table_id:str}/act", status_code=200, tags=["tables"])
async def act_on(house: House, who: Person, table_id: str, data: ClientMessage) -> Reply:
    """Any message of the socket, for programs that have none."""
    room = await seen_room(house, table_id, who)
    house.rates.check("message", who.id)
    return await act(house, room, who, data)
