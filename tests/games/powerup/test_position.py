"""Positions by hand."""

import pytest

from games.powerup.own_cards import GAME
from overtable.kernel.game import BadSetup, Setup


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"a": {"heroes": ["Nobody"]}}, "no card is called"),
        ({"a": {"heroes": ["Torch"]}}, "Torch is no Hero"),
        ({"a": {"heroes": ["Cinder Scout", "Ash Runner"]}}, "two Heroes of 1"),
        ({"a": {"heros": []}}, "heros"),
        ({"phase": "tea"}, "phase 'tea'"),
        ({"a": {"heroes": [{"hero": "Cinder Scout", "wounds": "many"}]}}, "wounds"),
    ],
)
def test_a_bad_position_says_what_is_wrong(position: dict[str, object], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        GAME.start(Setup(mode="same-faction", seed=1, position=position))
