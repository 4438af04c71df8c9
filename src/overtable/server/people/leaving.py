"""Leaving the house for good: games that run are given up, and what is kept of ended ones is made without the name."""

import contextlib

from overtable.games import NoSuchGame, find
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.table import seating
from overtable.server.table.answers import build_resign
from overtable.server.table.room import Room
from overtable.server.version import cards_version, rules_version
from overtable.store import accounts
from overtable.store.rows import Person
from overtable.store.tables import News, tables_of


async def leave(house: House, who: Person) -> None:
    for found in await tables_of(house.store, who.id, ended=0):
        with contextlib.suppress(Fault):  # a table that cannot be opened is left as it is
            await _give_up(house, await house.current(found.row.id), who)
    anew = [kept[0] for kept in await accounts.kept_games(house.store, who.id) if _is_of_now(*kept[1:])]
    for table_id, version in await accounts.leave(house.store, who.id, anew):
        room = house.rooms.get(table_id)
        if room is not None:  # read anew: the chat has changed too
            house.rooms.forget(room)
            room.tell()
        house.together.changed(News(table_id, version))
    await house.order.read()


async def _give_up(house: House, room: Room, who: Person) -> None:
    seat = room.seat_of(who.id)
    if seat is None:
        return
    if room.row.status == "open" or room.outdated:
        await seating.leave(house, room, who)
    else:
        await house.change(room, lambda at: build_resign(room, seat))


def _is_of_now(game: str, mode: str, rules: str | None, cards: str) -> bool:
    """Whether this program can make the replay again; else the one that is kept stays, with the name in it."""
    try:
        found = find(game)
    except NoSuchGame:
        return False
    return (rules, cards) == (rules_version(found), cards_version(found, mode))
