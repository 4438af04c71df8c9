"""The games. Each lives in its own folder and is found by `find`: no list of games stands anywhere.

A folder's package holds `GAMES`, its registry entries, and `DRAFTS`, the ways to draft its cards or to open packs of
them, where it has such. A game imports the kernel and no other game.
"""

import importlib
import pkgutil
from functools import lru_cache
from types import ModuleType
from typing import Any

from overtable.kernel.game import Game
from overtable.kernel.limited import Limited


@lru_cache(maxsize=1)
def all_games() -> dict[str, Game[Any]]:
    """Every game of the house by its id."""
    return {game.id: game for package in _packages() for game in getattr(package, "GAMES", ())}


@lru_cache(maxsize=1)
def all_drafts() -> dict[str, Limited[Any]]:
    """Every way to draft cards or to open packs, by its id: they are found as games are, and are listed apart."""
    return {draft.id: draft for package in _packages() for draft in getattr(package, "DRAFTS", ())}


def _packages() -> list[ModuleType]:
    names = sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg)
    return [importlib.import_module(f"{__name__}.{name}") for name in names]


class NoSuchGame(KeyError):
    def __str__(self) -> str:
        return str(self.args[0])


def find(game_id: str) -> Game[Any]:
    """The game (or draft) with this id; raises `NoSuchGame` with the ids there are."""
    games = all_games()
    if game_id in all_drafts():
        return all_drafts()[game_id]
    if game_id not in games:
        raise NoSuchGame(f"no game is called {game_id!r}; there are {', '.join(games)}")
    return games[game_id]
