"""Hints: the two best answers of a seat, weighed beside the server as bots think, on a redeal of what the seat sees.

Whatever goes wrong there, a hint is not worth an error: then nothing is advised, and a bot's answer takes its place.
"""

import asyncio
import logging
from concurrent.futures import BrokenExecutor
from random import Random
from typing import Any

from overtable.games import find
from overtable.kernel.codec import encode
from overtable.kernel.engine import decision_of
from overtable.kernel.game import Game
from overtable.kernel.redeal import redeal
from overtable.kernel.state import State
from overtable.players.counsel import best_two
from overtable.server.bots import QUEUE, Bots
from overtable.server.workers import TooLong, within

SPARE = 2.0
"""So many seconds after its time the weighing is cut short: the last looks, and the reasons, come on top of it."""

Advice = tuple[str, int, str]
"""Option id, the chance to win with it in percent, and why."""

log = logging.getLogger("overtable.table")


def advise(game_id: str, redealt: bytes, seat: int, seconds: float, seed: int) -> list[Advice]:
    """The best two answers, the best first; none when there is no choice or the time is up. Runs in a worker."""
    game = find(game_id)
    s = game.decode(redealt)
    try:
        with within(seconds + SPARE, waiting=True):
            found = best_two(game, s, seat, Random(seed), seconds)
    except TooLong:
        return []
    return [(game.option_id(c.option), c.chance, c.why) for c in found]


async def advised(bots: Bots, game: Game[Any], s: State, seat: int, seconds: float) -> list[Advice]:
    """What is advised of the options that the seat is offered; the true state stays here."""
    decision = decision_of(s, seat)
    assert decision is not None
    if len(decision.options) < 2:
        return []
    rng = bots.chance((s.answers, seat))
    dealt = encode(redeal(s, seat, Random(rng.getrandbits(64))))
    try:
        work = bots.pool().submit(advise, game.id, dealt, seat, seconds, rng.getrandbits(64))
        found = await asyncio.wait_for(asyncio.wrap_future(work), QUEUE + seconds + SPARE)
    except TimeoutError:
        return []
    except BrokenExecutor:
        bots.close(wait=False)  # a worker has died: a new pool is made for the next question
        return []
    except Exception:
        log.warning("no advice could be given at a table of %s", game.id, exc_info=True)
        return []
    offered = {game.option_id(option) for option in decision.options}
    return [advice for advice in found if advice[0] in offered]
