"""Events: the list, a new one, one of them, and what is done in it."""

from litestar import get, post

from overtable.server.errors import Fault
from overtable.server.events.wire import (
    BuiltDeck,
    DeckIn,
    Deed,
    EventMade,
    EventOut,
    Events,
    NewEvent,
    PoolCheck,
    PoolOut,
)
from overtable.server.house import House
from overtable.store.rows import Person


def not_yet() -> Fault:
    return Fault("not-now", "Events are not there yet.")


@get("/api/events", tags=["events"])
async def list_events(house: House, person: Person | None) -> Events:
    """Events that may be entered, that run, and that ended lately; your own that are not public among them."""
    return Events([])


@post("/api/events", tags=["events"])
async def new_event(house: House, who: Person, data: NewEvent) -> EventMade:
    """Make an event; you are its organiser, and enter it yourself only if you want to."""
    raise not_yet()


@get("/api/events/{event_id:str}", tags=["events"])
async def get_event(house: House, person: Person | None, event_id: str) -> EventOut:
    """All that you may see of an event: what its socket sends."""
    raise Fault("not-found", "There is no such event.")


@post("/api/events/{event_id:str}/do", status_code=200, tags=["events"])
async def do_in_event(house: House, who: Person, event_id: str, data: Deed) -> EventOut:
    """Do one thing in an event; the answer is the event after it."""
    raise Fault("not-found", "There is no such event.")


@get("/api/events/{event_id:str}/pool", tags=["events"])
async def my_pool(house: House, who: Person, event_id: str) -> PoolOut:
    """What you drafted or opened there, and the deck that you have saved."""
    raise Fault("not-found", "There is no such event.")


@post("/api/events/{event_id:str}/check", status_code=200, tags=["events"])
async def check_pool_deck(house: House, who: Person, event_id: str, data: DeckIn) -> PoolCheck:
    """What is wrong with a deck of your pool (or with one for this event), and what it holds."""
    raise Fault("not-found", "There is no such event.")


@post("/api/events/{event_id:str}/build", status_code=200, tags=["events"])
async def build_pool_deck(house: House, who: Person, event_id: str) -> BuiltDeck:
    """A sensible legal deck of your pool."""
    raise Fault("not-found", "There is no such event.")
