"""Events: the list, a new one, one of them, and what is done in it."""

from litestar import get, post

from overtable.server.events.service import EventService
from overtable.server.events.wanted import DeckIn, Deed, NewEvent
from overtable.server.events.wire import (
    BuiltDeck,
    EventMade,
    EventOut,
    Events,
    PoolCheck,
    PoolOut,
)
from overtable.store.rows import Person


@get("/api/events", tags=["events"])
async def list_events(events: EventService, person: Person | None) -> Events:
    """Events that may be entered, that run, and that ended lately; your own that are not public among them."""
    return await events.listed(person)


@post("/api/events", tags=["events"])
async def new_event(events: EventService, who: Person, data: NewEvent) -> EventMade:
    """Make an event; you are its organiser, and enter it yourself only if you want to."""
    return await events.new(who, data)


@get("/api/events/{event_id:str}", tags=["events"])
async def get_event(events: EventService, person: Person | None, event_id: str) -> EventOut:
    """All that you may see of an event: what its socket sends."""
    return await events.get(event_id, person)


@post("/api/events/{event_id:str}/do", status_code=200, tags=["events"])
async def do_in_event(events: EventService, who: Person, event_id: str, data: Deed) -> EventOut:
    """Do one thing in an event; the answer is the event after it."""
    return await events.do(event_id, who, data)


@get("/api/events/{event_id:str}/pool", tags=["events"])
async def my_pool(events: EventService, who: Person, event_id: str) -> PoolOut:
    """What you drafted or opened there, and the deck that you have saved."""
    return await events.pool(event_id, who)


@post("/api/events/{event_id:str}/check", status_code=200, tags=["events"])
async def check_pool_deck(events: EventService, who: Person, event_id: str, data: DeckIn) -> PoolCheck:
    """What is wrong with a deck of your pool (or with one for this event), and what it holds."""
    return await events.check(event_id, who, data.text)


@post("/api/events/{event_id:str}/build", status_code=200, tags=["events"])
async def build_pool_deck(events: EventService, who: Person, event_id: str) -> BuiltDeck:
    """A sensible legal deck of your pool."""
    return await events.build(event_id, who)
