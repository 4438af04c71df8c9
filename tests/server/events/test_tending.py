"""Events as processes tend them: two at once make nothing twice, a broken one disturbs no other, old ones go."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
import sqlalchemy as sa

from overtable.server.config import Config
from overtable.server.errors import Fault
from overtable.server.events.service import EventService
from overtable.server.events.wanted import (
    AddBot,
    BotsIn,
    Cancel,
    ClocksIn,
    Enter,
    EntryIn,
    Late,
    NewEvent,
    Remove,
    Start,
    StructureIn,
)
from overtable.server.events.wire import EventOut
from overtable.server.house import House
from overtable.server.upkeep.doctor import examine
from overtable.store.keeping import Keeping
from overtable.store.migrate import migrate
from overtable.store.people import add_account
from overtable.store.retention import DAY, tidy
from overtable.store.rows import Person
from overtable.store.schema import event, event_entry, table
from overtable.store.store import now
from server.toys import LANTERNS

NIGHT = NewEvent(
    name="Night",
    game=LANTERNS.id,
    structure=StructureIn(rounds=2),
    clocks=ClocksIn(table=None, pick=None, building=None),
    bots=BotsIn(level="random", fill=6),
)
Story = Callable[[list[EventService]], Awaitable[None]]


def services(db: str, count: int, story: Story) -> None:
    """Processes over one store, and what is done there."""

    async def told() -> None:
        config = Config(db=db, workers=0, bot_workers=0, bot_delay=0, rates=False, sweep=0.2)
        houses = [House(config) for _ in range(count)]
        found = [EventService(house) for house in houses]
        try:
            for house, service in zip(houses, found, strict=True):
                await house.open()
                house.spawn(service.run())
            async with asyncio.timeout(120):
                await story(found)
        finally:
            for house in houses:
                await house.close()

    migrate(db)
    asyncio.run(told())


async def until(service: EventService, event_id: str, who: Person, wanted: Callable[[EventOut], bool]) -> EventOut:
    while not wanted(found := await service.get(event_id, who)):
        await asyncio.sleep(0)
    return found


async def give_up(service: EventService, found: EventOut, who: Person) -> None:
    """Resign what waits for somebody."""
    from overtable.server.table.answers import build_resign  # what a person would do at the table

    to_do = found.you.to_do
    if to_do is not None and to_do.link.startswith("/table/"):
        room = await service.house.current(to_do.link.removeprefix("/table/"))
        seat = room.seat_of(who.id)
        if seat is not None and room.row.status == "playing":
            try:
                await service.house.change(room, lambda at: build_resign(room, seat))
            except Fault as fault:
                assert fault.code == "not-now"


def test_two_processes_that_tend_at_once_make_nothing_twice(db: str) -> None:
    async def story(found: list[EventService]) -> None:
        one, other = found
        ana = await add_account(one.store, "Ana", "x", None)
        made = await one.new(ana, NIGHT)
        await one.do(made.id, ana, Enter())
        await other.do(made.id, ana, Start())
        while True:
            await asyncio.gather(one.tending.tend(made.id), other.tending.tend(made.id))
            shown = await other.get(made.id, ana)
            if shown.status == "over":
                break
            await give_up(one, shown, ana)
        assert [r.number for r in shown.rounds] == [1, 2]
        assert shown.standings == (await one.get(made.id, ana)).standings
        query = sa.select(table.c.event_key).where(table.c.event == made.id)
        keys = await one.store.run(lambda c: list(c.execute(query).scalars()))
        assert len(keys) == len(set(keys)) == 6
        lines = sa.select(event_entry.c.line).where(event_entry.c.event == made.id)
        said = await one.store.run(lambda c: list(c.execute(lines).scalars()))
        verbs = [line.split(" ")[1] for line in said]
        assert (verbs.count("round"), verbs.count("opened"), verbs.count("game"), verbs.count("finish")) == (2, 6, 6, 1)

    services(db, 2, story)


def test_a_broken_event_is_shown_as_such_and_disturbs_no_other(db: str) -> None:
    async def story(found: list[EventService]) -> None:
        (service,) = found
        ana = await add_account(service.store, "Ana", "x", None)
        bad, worse, good = [(await service.new(ana, NIGHT)).id for _ in range(3)]
        for one in (bad, good):
            await service.do(one, ana, Enter())
        nonsense = event_entry.update().where(event_entry.c.event == bad).values(line="1 nonsense")
        await service.store.run(lambda c: c.execute(nonsense))
        garbled = event.update().where(event.c.id.in_([worse])).values(setup="{", due=1)
        await service.store.run(lambda c: c.execute(garbled))
        await service.store.run(lambda c: c.execute(event.update().where(event.c.id == bad).values(due=1)))
        for one in (bad, worse):
            service.halls._kept.pop(one, None)  # as in a process that has just come
            with pytest.raises(Fault) as fault:
                await service.get(one, ana)
            assert fault.value.code == "event-broken"
        shown = {e.id: e.broken for e in (await service.listed(ana)).events}
        assert shown[bad] and shown[worse] and not shown[good]
        assert (await service.do(good, ana, Start())).status == "playing"

    services(db, 1, story)
    report = examine(db)
    assert report.wrong == []  # they were set aside already


def test_bounds_of_bots_and_of_what_is_late(db: str) -> None:
    async def story(found: list[EventService]) -> None:
        (service,) = found
        ana = await add_account(service.store, "Ana", "x", None)
        await add_account(service.store, "Late Lea", "x", None)
        lone = await service.new(ana, NIGHT)
        with pytest.raises(Fault) as fault:  # nobody but bots would play
            await service.do(lone.id, ana, Start())
        assert "person" in fault.value.body.problems[0]
        big = await service.new(
            ana, NewEvent(name="Bots", game=LANTERNS.id, bots=BotsIn("random"), entry=EntryIn(most=20))
        )
        for _ in range(16):
            await service.do(big.id, ana, AddBot())
        with pytest.raises(Fault, match="16 bots"):
            await service.do(big.id, ana, AddBot())
        await service.do(lone.id, ana, Enter())
        await service.do(lone.id, ana, Start())
        await until(service, lone.id, ana, lambda e: len(e.rounds) == 1)
        host = msgspec.structs.replace(await add_account(service.store, "Hosting", "x", None), host=True)
        assert (await service.do(big.id, host, Remove(player=1))).players[0].number == 2
        assert (await service.do(big.id, host, Cancel())).status == "cancelled"
        shown = await service.do(lone.id, ana, Late(player="Late Lea"))
        assert shown.players[-1].name == "Late Lea" and shown.players[-1].person == "Late Lea"

    services(db, 1, story)


def test_old_events_go_and_a_doctor_finds_what_makes_no_sense(db: str) -> None:
    async def story(found: list[EventService]) -> None:
        (service,) = found
        ana = await add_account(service.store, "Ana", "x", None)
        old, never, new, bad = [(await service.new(ana, NIGHT)).id for _ in range(4)]
        await service.do(bad, ana, Enter())

        def age(c: sa.Connection) -> None:
            c.execute(event.update().where(event.c.id == old).values(status="over", updated=now() - 40 * DAY))
            c.execute(event.update().where(event.c.id == never).values(updated=now() - 40 * DAY))

        await service.store.run(age)
        assert await tidy(service.store, Keeping(events=0, open=0), now()) == {}
        removed = await tidy(service.store, Keeping(events=30, open=30), now())
        assert (removed["events"], removed["events that never began"]) == (1, 1)
        left = await service.store.run(lambda c: set(c.execute(sa.select(event.c.id)).scalars()))
        assert left == {new, bad}

    async def spoil(found: list[EventService]) -> None:
        await found[0].store.run(lambda c: c.execute(event_entry.update().values(line="x")))

    services(db, 1, story)
    services(db, 1, spoil)
    (finding,) = examine(db).wrong
    assert finding.what == "event"
    assert examine(db, mend=True).wrong == []
    assert examine(db).wrong == []
