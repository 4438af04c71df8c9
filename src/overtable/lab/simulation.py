"""Many games over the cores of the machine. The outcome depends on the seed alone, not on the number of workers."""

import hashlib
import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random

import msgspec

from overtable.games import find
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, UNKNOWN_CARD, index_of, kind_of
from overtable.kernel.state import State
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
    unplayed: list[str] | msgspec.UnsetType = msgspec.UNSET
    """The cards that no answer of the whole run named, when that was asked for."""


class Simulation(msgspec.Struct, kw_only=True):
    """A summary with what stands behind it: the broken games, and a digest of all final states in order."""

    summary: Summary
    broken: list[Played]
    digest: str


def batch(match: Match, first: int, last: int, cards: bool) -> tuple[list[Played], set[int]]:
    """These games, and if wanted the cards (their numbers in the catalogue) that answers named."""
    named: set[int] = set()

    def note(s: State, seat: int, option: Option) -> None:
        named.update(s.printing[index_of(r)] for r in option.refs if kind_of(r) == CARD and r != UNKNOWN_CARD)

    return [play_match(match, number, note if cards else None) for number in range(first, last)], named


def simulate(
    match: Match,
    games: int,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda played: None,
    cards: bool = False,
) -> Simulation:
    """Play the games 0 to `games` - 1. Raises `BadSetup` or `NoSuchPlayer` before anything is played.

    With `cards` the summary names those that nobody played.
    """
    game = find(match.game)
    for name in match.players:
        make(name, game, Random(0))
    if games:
        game.start(match.setup(0))
    began = time.perf_counter()
    played: list[Played] = []
    named: set[int] = set()
    for some, seen in _batches(match, games, workers or os.cpu_count() or 1, cards):
        played += some
        named |= seen
        progress(len(some))
    done = summarise(match, played, time.perf_counter() - began)
    if cards:
        printed = game.catalogue_of(match.mode)
        known = {printed[number].id for number in named}
        done.summary.unplayed = [card.id for card in printed.cards if card.id not in known]
    return done


def _batches(match: Match, games: int, workers: int, cards: bool) -> Iterable[tuple[list[Played], set[int]]]:
    size = max(1, min(LARGEST_BATCH, games // (workers * 4)))
    spans = [(first, min(first + size, games)) for first in range(0, games, size)]
    if workers == 1 or len(spans) == 1:
        for first, last in spans:
            yield batch(match, first, last, cards)
        return
    with ProcessPoolExecutor(min(workers, len(spans))) as pool:
        for done in as_completed([pool.submit(batch, match, first, last, cards) for first, last in spans]):
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
