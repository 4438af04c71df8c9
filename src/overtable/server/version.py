"""The version of the program that a snapshot belongs to: its rules and its cards."""

import hashlib
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

import overtable
from overtable.kernel.game import Game


@lru_cache(maxsize=64)
def version_of(game: Game[Any], mode: str = "") -> str:
    """Changes with the kernel's, the server's or the game's code and with the cards."""
    house = Path(overtable.__file__).parent
    digest = hashlib.sha256()
    engine = Path(str(sys.modules[game.state.__module__].__file__)).parent  # editions of one game share it
    for folder in (house / "kernel", house / "server", engine, game.folder):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.name.encode() + path.read_bytes())
    return f"{overtable.__version__}-{cards_version(game, mode)}-{digest.hexdigest()[:16]}"


@lru_cache(maxsize=64)
def cards_version(game: Game[Any], mode: str = "") -> str:
    """Of the cards that a mode is played with."""
    return game.catalogue_of(mode).version()
