"""Tables that follow from one that has ended: a rematch, and playing on from a moment of its record."""

import secrets
from random import Random
from typing import Any

import msgspec

from overtable.kernel.engine import decisions
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.table.opening import SEED_BITS, begin, bot_seat, check_room_for_more, new_secret, person_seat
from overtable.server.table.play import Prepared
from overtable.server.table.room import Room
from overtable.server.version import cards_version, stamp
from overtable.server.wire import PlayOn, Seated
from overtable.store.people import new_id
from overtable.store.rows import EntryRow, Person, SeatRow, TableRow
from overtable.store.store import now
from overtable.store.tables import Change, add_table, drop_table


async def rematch(house: House, room: Room, seat: int) -> None:
    """Want another game; when all people do, a new table is made with the seats turned by one."""
    made: TableRow | None = None
    if room.row.status != "over":
        raise Fault("not-now", "The game is still going on.")
    if room.row.event is not None:
        raise Fault("not-now", "This game belongs to an event, which says who plays next.")
    wants = {*room.row.rematch, seat}
    if room.row.next_table is None and all(s.number in wants for s in room.seats if s.kind == "person"):
        made, seats = _again(room, house.config.chance("a rematch"))
        await add_table(house.store, made, seats, [])

    def build(at: int) -> tuple[Change, list[Prepared]]:
        wanted = sorted({*room.row.rematch, seat})
        everybody = all(s.number in wanted for s in room.seats if s.kind == "person")
        columns: dict[str, Any] = {"rematch": wanted}
        if made is not None and everybody and room.row.next_table is None:
            columns["next_table"] = made.id
        return Change(columns=columns), []

    await house.change(room, build)
    if made is not None and room.row.next_table != made.id:
        await drop_table(house.store, made.id)  # another process was faster
    elif made is not None:
        await house.room(made.id)
    elif room.row.next_table is None and all(s.number in room.row.rematch for s in room.seats if s.kind == "person"):
        await rematch(house, room, seat)  # the other one agreed at the same moment, elsewhere


def _again(room: Room, chance: Random) -> tuple[TableRow, list[SeatRow]]:
    at, table_id = now(), new_id()
    old = room.row
    row = TableRow(
        id=table_id,
        owner=old.owner,
        game=old.game,
        mode=old.mode,
        settings=old.settings,
        cards=cards_version(room.game, old.mode),
        public=old.public,
        rated=old.rated,
        legality=old.legality,
        clock_seconds=old.clock_seconds,
        clock_increment=old.clock_increment,
        auto_delay=old.auto_delay,
        seed=chance.getrandbits(SEED_BITS),
        nonce=secrets.token_hex(16),
        created=at,
        updated=at,
    )
    turned = [*room.seats[1:], room.seats[0]]
    seats = [
        msgspec.structs.replace(s, table_id=table_id, number=n, token=None, away=None) for n, s in enumerate(turned)
    ]
    begin(room.game, row, seats, at)
    return row, seats


async def play_on(house: House, room: Room, person: Person, n: int, wanted: PlayOn) -> Seated:
    """A new table that goes on from a moment of an ended game, against a bot."""
    play = room.playing()
    if not play.over:
        raise Fault("not-now", "The game is still going on.")
    if not 0 <= n <= len(play.entries):
        raise Fault("not-found", f"The record has {len(play.entries)} entries.")
    if not 0 <= wanted.seat < len(room.seats):
        raise Fault("bad-request", "There is no such seat.")
    state = play.state_after(n)
    if state.result is not None:
        raise Fault("not-now", "The game is over there: choose an earlier moment.")
    await check_room_for_more(house, person)
    at, table_id, token = now(), new_id(), new_secret()
    old = room.row
    row = msgspec.structs.replace(
        old,
        id=table_id,
        owner=person.id,
        status="playing",
        public=False,
        rated=False,
        legality=None,
        event=None,
        event_key=None,
        guide=False,
        clock_seconds=None,
        clock_increment=None,
        from_table=old.id,
        from_entry=n,
        next_table=None,
        created=at,
        started=at,
        ended=None,
        updated=at,
        version=0,
        length=n,
        lines=0,
        asked=[d.seat for d in decisions(state)],
        due=at,
        result=None,
        resumed=None,
        calling_off=None,
        **stamp(room.game, old.mode, state),
        undo_by=None,
        undo_yes=[],
        rematch=[],
    )
    seats = [
        person_seat(table_id, s.number, person, token, s.deck)
        if s.number == wanted.seat
        else bot_seat(table_id, s.number, wanted.bot, s.deck, room.game)
        for s in room.seats
    ]
    await add_table(house.store, row, seats, [EntryRow(line, at) for line in play.lines[:n]])
    await house.room(table_id)
    return Seated(table_id, wanted.seat, token, [])
