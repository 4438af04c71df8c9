"""Puzzles: how answers stand, and that every puzzle of the house can be tried."""

from typing import Any

import msgspec
import pytest

from marks import our_games
from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import decision_of, options
from overtable.kernel.game import Game, Setup
from overtable.kernel.record import BadRecord, step
from overtable.players.puzzles import NotOpen, Puzzle, attempt, offered, position, puzzles_in
from toy import LANTERNS

AT_LEAST = 40
SHELVES = [game for game in our_games().values() if puzzles_in(game.folder).puzzles]
EVERY_SHELF = pytest.mark.parametrize("game", SHELVES, ids=lambda game: game.id)


def puzzle_of(game: Game[Any], setup: Setup, answers: list[str], seat: int, steps: list[list[str]]) -> Puzzle:
    s = game.begin(setup)
    for n, line in enumerate(answers, 1):
        step(game, s, line, n)
    return Puzzle(
        id=f"{game.id}-1",
        setup=setup,
        answers=answers,
        hash=fingerprint(s),
        seat=seat,
        difficulty="easy",
        chance=70.0,
        second=50.0,
        steps=steps,
        why="It is brighter.",
    )


SHORT = Setup(mode="short", seed=3)
LIGHT = puzzle_of(LANTERNS, SHORT, ["1 light card:8"], 0, [["light card:4"], ["hide card:5", "decline"]])
"""The other one has chosen in secret; the hand holds the cards 4, 5 and 7."""


def test_right_answers_lead_to_the_end_step_by_step() -> None:
    begun = attempt(LANTERNS, LIGHT, [])
    assert begun.verdict == "open" and fingerprint(begun.state) == LIGHT.hash and len(begun.left) == 2
    on = attempt(LANTERNS, LIGHT, ["light card:4"])
    assert on.verdict == "open" and on.state.points == [1, 0]  # type: ignore[attr-defined]
    assert [event.kind for event in on.events] == ["light", "light", "score"]
    done = attempt(LANTERNS, LIGHT, ["light card:4", "hide card:5"])
    assert done.verdict == "solved" and done.left == []


def test_another_accepted_answer_solves_it_too() -> None:
    done = attempt(LANTERNS, LIGHT, ["light card:4", "decline"])
    assert done.verdict == "solved" and done.left == []


def test_a_wrong_answer_is_not_played() -> None:
    missed = attempt(LANTERNS, LIGHT, ["light card:5"])
    assert missed.verdict == "wrong" and fingerprint(missed.state) == LIGHT.hash and missed.events == []
    later = attempt(LANTERNS, LIGHT, ["light card:4", "hide card:7"])
    assert later.verdict == "wrong" and len(later.left) == 1
    assert fingerprint(later.state) == fingerprint(attempt(LANTERNS, LIGHT, ["light card:4"]).state)


@pytest.mark.parametrize(
    "answers",
    [
        ["light card:6"],
        ["fly"],
        ["decline"],
        ["light card:4", "light card:5"],
        ["light card:5", "light card:4"],
        ["light card:4", "decline", "decline"],
    ],
    ids=["not in hand", "no such answer", "too early", "too late", "after a wrong one", "past the end"],
)
def test_what_is_not_open_is_refused(answers: list[str]) -> None:
    with pytest.raises(NotOpen):
        attempt(LANTERNS, LIGHT, answers)


def test_a_try_leaves_the_position_as_it_was() -> None:
    begins = position(LANTERNS, LIGHT)
    assert attempt(LANTERNS, LIGHT, ["light card:4", "decline"], begins).verdict == "solved"
    assert fingerprint(begins) == LIGHT.hash


def test_of_equal_cards_any_will_do() -> None:
    twins = Setup(mode="short", seed=3, decks=("torch,torch,torch,ember", "ember,ember,ember,ember"))
    s = LANTERNS.begin(twins)
    torches = [LANTERNS.option_id(o) for o in options(s, 0) if LANTERNS.option_text(s, o, 0) == "Light · Torch"]
    assert len(torches) >= 2
    puzzle = puzzle_of(LANTERNS, twins, ["1 " + LANTERNS.option_id(options(s, 1)[0])], 0, [[torches[0]]])
    assert [attempt(LANTERNS, puzzle, [torch]).verdict for torch in torches] == ["solved"] * len(torches)


def swapping() -> tuple[Game[Any], Puzzle, list[str]]:
    """Overwatch before the first turn: two cards of the hand are swapped, one after the other."""
    game, setup = our_games()["overwatch"], Setup(mode="standard", seed=5)
    s = game.begin(setup)
    decision = decision_of(s, 0)
    assert decision is not None and decision.most > 1
    first, second, *_ = (game.option_id(o) for o in decision.options if o.refs)
    return game, puzzle_of(game, setup, [], 0, [[first], [second], ["done"]]), [first, second]


def test_picks_of_one_set_count_in_any_order() -> None:
    game, puzzle, (first, second) = swapping()
    ends = set()
    for one, other in ((first, second), (second, first)):
        assert attempt(game, puzzle, [one]).verdict == "open"
        chosen = attempt(game, puzzle, [one, other])
        assert chosen.verdict == "open" and len(chosen.left) == 1
        done = attempt(game, puzzle, [one, other, "done"])
        assert done.verdict == "solved"
        ends.add(fingerprint(done.state))
    assert len(ends) == 1
    assert attempt(game, puzzle, [second, "done"]).verdict == "wrong"
    with pytest.raises(NotOpen):
        attempt(game, puzzle, [first, first.replace("swap", "take_back")])


@pytest.mark.parametrize(
    "broken",
    [
        {"hash": "0" * 16},
        {"answers": ["1 light card:0"]},
        {"answers": ["0 fly"]},
        {"setup": Setup(mode="short", seed=3, decks=("dragon", "ember"))},
    ],
    ids=["another position", "not in hand", "no such answer", "no such card"],
)
def test_a_puzzle_that_the_rules_do_not_follow_says_so(broken: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        position(LANTERNS, msgspec.structs.replace(LIGHT, **broken))


def test_games_have_puzzles() -> None:
    wanted = {"overwatch", "overrealm", "overpower-2025", "overpower-classic", "power-up"}
    assert wanted <= {game.id for game in SHELVES}


@EVERY_SHELF
def test_there_are_puzzles_enough_and_each_has_its_own_name(game: Game[Any]) -> None:
    puzzles = puzzles_in(game.folder).puzzles
    assert len(puzzles) >= AT_LEAST
    assert [puzzle.id for puzzle in puzzles] == [f"{game.id}-{n}" for n in range(1, len(puzzles) + 1)]
    assert len({puzzle.difficulty for puzzle in puzzles}) > 1


@EVERY_SHELF
def test_every_puzzle_replays_to_its_position_and_its_steps_are_offered(game: Game[Any]) -> None:
    for puzzle in puzzles_in(game.folder).puzzles:
        begins = position(game, puzzle)
        assert fingerprint(begins) == puzzle.hash
        assert puzzle.chance > puzzle.second and puzzle.why.endswith(".")
        for n, accepted in enumerate(puzzle.steps):
            at = attempt(game, puzzle, [one[0] for one in puzzle.steps[:n]], begins)
            assert at.verdict == "open"
            assert all(offered(game, at.state, puzzle.seat, one) for one in accepted), puzzle.id
        assert attempt(game, puzzle, [one[0] for one in puzzle.steps], begins).verdict == "solved"
