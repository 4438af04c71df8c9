"""Puzzles on the page: the list of a game's, and what comes of somebody's answers, as the puzzle's seat may see it.

Nothing is kept of who tries: a client sends all answers so far each time. All of it is done in workers, each of which
plays a puzzle up to its position once and remembers that. One that this program cannot follow any more is left out.
"""

import asyncio
import contextlib
import hashlib
import logging
from functools import lru_cache
from typing import Annotated, Any, cast

import msgspec

from overtable.games import all_games, find
from overtable.kernel.codec import encode
from overtable.kernel.engine import decision_of, decisions
from overtable.kernel.entry import read_entry
from overtable.kernel.game import Game
from overtable.kernel.option import Option
from overtable.kernel.picks import TAKE_BACK
from overtable.kernel.record import BadRecord
from overtable.kernel.state import State
from overtable.players.puzzles import (
    Attempt,
    Difficulty,
    NotOpen,
    Puzzle,
    Verdict,
    attempt,
    offered,
    position,
    puzzles_in,
)
from overtable.server.errors import Fault
from overtable.server.limits import ANSWER, OPTIONS
from overtable.server.table.play import Happened
from overtable.server.table.words import DecisionOut, Line, OptionOut, ReasonOut, ResultOut, Teller
from overtable.server.version import version_of
from overtable.server.wire import View
from overtable.server.workers import PATIENCE, Workers
from overtable.store.replays import keep_printed, printed_in
from overtable.store.store import AWAY, Store

log = logging.getLogger("overtable.puzzles")

BEFORE = 8
"""What came of so many answers before the puzzle is told."""

REMEMBERED = 1000

Answers = Annotated[list[Annotated[str, msgspec.Meta(max_length=ANSWER)]], msgspec.Meta(max_length=OPTIONS)]


class PuzzleOut(msgspec.Struct, frozen=True):
    id: str
    difficulty: Difficulty
    mode: str
    asks: str
    """What the seat is asked, in words."""


class PuzzlesOut(msgspec.Struct, frozen=True):
    game: str
    puzzles: list[PuzzleOut]


class TryPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All answers so far, without those that were wrong; and whether a hint or the solution is wanted."""

    answers: Answers = []
    hint: bool = False
    show: bool = False


class AskPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    thing: Annotated[str, msgspec.Meta(max_length=ANSWER)]
    answers: Answers = []


class PuzzleReasons(msgspec.Struct, frozen=True):
    name: str
    reasons: list[ReasonOut]


class PuzzleHint(msgspec.Struct, frozen=True):
    """The card or place that the next answer is about, in words and as references."""

    text: str
    refs: list[str]


class Solution(msgspec.Struct, frozen=True):
    """The plan; chances in percent with it and with the next best answer; and why it is better."""

    plan: list[list[OptionOut]]
    """Step by step: the answers that are accepted, of which the first is the one that the plan goes on with."""
    chance: float
    second: float
    why: str


class Tried(msgspec.Struct, frozen=True):
    """The table after the answers, as the puzzle's seat sees it. A wrong answer is not played."""

    puzzle: PuzzleOut
    seat: int
    names: list[str]
    """Who sits there."""
    verdict: Verdict
    view: View
    asked: list[int]
    decision: DecisionOut | None
    notes: dict[str, str]
    """What options of the decision will do, in words."""
    lines: list[Line]
    """What came of the last answer; before the first one, what happened last."""
    result: ResultOut | None
    hint: PuzzleHint | None
    solution: Solution | None


class Ready(msgspec.Struct, frozen=True):
    """A puzzle that has been played up to its position, and its plan to the end."""

    puzzle: Puzzle
    begins: bytes
    told: PuzzleOut
    before: list[Line]
    solution: Solution


class Puzzles:
    """Asked for through this process."""

    def __init__(self, workers: Workers, store: Store | None = None) -> None:
        """What was listed once is kept in the store, for as long as the program and the cards are the same."""
        self.workers = workers
        self.store = store
        self._listed: dict[str, PuzzlesOut] = {}
        self._opening: dict[str, asyncio.Task[PuzzlesOut]] = {}

    async def listed(self, game: Game[Any]) -> PuzzlesOut:
        if game.id not in self._listed:
            opening = self._opening.get(game.id) or asyncio.create_task(self._open(game))
            self._opening[game.id] = opening
            try:
                return await asyncio.wait_for(asyncio.shield(opening), PATIENCE)
            except TimeoutError:
                raise Fault("too-many", "The puzzles are being laid out; ask again in a moment.") from None
            finally:
                if opening.done():
                    self._opening.pop(game.id, None)
        return self._listed[game.id]

    async def open_all(self) -> None:
        """Open the puzzles of all games before somebody waits for them. It takes ten seconds, once for each version."""
        for game in all_games().values():
            with contextlib.suppress(Fault, *AWAY):
                await self._open(game)

    async def _kept(self, game: Game[Any]) -> PuzzlesOut | None:
        data = await printed_in(self.store, *key_of(game)) if self.store is not None else None
        with contextlib.suppress(msgspec.DecodeError):
            return None if data is None else msgspec.json.decode(data, type=PuzzlesOut)
        return None

    async def _open(self, game: Game[Any]) -> PuzzlesOut:
        """One after the other, so that what others ask for comes in between."""
        found, left_out = await self._kept(game), dict[str, str]()
        if found is None:
            shown = []
            for puzzle in puzzles_in(game.folder).puzzles:
                one = await self.workers.do(f"open {puzzle.id}", told_of, game.id, puzzle.id, patience=None)
                if isinstance(one, str):
                    left_out[puzzle.id] = one
                else:
                    shown.append(one)
            found = PuzzlesOut(game.id, shown)
            if self.store is not None:
                await keep_printed(self.store, *key_of(game), msgspec.json.encode(found))
        if game.id not in self._listed:
            for puzzle_id, why in left_out.items():
                log.warning("a puzzle is left out", extra={"data": {"puzzle": puzzle_id, "why": why}})
        self._listed[game.id] = found
        return found

    async def tried(self, game: Game[Any], puzzle_id: str, wanted: TryPuzzle) -> Tried:
        what = f"try {game.id} {puzzle_id} {wanted}"
        return await self.workers.do(what, try_puzzle, game.id, puzzle_id, wanted)

    async def why_not(self, game: Game[Any], puzzle_id: str, wanted: AskPuzzle) -> PuzzleReasons:
        what = f"ask {game.id} {puzzle_id} {wanted}"
        return await self.workers.do(what, ask_puzzle, game.id, puzzle_id, wanted)


def key_of(game: Game[Any]) -> tuple[str, str]:
    """Under which the list of a game's puzzles is kept."""
    return f"puzzles {game.id}"[:40], hashlib.sha256(version_of(game).encode()).hexdigest()[:20]


# In a worker


def told_of(game_id: str, puzzle_id: str) -> PuzzleOut | str:
    """What a list tells of a puzzle, or why it cannot be tried."""
    ready = opened_once(game_id, puzzle_id)
    return ready if isinstance(ready, str) else ready.told


@lru_cache(maxsize=REMEMBERED)
def opened_once(game_id: str, puzzle_id: str) -> Ready | str:
    """The puzzle, or why it cannot be tried."""
    game = find(game_id)
    puzzle = next((p for p in puzzles_in(game.folder).puzzles if p.id == puzzle_id), None)
    return opened(game, puzzle) if puzzle is not None else "there is none of that name"


def ready_of(game: Game[Any], puzzle_id: str) -> Ready:
    ready = opened_once(game.id, puzzle_id)
    if isinstance(ready, str):
        raise Fault("not-found", f"There is no such puzzle of {game.name}.")
    return ready


def try_puzzle(game_id: str, puzzle_id: str, wanted: TryPuzzle) -> Tried:
    game = find(game_id)
    return tried(game, ready_of(game, puzzle_id), wanted)


def ask_puzzle(game_id: str, puzzle_id: str, wanted: AskPuzzle) -> PuzzleReasons:
    game = find(game_id)
    return why_not(game, ready_of(game, puzzle_id), wanted)


def teller_of(game: Game[Any], puzzle: Puzzle) -> Teller:
    names = ["You" if seat == puzzle.seat else "Your opponent" for seat in range(puzzle.setup.seats)]
    return Teller(game, names, puzzle.seat)


def opened(game: Game[Any], puzzle: Puzzle) -> Ready | str:
    """The puzzle, ready to be tried; or why not, where the rules have changed since."""
    teller = teller_of(game, puzzle)
    before: list[Line] = []

    def hear(n: int, s: State) -> None:
        if n > len(puzzle.answers) - BEFORE:
            seat = read_entry(puzzle.answers[n - 1], n, s.seats).seat
            before.extend(lines_of(teller, s, [Happened(n, seat, event) for event in s.log or []]))

    try:
        s = position(game, puzzle, hear)
        decision = decision_of(s, puzzle.seat)
        solution = solved(game, puzzle, s, teller)
    except (BadRecord, NotOpen, ValueError) as error:
        return str(error) or type(error).__name__
    asks = teller.say(s, decision.prompt) if decision else ""
    told = PuzzleOut(puzzle.id, puzzle.difficulty, puzzle.setup.mode, asks)
    return Ready(puzzle, encode(s), told, before, solution)


def lines_of(teller: Teller, s: State, happened: list[Happened]) -> list[Line]:
    return [line for one in happened if (line := teller.line(s, one)) is not None]


def solved(game: Game[Any], puzzle: Puzzle, begins: State, teller: Teller) -> Solution:
    """The plan in words, played through; raises `NotOpen` or `ValueError` where that cannot be done."""
    plan: list[list[OptionOut]] = []
    at = attempt(game, puzzle, [], begins)
    for n, accepted in enumerate(puzzle.steps, 1):
        options = [offered(game, at.state, puzzle.seat, one) for one in accepted]
        if None in options:
            raise NotOpen(f"Step {n} of the plan is not open.")
        plan.append([teller.option(at.state, option) for option in options if option is not None])
        at = attempt(game, puzzle, [step[0] for step in puzzle.steps[:n]], begins)
    if at.verdict != "solved":
        raise NotOpen("The plan does not lead to its end.")
    return Solution(plan, puzzle.chance, puzzle.second, puzzle.why)


def tried(game: Game[Any], ready: Ready, wanted: TryPuzzle) -> Tried:
    """How these answers stand; raises `Fault` for one that is not open."""
    puzzle, teller = ready.puzzle, teller_of(game, ready.puzzle)
    at = attempted(game, ready, wanted.answers)
    s, given = at.state, len(wanted.answers)
    open_now = decision_of(s, puzzle.seat) if at.verdict != "solved" else None
    choices = open_now.options if open_now else []
    if open_now is not None:  # what was right is not taken back
        open_now = msgspec.structs.replace(open_now, besides=[o for o in open_now.besides if o.verb != TAKE_BACK])
    happened = [Happened(given, puzzle.seat, event) for event in at.events]
    return Tried(
        puzzle=ready.told,
        seat=puzzle.seat,
        names=list(teller.people),
        verdict=at.verdict,
        view=cast(View, game.view(s, puzzle.seat)),
        asked=[d.seat for d in decisions(s)],
        decision=None if open_now is None else teller.decision(s, open_now, given - (at.verdict == "wrong")),
        notes=teller.notes(s, choices[:OPTIONS]),
        lines=lines_of(teller, s, happened) if given else ready.before,
        result=None if s.result is None else teller.end(s.result),
        hint=hint_at(teller, s, at.left[0][0], choices) if wanted.hint and at.left else None,
        solution=ready.solution if wanted.show or at.verdict == "solved" else None,
    )


def why_not(game: Game[Any], ready: Ready, wanted: AskPuzzle) -> PuzzleReasons:
    s = attempted(game, ready, wanted.answers).state
    try:
        teller = teller_of(game, ready.puzzle)
        return PuzzleReasons(teller.called(s, wanted.thing), teller.why(s, wanted.thing))
    except ValueError as error:
        raise Fault("bad-request", str(error)) from None


def attempted(game: Game[Any], ready: Ready, answers: list[str]) -> Attempt:
    try:
        return attempt(game, ready.puzzle, answers, game.decode(ready.begins))
    except NotOpen as error:
        raise Fault("refused", str(error), rule="TABLE-OFFER") from None


def hint_at(teller: Teller, s: State, best: Option, choices: list[Option]) -> PuzzleHint:
    """The first thing that tells the best answer from others."""
    telling = [r for r in best.refs if any(r not in option.refs for option in choices)] or list(best.refs)
    if not telling:
        return PuzzleHint("It needs no card and no place: look at the buttons.", [])
    return PuzzleHint(f"It is about {teller.name(s, telling[0])}.", [teller.ref(telling[0])])
