"""Windows: what somebody lets pass, or wants to be asked, without saying so each time.

The table lets a window pass at the same even delay at which it answers single options. So nobody can tell from a pause
whether a hand held an answer: it may have held none, or its player may have chosen to let everything pass.
"""

from typing import Any, Literal

import msgspec

from overtable.kernel.game import Game
from overtable.kernel.option import Decision, Option
from overtable.kernel.state import State

Wish = Literal["stop", "pass"]


class Stops(msgspec.Struct, frozen=True):
    """What a person wishes of windows. One that nothing is said of stops when there is an answer, and else passes."""

    hold: bool = False
    """Every window stops, also where there is nothing to answer with."""
    kinds: dict[str, Wish] = {}
    """By the name of their frame."""


USUAL = Stops()


def by_itself(game: Game[Any], d: Decision, auto: bool, stops: Stops, letting: bool) -> Option | None:
    """What is answered without asking; a stop stands before all else."""
    window = game.windows.get(d.frame)
    wish = stops.kinds.get(d.frame) if window is not None else None
    if window is not None and (stops.hold or wish == "stop"):
        return None
    if auto and d.lone is not None:
        return d.lone
    if window is not None and (letting or wish == "pass"):
        return next((o for o in d.open if o.verb == window.passes and not o.refs), None)
    return None


def is_own_turn(game: Game[Any], s: State, seat: int, d: Decision | None) -> bool:
    """Whether it is this seat's turn, or everybody's; at a window it is another's."""
    return (d is None or d.frame not in game.windows) and game.view(s, seat)["turn"] in (seat, -1)


def known(game: Game[Any], wished: Stops) -> Stops:
    """Without windows that the game does not have: a browser may remember those of an older version."""
    return Stops(wished.hold, {kind: wish for kind, wish in wished.kinds.items() if kind in game.windows})
