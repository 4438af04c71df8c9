"""Many games: the same outcome whatever the number of workers."""

import msgspec
import pytest

from overtable.games import find
from overtable.kernel.game import BadSetup
from overtable.lab.match import Match, Played
from overtable.lab.simulation import simulate, summarise
from overtable.players.registry import NoSuchPlayer
from toy import LanternsGame

MATCH = Match(game="lanterns", mode="short", players=("greedy", "random"), seed=7)


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_the_number_of_workers_changes_nothing_but_the_time() -> None:
    match = Match(game="overwatch", mode="standard", players=("random", "random"), seed=7)
    one, two = simulate(match, 10, workers=1), simulate(match, 10, workers=2)
    assert one.digest == two.digest
    assert (one.summary.wins, one.summary.draws, one.summary.decisions) == (
        two.summary.wins,
        two.summary.draws,
        two.summary.decisions,
    )


def test_another_seed_is_another_run(lanterns: LanternsGame) -> None:
    other = Match(game="lanterns", mode="short", players=("greedy", "random"), seed=8)
    assert simulate(MATCH, 10, workers=1).digest != simulate(other, 10, workers=1).digest


def test_everything_adds_up(lanterns: LanternsGame) -> None:
    done = simulate(MATCH, 30, workers=1).summary
    assert done.games == done.finished == sum(done.wins) + done.draws == 30
    assert done.errors == done.limit_draws == 0
    assert done.decisions > 30
    assert done.decisions_per_second > 0


def test_progress_is_told_in_games(lanterns: LanternsGame) -> None:
    told: list[int] = []
    simulate(MATCH, 17, workers=1, progress=told.append)
    assert sum(told) == 17


def test_what_cannot_be_played_is_refused_before_anything_is(lanterns: LanternsGame) -> None:
    with pytest.raises(BadSetup):
        simulate(Match(game="lanterns", mode="deep"), 5, workers=1)
    with pytest.raises(NoSuchPlayer, match="no player is called 'nobody'; there are random, greedy"):
        simulate(Match(game="lanterns", mode="short", players=("random", "nobody")), 5, workers=1)


def test_broken_games_and_limits_are_counted_apart() -> None:
    played = [
        Played(number=1, error="broke", record="r"),
        Played(number=0, winners=(1,), decisions=4, hash="a"),
        Played(number=2, limit=True, decisions=9, hash="b"),
    ]
    done = summarise(MATCH, played, 2.0)
    assert (done.summary.games, done.summary.finished, done.summary.errors) == (3, 2, 1)
    assert (done.summary.wins, done.summary.draws, done.summary.limit_draws) == ([0, 1], 1, 1)
    assert done.summary.games_per_second == 1.5
    assert [p.number for p in done.broken] == [1]


def test_the_cards_that_nobody_played_are_named() -> None:
    match = Match(game="overwatch", mode="standard", players=("random", "random"), seed=7)
    few, more = (simulate(match, games, workers=1, cards=True).summary.unplayed for games in (1, 4))
    assert isinstance(few, list) and isinstance(more, list)
    every = {card.id for card in find("overwatch").catalogue.cards}
    assert set(more) < set(few) < every
    assert isinstance(simulate(match, 1, workers=1).summary.unplayed, msgspec.UnsetType)
