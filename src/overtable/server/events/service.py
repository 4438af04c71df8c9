"""Events as the routes ask for them."""

import time
from typing import Any

import msgspec

from overtable.events.setup import EventSetup
from overtable.server.errors import Fault
from overtable.server.events import pools
from overtable.server.events import wire as w
from overtable.server.events.deeds import do, own_number
from overtable.server.events.hall import Hall
from overtable.server.events.setups import setup_of
from overtable.server.events.tending import Tending, built
from overtable.server.events.told import event_for, summary, unread
from overtable.server.events.wanted import Deed, NewEvent
from overtable.server.house import House
from overtable.server.limits import clean_deck
from overtable.store import events
from overtable.store.events import add_event
from overtable.store.people import is_id, new_id
from overtable.store.rows import EventRow, Person
from overtable.store.store import now

LATELY = 14 * 86_400_000
"""Milliseconds for which an event that has ended is listed."""
GAUGE = 15.0
"""Seconds between counts of events for the metrics."""


class EventService:
    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self.tending = Tending(house)
        self.halls = self.tending.halls
        house.when_over = self.tending.ended
        house.together.events = self.halls
        self.counts: dict[str, int] = {}
        self._counted = 0.0

    async def run(self) -> None:
        await self.tending.run()

    async def hall(self, event_id: str) -> Hall:
        if not is_id(event_id):
            raise Fault("not-found", "There is no such event.")
        return await self.halls.hall(event_id)

    async def listed(self, who: Person | None) -> w.Events:
        found = []
        for row, number, why in await events.listed(self.store, who.id if who else None, now() - LATELY):
            try:
                setup = msgspec.json.decode(row.setup, type=EventSetup)
            except (msgspec.DecodeError, RecursionError):
                found.append(unread(row, number, why))
            else:
                found.append(summary(row, setup, number, why))
        return w.Events(found)

    async def new(self, who: Person, wanted: NewEvent) -> w.EventMade:
        house = self.house
        if who.guest:
            raise Fault("not-allowed", "Events are made by those who have an account: make one first.")
        house.order.check_tables(who)
        setup = await setup_of(house, who, wanted)
        house.rates.check("event", who.id)
        at = now()
        row = EventRow(
            id=new_id(),
            owner=who.id,
            organiser=who.name,
            game=setup.game,
            public=wanted.public,
            setup=msgspec.json.encode(setup).decode(),
            created=at,
            updated=at,
            due=setup.starts_at or None,
        )
        if not await add_event(self.store, row, house.config.events_a_person):
            most = house.config.events_a_person
            raise Fault("too-many", f"You have {most} events already that are not over.")
        return w.EventMade(row.id)

    async def get(self, event_id: str, who: Person | None) -> w.EventOut:
        return self.told(await self.hall(event_id), who)

    def told(self, hall: Hall, who: Person | None) -> w.EventOut:
        return event_for(hall, who, self.house.together.outages)

    async def do(self, event_id: str, who: Person, deed: Deed) -> w.EventOut:
        self.house.rates.check("deed", who.id)
        hall = await self.hall(event_id)
        await do(self.tending, hall, who, deed)
        return self.told(hall, who)

    async def pool(self, event_id: str, who: Person) -> w.PoolOut:
        hall = await self.hall(event_id)
        number = own_number(hall, who)
        if hall.event.status in ("open", "drafting"):
            pools.check_limited(hall)
        return await pools.pool(self.house, hall, number)

    async def check(self, event_id: str, who: Person, text: str) -> w.PoolCheck:
        deck = clean_deck(text)
        hall = await self.hall(event_id)
        number = hall.number_of(who.id) or 0
        if hall.event.setup.limited:
            number = own_number(hall, who)
            pools.check_limited(hall)
        self.house.rates.check("deck-check", who.id)
        return await pools.check(self.house, hall, number, deck)

    async def build(self, event_id: str, who: Person) -> w.BuiltDeck:
        hall = await self.hall(event_id)
        number = own_number(hall, who)
        pools.check_limited(hall)
        self.house.rates.check("deck-check", who.id)
        return w.BuiltDeck(await built(self.house, hall, number, 0))

    async def count(self) -> dict[str, int]:
        """How many events there are of each status; looked up now and then."""
        if time.monotonic() > self._counted + GAUGE:
            self._counted = time.monotonic()
            self.counts = await events.statuses(self.store)
        return self.counts

    async def export(self, who: str) -> list[dict[str, Any]]:
        """For the file of all that is kept of somebody: their events, what they drafted, their decks."""
        found = []
        for event_id in (await events.events_of(self.store, who))[-200:]:
            try:
                hall = await self.halls.hall(event_id)
            except Fault:
                continue
            told: dict[str, Any] = {"event": event_id, "name": hall.event.setup.name, "created": hall.row.created}
            told["organised"] = hall.row.owner == who
            for player in hall.event.players:
                if player.person == who:
                    told |= {"player": player.number, "as": player.name, "deck": player.deck, "pool": player.pool}
            found.append(told)
        return found
