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
    a.power, b.damage("Genji")           # the game's own words for facts
    b.heard                              # what the last answer brought about, in words
    table.save(Path("puzzle.yaml"))      # a readable record; `load` brings it back

Nothing is refused in silence: a verb, a name or a word of a position that nobody knows is an error that lists what
there is. What a position may say, the verbs and the facts stand in docs/games (`overtable words GAME`). Without a
position the table starts as a real game of that mode and seed does. `settings` count beside a position, and `cards`
are made for this table alone:

    scenario("overwatch", cards=[{"id": "venture", "name": "Venture", ...}], position={"a": {"hand": ["Venture"]}})
"""

from pathlib import Path
from typing import Any

from overtable.games import find
from overtable.kernel.record import load_record
from overtable.kernel.scenario import ScenarioError, Seat, Table, start

__all__ = ["ScenarioError", "Seat", "Table", "load", "scenario"]


def scenario(game_id: str, mode: str | None = None, seed: int = 0, **more: Any) -> Table[Any]:
    """A table of this game; `more` are the further fields of a `Setup` (settings, seats, decks, position, cards)."""
    return start(find(game_id), mode, seed, **more)


def load(path: Path) -> Table[Any]:
    """The table that a record file describes, after all its answers."""
    return Table.load(find(load_record(path).game), path)
