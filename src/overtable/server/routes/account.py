"""Your account: the password, where you are logged in, all that is kept of you, and leaving for good."""

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post

from overtable.server.errors import Fault
from overtable.server.events.leaving import leave_events
from overtable.server.events.service import EventService
from overtable.server.guard import SESSION_COOKIE
from overtable.server.house import House
from overtable.server.limits import check_password
from overtable.server.people import leaving, passwords
from overtable.server.people.browsers import address_range
from overtable.server.routes.people import Me, Text, answer, asked_from
from overtable.store import accounts, ladder, people
from overtable.store.decks import decks_of
from overtable.store.people import hashed
from overtable.store.rows import Person


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Text
    new: Text


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Guests have none, and leave it empty."""

    password: Text = ""


class SessionOut(msgspec.Struct, frozen=True):
    """Where you are logged in; the times are to ten minutes."""

    id: str
    created: int | None
    seen: int | None
    range: str
    browser: str
    this: bool


class Sessions(msgspec.Struct, frozen=True):
    sessions: list[SessionOut]


class Ended(msgspec.Struct, frozen=True):
    ended: int


def token(request: Request[Any, Any, Any]) -> str:
    return request.cookies.get(SESSION_COOKIE) or ""


async def ended(house: House, who: Person, keep: str, named: str | None = None) -> int:
    """End other sessions than this one, and the sockets that were opened with them."""
    found = await accounts.end_sessions(house.store, who.id, keep, named)
    await house.sessions.look()
    return found


@post("/api/me/password", status_code=200, tags=["account"])
async def change_password(request: Request[Any, Any, Any], house: House, who: Person, data: NewPassword) -> Ended:
    """Change your password; you are logged out everywhere else."""
    if who.guest:
        raise Fault("not-allowed", "A guest has no password: make an account first.")
    check_password(data.new)
    await passwords.check_own(house.store, house.rates, who, data.old, asked_from(request))
    await people.set_password(house.store, who.id, await passwords.hashed(data.new))
    return Ended(await ended(house, who, token(request)))


@get("/api/me/sessions", tags=["account"])
async def my_sessions(request: Request[Any, Any, Any], house: House, who: Person) -> Sessions:
    """Where you are logged in."""
    mine = hashed(token(request))
    return Sessions(
        [
            SessionOut(
                s.hash[: accounts.SHORT], s.created, s.seen, address_range(s.address), s.agent or "", s.hash == mine
            )
            for s in await accounts.sessions_of(house.store, who.id)
        ]
    )


@delete("/api/me/sessions", status_code=200, tags=["account"])
async def end_other_sessions(request: Request[Any, Any, Any], house: House, who: Person) -> Ended:
    """Log out everywhere but here."""
    return Ended(await ended(house, who, token(request)))


@delete("/api/me/sessions/{session_id:str}", tags=["account"])
async def end_session(request: Request[Any, Any, Any], house: House, who: Person, session_id: str) -> None:
    """Log out there. Here, it is done by logging out."""
    if not await ended(house, who, token(request), session_id):
        raise Fault("not-found", "There is no such session beside this one.")


@get("/api/me/export", tags=["account"])
async def export_me(house: House, events: EventService, who: Person) -> Response[dict[str, Any]]:
    """All that is kept of you, as one file."""
    house.rates.check("export", who.id)
    store = house.store
    found = {
        "person": msgspec.to_builtins(who),
        "decks": msgspec.to_builtins(await decks_of(store, who.id)),
        "ratings": msgspec.to_builtins(await people.ratings_of(store, who.id)),
        "rated_games": await ladder.history_of(store, who.id),
        "events": await events.export(who.id),
        "games": await accounts.records_of(store, who.id),
        "chat": await accounts.said_by(store, who.id),
        "reports": await accounts.reported_by(store, who.id),
    }
    return Response(found, headers={"Content-Disposition": 'attachment; filename="overtable-me.json"'})


@post("/api/me/delete", status_code=200, tags=["account"])
async def delete_me(
    request: Request[Any, Any, Any], house: House, events: EventService, who: Person, data: Password
) -> Response[Me]:
    """Leave for good: what is yours is gone, and in the games of others nobody is named at your seat."""
    await passwords.check_own(house.store, house.rates, who, data.password, asked_from(request))
    await leave_events(events, who)
    await leaving.leave(house, who)
    return answer(request, house, None, "")
