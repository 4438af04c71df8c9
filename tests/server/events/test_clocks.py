"""Deadlines of events stand still while no server lives."""

from overtable.events.event import Event, Player
from overtable.events.setup import Clocks, EventSetup, Format
from overtable.server.events.clocks import building_until, due_of, tasks_of
from overtable.store.outages import Outages

BUILDING = Event(
    setup=EventSetup(
        name="Night", game="overpower-2025", mode="venture", format=Format(kind="draft", draft="overpower-draft"),
        clocks=Clocks(building=60),
    ),
    status="building",
    players=(Player(number=1, name="Ana", person="a"), Player(number=2, name="Ben", person="b")),
    since=1_000_000,
)  # fmt: skip


def test_time_without_a_server_is_no_time_to_build() -> None:
    none: Outages = []
    away: Outages = [(1_010_000, 1_040_000)]
    assert building_until(BUILDING, none, 1_050_000) == 1_060_000
    assert building_until(BUILDING, away, 1_050_000) == 1_090_000
    assert {task.at for task in tasks_of(BUILDING, away, 1_050_000)} == {1_090_000}
    assert due_of(BUILDING, none, 1_070_000) == 1_070_000
    assert due_of(BUILDING, away, 1_089_000) == 1_090_000
