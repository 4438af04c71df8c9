"""Who you are: guests, accounts, sessions."""

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from overtable import __version__
from overtable.server.errors import Fault
from overtable.server.guard import CSRF_COOKIE, SESSION_COOKIE, counted
from overtable.server.house import House
from overtable.server.limits import CHAT, DECK, NAME, PASSWORD, check_password
from overtable.server.people import passwords
from overtable.server.people.browsers import browser
from overtable.server.people.names import new_name
from overtable.server.ratings import give, shown
from overtable.server.table.summaries import summary, why_broken
from overtable.server.wire import Tables
from overtable.store import people
from overtable.store.people import SESSION_DAYS, NameTaken
from overtable.store.rows import Person
from overtable.store.tables import tables_of

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
    """In a format of a game; `give`: how far the rating lies below the best guess, which is little known at first."""

    game: str
    format: str
    rating: int
    give: int
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


async def opened(request: Request[Any, Any, Any], house: House, person: Person) -> str:
    """The secret of a new session from where the request comes."""
    agent = browser(request.headers.get("user-agent", ""))
    return await people.open_session(house.store, person.id, asked_from(request), agent)


def asked_from(request: Request[Any, Any, Any]) -> str:
    """The address of a request, as it is counted."""
    return counted(request.scope)  # type: ignore[arg-type]


@get("/api/me", tags=["people"])
async def me(request: Request[Any, Any, Any], house: House, person: Person | None) -> Response[Me]:
    """Who you are, and the CSRF token for everything that changes something."""
    return answer(request, house, person)


@post("/api/guest", tags=["people"])
async def guest(request: Request[Any, Any, Any], house: House, person: Person | None, data: Named) -> Response[Me]:
    """Be a guest with this name, or change a guest's name."""
    if person is not None and not person.guest:
        raise Fault("not-allowed", "You have an account; log out first.")
    house.order.check_guests()
    name = await new_name(house.store, house.order, data.name)
    if person is not None:
        await people.rename(house.store, person.id, name)
        return answer(request, house, Person(person.id, name, True), status=201)
    house.rates.check("guest", asked_from(request))
    made = await people.add_guest(house.store, name)
    return answer(request, house, made, await opened(request, house, made), 201)


@post("/api/account", tags=["people"])
async def account(
    request: Request[Any, Any, Any], house: House, person: Person | None, data: Credentials
) -> Response[Me]:
    """Make an account; a guest becomes it."""
    if person is not None and not person.guest:
        raise Fault("not-allowed", "You have an account already; log out first.")
    house.order.check_accounts()
    name = await new_name(house.store, house.order, data.name)
    check_password(data.password)
    house.rates.check("password", asked_from(request))
    hashed = await passwords.hashed(data.password)
    try:
        made = await people.add_account(house.store, name, hashed, person.id if person else None)
    except NameTaken:
        raise Fault("name-taken", "Somebody has an account with this name already, or one like it.") from None
    if person is not None and (old := request.cookies.get(SESSION_COOKIE)):
        await people.close_session(house.store, old)
    return answer(request, house, made, await opened(request, house, made), 201)


@post("/api/login", status_code=200, tags=["people"])
async def login(
    request: Request[Any, Any, Any], house: House, person: Person | None, data: Credentials
) -> Response[Me]:
    found = await passwords.logged_in(house.store, house.rates, data.name, data.password, asked_from(request))
    house.order.check_ban(found.id)
    if old := request.cookies.get(SESSION_COOKIE):
        await people.close_session(house.store, old)
    return answer(request, house, found, await opened(request, house, found))


@post("/api/logout", status_code=200, tags=["people"])
async def logout(request: Request[Any, Any, Any], house: House) -> Response[Me]:
    if token := request.cookies.get(SESSION_COOKIE):
        await people.close_session(house.store, token)
        await house.sessions.look()
    return answer(request, house, None, "")


@get("/api/me/tables", tags=["people"])
async def my_tables(house: House, who: Person) -> Tables:
    """Your tables: those that run first."""
    found = await tables_of(house.store, who.id)
    return Tables([summary(t.row, t.seats, who.id, why_broken(t.row, t.broken)) for t in found])


@get("/api/me/ratings", tags=["people"])
async def my_ratings(house: House, who: Person) -> Ratings:
    return Ratings(
        [
            Rating(r.game, r.format, shown(r), give(r.sigma), r.games)
            for r in await people.ratings_of(house.store, who.id)
        ]
    )
