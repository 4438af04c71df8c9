"""What a monster loses when it leaves play, and what hits it on its way out."""

from overtable.games.overrealm.board.auras import running
from overtable.games.overrealm.board.hp import hurt
from overtable.games.overrealm.facts import AMBUSH
from overtable.games.overrealm.figures import (
    ACTIONS_EACH,
    AURA,
    DEFENCE,
    GONE,
    LEECH,
    QUAKE,
    SPARED,
    STAYS,
    TORMENT,
    USED,
)
from overtable.games.overrealm.state import Overrealm, action_card, action_of


def ambushed(s: Overrealm, side: int) -> None:
    """OR-AURA-06: the enemy's Download hits the monster that switches out, and is discarded without a draw."""
    for aura, row in running(s, 1 - side):
        if AMBUSH[row]:
            hurt(s, s.active[side], AMBUSH[row], action_card(s, aura))
            s.f[AURA + aura] = 0


def leave_play(s: Overrealm, side: int, switched: bool) -> None:
    """OR-SWITCH-07: leech and quake counters go, single-use actions are ready again; so do this turn's marks.

    OR-SWITCH-06, OR-COND-01: HP and the other conditions stay with the monster.
    """
    f, monster = s.f, s.active[side]
    f[LEECH + monster] = f[QUAKE + monster] = f[SPARED + monster] = f[DEFENCE + side] = f[STAYS + side] = 0
    first = action_of(monster, 0)
    for action in range(first, first + ACTIONS_EACH):
        f[USED + action] = 0
        if switched and f[TORMENT + action]:
            f[TORMENT + action] -= 1
    if s.actor[side] == monster:
        f[GONE + side] = 1  # OR-KO-04: an action that has not resolved is lost
