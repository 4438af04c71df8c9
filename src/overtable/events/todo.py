"""What the house must do next, as data.

Every task has a key that is the same whenever and wherever it is asked for, so that a house that was killed between
deciding and doing does each thing once: a table is opened under its key, and the entry that the task leads to takes it
off the list. `at` is the time before which it is not done (0: at once); a task for later is told already now, so that
whoever waits knows until when.
"""

import msgspec

from overtable.events.event import Event


class _Task(msgspec.Struct, frozen=True, kw_only=True, tag_field="task"):
    key: str
    at: int = 0


class Begin(_Task, frozen=True, kw_only=True, tag="start"):
    """Start the event: append what `making.starting` says."""


class CallOff(_Task, frozen=True, kw_only=True, tag="cancel"):
    """The time has come and too few are there: append `Cancel`."""

    why: str


class OpenDraft(_Task, frozen=True, kw_only=True, tag="draft"):
    """Open a table of the draft, and append `Opened`; when it has ended, `Drafted` with the pools of its seats."""

    pod: int
    game: str
    mode: str
    seats: tuple[int, ...]
    """Players by their numbers. A bot sits for those who are bots or have left."""
    seed: int
    pick_seconds: int


class Build(_Task, frozen=True, kw_only=True, tag="build"):
    """Have a deck built of this player's pool, and append `Built`."""

    player: int
    seed: int


class BeginRound(_Task, frozen=True, kw_only=True, tag="round"):
    """Append what `making.next_round` says: the pairings."""

    number: int


class OpenGame(_Task, frozen=True, kw_only=True, tag="game"):
    """Open a table for a game of a match, and append `Opened`; when it has ended, `GameEnded`."""

    match: str
    number: int
    seats: tuple[int, int]
    """Players by their numbers: who sits at seat 0 and at seat 1."""
    decks: tuple[str, ...]
    game: str
    mode: str
    settings: dict[str, int | str | bool]
    seed: int


class CloseRound(_Task, frozen=True, kw_only=True, tag="close"):
    """The time of the round is up: append `RoundClosed`."""

    number: int


class End(_Task, frozen=True, kw_only=True, tag="finish"):
    """Nothing is left to play: append `Finish`."""


Task = Begin | CallOff | OpenDraft | Build | BeginRound | OpenGame | CloseRound | End


def todo(event: Event) -> list[Task]:
    """Everything that the house must do, each task once; nothing when it waits for people or the event is over."""
    raise NotImplementedError
