"""Puzzles: a position of a real game in which one plan is clearly the best, to be found by whoever sits there.

`overtable puzzles` finds them and checks each by a deep search; `puzzles.json` beside a game's rules keeps them. A
puzzle is the setup and the answers that lead to it, and for each step of its plan the answers that are accepted.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import decision_of, play
from overtable.kernel.event import Event
from overtable.kernel.game import BadSetup, Game, Setup
from overtable.kernel.option import Option
from overtable.kernel.picks import TAKE_BACK
from overtable.kernel.record import BadRecord, step
from overtable.kernel.state import State
from overtable.players.moves import move_of, skip_single

FILE = "puzzles.json"

Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
Verdict = Literal["open", "solved", "wrong"]


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    """The game's id and a number: `overwatch-7`."""
    setup: Setup
    answers: list[str]
    """What was answered before, as lines of a record."""
    hash: str
    """The fingerprint of the position."""
    seat: int
    difficulty: Difficulty
    chance: float
    """How likely the seat is to win with the plan, in percent."""
    second: float
    """How likely with the next best first answer."""
    steps: list[list[str]]
    """The plan, step by step: the accepted answers, of which the first is the one that the plan goes on with."""
    why: str


class Shelf(msgspec.Struct, frozen=True, kw_only=True):
    """The file of a game, and the command that made it."""

    command: str = ""
    puzzles: list[Puzzle] = []


class NotOpen(Exception):
    """An answer that is not offered in the puzzle, or comes after its end."""


class Attempt(msgspec.Struct, frozen=True):
    """How somebody's answers stand, and the position after them; a wrong one is not played."""

    state: State
    verdict: Verdict
    left: list[list[Option]]
    """What is left of the plan."""
    events: list[Event] = []
    """What came of the last answer."""


@lru_cache(maxsize=32)
def puzzles_in(folder: Path) -> Shelf:
    path = folder / FILE
    return msgspec.json.decode(path.read_bytes(), type=Shelf) if path.is_file() else Shelf()


def written(shelf: Shelf) -> str:
    """The file of a shelf: one line a puzzle, so that a change of one is a change of one line."""
    puzzles = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in shelf.puzzles)
    return f'{{"command": {msgspec.json.encode(shelf.command).decode()}, "puzzles": [\n{puzzles}\n]}}\n'


def position(game: Game[Any], puzzle: Puzzle, look: Callable[[int, State], None] = lambda n, s: None) -> State:
    """Where the puzzle begins. Raises `BadRecord` when the rules have changed since.

    `look` sees the table after each answer, with what came of it in `log`.
    """
    try:
        s: State = game.begin(puzzle.setup)
    except BadSetup as error:
        raise BadRecord(f"setup: {error}") from None
    for n, line in enumerate(puzzle.answers, 1):
        s.log = []
        step(game, s, line, n)
        look(n, s)
    s.log = None
    if fingerprint(s) != puzzle.hash:
        raise BadRecord(f"the answers lead to {fingerprint(s)}, not to {puzzle.hash}")
    return s


def attempt(game: Game[Any], puzzle: Puzzle, answers: list[str], begins: State | None = None) -> Attempt:
    """What comes of these answers, given one after another. Raises `NotOpen` for one that is not offered.

    Picks of one set count in any order. `begins` is the puzzle's position, where somebody has it already.
    """
    s = position(game, puzzle) if begins is None else begins.clone()
    seat = puzzle.seat
    left = [[game.parse_option(one) for one in accepted] for accepted in puzzle.steps]
    verdict: Verdict = "open"
    events: list[Event] = []
    together = 0
    for answer in answers:
        option = offered(game, s, seat, answer) if verdict == "open" else None
        if option is None:
            raise NotOpen("That answer is not open here.")
        together = together or picks_of_one_set(s, seat, left)
        given = move_of(s, option)
        planned = next((n for n in range(together) if move_of(s, left[n][0]) == given), None)
        if planned is None and given not in [move_of(s, other) for other in left[0][1:]]:
            verdict = "wrong"
            continue
        s.log = events = []
        if planned is None:  # as good as the plan, but the plan goes on otherwise
            play(s, seat, option)
            left = []
        else:
            play(s, seat, left.pop(planned)[0])  # of equal cards the one that the plan goes on with
            together -= 1
        if not left:
            verdict = "solved"
        elif not together:
            skip_single(s, seat)
        s.log = None
    return Attempt(s, verdict, left, events)


def offered(game: Game[Any], s: State, seat: int, answer: str) -> Option | None:
    """The option with this id, if it is open; what was right is not taken back."""
    decision = decision_of(s, seat)
    open_now = decision.open if decision else []
    return next((o for o in open_now if o.verb != TAKE_BACK and game.option_id(o) == answer), None)


def picks_of_one_set(s: State, seat: int, steps: list[list[Option]]) -> int:
    """How many of the next steps, one at least, pick things of one set: those may come in any order."""
    decision, verb = decision_of(s, seat), steps[0][0].verb
    at, picks = s.clone(), 0
    while decision is not None and picks < len(steps):
        now, option = decision_of(at, seat), steps[picks][0]
        if now is None or now.frame != decision.frame or len(now.picked) != len(decision.picked) + picks:
            break
        if option.verb != verb or not option.refs or option not in now.options:
            break
        play(at, seat, option)
        picks += 1
    return max(1, picks)
