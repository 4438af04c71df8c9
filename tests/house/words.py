"""Writes the part about scenarios into each game's page: `make words`, and the tests beside this file hold it there."""

from pathlib import Path

from pages import ROOT, write

from overtable.cli.words import HEADING, section
from overtable.games import all_games
from overtable.kernel.game import Game


def page(game: Game[object]) -> Path:  # type: ignore[type-var]
    """The game's page: `docs/games/` and its id, editions sharing one as they share a folder."""
    folder = ROOT / "docs" / "games"
    exact = folder / f"{game.id}.md"
    return exact if exact.exists() else folder / f"{game.folder.name}.md"


if __name__ == "__main__":
    for game in all_games().values():
        write(page(game), HEADING, section(game))
