"""What is kept of a row from one question to the next is what would be found anew."""

import pytest

from contract.walks import walk
from overtable.games import find
from overtable.games.overwatch.board import LINES
from overtable.games.overwatch.heroes.rows import look, row

GAME = find("overwatch")


@pytest.mark.parametrize("mode", GAME.modes)
def test_whoever_comes_goes_falls_or_stands_up_is_noticed(mode: str) -> None:
    for seed in range(25):
        for s, _, _ in walk(GAME, mode, seed):
            kept = [row(s, line) for line in range(LINES)]
            assert kept == [look(s, line) for line in range(LINES)]
