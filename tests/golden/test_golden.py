"""One whole game of each, kept as readable text: any change of behaviour shows as a difference one can read.

A change on purpose is written down anew with `OVERTABLE_GOLDEN=write pytest tests/golden`.
"""

import os
from pathlib import Path
from typing import Any

import pytest

from marks import our_games
from overtable.kernel.game import Game
from overtable.lab.playthrough import golden

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("game", [pytest.param(g, id=i) for i, g in our_games().items()])
def test_the_golden_playthrough_is_played_again(game: Game[Any]) -> None:
    text = golden(game)
    path = FOLDER / f"{game.id}.txt"
    if os.environ.get("OVERTABLE_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.exists(), "no golden playthrough yet: write it with OVERTABLE_GOLDEN=write"
    assert path.read_text(encoding="utf-8") == text
