"""Long runs over every game and mode: `make soak`."""

from typing import Any

import pytest

from marks import our_games
from overtable.kernel.game import Game
from overtable.lab.match import Match
from overtable.lab.simulation import simulate

EVERYWHERE = pytest.mark.parametrize(
    ("game", "mode"), [pytest.param(g, m, id=f"{g.id}-{m}") for g in our_games().values() for m in g.modes]
)


@pytest.mark.soak
@EVERYWHERE
def test_a_thousand_random_games_end_without_an_error(game: Game[Any], mode: str) -> None:
    players = ("random",) * game.modes[mode].seats[0]
    done = simulate(Match(game=game.id, mode=mode, players=players, seed=7), 1000, workers=1)
    assert [p.error for p in done.broken] == []
    assert done.summary.finished == 1000
    assert done.summary.limit_draws == 0


@pytest.mark.soak
@pytest.mark.parametrize("game", [g for g in our_games().values() if not g.of_luck], ids=lambda g: g.id)
def test_the_greedy_player_beats_the_random_one(game: Game[Any]) -> None:
    mode = next(iter(game.modes))
    done = simulate(Match(game=game.id, mode=mode, players=("greedy", "random"), seed=11), 400, workers=1).summary
    assert done.wins[0] >= 0.75 * (done.games - done.draws)
