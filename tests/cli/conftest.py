"""What the tests of the command may use."""

from pathlib import Path

import pytest

from overtable.kernel.record import save_record
from overtable.lab.match import Match, record_of
from toy import LanternsGame


@pytest.fixture
def record(tmp_path: Path, lanterns: LanternsGame) -> Path:
    """A record of the toy game."""
    path = tmp_path / "game.yaml"
    save_record(record_of(Match(game="lanterns", mode="short", seed=5)), path)
    return path
