"""The coach: a game that was played, decision by decision. What each answer cost, what was better, and where it turned.

Every decision is searched from what its player could know then: redealt states, never the true one. What an answer
costs is told in points of the chance to win; the names for 5, 10 and 15 points and the formula of accuracy are those of
Lichess.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp
from random import Random
from typing import Any, Literal

import msgspec

from overtable.games import find
from overtable.kernel.engine import asking, options, play
from overtable.kernel.entry import ENDS, Entry, read_entry
from overtable.kernel.game import Game
from overtable.kernel.record import Record, effective, replay, step
from overtable.kernel.redeal import dealing
from overtable.kernel.state import Result, State
from overtable.lab.match import seed_of
from overtable.players.advice import reasons, sentence, weigh
from overtable.players.budget import Budget
from overtable.players.judge import Judge
from overtable.players.moves import alone, move_of, moves
from overtable.players.plans import Plan

ROUNDS = 80
"""How many rounds are thought about each decision."""
CHUNK = 6
"""So many entries are looked at by one process at a time."""
LOOKS = 3
"""Deals over which the curve is averaged."""

Verdict = Literal["", "inaccuracy", "mistake", "blunder"]
VERDICTS: tuple[tuple[float, Verdict], ...] = ((15.0, "blunder"), (10.0, "mistake"), (5.0, "inaccuracy"))


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """One decision: after how many entries of the game it was made, by whom, what was answered and what it cost."""

    n: int
    seat: int
    played: str
    text: str
    chance: float
    """How likely the player was to win with the best answer, in percent."""
    loss: float
    """How many points less it was with the answer that was given."""
    verdict: Verdict = ""
    better: str = ""
    better_text: str = ""
    why: str = ""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    accuracy: float
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """`curve` has for each player the chance to win in percent, before the first entry and after each, as that player
    could know it; `turned` is the entry after which the game was another, 0 if none was."""

    game: str
    rounds: int
    seed: int
    players: list[Player]
    curve: list[list[float]]
    moments: list[Moment]
    turned: int


def accuracy(loss: float) -> float:
    """From 0 to 100: how good an answer is that costs so many points."""
    return max(0.0, min(100.0, 103.1668 * exp(-0.04354 * loss) - 3.1669))


def verdict_of(loss: float) -> Verdict:
    return next((name for least, name in VERDICTS if loss >= least), "")


def analyse(
    record: Record,
    rounds: int = ROUNDS,
    seed: int = 1,
    workers: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Analysis:
    """The same record, rounds and seed give the same analysis, whatever the number of workers. Raises `BadRecord`."""
    game = find(record.game)
    final = replay(game, record)
    total = len(effective(record.answers))
    spans = [(record, first, min(first + CHUNK, total), rounds, seed) for first in range(0, total, CHUNK)]
    workers = min(workers or os.cpu_count() or 1, max(1, len(spans)))
    parts: list[tuple[list[list[float]], list[Moment]]] = []
    if workers == 1:
        for span in spans:
            parts.append(looked_at(span))
            progress(span[2], total)
    else:
        with ProcessPoolExecutor(workers) as pool:
            for span, part in zip(spans, pool.map(looked_at, spans), strict=True):
                parts.append(part)
                progress(span[2], total)
    points = [before(game, record, seed), *(p for curve, _ in parts for p in curve)]
    moments = [m for _, found in parts for m in found]
    return Analysis(
        game=game.id,
        rounds=rounds,
        seed=seed,
        players=[player_of([m for m in moments if m.seat == seat]) for seat in range(final.seats)],
        curve=[[round(p[seat], 1) for p in points] for seat in range(final.seats)],
        moments=moments,
        turned=turning_point(points, final.result, effective(record.answers)),
    )


def player_of(moments: list[Moment]) -> Player:
    count = [m.verdict for m in moments].count
    mean = sum(accuracy(m.loss) for m in moments) / len(moments) if moments else 100.0
    return Player(
        accuracy=round(mean, 1),
        decisions=len(moments),
        inaccuracies=count("inaccuracy"),
        mistakes=count("mistake"),
        blunders=count("blunder"),
    )


def turning_point(points: list[list[float]], result: Result | None, lines: Sequence[str]) -> int:
    """The answer after which the winner, who had been behind, was ahead for good, as the winner could know it.

    A game that nobody has won alone has none, nor one that somebody gave up while ahead.
    """
    if result is None or len(result.winners) != 1:
        return 0
    winner = result.winners[0]
    if lines and lines[-1].partition(" ")[2] in ENDS:
        points = points[:-1]
    ahead = [p[winner] >= 50.0 for p in points]
    return next((n for n in range(len(ahead) - 1, 0, -1) if ahead[n] and not ahead[n - 1]), 0) if ahead[-1] else 0


def before(game: Game[Any], record: Record, seed: int) -> list[float]:
    s: State = game.begin(record.setup)
    return chances(Judge(game), s, Random(seed))


def chances(judge: Judge, s: State, rng: Random) -> list[float]:
    """How likely each player is to win, in percent, as that player could know it."""
    if s.result is not None:
        return [100 * judge.chance(s, seat) for seat in range(s.seats)]
    found = []
    for seat in range(s.seats):
        deal = dealing(s, seat, rng)
        found.append(sum(100 * judge.chance(deal(), seat) for _ in range(LOOKS)) / LOOKS)
    return found


def looked_at(span: tuple[Record, int, int, int, int]) -> tuple[list[list[float]], list[Moment]]:
    """The entries from one to another: the curve after each, and each decision among them."""
    record, first, last, rounds, seed = span
    game = find(record.game)
    judge = Judge(game)
    standing = effective(record.answers)
    s: State = game.begin(record.setup)
    curve: list[list[float]] = []
    moments: list[Moment] = []
    planned = [0] * s.seats
    for n, line in enumerate(standing[:last]):
        entry = read_entry(line, n + 1, s.seats)
        if entry.is_answer and (not planned[entry.seat]):
            plan = plan_of(game, s, standing, n, entry)
            planned[entry.seat] = max(0, len(plan) - 1)
            if n >= first:
                rng = Random(seed_of(seed, n))
                moments += decided(game, judge, s, n, entry, plan, rounds, rng)
        elif entry.is_answer:
            planned[entry.seat] -= 1
        step(game, s, line, n + 1)
        if n >= first:
            curve.append(chances(judge, s, Random(seed_of(seed, n, 1))))
    return curve, moments


def plan_of(game: Game[Any], s: State, standing: list[str], n: int, entry: Entry) -> Plan:
    """All that a player answered who chose in secret beside others, from this entry on; nothing if it chose alone."""
    seat = entry.seat
    if alone(s, seat) or not asking(s) >> seat & 1:
        return ()
    at, found = s.clone(), []
    others = asking(s) & ~(1 << seat)
    for number, line in enumerate(standing[n:], n + 1):
        other = read_entry(line, number, s.seats)
        if other.seat != seat or not other.is_answer:
            continue
        option = game.parse_option(other.what)
        if option not in options(at, seat):
            break  # picked in an order of its own
        found.append(move_of(at, option))
        play(at, seat, option)
        if at.result is not None or not asking(at) >> seat & 1 or not asking(at) & others:
            break
    return tuple(found)


def decided(
    game: Game[Any], judge: Judge, s: State, n: int, entry: Entry, plan: Plan, rounds: int, rng: Random
) -> list[Moment]:
    """What the answer of one entry cost; nothing where there was no choice."""
    seat, option = entry.seat, game.parse_option(entry.what)
    offered = moves(s, seat)
    if len(offered) < 2 or option not in options(s, seat):
        return []
    budget = Budget(rounds=rounds if alone(s, seat) else max(3, rounds // 8))
    weighed = weigh(judge, s, seat, rng, budget, compare=(option,), plan=plan)
    mine = next((w for w in weighed if move_of(s, w.option) == move_of(s, option)), None)
    if mine is None:
        return []
    text = game.option_text(s, option, seat)
    # What reads the same is the same to whoever chose; a difference between the two is luck of the deals.
    best = next((w for w in weighed if w is mine or game.option_text(s, w.option, seat) != text), mine)
    loss = max(0.0, 100 * (best.chance - mine.chance))
    found = verdict_of(loss)
    better = found and best is not mine
    why = sentence(reasons(judge, s, seat, best.option, option, rng)) if better else ""
    return [
        Moment(
            n=n,
            seat=seat,
            played=entry.what,
            text=text,
            chance=round(100 * best.chance, 1),
            loss=round(loss, 1),
            verdict=found,
            better=game.option_id(best.option) if better else "",
            better_text=game.option_text(s, best.option, seat) if better else "",
            why=why,
        )
    ]
