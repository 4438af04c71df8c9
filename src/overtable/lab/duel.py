"""A duel: two players, a fixed number of paired setups, and who won how much. The quick way to compare two bots."""

import os
from collections.abc import Callable
from typing import Any

import msgspec

from overtable.kernel.game import Game
from overtable.lab.crew import work
from overtable.lab.pairs import Bout, Fought, Outcome, Score, check, digest_of, fight
from overtable.lab.times import Figures, Times


class Duel(Outcome, kw_only=True):
    """What came out: the first player's `share` of the points, and how long each of the two took for an answer."""

    game: str
    mode: str
    seed: int
    setups: int
    seconds: tuple[Figures, Figures]
    digest: str


def duel(
    game: Game[Any],
    mode: str,
    a: str,
    b: str,
    pairs: int,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda played: None,
    fought: Callable[[Fought], None] = lambda one: None,
) -> Duel:
    """`a` and `b` play so many setups, each twice. `progress` is told of games, `fought` of each setup as it is done.

    The outcome depends on the seed alone, as far as the players do not think by the clock.
    """
    check(game, mode, (a, b))
    todo = iter(range(pairs))

    def following() -> Bout | None:
        setup = next(todo, None)
        return None if setup is None else Bout(game=game.id, mode=mode, players=(a, b), seed=seed, setup=setup)

    done: list[Fought] = []
    for one in work(following, fight, workers or os.cpu_count() or 1):
        done.append(one)
        fought(one)
        progress(len(one.games))
    return duel_of(game.id, mode, (a, b), seed, done)


def duel_of(game_id: str, mode: str, players: tuple[str, str], seed: int, done: list[Fought]) -> Duel:
    score = Score(players=players)
    times = (Times(), Times())
    for one in done:
        score.add(one)
        for all_of_them, some in zip(times, one.times, strict=True):
            all_of_them.add(some)
    return Duel(
        **msgspec.structs.asdict(score.outcome()),
        game=game_id,
        mode=mode,
        seed=seed,
        setups=len(done),
        seconds=(times[0].figures(), times[1].figures()),
        digest=digest_of(done),
    )
