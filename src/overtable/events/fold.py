"""An event's state as a fold of its entries, and what is refused, with every reason."""

from collections.abc import Iterable, Sequence

from overtable.events.entry import Entry
from overtable.events.event import Event
from overtable.events.setup import EventSetup


class NotAllowed(Exception):
    """An entry that the event does not allow now, with every reason. Nothing was changed."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)


def begin(setup: EventSetup) -> Event:
    """An event that nobody has entered yet. Raises `NotAllowed` with every reason why it cannot be held."""
    raise NotImplementedError


def apply(event: Event, entry: Entry) -> Event:
    """The event after one more entry; raises `NotAllowed`."""
    raise NotImplementedError


def fold(setup: EventSetup, entries: Iterable[Entry], checked: bool = False) -> Event:
    """The event after all its entries. They were checked when they were appended; `checked` does it again."""
    raise NotImplementedError
