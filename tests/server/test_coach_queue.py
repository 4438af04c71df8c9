"""Who waits for the coach, and what becomes of it: with a coach that says what the test wants, when it wants."""

import asyncio
from collections.abc import Awaitable, Callable
from queue import Queue
from threading import Event
from typing import Any

import msgspec
import pytest

import server.toys  # noqa: F401  the toy game is one of this process
from overtable.kernel.entry import ENDS, RESIGN
from overtable.kernel.record import Record
from overtable.lab.coach import Analysis, Player
from overtable.server.coach import analyses as under_test
from overtable.server.coach.analyses import Analyses
from overtable.server.coach.study import BROKEN, STOPPED, TOO_LONG, Failed, Found, Study
from overtable.server.config import Config
from overtable.server.errors import Fault
from overtable.server.table.room import Room
from overtable.server.together.rates import RATES, Rates
from overtable.server.version import cards_version
from overtable.store.analyses import MISSED, beat, claim
from overtable.store.migrate import migrate
from overtable.store.people import add_guest
from overtable.store.rows import EntryRow, Person, SeatRow, TableRow
from overtable.store.store import Store, now
from overtable.store.tables import add_table, load
from toy import LANTERNS

ADA = Person("ada", "Ada", True)
FOUND = Analysis(
    game="lanterns",
    rounds=2,
    seed=1,
    players=[Player(accuracy=100.0, decisions=0, inaccuracies=0, mistakes=0, blunders=0)] * 2,
    curve=[[50.0, 0.0], [50.0, 100.0]],
    moments=[],
    turned=1,
)


class Slow:
    """Stands for the study of one game: it begins when it is its turn, and ends when the test says so."""

    made: list["Slow"]
    order: "Queue[Slow]"
    result: Found | Failed | Exception = Found(FOUND)

    def __init__(self, record: Record, rounds: int, budget: float) -> None:
        self.go, self.stopped = Event(), False
        Slow.made.append(self)

    def run(self, reached: Callable[[int, int], None]) -> Found | Failed:
        reached(1, 7)
        Slow.order.put(self)
        assert self.go.wait(30)
        if isinstance(self.result, Exception):
            raise self.result
        return self.result

    def stop(self) -> None:
        self.stopped = True
        self.go.set()


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    Slow.made, Slow.order = [], Queue()
    Slow.result = Found(FOUND)
    monkeypatch.setattr(under_test, "Study", Slow)


async def ended_game(store: Store, table_id: str, *lines: str) -> Room:
    """A game that was given up at once, or after these entries."""
    row = TableRow(
        id=table_id,
        owner=None,
        game=LANTERNS.id,
        mode=next(iter(LANTERNS.modes)),
        settings={},
        cards=cards_version(LANTERNS),
        status="over",
        seed=3,
        nonce="n",
        created=1,
        updated=1,
        length=len(lines) + 1,
        result={"winners": [1], "rule": ENDS[RESIGN], "limit": False},
    )
    seats = [SeatRow(table_id=table_id, number=n, kind="person", name=name) for n, name in enumerate(("Ada", "Bo"))]
    await add_table(store, row, seats, [EntryRow(line, 1) for line in (*lines, "0 !resign")])
    found = await load(store, table_id)
    assert found is not None
    return Room(found)


def house(db: str, story: Callable[[Analyses, Store], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        store = Store(db)
        config = Config(db=db, **settings)
        coach = Analyses(config, store, Rates(config.rates))
        try:
            await story(coach, store)
        finally:
            await coach.close()
            await store.close()

    asyncio.run(run())


@pytest.fixture
def fresh(db: str) -> str:
    migrate(db)
    return db


async def over(coach: Analyses) -> None:
    """Wait until nothing is left to do."""
    while coach.jobs:
        await asyncio.gather(*coach._tasks)


def test_one_after_the_other_and_each_once(fresh: str) -> None:
    async def story(coach: Analyses, store: Store) -> None:
        one, two = await ended_game(store, "one"), await ended_game(store, "two")
        assert (await coach.look(one)).state == "none"
        asked = await asyncio.gather(coach.start(one, ADA), coach.start(one, ADA))
        assert {a.state for a in asked} <= {"waiting", "running"}
        assert (await coach.start(two, ADA)).state == "waiting"
        first = await asyncio.to_thread(Slow.order.get, True, 30)
        assert (await coach.look(one)).state == "running"
        assert ((await coach.look(one)).done, (await coach.look(one)).total) == (1, 7)
        assert (await coach.look(two)).state == "waiting"
        for study in Slow.made:
            study.go.set()
        await over(coach)
        assert Slow.order.get_nowait() is not first and Slow.order.empty(), "each was begun once"
        for room in (one, two):
            kept = await coach.look(room)
            assert kept.state == "done" and kept.analysis is not None and kept.analysis.turned == 1
            assert await coach.start(room, ADA) == kept, "it is not begun again"
        assert Slow.order.empty()

    house(fresh, story)


def test_what_another_process_does_is_seen_and_left_to_it(fresh: str) -> None:
    async def story(coach: Analyses, store: Store) -> None:
        room = await ended_game(store, "one")
        assert await claim(store, "one", now())
        assert (await coach.start(room, ADA)).state == "waiting"
        await beat(store, now(), {"one": ("running", 12, 88)})
        told = await coach.start(room, ADA)
        assert (told.state, told.done, told.total) == ("running", 12, 88)
        assert coach.jobs == {}
        # It is gone: the game may be taken on.
        await beat(store, now() - MISSED - 1, {"one": ("running", 12, 88)})
        told = await coach.look(room)
        assert (told.state, told.said) == ("failed", STOPPED)
        assert (await coach.start(room, ADA)).state == "waiting" and list(coach.jobs) == ["one"]

    house(fresh, story)


def test_a_host_that_stops_ends_the_work_and_lets_the_games_go(fresh: str) -> None:
    async def story(coach: Analyses, store: Store) -> None:
        rooms = [await ended_game(store, name) for name in ("one", "two")]
        for room in rooms:
            await coach.start(room, ADA)
        await coach.close()
        assert all(s.stopped for s in Slow.made) and coach.jobs == {}
        assert [(await coach.look(room)).state for room in rooms] == ["none", "none"]

    house(fresh, story)


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (Failed(TOO_LONG), TOO_LONG),
        (Failed(BROKEN, "Traceback…"), BROKEN),
        (ValueError("a defect"), BROKEN),
    ],
)
def test_what_fails_is_said_and_can_be_tried_again(fresh: str, result: Any, said: str) -> None:
    async def story(coach: Analyses, store: Store) -> None:
        room = await ended_game(store, "one")
        Slow.result = result
        await coach.start(room, ADA)
        Slow.made[-1].go.set()
        await over(coach)
        told = await coach.look(room)
        assert (told.state, told.said, told.analysis) == ("failed", said, None)
        Slow.result = Found(FOUND)
        assert (await coach.start(room, ADA)).state == "waiting"
        Slow.made[-1].go.set()
        await over(coach)
        assert (await coach.look(room)).state == "done"

    house(fresh, story)


def test_too_many_at_once_and_too_many_by_one_person_are_refused(fresh: str) -> None:
    async def story(coach: Analyses, store: Store) -> None:
        most = RATES["analysis"][0]
        rooms = [await ended_game(store, f"t{n}") for n in range(most + 1)]
        bo = await add_guest(store, "Bo")
        for room in rooms[:2]:
            await coach.start(room, ADA)
        with pytest.raises(Fault, match="wait for the coach already"):
            await coach.start(rooms[2], bo)
        assert (await coach.start(rooms[0], bo)).state in ("waiting", "running"), "to ask again costs nothing"
        coach.config = msgspec.structs.replace(coach.config, coach_queue=100)
        for room in rooms[2:most]:
            await coach.start(room, ADA)
        with pytest.raises(Fault, match="too much at once"):
            await coach.start(rooms[most], ADA)
        assert (await coach.start(rooms[most], bo)).state == "waiting"

    house(fresh, story, coach_queue=2)


def test_the_study_has_the_shape_of_the_real_one() -> None:
    assert {name for name in vars(Study) if not name.startswith("_")} == {
        n for n in vars(Slow) if not n.startswith("_") and callable(vars(Slow)[n])
    }
