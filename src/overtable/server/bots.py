"""Bots think in other processes, within a hard time budget, on redealt states only.

The true state never leaves this process: what is sent is a redeal of it for the bot's seat, and a redeal of a
redeal looks the same from there. A bot that has thought an action through sends its further answers along: they are
given without thinking again, as long as nobody else has answered meanwhile. Where workers are idle, a bot that searches
is thought about in several of them, by different deals, and what they walked most together is answered.
"""

import asyncio
import multiprocessing
import os
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from random import Random, SystemRandom
from typing import Any

import msgspec

from overtable.games import find
from overtable.kernel.codec import encode
from overtable.kernel.engine import decision_of, options, play
from overtable.kernel.game import Game
from overtable.kernel.option import Option
from overtable.kernel.redeal import redeal
from overtable.kernel.state import State
from overtable.players.levels import LEVELS
from overtable.players.moves import moves
from overtable.players.player import Player, ask
from overtable.players.registry import make, read
from overtable.players.thinker import ThinkingPlayer
from overtable.server.places import Places
from overtable.server.workers import TooLong, ready, within

QUEUE = 15.0
"""How many seconds a bot may wait for a free worker before it answers without thinking."""
KEPT = 500
"""For how many tables further answers are kept."""

MOST_TOGETHER = 4
"""How many workers think about one answer at most."""

Answers = list[str]
"""Option ids: the answer, and those that the same seat gives next."""


class Thought(msgspec.Struct, frozen=True):
    """What one worker found: its answers, and how often it looked at each first one, if it searched."""

    answers: Answers
    votes: dict[str, int] = {}


def agreed(thoughts: Sequence[Thought]) -> Answers:
    """What several workers answer together: what they looked at most often in all, and how one of them goes on."""
    votes: Counter[str] = Counter()
    for thought in thoughts:
        votes.update(thought.votes)
    if not votes:
        return thoughts[0].answers
    best = max(votes, key=lambda answer: votes[answer])
    return next((thought.answers for thought in thoughts if thought.answers[0] == best), [best])


def think(game_id: str, redealt: bytes, seat: int, player: str, budget: float, seed: int) -> Thought:
    """What the player answers, and answers next; when its time is up, any option. Runs in a worker."""
    game = find(game_id)
    s = game.decode(redealt)
    rng = Random(seed)
    try:
        with within(budget, waiting=True):
            bot = make(player, game, rng)
            chosen = [ask(bot, s, seat, rng)]
            votes = votes_of(bot, game, s, seat)
            chosen += further(bot, s, seat, chosen[0])
    except TooLong:
        decision = decision_of(s, seat)
        assert decision is not None
        chosen, votes = [rng.choice(decision.options)], {}
    return Thought([game.option_id(option) for option in chosen], votes)


def votes_of(bot: Player, game: Game[Any], s: State, seat: int) -> dict[str, int]:
    """How often a bot that searched has walked each answer."""
    if not isinstance(bot, ThinkingPlayer):
        return {}
    offered = moves(s, seat)
    return {game.option_id(offered[move]): times for move, times in bot.votes.items() if move in offered}


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
    def __init__(
        self, workers: int, budget: float, chance: Callable[[object], Random] = lambda about: SystemRandom()
    ) -> None:
        """`workers` 0: threads of this process, for tests and tiny hosts. `chance` gives the chance of a question."""
        self.workers = workers
        self.budget = budget
        self.chance = chance
        self._pool: Executor | None = None
        self._further: OrderedDict[str, tuple[int, Answers]] = OrderedDict()
        """Table and seat -> after how many answers of the game these are given."""
        self.places = Places(max(1, workers))

    def pool(self) -> Executor:
        if self._pool is None:
            if self.workers:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=ready)
            else:
                self._pool = ThreadPoolExecutor(1)
        return self._pool

    async def choose(
        self, game: Game[Any], s: State, seat: int, player: str, table: str = "", first: bool = True
    ) -> str:
        """The option id that this player chooses at this seat; a random one when it fails or takes too long. `first`: a
        person waits for it."""
        decision = decision_of(s, seat)
        assert decision is not None
        if len(decision.options) == 1:
            return game.option_id(decision.options[0])
        offered = {game.option_id(option) for option in decision.options}
        at, answers = self._further.pop(f"{table} {seat}", (-1, []))
        if table and at == s.answers and answers and answers[0] in offered:
            self._keep(table, seat, s.answers, answers)
            return answers[0]
        rng = self.chance((s.answers, seat))
        dealt = redeal(s, seat, Random(rng.getrandbits(64)))
        if player == "random":
            return think_here(game, dealt, seat, player, rng.getrandbits(64))
        try:
            answers = agreed(await self._thought(game, dealt, seat, player, rng, first))
        except TimeoutError:
            return game.option_id(rng.choice(decision.options))
        except BrokenExecutor:
            self.close(wait=False)  # a worker has died: a new pool is made for the next question
            return game.option_id(rng.choice(decision.options))
        if table:
            self._keep(table, seat, s.answers, answers)
        return answers[0]

    async def _thought(
        self, game: Game[Any], dealt: State, seat: int, player: str, rng: Random, first: bool
    ) -> list[Thought]:
        """What the workers find that are free for this question, or the one that it waits for."""
        async with asyncio.timeout(QUEUE if first else None):
            await self.places.take(first)
        searches = (level := LEVELS.get(read(player).player)) is not None and level.searches
        together = 1 + (self.places.more(MOST_TOGETHER - 1) if searches else 0)
        found: list[asyncio.Future[Thought]] = []
        try:
            sent = encode(dealt)
            for _ in range(together):
                work = self.pool().submit(think, game.id, sent, seat, player, self.budget, rng.getrandbits(64))
                found.append(asyncio.wrap_future(work))
            async with asyncio.timeout(QUEUE + self.budget):
                return [await each for each in found]
        finally:
            for each in found:
                if not each.cancel() and not each.cancelled():
                    each.exception()  # nobody else looks at it
            for _ in range(together):
                self.places.give()

    def _keep(self, table: str, seat: int, given: int, answers: Answers) -> None:
        if len(answers) > 1:
            self._further[f"{table} {seat}"] = (given + 1, answers[1:])
            while len(self._further) > KEPT:
                self._further.popitem(last=False)

    def warm(self) -> None:
        """Start the workers before somebody waits for them."""
        for _ in range(self.workers):
            self.pool().submit(os.getpid)

    def close(self, wait: bool = True) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=wait, cancel_futures=True)
            self._pool = None


def think_here(game: Game[Any], dealt: State, seat: int, player: str, seed: int) -> str:
    rng = Random(seed)
    return game.option_id(ask(make(player, game, rng), dealt, seat, rng))
