"""An event's state as a fold of its entries, and what is refused, with every reason."""

from collections.abc import Iterable, Sequence

from overtable.events.entry import Entry
from overtable.events.event import Event
from overtable.events.refusals import refusals
from overtable.events.setup import EventSetup, problems
from overtable.events.steps import step


class NotAllowed(Exception):
    """An entry that the event does not allow now, with every reason. Nothing was changed."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)


def begin(setup: EventSetup) -> Event:
    """An event that nobody has entered yet. Raises `NotAllowed` with every reason why it cannot be held."""
    if wrong := problems(setup):
        raise NotAllowed(wrong)
    return Event(setup=setup)


def apply(event: Event, entry: Entry) -> Event:
    """The event after one more entry; raises `NotAllowed`."""
    if wrong := refusals(event, entry):
        raise NotAllowed(wrong)
    return step(event, entry)


def fold(setup: EventSetup, entries: Iterable[Entry], checked: bool = False) -> Event:
    """The event after all its entries. They were checked when they were appended; `checked` does it again."""
    event = begin(setup) if checked else Event(setup=setup)
    for entry in entries:
        event = apply(event, entry) if checked else step(event, entry)
    return event
