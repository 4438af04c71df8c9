"""Ladder, seasons, quick pairing, profiles."""

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post

from overtable.games import all_drafts
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.ladder import profiles, quick, seasons
from overtable.server.ladder import table as ladders
from overtable.server.ladder.wire import LadderOut, Profile, QuickIn, QuickOut, Seasons
from overtable.server.limits import clean_title
from overtable.server.table.opening import game_of
from overtable.store import ladder as kept
from overtable.store.hosts import Done
from overtable.store.rows import Person
from overtable.store.store import now


class NewSeason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`start`: when it begins, not in the past; `null` is now."""

    name: Annotated[str, msgspec.Meta(max_length=60)]
    start: int | None = None


@get("/api/seasons", tags=["ladder"])
async def list_seasons(house: House) -> Seasons:
    """The season that runs, then those before it."""
    return Seasons(await seasons.known(house.store))


@post("/api/host/seasons", tags=["hosts"])
async def add_season(house: House, host: Person, data: NewSeason) -> Seasons:
    """A new season: the one before it ends when it begins."""
    house.rates.check("host", host.id)
    name, at = clean_title(data.name, 60), now()
    start = at if data.start is None else data.start
    if not at - 60_000 <= start <= at + 10 * 366 * 86_400_000:
        raise Fault("bad-request", "A season begins now or later.", ["start: not in the past, nor in ten years"])
    if not await kept.add_season(house.store, name, start, Done(host.name, "set a season", name)):
        raise Fault("not-now", "Another season begins at that moment, or there are too many.")
    return Seasons(await seasons.known(house.store))


@delete("/api/host/seasons/{number:int}", tags=["hosts"])
async def drop_season(house: House, host: Person, number: int) -> None:
    """Take back a season that has not begun."""
    if not 0 < number < 2**31 or not await kept.drop_season(house.store, number, now(), host.name):
        raise Fault("not-found", "There is no such season that has not begun.")


@get("/api/ladder/{game_id:str}", tags=["ladder"])
async def ladder(
    house: House, person: Person | None, game_id: str, mode: str = "", legality: str = "", season: str = ""
) -> LadderOut:
    """The table of a season; without a mode of the format that is played most."""
    game = game_of(game_id)
    if (mode and mode not in game.modes) or game.id in all_drafts() or len(legality) > 60:
        raise Fault("bad-request", "There is no such ladder.", [f"mode: it has {', '.join(game.modes)}"])
    return await ladders.table(house.store, game, mode, legality, season, person)


@get("/api/quick", tags=["ladder"])
async def quick_state(house: House, who: Person) -> QuickOut:
    """Whether an opponent was found; asking says that you still wait."""
    return await quick.state(house, who)


@post("/api/quick", status_code=200, tags=["ladder"])
async def join_quick(house: House, who: Person, data: QuickIn) -> QuickOut:
    """Wait for an opponent near your rating, for a rated game."""
    return await quick.join(house, who, data)


@delete("/api/quick", status_code=200, tags=["ladder"])
async def leave_quick(house: House, who: Person) -> QuickOut:
    """Wait no longer."""
    return await quick.leave(house, who)


@get("/api/people/{name:str}/profile", tags=["ladder"])
async def profile(house: House, person: Person | None, name: str) -> Profile:
    """What an account has played: ratings with their curves, decks, head to head, games."""
    return await profiles.profile(house.store, name, person)


@get("/api/people/{name:str}/profile.json", tags=["ladder"])
async def profile_file(house: House, person: Person | None, name: str) -> Response[Profile]:
    """The same as a file."""
    found = await profiles.profile(house.store, name, person)
    headers = {"Content-Disposition": 'attachment; filename="overtable-profile.json"'}
    return Response(found, headers=headers)
