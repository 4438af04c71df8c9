"""PettingZoo's own tests, over every game and mode."""

import warnings
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

from contract.walks import GAMES, PLAYED
from overtable.env import aec
from overtable.kernel.game import Game

CYCLES = 40

OF_EVERY_MASK = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}
"""What the API test says to every environment with a mask in its observations that is not one of PettingZoo's own."""


@PLAYED
def test_the_flat_form_passes_the_api_test_without_a_warning(
    game: Game[Any], mode: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(aec(game, mode, flat=True), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@PLAYED
def test_the_form_with_a_mask_passes_it_too(game: Game[Any], mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(aec(game, mode), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out
    assert {str(w.message) for w in said} <= OF_EVERY_MASK


@pytest.mark.parametrize("game_id", ["lanterns", "overwatch", "overrealm"])
def test_whole_games_pass_it(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec(GAMES[game_id], flat=True), num_cycles=400)
    assert "Passed API test" in capsys.readouterr().out


@PLAYED
def test_the_same_seed_is_the_same_game(game: Game[Any], mode: str) -> None:
    for seats in game.modes[mode].seats:
        seed_test(lambda seats=seats: aec(game, mode, seats=seats), num_cycles=CYCLES)
        first, second = aec(game, mode, seats=seats), aec(game, mode, seats=seats)
        first.reset(seed=5)
        second.reset(seed=6)
        assert first.course.s.chance != second.course.s.chance, "another seed is another game"


def test_without_a_seed_the_next_game_follows_from_the_last_seed() -> None:
    env, other = aec("overwatch", flat=True), aec("overwatch", flat=True)
    for one in (env, other):
        one.reset(seed=3)
        one.reset()
    assert (env.observe("seat_0") == other.observe("seat_0")).all()
    env.reset()
    assert (env.observe("seat_0") != other.observe("seat_0")).any()
