"""A duel: a fixed number of paired games, the same whatever the number of workers."""

import pytest

from overtable.lab.duel import Duel, duel
from overtable.lab.pairs import Fought
from toy import LanternsGame


def without_the_clock(found: Duel) -> tuple[object, ...]:
    return found.wins, found.draws, found.losses, found.share, found.digest


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_the_number_of_workers_changes_nothing(lanterns: LanternsGame) -> None:
    one, two = (duel(lanterns, "short", "greedy", "random", 12, 5, workers) for workers in (1, 2))
    assert without_the_clock(one) == without_the_clock(two)
    assert one.setups == 12 and one.wins + one.draws + one.losses == one.share.games == 24


def test_another_seed_is_another_duel(lanterns: LanternsGame) -> None:
    one, other = (duel(lanterns, "short", "greedy", "random", 6, seed, 1) for seed in (5, 6))
    assert one.digest != other.digest


def test_progress_is_told_in_games_and_each_setup_as_it_is_done(lanterns: LanternsGame) -> None:
    games: list[int] = []
    setups: list[Fought] = []
    found = duel(lanterns, "short", "random", "random", 7, 1, 1, games.append, setups.append)
    assert sum(games) == 14 and [f.setup for f in setups] == list(range(7))
    assert all(figures.answers > 0 and figures.median <= figures.p99 <= figures.max for figures in found.seconds)
