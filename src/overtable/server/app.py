"""The application: routes, dependencies, errors, the guard before them."""

import logging
import os
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig

from overtable import __version__
from overtable.server.coach.analyses import Analyses
from overtable.server.config import Config, from_environment, switch_often
from overtable.server.errors import ErrorBody, Fault, store_away
from overtable.server.events.service import EventService
from overtable.server.guard import SAFE, SESSION_COOKIE, Guard, address
from overtable.server.house import House
from overtable.server.ladder import quick
from overtable.server.lifeline import end_with_parent
from overtable.server.limits import BODY
from overtable.server.logs import set_up
from overtable.server.puzzles import Puzzles
from overtable.server.replays.reels import Reels
from overtable.server.routes import HANDLERS
from overtable.server.running.front import Front
from overtable.server.running.gauges import Gauges
from overtable.server.running.scrape import Scrape
from overtable.server.schemas import Description
from overtable.server.table.following import said
from overtable.server.together.rates import counted_as
from overtable.store.people import person_of
from overtable.store.rows import Person
from overtable.store.store import is_away

log = logging.getLogger("overtable.request")

Req = Request[Any, Any, Any]
CODES = {401: "no-session", 403: "not-allowed", 404: "not-found", 413: "too-large", 429: "too-many"}


async def provide_person(request: Req, house: House) -> Person | None:
    """Who asks, if they have a session. Who is kept out of the house may look, and change nothing but leave."""
    token = request.cookies.get(SESSION_COOKIE)
    if not token:
        return None
    found = await person_of(house.store, token, counted_as(address(request.scope)))  # type: ignore[arg-type]
    if found is not None and request.method not in SAFE:
        house.order.check_ban(found.id)
    return found


async def provide_who(person: Person | None) -> Person:
    """Who asks; they must have a session."""
    if person is None:
        raise Fault("no-session", "Tell us your name first.")
    return person


async def provide_host(who: Person) -> Person:
    """Who asks; they must be a host of the house."""
    if not who.host:
        raise Fault("not-allowed", "This is for the hosts of the house.")
    return who


def on_fault(_: Req, fault: Fault) -> Response[ErrorBody]:
    headers = {"Retry-After": "5"} if fault.code in ("too-many", "store-away") else {}
    return Response(fault.body, status_code=fault.status, headers=headers)


def on_http(_: Req, error: HTTPException) -> Response[ErrorBody]:
    problems: list[str] = []
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        for item in error.extra:
            if isinstance(item, dict):
                problems.append(f"{item.get('key', '')}: {item.get('message', '')}".lstrip(": ")[:300])
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "server-error")
    message = "The request is not right." if problems else str(error.detail)[:300]
    if error.status_code == 404:
        message = "There is nothing at this address."
    return Response(ErrorBody(code=code, message=message, problems=problems, rule=None), status_code=error.status_code)


def came_of_reading(error: Exception) -> bool:
    """Whether an exception comes from the framework, where it reads a request."""
    return any("litestar" in frame.filename for frame in traceback.extract_tb(error.__traceback__)[-1:])


def on_error(request: Req, error: Exception) -> Response[ErrorBody]:
    if is_away(error):
        log.warning("the store is away", extra={"data": {"path": request.url.path, "why": said(error)}})
        return on_fault(request, store_away())
    if isinstance(error, (RecursionError, UnicodeError)) and came_of_reading(error):
        return on_fault(
            request, Fault("bad-request", "The request cannot be read: it is nested too deeply, or no text.")
        )
    log.error("a request failed", exc_info=error, extra={"data": {"path": request.url.path}})
    body = ErrorBody(code="server-error", message="Something went wrong here; it was noted.", problems=[], rule=None)
    return Response(body, status_code=500)


def create_app(config: Config) -> Front:
    house = House(config)
    reels, puzzles = Reels(house.store, house.workers), Puzzles(house.workers, house.store)
    analyses = Analyses(config, house.store, house.rates)
    events = EventService(house)
    gauges = Gauges(house, analyses, events)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        if config.workers:
            house.spawn(puzzles.open_all())
        house.spawn(gauges.run())
        house.spawn(quick.run(house))
        house.spawn(events.run())
        front.watch_signals()
        try:
            yield
        finally:
            await analyses.close()
            await house.close()

    app = Litestar(
        route_handlers=HANDLERS,
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "reels": Provide(lambda: reels, sync_to_thread=False),
            "puzzles": Provide(lambda: puzzles, sync_to_thread=False),
            "analyses": Provide(lambda: analyses, sync_to_thread=False),
            "events": Provide(lambda: events, sync_to_thread=False),
            "person": Provide(provide_person),
            "who": Provide(provide_who),
            "host": Provide(provide_host),
        },
        exception_handlers={Fault: on_fault, HTTPException: on_http, Exception: on_error},
        lifespan=[life],
        request_max_body_size=BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=4000, gzip_compress_level=5, exclude=["^/api/me", "^/api/tables"]
        ),
        openapi_config=OpenAPIConfig(
            title="Overtable",
            version=__version__,
            path="/api/schema",
            operation_id_creator=lambda handler, method, path: handler.handler_name,
            render_plugins=[Description(path="/openapi.json")],
        ),
        logging_config=None,
        signature_types=[House, Reels, Puzzles, Analyses, EventService, Person],
    )
    front = Front(Guard(app, config, house.rates, house.order), house, Scrape(gauges), config.metrics_token)
    return front


def from_env() -> Front:
    """For processes that a supervisor starts."""
    end_with_parent()
    switch_often()
    set_up(os.environ.get("OVERTABLE_LOG", "warning"))
    return create_app(from_environment())


__all__ = ["create_app", "from_env"]
