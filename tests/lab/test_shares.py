"""Wilson's interval: known figures, honest at the edges, narrower with more games."""

import pytest

from overtable.lab.shares import games_needed, share_of


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 10, 0.0, 0.2775), (150.5, 200, 0.6883, 0.8072)],
)
def test_the_interval_is_wilsons(points: float, games: int, low: float, high: float) -> None:
    found = share_of(points, games)
    assert round(found.share * games, 9) == points
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert found.low <= found.share <= found.high


def test_without_a_game_it_could_be_anything() -> None:
    found = share_of(0, 0)
    assert (found.low, found.high, found.half, found.games) == (0.0, 1.0, 0.5, 0)


def test_the_opponent_sees_the_same_turned_round() -> None:
    mine, theirs = share_of(30, 40), share_of(10, 40)
    assert mine.turned.low == pytest.approx(theirs.low) and mine.turned.high == pytest.approx(theirs.high)
    assert mine.turned.turned.share == mine.share


@pytest.mark.parametrize("share", [0.0, 0.5, 0.8, 1.0])
def test_so_many_games_are_needed_and_not_one_fewer(share: float) -> None:
    n = games_needed(share, 0.05, 10_000)
    assert share_of(share * n, n).half < 0.05 <= share_of(share * (n - 1), n - 1).half


def test_it_never_takes_more_than_there_will_be() -> None:
    assert games_needed(0.5, 0.001, 400) == 400
