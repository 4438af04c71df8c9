"""Who sits at a table that has not begun: joining it, and leaving it again."""

from typing import Any

import msgspec

from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.limits import clean_deck
from overtable.server.people.names import told_apart
from overtable.server.table.opening import begin, check_deck, new_secret
from overtable.server.table.play import Prepared
from overtable.server.table.room import Room
from overtable.server.table.upgrades import build_leave
from overtable.server.table.welcome import check_welcome
from overtable.server.wire import Join, Seated
from overtable.store.people import hashed
from overtable.store.rows import Person
from overtable.store.tables import Change, drop_table, seat_with_token

EMPTY = {"kind": "open", "person": None, "name": "", "guest": False, "token": None, "deck": ""}
"""The columns of a seat that nobody sits at."""
BEGUN = ("status", "started", "ended", "asked", "due", "result", "program", "rules", "cards", "state_hash")
"""The columns that the beginning of a game changes."""


async def join(house: House, room: Room, person: Person, wanted: Join) -> Seated:
    """Take a seat: by its secret, or a free one at a public table."""
    deck = clean_deck(wanted.deck)
    by_token = None
    check_welcome(room, person.id)
    if wanted.token is not None:
        by_token = await seat_with_token(house.store, room.row.id, wanted.token)
        if by_token is None:
            raise Fault("not-allowed", "This link is used up or wrong. Ask for a new one.")
    elif not room.row.public:
        raise Fault("not-allowed", "This table is private: you need a link to a seat.")
    token, taken = new_secret(), 0
    if deck:
        await check_deck(house, room.game, room.row.mode, deck, room.row.legality)

    def build(at: int) -> tuple[Change, list[Prepared]]:
        nonlocal taken
        already = room.seat_of(person.id)
        taken = _seat_for(room, person, wanted, by_token, already)
        seat = room.seats[taken]
        if room.row.rated and person.guest:
            raise Fault("not-allowed", "Rated games are played between accounts.")
        name = told_apart(person.name, [s.name for s in room.seats if s.number != taken])
        columns = {"person": person.id, "name": name, "guest": person.guest, "token": hashed(token)}
        if seat.kind == "person":
            return Change(seats={taken: columns}), []
        columns |= {"kind": "person", "deck": deck}
        return _sit_down(room, taken, columns, at), []

    await house.change(room, build)
    return Seated(room.row.id, taken, token, [])


def _seat_for(room: Room, person: Person, wanted: Join, by_token: int | None, already: int | None) -> int:
    if by_token is not None:
        seat = room.seats[by_token]
        if already is not None and already != by_token:
            raise Fault("already-seated", "You sit at this table already.")
        if seat.kind == "person" and seat.person != person.id and not seat.guest:
            raise Fault("seat-taken", "This seat belongs to an account: log in to it.")
        return by_token
    if already is not None:
        raise Fault("already-seated", "You sit at this table already.")
    free = [s.number for s in room.seats if s.kind == "open"]
    if not free or (wanted.seat is not None and wanted.seat not in free):
        raise Fault("seat-taken", "That seat is not free.")
    return free[0] if wanted.seat is None else wanted.seat


def _sit_down(room: Room, number: int, columns: dict[str, Any], at: int) -> Change:
    """The change for somebody who takes an open seat; the game begins when it was the last one."""
    seats = [msgspec.structs.replace(s) for s in room.seats]
    for name, value in columns.items():
        setattr(seats[number], name, value)
    if any(s.kind == "open" for s in seats):
        return Change(seats={number: columns})
    row = msgspec.structs.replace(room.row)
    begin(room.game, row, seats, at)
    changed = {name: getattr(row, name) for name in BEGUN}
    decks = {s.number: {"deck": s.deck} for s in seats}
    decks[number] |= columns | {"deck": seats[number].deck}
    return Change(columns=changed, seats=decks)


async def leave(house: House, room: Room, person: Person) -> None:
    """Stand up from a table that has not begun, or cannot go on; when its owner leaves an open one, it is gone."""
    seat = room.seat_of(person.id)
    if room.outdated:
        await house.change(room, lambda at: build_leave(room, person, at))
        return
    if room.row.status != "open":
        raise Fault("not-now", "The game has begun: resign it instead.")
    if room.row.owner == person.id:
        async with room.lock:
            await room.refresh(house.store)
            if room.row.status != "open":
                raise Fault("not-now", "The game has begun: resign it instead.")
            await drop_table(house.store, room.row.id)
            house.rooms.forget(room)
            room.gone = True
        room.tell()
        return
    if seat is None:
        raise Fault("not-your-seat", "You do not sit at this table.")

    def build(at: int) -> tuple[Change, list[Prepared]]:
        if room.row.status != "open":
            raise Fault("not-now", "The game has begun: resign it instead.")
        return Change(seats={seat: dict(EMPTY)}), []

    await house.change(room, build)
