"""Scenarios: a position set up by hand, answers given by name, facts looked at. See `overtable.scenario`."""

from pathlib import Path
from typing import Any, Generic, TypeVar

from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import apply, asking
from overtable.kernel.event import Event
from overtable.kernel.game import Game, Setup
from overtable.kernel.option import Option
from overtable.kernel.record import Record, load_record, replay, save_record
from overtable.kernel.seat import ScenarioError, Seat
from overtable.kernel.state import State

__all__ = ["ScenarioError", "Seat", "Table", "start"]

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A game at any position. Built from a setup, a position or a record; keeps a record of its answers."""

    def __init__(self, game: Game[S], setup: Setup) -> None:
        self.game = game
        self.record = Record.of(game, setup)
        self.state = game.begin(setup)
        self.seats: list[Any] = [(game.seat_type or Seat)(self, n) for n in range(self.state.seats)]
        """The players, each with the facts that the game has words for (`Game.seat_type`)."""
        self.events: list[Event] = []
        """What the last answer brought about, in order."""
        self.state.log = []

    def answer(self, seat: int, option: Option) -> None:
        self.events = apply(self.state, seat, option)
        self.record.add(self.game, seat, option)

    @property
    def history(self) -> list[Event]:
        """What has happened since the table was set."""
        return list(self.state.log or ())

    @property
    def asked(self) -> list[int]:
        """The seats that must decide now."""
        mask = asking(self.state)
        return [n for n in range(self.state.seats) if mask >> n & 1]

    @property
    def pending(self) -> str:
        """The name of the step that is asking."""
        return type(self.state.stack[-1]).__name__ if self.state.result is None else "over"

    def save(self, path: Path) -> None:
        """Write the position and the answers as a readable file."""
        self.record.hash = fingerprint(self.state)
        save_record(self.record, path)

    @classmethod
    def load(cls, game: Game[S], path: Path) -> "Table[S]":
        record = load_record(path)
        table = cls(game, record.setup)
        table.state = replay(game, record)
        table.state.log = []
        table.record = record
        return table


def start(game: Game[Any], mode: str | None = None, seed: int = 0, **more: Any) -> Table[Any]:
    return Table(game, Setup(mode=mode or next(iter(game.modes)), seed=seed, **more))
