"""Many games over the cores of the machine. The outcome depends on the seed alone, not on the number of workers."""

import hashlib
import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random

import msgspec

from overtable.games import find
from overtable.lab.match import Match, Played, play_match
from overtable.players.registry import make

LARGEST_BATCH = 100
KEPT_ERRORS = 20


class Summary(msgspec.Struct, kw_only=True):
    """What came out of a run. `wins` are by player, in the order in which they were named."""

    game: str
    mode: str
    games: int
    finished: int
    errors: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins: list[int]
    draws: int
    limit_draws: int


class Simulation(msgspec.Struct, kw_only=True):
    """A summary with what stands behind it: the broken games, and a digest of all final states in order."""

    summary: Summary
    broken: list[Played]
    digest: str


def batch(match: Match, first: int, last: int) -> list[Played]:
    return [play_match(match, number) for number in range(first, last)]


def simulate(
    match: Match, games: int, workers: int | None = None, progress: Callable[[int], None] = lambda played: None
) -> Simulation:
    """Play the games 0 to `games` - 1. Raises `BadSetup` or `NoSuchPlayer` before anything is played."""
    game = find(match.game)
    for name in match.players:
        make(name, game, Random(0))
    if games:
        game.start(match.setup(0))
    began = time.perf_counter()
    played: list[Played] = []
    for some in _batches(match, games, workers or os.cpu_count() or 1):
        played += some
        progress(len(some))
    return summarise(match, played, time.perf_counter() - began)


def _batches(match: Match, games: int, workers: int) -> Iterable[list[Played]]:
    size = max(1, min(LARGEST_BATCH, games // (workers * 4)))
    spans = [(first, min(first + size, games)) for first in range(0, games, size)]
    if workers == 1 or len(spans) == 1:
        for first, last in spans:
            yield batch(match, first, last)
        return
    with ProcessPoolExecutor(min(workers, len(spans))) as pool:
        for done in as_completed([pool.submit(batch, match, first, last) for first, last in spans]):
            yield done.result()


def summarise(match: Match, played: list[Played], seconds: float) -> Simulation:
    played = sorted(played, key=lambda p: p.number)
    broken = [p for p in played if p.error]
    ended = [p for p in played if not p.error]
    decisions = sum(p.decisions for p in played)
    seconds = max(seconds, 1e-9)
    summary = Summary(
        game=match.game,
        mode=match.mode,
        games=len(played),
        finished=len(ended),
        errors=len(broken),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
        games_per_second=round(len(played) / seconds, 2),
        wins=[sum(p.winners == (player,) for p in ended) for player in range(len(match.players))],
        draws=sum(len(p.winners) != 1 for p in ended),
        limit_draws=sum(p.limit for p in ended),
    )
    digest = hashlib.sha256("".join(p.hash or "-" for p in played).encode()).hexdigest()[:16]
    return Simulation(summary=summary, broken=broken[:KEPT_ERRORS], digest=digest)
