"""Set-ups: what cannot be played is refused with every reason at once."""

import pytest

from overtable.kernel.game import BadSetup, Setup
from toy import LANTERNS


def problems(setup: Setup) -> list[str]:
    with pytest.raises(BadSetup) as error:
        LANTERNS.start(setup)
    return error.value.problems


def test_an_unknown_mode_is_told_with_those_there_are() -> None:
    assert problems(Setup(mode="deep", seed=1)) == ["Lanterns has no mode 'deep'; it has short, wide"]


def test_every_wrong_setting_is_told() -> None:
    found = problems(Setup(mode="short", seed=1, seats=3, settings={"moon": 1, "hand": "big", "open": 1}))
    assert found == [
        "no setting 'moon' in mode short; it has hand, open, lamp",
        "setting hand must be int, not 'big'",
        "setting open must be bool, not 1",
        "short is for 2 players, not 3",
    ]


def test_a_setting_goes_over_that_of_the_mode() -> None:
    assert LANTERNS.settings(Setup(mode="short", seed=1, settings={"hand": 4}))["hand"] == 4
    assert LANTERNS.settings(Setup(mode="short", seed=1))["hand"] == 3


def test_every_unknown_card_of_a_deck_is_told() -> None:
    assert len(problems(Setup(mode="short", seed=1, decks=("ember,sun", "moon")))) == 2
