"""Every card is used and every step and question is reached somewhere; what is not is printed."""

from typing import Any

import pytest

from contract.walks import GAMES
from overtable.kernel.game import Game
from overtable.lab.coverage import Reached, cover
from overtable.lab.match import Match

BATCH = 25
BATCHES = 80


@pytest.mark.parametrize("game", [pytest.param(g, id=g.id) for g in GAMES.values()])
def test_every_card_is_used_and_every_step_is_reached(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    from overtable.games import all_games

    monkeypatch.setitem(all_games(), game.id, game)
    reached = Reached()
    for batch in range(BATCHES):
        for mode in game.modes:
            players = ("random",) * game.modes[mode].seats[0]
            cover(Match(game=game.id, mode=mode, seed=batch, players=players), BATCH // len(game.modes) + 1, reached)
        if not reached.cards_missed(game) and not reached.steps_missed(game):
            break
    print(f"{game.id}: {reached.games} games; never used {reached.cards_missed(game)}")
    assert reached.steps_missed(game) == []
    assert reached.cards_missed(game) == []
