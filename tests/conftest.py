"""What all tests of the house may use."""

import pytest

from overtable.games import all_games
from toy import LANTERNS, LanternsGame


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> LanternsGame:
    """The toy game, registered for the length of a test."""
    monkeypatch.setitem(all_games(), LANTERNS.id, LANTERNS)
    return LANTERNS
