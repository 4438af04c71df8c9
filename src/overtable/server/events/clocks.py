"""When an event does what: its deadlines do not run while no server lives."""

from msgspec.structs import replace

from overtable.events.event import Event
from overtable.events.todo import Task, todo
from overtable.store.events import RUNNING
from overtable.store.outages import Outages, passed

LOOK = 5_000
"""Milliseconds after which an event that runs is looked at, whatever was heard of its tables."""


def stood_still(event: Event, outages: Outages, at: int) -> int:
    """For how long no server lived since the stage began. Before the start nothing runs: it is a time of day."""
    if event.status == "open" or at <= event.since:
        return 0
    return at - event.since - passed(outages, event.since, at)


def tasks_of(event: Event, outages: Outages, at: int) -> list[Task]:
    """What is to be done, and when."""
    stood = stood_still(event, outages, at)
    return [replace(task, at=task.at + stood) if task.at and stood else task for task in todo(event)]


def due_of(event: Event, outages: Outages, at: int) -> int | None:
    """When it must be tended, whatever happens."""
    waits = [max(at, task.at) for task in tasks_of(event, outages, at)]
    if event.status in RUNNING:
        waits.append(at + LOOK)
    return min(waits, default=None)


def building_until(event: Event, outages: Outages, at: int) -> int | None:
    """When the time for building is up."""
    seconds = event.setup.clocks.building
    if event.status != "building" or not seconds:
        return None
    return event.since + seconds * 1000 + stood_still(event, outages, at)
