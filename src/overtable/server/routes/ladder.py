"""Ladder, seasons, quick pairing, profiles."""

from litestar import Response, delete, get, post

from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.ladder.wire import LadderOut, Profile, QuickIn, QuickOut, Seasons
from overtable.store.rows import Person


@get("/api/seasons", tags=["ladder"])
async def list_seasons(house: House) -> Seasons:
    """The season that runs, then those before it."""
    return Seasons([])


@get("/api/ladder/{game_id:str}", tags=["ladder"])
async def ladder(
    house: House, person: Person | None, game_id: str, mode: str = "", legality: str = "", season: str = ""
) -> LadderOut:
    """The table of a season; without a mode of the format that is played most."""
    raise Fault("not-now", "There is no ladder yet.")


@get("/api/quick", tags=["ladder"])
async def quick_state(house: House, who: Person) -> QuickOut:
    """Whether an opponent was found; asking says that you still wait."""
    return QuickOut("none")


@post("/api/quick", status_code=200, tags=["ladder"])
async def join_quick(house: House, who: Person, data: QuickIn) -> QuickOut:
    """Wait for an opponent near your rating, for a rated game."""
    raise Fault("not-now", "There is no quick pairing yet.")


@delete("/api/quick", status_code=200, tags=["ladder"])
async def leave_quick(house: House, who: Person) -> QuickOut:
    """Wait no longer."""
    return QuickOut("none")


@get("/api/people/{name:str}/profile", tags=["ladder"])
async def profile(house: House, person: Person | None, name: str) -> Profile:
    """What an account has played: ratings with their curves, decks, head to head, games."""
    raise Fault("not-found", "There is no account of this name.")


@get("/api/people/{name:str}/profile.json", tags=["ladder"])
async def profile_file(house: House, person: Person | None, name: str) -> Response[Profile]:
    """The same as a file."""
    raise Fault("not-found", "There is no account of this name.")
