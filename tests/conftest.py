"""What all tests of the house may use."""

import pytest
from hypothesis import settings

from overtable.games import all_games
from toy import LANTERNS, LanternsGame

# The same examples each time, and no clock: a busy machine must not fail a test.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> LanternsGame:
    """The toy game, registered for the length of a test."""
    monkeypatch.setitem(all_games(), LANTERNS.id, LANTERNS)
    return LANTERNS
