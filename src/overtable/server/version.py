"""Versions: of the program that a snapshot belongs to, and of rules and cards that a table was played with."""

import hashlib
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

import overtable
from overtable.kernel.codec import fingerprint
from overtable.kernel.game import Game
from overtable.kernel.state import State

HOUSE = Path(overtable.__file__).parent


def digest_of(*folders: Path) -> str:
    """Of all code in them."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def engine_of(game: Game[Any]) -> Path:
    return Path(str(sys.modules[game.state.__module__].__file__)).parent  # editions of one game share it


@lru_cache(maxsize=64)
def version_of(game: Game[Any], mode: str = "") -> str:
    """Changes with the kernel's, the server's or the game's code and with the cards."""
    code = digest_of(HOUSE / "kernel", HOUSE / "server", engine_of(game), game.folder)
    return f"{overtable.__version__}-{cards_version(game, mode)}-{code}"


@lru_cache(maxsize=64)
def rules_version(game: Game[Any]) -> str:
    """Changes with the code that plays this game: the kernel's and its own."""
    return digest_of(HOUSE / "kernel", engine_of(game), game.folder)


@lru_cache(maxsize=64)
def cards_version(game: Game[Any], mode: str = "") -> str:
    """Of the cards that a mode is played with."""
    return game.catalogue_of(mode).version()


def stamp(game: Game[Any], mode: str, s: State) -> dict[str, Any]:
    """The columns of a table that say what this state was made by, and which it is."""
    versions = {"program": overtable.__version__, "rules": rules_version(game), "cards": cards_version(game, mode)}
    return {**versions, "state_hash": fingerprint(s)}
