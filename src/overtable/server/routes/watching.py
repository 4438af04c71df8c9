"""Replays, analyses, records, and playing on from a moment."""

from typing import Literal

import msgspec
from litestar import Response, get, post

from overtable.kernel.record import dump_record
from overtable.server.coach.analyses import Analyses
from overtable.server.coach.judged import AnalysisOut
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.replays.kept import Moment
from overtable.server.replays.reels import Reels, Replay, record_of
from overtable.server.routes.tables import seen_room
from overtable.server.table import sequels
from overtable.server.table.room import Room
from overtable.server.wire import PlayOn, Seated
from overtable.store.events import is_going_on
from overtable.store.rows import Person


async def shown_room(house: House, table_id: str, person: Person | None) -> Room:
    """The table, if this person may look at what everybody held there: of an event, when that is over."""
    room = await seen_room(house, table_id, person)
    if room.row.event is not None and await is_going_on(house.store, room.row.event):
        raise Fault("not-now", "This belongs to an event: it can be looked at again when the event is over.")
    return room


def check_rates(house: House, who: Person) -> None:
    house.rates.check("replay", who.id)
    house.rates.check("replays", who.id)


@get("/api/tables/{table_id:str}/replay", tags=["replays"])
async def get_replay(house: House, reels: Reels, who: Person, table_id: str, seat: int = 0) -> Replay:
    """The steps of an ended game, told as a seat knew them."""
    check_rates(house, who)
    return await reels.replay(await shown_room(house, table_id, who), seat, who.id)


@get("/api/tables/{table_id:str}/replay/{n:int}", tags=["replays"])
async def get_moment(house: House, reels: Reels, who: Person, table_id: str, n: int, seat: int = 0) -> Moment:
    """The table after n entries, from a seat."""
    check_rates(house, who)
    return await reels.moment(await shown_room(house, table_id, who), n, seat)


@post("/api/tables/{table_id:str}/replay/{n:int}/play", tags=["replays"])
async def play_on_from(house: House, who: Person, table_id: str, n: int, data: PlayOn) -> Seated:
    """A new table that goes on from there, against a bot."""
    return await sequels.play_on(house, await shown_room(house, table_id, who), who, n, data)


@get("/api/tables/{table_id:str}/analysis", tags=["replays"])
async def get_analysis(house: House, analyses: Analyses, person: Person | None, table_id: str) -> AnalysisOut:
    """What the coach found in an ended game, or how far it is."""
    return await analyses.look(await shown_room(house, table_id, person))


@post("/api/tables/{table_id:str}/analysis", status_code=200, tags=["replays"])
async def start_analysis(house: House, analyses: Analyses, who: Person, table_id: str) -> AnalysisOut:
    """Let the coach look at an ended game; once begun or done, this changes nothing."""
    return await analyses.start(await shown_room(house, table_id, who), who)


@get("/api/tables/{table_id:str}/record", tags=["replays"])
async def get_record(
    house: House, who: Person, table_id: str, form: Literal["yaml", "json"] = "yaml"
) -> Response[bytes]:
    """The record as a file, once the game is over."""
    house.rates.check("record", who.id)
    record = record_of(await shown_room(house, table_id, who))
    name = f"{record.game}-{table_id}.{form}"
    if form == "yaml":
        data = (await house.workers.do(f"record {table_id}", dump_record, record)).encode()
    else:
        data = msgspec.json.encode(record)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=f"application/{form}", headers=headers)
