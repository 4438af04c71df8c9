"""The digest of random games: the same for the same games, another one as soon as anything differs."""

import pytest

from overtable.lab.digest import digest, lines
from overtable.lab.match import Match

pytestmark = pytest.mark.usefixtures("lanterns")
MATCH = Match(game="lanterns", mode="short", seed=5)


def test_the_same_games_have_the_same_digest_whatever_the_number_of_workers() -> None:
    assert digest(MATCH, 25, workers=1) == digest(MATCH, 25, workers=2)


def test_other_games_have_another_digest() -> None:
    other = Match(game="lanterns", mode="short", seed=6)
    assert digest(MATCH, 5, workers=1).digest != digest(other, 5, workers=1).digest


def test_it_covers_every_answer_the_number_of_options_and_the_result() -> None:
    said = lines(MATCH, 0, words=False)
    assert said[0].startswith("answer ") and said[0].rpartition(" of ")[2].isdecimal()
    assert said[-1].startswith("result ")
    assert digest(MATCH, 1, workers=1).decisions == len(said) - 1


def test_with_words_it_covers_what_is_said() -> None:
    kinds = {line.partition(" ")[0] for line in lines(MATCH, 0, words=True)}
    assert {"answer", "prompt", "option", "log", "result"} <= kinds
    assert digest(MATCH, 3, workers=1).digest != digest(MATCH, 3, words=True, workers=1).digest
