from collections.abc import Callable
from typing import Any

import pytest

from overtable.games import find
from overtable.kernel.game import Setup
from overtable.store.migrate import migrate
from server.upgrades.opened import fill


@pytest.fixture
def old(db: str) -> str:
    """The address of the store that version 0.1.0 made, of each kind, brought to the present schema."""
    fill(db)
    migrate(db)
    return db


@pytest.fixture
def recount(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Plants a change of a game's rules: every record can be followed, to another state than before."""

    def plant(game_id: str) -> None:
        game = find(game_id)
        start = game.start

        def counted(setup: Setup) -> Any:
            s = start(setup)
            s.epoch += 7
            return s

        monkeypatch.setattr(game, "start", counted)

    return plant
