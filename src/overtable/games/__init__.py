"""The games. Each lives in its own folder and is found by `find`: no list of games stands anywhere.

A folder's package holds `GAMES`, its registry entries. A game imports the kernel and no other game.
"""

import importlib
import pkgutil
from functools import lru_cache
from typing import Any

from overtable.kernel.game import Game


@lru_cache(maxsize=1)
def all_games() -> dict[str, Game[Any]]:
    """Every game of the house by its id."""
    games: dict[str, Game[Any]] = {}
    for module in sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg):
        package = importlib.import_module(f"{__name__}.{module}")
        for game in getattr(package, "GAMES", ()):
            games[game.id] = game
    return games


class NoSuchGame(KeyError):
    def __str__(self) -> str:
        return str(self.args[0])


def find(game_id: str) -> Game[Any]:
    """The game with this id; raises `NoSuchGame` with the ids there are."""
    games = all_games()
    if game_id not in games:
        raise NoSuchGame(f"no game is called {game_id!r}; there are {', '.join(games)}")
    return games[game_id]
