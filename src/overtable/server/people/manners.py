"""The manners of one table: who is muted there, who was sent away, whether watchers may chat. Kept in its row, so that
every process hears of a change as of any other."""

from collections.abc import Callable

import msgspec

from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.table.play import Prepared
from overtable.server.table.room import Room
from overtable.server.table.seating import EMPTY
from overtable.store.rows import Person
from overtable.store.tables import Change

MOST = 200
"""How many may be muted, and sent away, at one table."""


class Manners(msgspec.Struct, omit_defaults=True):
    quiet: bool = False
    """Whoever watches may not chat."""
    muted: dict[str, str] = {}
    """By person: why."""
    away: dict[str, str] = {}


def manners_of(room: Room) -> Manners:
    return msgspec.convert(room.row.manners or {}, Manners)


def check_chat(room: Room, person: Person) -> None:
    """Whether this person may chat at this table."""
    manners = manners_of(room)
    if person.id in manners.muted:
        raise Fault("muted", f"You are muted at this table: {manners.muted[person.id]}")
    if manners.quiet and room.seat_of(person.id) is None and room.row.owner != person.id and not person.host:
        raise Fault("muted", "Only those who play chat at this table.")


async def change_manners(house: House, room: Room, act: Callable[[Manners], Change]) -> None:
    """Change the manners of a table; `act` says what else changes with them."""

    def build(at: int) -> tuple[Change, list[Prepared]]:
        manners = manners_of(room)
        change = act(manners)
        if max(len(manners.muted), len(manners.away)) > MOST:
            raise Fault("too-many", f"At most {MOST} people are muted, or sent away, at one table.")
        kept = msgspec.to_builtins(manners) or None
        return Change(columns={**change.columns, "manners": kept}, seats=change.seats), []

    await house.change(room, build)


async def mute(house: House, room: Room, whom: str, why: str, on: bool) -> None:
    def act(manners: Manners) -> Change:
        manners.muted.pop(whom, None)
        if on:
            manners.muted[whom] = why
        return Change()

    await change_manners(house, room, act)


async def set_quiet(house: House, room: Room, on: bool) -> None:
    def act(manners: Manners) -> Change:
        manners.quiet = on
        return Change()

    await change_manners(house, room, act)


async def send_away(house: House, room: Room, whom: str, why: str) -> None:
    """They leave the table and do not come back to it; whoever plays a game that has begun stays."""

    def act(manners: Manners) -> Change:
        seat = room.seat_of(whom)
        if seat is not None and room.row.status != "open":
            raise Fault("not-now", "The game has begun: who plays it cannot be sent away. Mute or ban them.")
        if room.row.owner == whom and seat is not None:
            raise Fault("not-now", "It is their own table: ban them instead.")
        manners.away[whom] = why
        return Change(seats={} if seat is None else {seat: dict(EMPTY)})

    await change_manners(house, room, act)
