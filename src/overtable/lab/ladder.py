"""The ladder: every player against every other in paired setups, until it is known who is better, and by how much.

What comes out depends on the seed alone, not on the number of workers nor on whether the run was broken off and taken
up again; only bots that think by the clock, and the seconds themselves, differ from run to run.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any

import msgspec

from overtable import __version__
from overtable.kernel.game import Game
from overtable.lab.crew import work
from overtable.lab.pairs import Bout, Fought, Outcome, Score, check, digest_of, fight
from overtable.lab.ratings import UNIT, Rated, rated
from overtable.lab.schedule import Progress, Schedule
from overtable.lab.shares import Share
from overtable.lab.times import Figures, Times


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played: at most `games` games a pair, fewer when half the interval is narrower than `width`."""

    mode: str
    players: tuple[str, ...]
    seed: int = 0
    games: int = 400
    width: float = 0.05


class Ladder(msgspec.Struct, kw_only=True):
    """All that a run has found; `ratings` from the best player to the weakest, `seconds` for an answer by player."""

    game: str
    mode: str
    seed: int
    width: float
    most_games: int
    version: str
    command: str
    unit: str
    ratings: list[Rated]
    pairs: list[Outcome]
    games: int
    errors: int
    seconds: dict[str, Figures]
    digest: str

    def share(self, player: str, other: str) -> Share | None:
        """How one player does against another."""
        for pair in self.pairs:
            if pair.players == (player, other):
                return pair.share
            if pair.players == (other, player):
                return pair.share.turned
        return None


def climb(
    game: Game[Any],
    wish: Wish,
    workers: int | None = None,
    known: Iterable[Fought] = (),
    kept: Callable[[Fought], None] = lambda one: None,
    progress: Progress = lambda played, expected: None,
) -> list[Fought]:
    """Play the ladder: every setup that counts, by pair and number. `kept` gets each as soon as it is done; `known`
    are those that it got in an earlier run."""
    check(game, wish.mode, wish.players)
    schedule = Schedule(wish.players, wish.games // 2, wish.width, known)

    def following() -> Bout | None:
        found = schedule.following()
        if found is None:
            return None
        players, setup = found
        return Bout(game=game.id, mode=wish.mode, players=players, seed=wish.seed, setup=setup)

    for one in work(following, fight, workers or os.cpu_count() or 1):
        kept(one)
        schedule.take(one)
        progress(schedule.played(), schedule.expected())
    return [one for meeting in schedule.meetings for one in meeting.counted]


def told(game: Game[Any], wish: Wish, done: Sequence[Fought], command: str = "") -> Ladder:
    """What the games say."""
    scores = {pair: Score(players=pair) for pair in combinations(wish.players, 2)}
    for one in done:
        scores[one.players].add(one)
    return Ladder(
        game=game.id,
        mode=wish.mode,
        seed=wish.seed,
        width=wish.width,
        most_games=wish.games,
        version=__version__,
        command=command,
        unit=UNIT,
        ratings=rated(wish.players, done),
        pairs=[score.outcome() for score in scores.values()],
        games=sum(score.games for score in scores.values()),
        errors=sum(score.errors for score in scores.values()),
        seconds={player: times.figures() for player, times in times_of(wish.players, done).items()},
        digest=digest_of(done),
    )


def times_of(players: Iterable[str], done: Iterable[Fought]) -> dict[str, Times]:
    """How long each player took for its answers, over all of its games."""
    found = {player: Times() for player in players}
    for one in done:
        for player, times in zip(one.players, one.times, strict=True):
            found[player].add(times)
    return found
