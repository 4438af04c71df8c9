"""Bots think in other processes, within a hard time budget, on redealt states only.

The true state never leaves this process: what is sent is a redeal of it for the bot's seat, and a redeal of a
redeal looks the same from there. A bot that has thought an action through sends its further answers along: they are
given without thinking again, as long as nobody else has answered meanwhile.
"""

import asyncio
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from random import Random, SystemRandom
from typing import Any

from overtable.games import find
from overtable.kernel.codec import encode
from overtable.kernel.engine import decision_of, options, play
from overtable.kernel.game import Game
from overtable.kernel.option import Option
from overtable.kernel.redeal import redeal
from overtable.kernel.state import State
from overtable.players.player import Player, ask
from overtable.players.registry import make
from overtable.players.thinker import ThinkingPlayer

QUEUE = 15.0
"""How many seconds a bot may wait for a free worker before it answers without thinking."""
KEPT = 500
"""For how many tables further answers are kept."""

Answers = list[str]
"""Option ids: the answer, and those that the same seat gives next."""


class TimeUp(Exception):
    pass


def _ring(*_: object) -> None:
    raise TimeUp


@contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """In a worker: raises `TimeUp` inside when the seconds are over. A thread of the server cannot be interrupted."""
    if not hasattr(signal, "setitimer") or multiprocessing.parent_process() is None:
        yield
        return
    signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def ready() -> None:
    """A worker leaves signals of the terminal to its parent, and is less urgent than the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


def think(game_id: str, redealt: bytes, seat: int, player: str, budget: float, seed: int) -> Answers:
    """What the player answers, and answers next; when its time is up, any option. Runs in a worker."""
    game = find(game_id)
    s = game.decode(redealt)
    rng = Random(seed)
    try:
        with in_time(budget):
            bot = make(player, game, rng)
            chosen = [ask(bot, s, seat, rng)]
            chosen += further(bot, s, seat, chosen[0])
    except TimeUp:
        decision = decision_of(s, seat)
        assert decision is not None
        chosen = [rng.choice(decision.options)]
    return [game.option_id(option) for option in chosen]


def further(bot: Player, s: State, seat: int, chosen: Option) -> list[Option]:
    """The answers that the bot is sure of already, as far as nothing new is learnt on the way."""
    found: list[Option] = []
    at, epoch = s.clone(), s.epoch
    if not isinstance(bot, ThinkingPlayer):
        return found
    while True:
        play(at, seat, chosen)
        if at.result is not None or at.epoch != epoch:
            return found
        sure = bot.sure(at, seat)
        if sure is None or sure not in options(at, seat):
            return found
        found.append(sure)
        chosen = sure


def default_bot() -> str:
    """The one to offer first."""
    return "regular"


class Bots:
    def __init__(self, workers: int, budget: float) -> None:
        """`workers` 0: threads of this process, for tests and tiny hosts."""
        self.workers = workers
        self.budget = budget
        self.rng = SystemRandom()
        self._pool: Executor | None = None
        self._further: OrderedDict[str, tuple[int, Answers]] = OrderedDict()
        """Table and seat -> after how many answers of the game these are given."""

    def pool(self) -> Executor:
        if self._pool is None:
            if self.workers:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=ready)
            else:
                self._pool = ThreadPoolExecutor(1)
        return self._pool

    async def choose(self, game: Game[Any], s: State, seat: int, player: str, table: str = "") -> str:
        """The option id that this player chooses at this seat; a random one when it fails or takes too long."""
        decision = decision_of(s, seat)
        assert decision is not None
        if len(decision.options) == 1:
            return game.option_id(decision.options[0])
        offered = {game.option_id(option) for option in decision.options}
        at, answers = self._further.pop(f"{table} {seat}", (-1, []))
        if table and at == s.answers and answers and answers[0] in offered:
            self._keep(table, seat, s.answers, answers)
            return answers[0]
        dealt = redeal(s, seat, Random(self.rng.getrandbits(64)))
        if player == "random":
            return think_here(game, dealt, seat, player, self.rng.getrandbits(64))
        work = self.pool().submit(think, game.id, encode(dealt), seat, player, self.budget, self.rng.getrandbits(64))
        try:
            answers = await asyncio.wait_for(asyncio.wrap_future(work), QUEUE + self.budget)
        except TimeoutError:
            return game.option_id(self.rng.choice(decision.options))
        except BrokenExecutor:
            self.close(wait=False)  # a worker has died: a new pool is made for the next question
            return game.option_id(self.rng.choice(decision.options))
        if table:
            self._keep(table, seat, s.answers, answers)
        return answers[0]

    def _keep(self, table: str, seat: int, given: int, answers: Answers) -> None:
        if len(answers) > 1:
            self._further[f"{table} {seat}"] = (given + 1, answers[1:])
            while len(self._further) > KEPT:
                self._further.popitem(last=False)

    def warm(self) -> None:
        """Start the workers before somebody waits for them."""
        if self.workers:
            self.pool().submit(os.getpid)

    def close(self, wait: bool = True) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=wait, cancel_futures=True)
            self._pool = None


def think_here(game: Game[Any], dealt: State, seat: int, player: str, seed: int) -> str:
    rng = Random(seed)
    return game.option_id(ask(make(player, game, rng), dealt, seat, rng))
