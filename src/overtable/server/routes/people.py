"""Who you are: guests, accounts, sessions."""

import asyncio
import secrets
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from pwdlib import PasswordHash

from overtable import __version__
from overtable.server.errors import Fault
from overtable.server.guard import CSRF_COOKIE, SESSION_COOKIE, counted
from overtable.server.house import House
from overtable.server.limits import CHAT, DECK, NAME, PASSWORD, check_password, clean_name
from overtable.server.ratings import shown
from overtable.server.table.summaries import summary, why_broken
from overtable.server.wire import Tables
from overtable.store import people
from overtable.store.people import SESSION_DAYS, NameTaken
from overtable.store.rows import Person
from overtable.store.tables import tables_of

PASSWORDS = PasswordHash.recommended()


@lru_cache(maxsize=1)
def nobody() -> str:
    """Checked for names that do not exist, so that the time betrays nothing."""
    return PASSWORDS.hash("nobody has this password")


Text = Annotated[str, msgspec.Meta(max_length=400)]


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: Text


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Text
    password: Text


class Limits(msgspec.Struct, frozen=True):
    """How long a text may be; a password has a least length as well."""

    name: int
    chat: int
    deck: int
    password: tuple[int, int]


class Me(msgspec.Struct, frozen=True):
    person: Person | None
    csrf: str
    version: str
    limits: Limits


class Rating(msgspec.Struct, frozen=True):
    game: str
    rating: int
    games: int


class Ratings(msgspec.Struct, frozen=True):
    ratings: list[Rating]


LIMITS = Limits(NAME, CHAT, DECK, PASSWORD)


def answer(
    request: Request[Any, Any, Any], house: House, person: Person | None, session: str | None = None, status: int = 200
) -> Response[Me]:
    """Who you are, with the CSRF cookie, and the session's when it is new (or empty when it is closed)."""
    secure = house.config.https or request.url.scheme == "https"
    csrf = request.cookies.get(CSRF_COOKIE) or secrets.token_urlsafe(24)
    age = SESSION_DAYS * 86_400
    cookies = [Cookie(CSRF_COOKIE, "/", value=csrf, max_age=age, secure=secure, httponly=False, samesite="lax")]
    if session is not None:
        lasts = age if session else 0
        cookies.append(
            Cookie(SESSION_COOKIE, "/", value=session, max_age=lasts, secure=secure, httponly=True, samesite="lax")
        )
    return Response(Me(person, csrf, __version__, LIMITS), status_code=status, cookies=cookies)


@get("/api/me", tags=["people"])
async def me(request: Request[Any, Any, Any], house: House, person: Person | None) -> Response[Me]:
    """Who you are, and the CSRF token for everything that changes something."""
    return answer(request, house, person)


@post("/api/guest", tags=["people"])
async def guest(request: Request[Any, Any, Any], house: House, person: Person | None, data: Named) -> Response[Me]:
    """Be a guest with this name, or change a guest's name."""
    name = clean_name(data.name)
    if person is not None and not person.guest:
        raise Fault("not-allowed", "You have an account; log out first.")
    if person is not None:
        await people.rename(house.store, person.id, name)
        return answer(request, house, Person(person.id, name, True), status=201)
    house.rates.check("guest", counted(request.scope))  # type: ignore[arg-type]
    made = await people.add_guest(house.store, name)
    return answer(request, house, made, await people.open_session(house.store, made.id), 201)


@post("/api/account", tags=["people"])
async def account(
    request: Request[Any, Any, Any], house: House, person: Person | None, data: Credentials
) -> Response[Me]:
    """Make an account; a guest becomes it."""
    name = clean_name(data.name)
    check_password(data.password)
    if person is not None and not person.guest:
        raise Fault("not-allowed", "You have an account already; log out first.")
    house.rates.check("password", counted(request.scope))  # type: ignore[arg-type]
    hashed = await asyncio.to_thread(PASSWORDS.hash, data.password)
    try:
        made = await people.add_account(house.store, name, hashed, person.id if person else None)
    except NameTaken:
        raise Fault("name-taken", "Somebody has an account with this name already.") from None
    if person is not None and (old := request.cookies.get(SESSION_COOKIE)):
        await people.close_session(house.store, old)
    return answer(request, house, made, await people.open_session(house.store, made.id), 201)


@post("/api/login", status_code=200, tags=["people"])
async def login(
    request: Request[Any, Any, Any], house: House, person: Person | None, data: Credentials
) -> Response[Me]:
    house.rates.check("password", counted(request.scope))  # type: ignore[arg-type]
    usable = data.name.isprintable()
    found = await people.account_named(house.store, data.name) if usable else None
    hashed = found[1] if found else nobody()
    good, better = await asyncio.to_thread(PASSWORDS.verify_and_update, data.password, hashed)
    if found is None or not good:
        raise Fault("wrong-password", "There is no account with this name and password.")
    if better is not None:
        await people.set_password(house.store, found[0].id, better)
    if old := request.cookies.get(SESSION_COOKIE):
        await people.close_session(house.store, old)
    return answer(request, house, found[0], await people.open_session(house.store, found[0].id))


@post("/api/logout", status_code=200, tags=["people"])
async def logout(request: Request[Any, Any, Any], house: House) -> Response[Me]:
    if token := request.cookies.get(SESSION_COOKIE):
        await people.close_session(house.store, token)
    return answer(request, house, None, "")


@get("/api/me/tables", tags=["people"])
async def my_tables(house: House, who: Person) -> Tables:
    """Your tables: those that run first."""
    found = await tables_of(house.store, who.id)
    return Tables([summary(t.row, t.seats, who.id, why_broken(t.row, t.broken)) for t in found])


@get("/api/me/ratings", tags=["people"])
async def my_ratings(house: House, who: Person) -> Ratings:
    return Ratings([Rating(r.game, shown(r), r.games) for r in await people.ratings_of(house.store, who.id)])
