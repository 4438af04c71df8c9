"""What an action would do as the table lies: its speed, and the damage of an attack with and without elements.

Both players select in secret, so it is reckoned without an enemy switch, buff or cube. What is the same for all
actions of a monster is gathered once; it comes to what `damage` and `speed_now` say of a selection.
"""

import msgspec

from overtable.games.overrealm.action.damage import defence, modifier
from overtable.games.overrealm.board.auras import running
from overtable.games.overrealm.board.conditions import burn_loss, different_conditions
from overtable.games.overrealm.elements import ATK, SPD
from overtable.games.overrealm.facts import (
    ACTIONS_OF,
    ATTACK_KIND,
    DAMAGE,
    ELEMENT,
    KIND,
    MISTS,
    NO_SPEED,
    SPEED_OF,
    STATIC_SHOCK,
    WAITS,
    X,
)
from overtable.games.overrealm.figures import ATTACK, CUBES, HARMLESS, PARALYZE, QUAKE, SPEED
from overtable.games.overrealm.state import Overrealm


class Foretold(msgspec.Struct, frozen=True, gc=False):
    """`damage` and `bare` (while elements do not count) are None for an action that is no attack."""

    speed: int
    damage: int | None
    bare: int | None


def foretold(s: Overrealm, side: int) -> list[Foretold]:
    """Of each action of the active monster, by its space."""
    f, me, target = s.f, s.active[side], s.active[1 - side]
    hurried = f[CUBES + side * 3 + SPD] + f[SPEED + side] - (2 if f[PARALYZE + me] else 0) + (2 if f[QUAKE + me] else 0)
    stronger = f[ATTACK + side] + f[CUBES + side * 3 + ATK] - burn_loss(s, me) - defence(s, 1 - side, side)
    if STATIC_SHOCK[s.row[me]]:
        stronger += different_conditions(s, target)
    mists = [MISTS[row] for _, row in running(s, 1 - side)]
    found: list[Foretold] = []
    for row in ACTIONS_OF[s.row[me]]:
        speed = NO_SPEED if WAITS[row] else max(SPEED_OF[row] + hurried, 0)
        if KIND[row] != ATTACK_KIND:
            found.append(Foretold(speed, None, None))
        elif f[HARMLESS + side]:
            found.append(Foretold(speed, 0, 0))
        else:
            bare = DAMAGE[row] + stronger - sum([ELEMENT[row] in mist for mist in mists])
            elements = modifier(s, row, target)
            found.append(Foretold(speed, 1 if elements == X else max(bare + elements, 1), max(bare, 1)))
    return found
