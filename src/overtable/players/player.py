"""What a player is, and how one is asked."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from overtable.kernel.engine import decision_of
from overtable.kernel.game import Game
from overtable.kernel.option import Decision, Option
from overtable.kernel.redeal import dealing
from overtable.kernel.state import State


class Player(Protocol):
    """Chooses one of the options of a decision.

    `deal` gives a fresh redealt state each time it is called: one that looks exactly like the true one from the
    player's seat. That is all a player ever gets.
    """

    def choose(self, decision: Decision, deal: Callable[[], State]) -> Option: ...


def ask(player: Player, s: State, seat: int, rng: Random) -> Option:
    """The player's answer to its pending decision."""
    decision = decision_of(s, seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked")
    if len(decision.options) == 1:
        return decision.options[0]
    return player.choose(decision, dealing(s, seat, rng))


Maker = Callable[[Game[Any], Random], Player]
