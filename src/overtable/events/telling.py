"""An event's entries in words, for its log; and what parts two players."""

from overtable.events.entry import Entry
from overtable.events.event import Event


def told(event: Event, entry: Entry) -> str:
    """What an entry says to people; `event` is the state right after it."""
    raise NotImplementedError
