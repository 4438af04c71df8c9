"""Writes the part about scenarios into each game's page: `make words`, and the tests beside this file hold it there."""

import re
from pathlib import Path

from overtable.cli.words import HEADING, section
from overtable.games import all_games
from overtable.kernel.game import Game

ROOT = Path(__file__).resolve().parents[2]


def page(game: Game[object]) -> Path:  # type: ignore[type-var]
    """The game's page: `docs/games/` and its id, editions sharing one as they share a folder."""
    folder = ROOT / "docs" / "games"
    exact = folder / f"{game.id}.md"
    return exact if exact.exists() else folder / f"{game.folder.name}.md"


def told(text: str) -> str:
    """The part of a page that is made from the code; nothing when there is none."""
    found = re.search(rf"^{re.escape(HEADING)}$.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[0].strip() + "\n" if found else ""


def renewed(text: str, made: str) -> str:
    """The page with this part in place of the old one, or at its end."""
    old = told(text)
    return text.replace(old.strip(), made.strip()) if old else f"{text.rstrip()}\n\n{made.strip()}\n"


if __name__ == "__main__":
    for game in all_games().values():
        path = page(game)
        path.write_text(renewed(path.read_text(encoding="utf-8"), section(game)), encoding="utf-8")
        print(f"written into {path.relative_to(ROOT)}")
