"""Any position of any game, by hand.

    from overtable.scenario import scenario

    table = scenario("overwatch", position={
        "turn": "a",
        "a": {"hand": ["Ana"], "board": {"middle-4": "Winston"}},
        "b": {"board": {"front-4": {"hero": "Genji", "damage": 2}}},
    })
    a, b = table.seats
    a.offered("play", "Ana")             # ['front-4', 'middle-3', 'middle-5', 'back-4']
    a.refused("play", "Ana", "front-5")  # Reason(rule='OW-PLAY-06', ...)
    a.does("play", "Ana", "front-4")
    table.save(Path("puzzle.yaml"))      # a readable record; `load` brings it back

What a position may say is the game's business; each game documents it in its `position` module. Without a
position the table starts as a real game of that mode and seed does.
"""

from pathlib import Path
from typing import Any

from overtable.games import find
from overtable.kernel.record import load_record
from overtable.kernel.scenario import ScenarioError, Seat, Table, start

__all__ = ["ScenarioError", "Seat", "Table", "load", "scenario"]


def scenario(game_id: str, mode: str | None = None, seed: int = 0, **more: Any) -> Table[Any]:
    """A table of this game; `more` are the further fields of a `Setup` (settings, seats, decks, position)."""
    return start(find(game_id), mode, seed, **more)


def load(path: Path) -> Table[Any]:
    """The table that a record file describes, after all its answers."""
    return Table.load(find(load_record(path).game), path)
