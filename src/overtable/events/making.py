"""The entries that the house itself appends: made of the state, so that they come out the same whoever makes them."""

from overtable.events.entry import Drop, Entry, Replaced, RoundBegun
from overtable.events.event import Event


def starting(event: Event, at: int, by: str = "") -> list[Entry]:
    """What starts an event: bots for the empty seats, as the setup says, and `Start`."""
    raise NotImplementedError


def next_round(event: Event, at: int) -> RoundBegun:
    """The pairings of the next round."""
    raise NotImplementedError


def leaving(event: Event, player: int, at: int, by: str = "", why: str = "") -> Drop | Replaced:
    """A player leaves for good: forfeits or is replaced by a bot, as the setup says."""
    raise NotImplementedError
