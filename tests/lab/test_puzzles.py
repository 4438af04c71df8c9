"""Finding puzzles: the seed alone says which are found; and those that are kept stand up to another look."""

from random import Random
from typing import Any

import pytest

import overtable.lab.puzzles as lab
from marks import our_games
from overtable.kernel.game import Game, Setup
from overtable.lab.puzzles import budget_of, find_puzzles
from overtable.players.advice import weigh
from overtable.players.judge import Judge
from overtable.players.moves import move_of
from overtable.players.puzzles import Puzzle, Shelf, attempt, position, puzzles_in

AGREE = 0.85
EVERY_GAME = pytest.mark.parametrize("game", our_games().values(), ids=lambda game: game.id)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that takes time is done a few times only, and less will do."""
    small = {"QUICK": 4, "DEEP": 8, "FURTHER": 4, "GLANCED": 2, "FORCED": 4, "RIVALS": 2, "TRIES": 1}
    small |= {"HALF_A_SECOND": 2, "LEAD": 3.0, "SURE_LEAD": 3.0}
    for name, value in {**small, "PLAYED_BY": "random"}.items():
        monkeypatch.setattr(lab, name, value)


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_the_shelf_depends_on_the_seed_alone_and_not_on_the_workers(hurried: None) -> None:
    game = our_games()["overwatch"]
    one, two = (find_puzzles(game, 3, seed=3, workers=workers, command="as told") for workers in (1, 2))
    assert one == two and one.command == "as told"
    assert [puzzle.id for puzzle in one.puzzles] == [f"overwatch-{n}" for n in range(1, 4)]
    assert find_puzzles(game, 1, seed=4, workers=1).puzzles != one.puzzles[:1]
    check_plans(game, one)


def check_plans(game: Game[Any], shelf: Shelf) -> None:
    """What was found leads to its end, by a lead that was asked for."""
    for puzzle in shelf.puzzles:
        assert attempt(game, puzzle, [step[0] for step in puzzle.steps]).verdict == "solved"
        assert puzzle.chance - puzzle.second >= lab.SURE_LEAD
        assert len(puzzle.answers) >= lab.OPENING


def test_too_many_easy_or_quiet_ones_are_left_out_and_a_game_that_is_not_done_is_waited_for() -> None:
    easy, hard, quiet = (
        Puzzle(
            id="", setup=Setup(mode="standard", seed=1), answers=[], hash="", seat=0, difficulty=difficulty,
            chance=60.0, second=40.0, steps=[[answer]], why="",
        )
        for difficulty, answer in (("easy", "play card:1"), ("hard", "play card:1"), ("hard", "pass"))
    )  # fmt: skip
    done = {0: [easy] * 9, 1: [hard, easy], 3: [hard]}
    assert lab.chosen(done, 10) == [easy] * int(lab.EASY_AT_MOST * 10) + [hard]
    assert lab.chosen({**done, 2: []}, 10)[-2:] == [hard, hard]
    assert len(lab.chosen(done, 3)) == 3
    assert lab.chosen({0: [quiet] * 9, 1: [hard]}, 10) == [quiet] * int(lab.QUIET_AT_MOST * 10) + [hard]


def agrees(game: Game[Any], puzzle: Puzzle) -> bool:
    """Whether a deep search with another seed finds the same first answer."""
    s = position(game, puzzle)
    judge, budget = Judge(game), budget_of(s, puzzle.seat, lab.DEEP)
    best = weigh(judge, s, puzzle.seat, Random(f"{puzzle.id} again"), budget, forced=lab.FORCED)[0]
    return move_of(s, best.option) in [move_of(s, game.parse_option(one)) for one in puzzle.steps[0]]


@pytest.mark.soak
@EVERY_GAME
def test_another_deep_search_agrees_with_most_of_the_puzzles(game: Game[Any]) -> None:
    puzzles = puzzles_in(game.folder).puzzles
    assert puzzles
    found = [agrees(game, puzzle) for puzzle in puzzles]
    assert sum(found) >= AGREE * len(found), [p.id for p, right in zip(puzzles, found, strict=True) if not right]
