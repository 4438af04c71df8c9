"""What an action would do as the table lies: its speed, and the damage of an attack with and without elements.

Both players select in secret, so it is reckoned without an enemy switch, buff or cube.
"""

from typing import NamedTuple

from overtable.games.overrealm.action.damage import damage
from overtable.games.overrealm.action.speed import speed_now
from overtable.games.overrealm.facts import ACTIONS_OF, ATTACK_KIND, KIND
from overtable.games.overrealm.figures import GONE, SIDES
from overtable.games.overrealm.state import NOTHING, PLAIN, PROTECTED, Overrealm


class Foretold(NamedTuple):
    """`damage` and `bare` (while elements do not count) are None for an action that is no attack."""

    speed: int
    damage: int | None
    bare: int | None


def trial(s: Overrealm) -> Overrealm:
    """A table to try selections on."""
    new = s.clone()
    new.actor = new.active[:]
    new.f[GONE : GONE + SIDES] = [0] * SIDES
    return new


def foretold(new: Overrealm, side: int, space: int, how: int = PLAIN) -> Foretold:
    """Of the active monster's action in this space; `new` comes from `trial`."""
    new.chosen = [NOTHING, NOTHING]
    new.chosen[side] = space
    new.how = [PLAIN, PLAIN]
    new.how[side] = how
    speed = speed_now(new, side)
    if KIND[ACTIONS_OF[new.row[new.active[side]]][space]] != ATTACK_KIND:
        return Foretold(speed, None, None)
    new.how[side] = PLAIN
    plain = damage(new, side)
    new.how[side] = PROTECTED
    return Foretold(speed, plain, damage(new, side))
