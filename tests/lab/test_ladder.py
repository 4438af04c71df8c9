"""The ladder: the same for the same seed, however it was played, and figures that add up."""

import pytest

from lab.bouts import fought, run_of
from overtable.kernel.game import Game
from overtable.lab.ladder import Ladder, Wish, climb, told
from overtable.lab.pairs import Fought
from overtable.players.greedy import GreedyPlayer
from overtable.players.registry import PLAYERS
from toy import LanternsGame

WISH = Wish(mode="short", players=("random", "greedy", "quick"), seed=4, games=60, width=0.11)


@pytest.fixture(autouse=True)
def a_third_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ladder takes whoever is in the registry."""
    monkeypatch.setitem(PLAYERS, "quick", lambda game, rng: GreedyPlayer(game, rng, budget=8, deals=1, depth=1))


def same(ladder: Ladder) -> tuple[object, ...]:
    """All but the clock's part."""
    return ladder.digest, ladder.ratings, ladder.pairs, ladder.games, ladder.errors


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_the_result_depends_on_the_seed_alone_and_not_on_the_workers(lanterns: LanternsGame) -> None:
    one, again, three = (told(lanterns, WISH, climb(lanterns, WISH, workers)) for workers in (1, 1, 3))
    assert same(one) == same(again) == same(three)
    other = Wish(mode="short", players=WISH.players, seed=5, games=60, width=0.11)
    assert told(lanterns, other, climb(lanterns, other, 1)).digest != one.digest


def test_a_run_that_is_taken_up_again_ends_like_one_that_was_not_broken_off(lanterns: LanternsGame) -> None:
    first: list[Fought] = []
    whole = climb(lanterns, WISH, 1, kept=first.append)
    later: list[Fought] = []
    rest = climb(lanterns, WISH, 1, known=first[:17], kept=later.append)
    assert len(later) == len(first) - 17
    assert same(told(lanterns, WISH, rest)) == same(told(lanterns, WISH, whole))


def test_every_pair_plays_until_it_is_certain_or_at_most_so_many_games(lanterns: LanternsGame) -> None:
    found = told(lanterns, WISH, climb(lanterns, WISH, 1))
    assert [p.players for p in found.pairs] == [("random", "greedy"), ("random", "quick"), ("greedy", "quick")]
    for pair in found.pairs:
        assert pair.share.games == pair.wins + pair.draws + pair.losses
        assert pair.share.games == 60 or pair.share.half < 0.11
    assert found.games == sum(p.share.games for p in found.pairs)
    assert {r.player: r.games for r in found.ratings}["random"] == sum(p.share.games for p in found.pairs[:2])


def test_progress_reaches_what_it_foresees(lanterns: LanternsGame) -> None:
    seen: list[tuple[int, int]] = []
    climb(lanterns, WISH, 1, progress=lambda played, expected: seen.append((played, expected)))
    assert [played for played, _ in seen] == list(range(2, seen[-1][0] + 1, 2))
    assert seen[-1][0] == seen[-1][1] and all(played <= expected for played, expected in seen)


def test_a_share_can_be_read_from_both_sides(lanterns: LanternsGame) -> None:
    wish = Wish(mode="short", players=("a", "b"), games=8)
    found = told(lanterns, wish, run_of([1, 1, 1, 0.5, 0, 1, 1, 1]))
    mine, theirs = found.share("a", "b"), found.share("b", "a")
    assert mine is not None and theirs is not None
    assert mine.share == 6.5 / 8 and theirs.share == 1.5 / 8
    assert found.share("a", "a") is None


def test_broken_games_are_counted_apart(lanterns: Game[object]) -> None:
    wish = Wish(mode="short", players=("a", "b"), games=4)
    found = told(lanterns, wish, [fought(0, None, 1), fought(1, None, None)])
    assert (found.games, found.errors) == (1, 3)
    assert found.pairs[0].wins == 1 and found.pairs[0].share.games == 1
