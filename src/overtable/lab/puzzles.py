"""Finds puzzles: decisions of games between bots in which one answer is clearly better than all others.

Each decision is looked at shortly; what seems clear is searched deeply, twice, with different deals. It is kept if both
searches agree on the answer and on a lead over the next best. The further answers of the same action make it a plan.
"""

import os
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import msgspec

from overtable.games import find
from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import asking
from overtable.kernel.entry import Entry
from overtable.kernel.game import Game, Setup
from overtable.kernel.option import Option
from overtable.kernel.state import State
from overtable.lab.crew import work
from overtable.lab.match import Match, play_match, seed_of
from overtable.lab.pairs import decks_for
from overtable.players.advice import Weighed, reasons, sentence, weigh
from overtable.players.budget import Budget
from overtable.players.counsel import in_games
from overtable.players.judge import Judge
from overtable.players.moves import after, alone, move_of, moves, skip_single
from overtable.players.player import ask
from overtable.players.puzzles import Difficulty, Puzzle, Shelf, position
from overtable.players.registry import make

PLAYED_BY = "regular"
CHOICES = 3
"""A puzzle offers so many different answers at least."""
QUICK, DEEP, FURTHER = 40, 500, 160
"""Rounds of the short look, of each of the two deep searches, and of the search for a further answer."""
DEALS_FOR_ROUNDS = 25
"""So many rounds are as much as one deal, where several choose in secret."""
GLANCED, FORCED = 12, 60
"""Walks that the best answers get at least, in the short look and in a deep search."""
RIVALS = 4
"""So many of them."""
LEAD, SURE_LEAD = 10.0, 10.0
"""Points of the chance to win by which the best answer leads in the short look, and in both deep ones."""
AS_GOOD = 3.0
"""A further answer that is worse by less is accepted too."""
HOPELESS, WON = 8.0, 98.5
"""Where the best answer wins less or more often than that, there is nothing to find."""
LONGEST = 6
OPENING = 12
"""So many entries make a game's beginning, which is a matter of taste."""
APART = 8
"""So many entries lie between two puzzles of one game."""
FROM_ONE_GAME = 3
TRIES = 3
"""How often a weaker bot must find the answer for a puzzle to count as easier."""
HALF_A_SECOND = 40
"""The rounds of a bot that finds a puzzle of medium difficulty."""
EASY_AT_MOST, QUIET_AT_MOST = 0.4, 0.3
"""How many of them may be easy, and how many answered by something that names nothing: to pass, to be done."""


class Task(msgspec.Struct, frozen=True):
    """One game that is played and looked through."""

    game: str
    mode: str
    seed: int
    number: int


def match_of(task: Task) -> Match:
    decks = decks_for(find(task.game).decks(task.mode), task.number)
    return Match(game=task.game, mode=task.mode, players=(PLAYED_BY, PLAYED_BY), seed=task.seed, decks=decks)


def found_in(task: Task) -> tuple[int, list[Puzzle]]:
    """The puzzles of one game, without their names."""
    game = find(task.game)
    match = match_of(task)
    judge = Judge(game)
    setup = match.setup(task.number)
    lines: list[str] = []
    puzzles: list[Puzzle] = []

    def look(s: State, seat: int, option: Option) -> None:
        far = len(lines) - (len(puzzles[-1].answers) + APART if puzzles else OPENING) >= 0
        if far and len(puzzles) < FROM_ONE_GAME and len(moves(s, seat)) >= CHOICES:
            rng = Random(seed_of(task.seed, task.number, 100 + len(lines)))
            puzzle = puzzle_of(game, judge, setup, lines, s, seat, rng, not any(map(is_quiet, puzzles)))
            if puzzle is not None:
                puzzles.append(puzzle)
        lines.append(Entry(seat, game.option_id(option)).line())

    played = play_match(match, task.number, look)
    if played.error:
        raise RuntimeError(played.error)
    return task.number, puzzles


def budget_of(s: State, seat: int, rounds: int) -> Budget:
    return Budget(rounds=rounds if alone(s, seat) else max(2, rounds // DEALS_FOR_ROUNDS))


def lead_of(weighed: list[Weighed]) -> float:
    """By how many points the best answer leads."""
    return 100 * (weighed[0].chance - weighed[1].chance) if len(weighed) > 1 else 0.0


def is_quiet(puzzle: Puzzle) -> bool:
    return " " not in puzzle.steps[0][0]


def puzzle_of(
    game: Game[Any], judge: Judge, setup: Setup, lines: list[str], s: State, seat: int, rng: Random, quiet: bool
) -> Puzzle | None:
    """The puzzle that this decision makes, if it makes one; `quiet` if it may be answered by what names nothing."""
    quick = weigh(judge, s, seat, rng, budget_of(s, seat, QUICK), forced=GLANCED)
    if lead_of(quick) < LEAD or not HOPELESS <= 100 * quick[0].chance <= WON:
        return None
    if not quick[0].option.refs and not quiet:
        return None
    best = move_of(s, quick[0].option)
    rivals = [w.option for w in quick[:RIVALS]]
    deep = [
        weigh(judge, s, seat, Random(rng.getrandbits(60)), budget_of(s, seat, DEEP), rivals, forced=FORCED)
        for _ in range(2)
    ]
    if any(move_of(s, one[0].option) != best or lead_of(one) < SURE_LEAD for one in deep):
        return None
    first, second = deep[0][0], deep[0][1]
    return Puzzle(
        id="",
        setup=setup,
        answers=list(lines),
        hash=fingerprint(s),
        seat=seat,
        difficulty=difficulty_of(game, s, seat, first.option, rng),
        chance=round(sum(100 * one[0].chance for one in deep) / 2, 1),
        second=round(sum(100 * one[1].chance for one in deep) / 2, 1),
        steps=plan_of(game, judge, s, seat, first.option, rng),
        why=why(judge, s, seat, first.option, second.option, lead_of(deep[0]), rng),
    )


def why(judge: Judge, s: State, seat: int, best: Option, second: Option, lead: float, rng: Random) -> str:
    return sentence(reasons(judge, s, seat, best, second, rng)) or in_games(round(lead), "next")


def retold(game: Game[Any], puzzle: Puzzle) -> Puzzle:
    """The same puzzle, with its reason in the words of today."""
    s, seat, judge, rng = position(game, puzzle), puzzle.seat, Judge(game), Random(puzzle.id)
    best = game.parse_option(puzzle.steps[0][0])
    weighed = weigh(judge, s, seat, rng, budget_of(s, seat, QUICK), [best], forced=GLANCED)
    second = next((w.option for w in weighed if move_of(s, w.option) != move_of(s, best)), best)
    said = why(judge, s, seat, best, second, puzzle.chance - puzzle.second, rng)
    return msgspec.structs.replace(puzzle, why=said)


def plan_of(game: Game[Any], judge: Judge, s: State, seat: int, first: Option, rng: Random) -> list[list[str]]:
    """The accepted answers, step by step, until the action is done, something new is seen, or any answer will do."""
    steps, epoch = [[game.option_id(first)]], s.epoch
    at = after(s, seat, first)
    while len(steps) < LONGEST:
        skip_single(at, seat)
        if at.result is not None or at.epoch != epoch or not asking(at) >> seat & 1:
            break
        weighed = weigh(judge, at, seat, rng, budget_of(at, seat, FURTHER))
        good = [w.option for w in weighed if 100 * (weighed[0].chance - w.chance) < AS_GOOD]
        if len(good) == len(moves(at, seat)):
            break
        steps.append([game.option_id(option) for option in good])
        at = after(at, seat, good[0])
    return steps


def difficulty_of(game: Game[Any], s: State, seat: int, best: Option, rng: Random) -> Difficulty:
    """Easy is what one look finds, medium what half a second finds, hard the rest."""

    def finds(name: str) -> bool:
        players = (make(name, game, Random(rng.getrandbits(60))) for _ in range(TRIES))
        return all(move_of(s, ask(player, s, seat, rng)) == move_of(s, best) for player in players)

    if finds("greedy"):
        return "easy"
    return "medium" if finds(f"strong:{HALF_A_SECOND}") else "hard"


def find_puzzles(
    game: Game[Any],
    wanted: int,
    seed: int = 1,
    workers: int | None = None,
    command: str = "",
    progress: Callable[[int], None] = lambda found: None,
) -> Shelf:
    """So many puzzles, from games of all modes for two in turn. The seed alone says which, whatever the workers."""
    modes = [mode for mode, what in game.modes.items() if 2 in what.seats]
    numbers = count()
    done: dict[int, list[Puzzle]] = {}
    kept: list[Puzzle] = []

    def following() -> Task | None:
        if len(kept) >= wanted:
            return None
        number = next(numbers)
        return Task(game.id, modes[number % len(modes)], seed, number)

    for number, some in work(following, found_in, workers or os.cpu_count() or 1):
        done[number] = some
        before = len(kept)
        kept = chosen(done, wanted)
        progress(len(kept) - before)
    named = [msgspec.structs.replace(puzzle, id=f"{game.id}-{n}") for n, puzzle in enumerate(kept, 1)]
    return Shelf(command=command, puzzles=named)


def chosen(done: dict[int, list[Puzzle]], wanted: int) -> list[Puzzle]:
    """What is kept of the games so far, those without a gap: the first ones found, not too many of them easy or
    quiet."""
    kept: list[Puzzle] = []
    easy = quiet = 0
    for number in count():
        if number not in done:
            return kept
        for puzzle in done[number]:
            is_easy = puzzle.difficulty == "easy"
            if (is_easy and easy >= EASY_AT_MOST * wanted) or (is_quiet(puzzle) and quiet >= QUIET_AT_MOST * wanted):
                continue
            if len(kept) < wanted:
                kept.append(puzzle)
                easy += is_easy
                quiet += is_quiet(puzzle)
    return kept
