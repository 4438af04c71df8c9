"""Ratings of invented players whose strength is known: the intervals hold it, and draws are draws."""

from itertools import combinations
from random import Random

import pytest

from lab.bouts import fought, run_of
from overtable.lab.pairs import Fought
from overtable.lab.ratings import MIDDLE, UNIT, rated


def games_of(strength: dict[str, float], setups: int, rng: Random) -> list[Fought]:
    """Every pair plays so many setups; a lead of 400 wins ten games for each one lost."""
    done = []
    for a, b in combinations(strength, 2):
        chance = 1 / (1 + 10 ** ((strength[b] - strength[a]) / 400))
        done += [fought(n, *(float(rng.random() < chance) for _ in range(2)), players=(a, b)) for n in range(setups)]
    return done


@pytest.mark.parametrize(
    "true",
    [
        {"novice": 850.0, "fair": 950.0, "good": 1050.0, "champion": 1150.0},
        {"novice": 650.0, "fair": 950.0, "good": 1100.0, "champion": 1300.0},
        {"hopeless": 400.0, "good": 1150.0, "better": 1200.0, "champion": 1250.0},
    ],
    ids=["close", "apart", "one far off"],
)
def test_the_intervals_hold_the_true_strength(true: dict[str, float]) -> None:
    """About as often as they promise: openskill only comes near to 95 %."""
    rng = Random(5)
    found = [r for _ in range(10) for r in rated(tuple(true), games_of(true, 100, rng))]
    held = [r.low <= true[r.player] <= r.high for r in found]
    assert sum(held) / len(held) >= 0.85
    assert all(r.games == 600 for r in found)
    for player, strength in true.items():
        ratings = [r.rating for r in found if r.player == player]
        assert abs(sum(ratings) / len(ratings) - strength) < 60


def test_the_best_comes_first_and_the_middle_is_the_average() -> None:
    found = rated(("weak", "strong"), run_of([0, 0, 0, 1, 0, 0, 0, 0.5], ("weak", "strong")))
    assert [r.player for r in found] == ["strong", "weak"]
    assert abs(sum(r.rating for r in found) / 2 - MIDDLE) < 0.1
    assert str(MIDDLE) in UNIT


def test_players_who_only_draw_are_equal() -> None:
    one, other = rated(("a", "b"), run_of([0.5] * 20))
    assert one.rating == other.rating == MIDDLE
    assert one.games == 20 and one.low < MIDDLE < one.high


def test_more_games_make_it_surer() -> None:
    few, many = (rated(("a", "b"), run_of([1, 0] * n))[0] for n in (5, 50))
    assert many.high - many.low < few.high - few.low


def test_broken_games_rate_nobody() -> None:
    found = rated(("a", "b"), [fought(0, None, None), fought(1, None, 1)])
    assert {r.games for r in found} == {1} and found[0].player == "a"


def test_the_order_in_which_games_came_back_does_not_matter() -> None:
    done = games_of({"a": 1000.0, "b": 1050.0, "c": 950.0}, 10, Random(1))
    shuffled = Random(2).sample(done, len(done))
    assert rated(("a", "b", "c"), done) == rated(("a", "b", "c"), shuffled)
