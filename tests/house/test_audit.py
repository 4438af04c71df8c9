"""The tables of docs/games/audit are as the tests' marks say, and leave no card with text out."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
import audit


@pytest.mark.parametrize("game", audit.FOLDERS)
def test_every_card_with_text_was_played_in_an_awkward_situation(game: str) -> None:
    assert audit.untried(game) == []
    assert audit.unknown(game) == []


@pytest.mark.parametrize("game", audit.FOLDERS)
def test_the_table_is_as_the_marks_say(game: str) -> None:
    assert audit.page(game).read_text(encoding="utf-8") == audit.table(game), "run make audit"
