"""The figures of a match: every number on the table, in one flat list.

A monster is a number from 0 to 5 (its side's three after each other), an action one from 0 to 23 (each monster's four
after each other). Each constant below is where a row of figures begins: `f[HP + monster]`, `f[MANEUVER + side]`,
`f[CUBES + side * 3 + stat]`, `f[AURA + action]`.

One list, because the game resolves two players' effects from one snapshot (OR-ORDER-08, OR-ORDER-10): the first
side's effects run, the list is put away, the second side's run from the old list, and what each of them changed
is added up. `merged` does that for all figures alike.
"""

from itertools import compress
from operator import ne

SIDES = 2
TEAM_SIZE = 3
ACTIONS_EACH = 4
"""Actions of a monster."""
_STATS = 3
MONSTERS = SIDES * TEAM_SIZE
ACTIONS = MONSTERS * ACTIONS_EACH

TEAM_OF = (range(TEAM_SIZE), range(TEAM_SIZE, MONSTERS))
"""side -> its monsters."""
ACTIONS_FROM = (0, ACTIONS // SIDES)
"""side -> its first action."""

_begun = [0]


def _row(entries: int) -> int:
    """Where the next row of figures begins."""
    _begun.append(_begun[-1] + entries)
    return _begun[-2]


# for each monster, in play or not: OR-SWITCH-06, OR-COND-01
HP = _row(MONSTERS)
LOSS = _row(MONSTERS)  # HP losses of the step in progress
HEAL = _row(MONSTERS)  # healing of the step in progress
LOST = _row(MONSTERS)  # HP lost this turn
BURN = _row(MONSTERS)
FATIGUE = _row(MONSTERS)
PARALYZE = _row(MONSTERS)
LEECH = _row(MONSTERS)
QUAKE = _row(MONSTERS)
WISH = _row(MONSTERS)
LOCKDOWN = _row(MONSTERS)
SPARED = _row(MONSTERS)  # Close Call: would be KO'd this turn, is reduced to 1 HP instead
# for each side and stat: OR-CUBES-03
CUBES = _row(SIDES * _STATS)
ACORNS = _row(SIDES * _STATS)
# for each side, for the whole game
MANEUVER = _row(SIDES)
HONEY = _row(SIDES)
# for each side, until the end of the turn
TURN = ATTACK = _row(SIDES)  # bonus of this turn's attack; OR-ATTACK-10 for this and the next two
SPEED = _row(SIDES)  # bonus of this turn's action
DEFENCE = _row(SIDES)  # DEF of this turn
FLIPS = _row(SIDES)  # cards more for each flip
DRAWN = _row(SIDES)
STAYS = _row(SIDES)  # cannot switch
FLINCH = _row(SIDES)
IGNORES = _row(SIDES)  # ignores all enemy DEF
PIERCE = _row(SIDES)
STEADY = _row(SIDES)  # cannot be flinched
FOILED = _row(SIDES)  # the monster action is prevented or unsuccessful
LATE = _row(SIDES)  # made slower
HARMLESS = _row(SIDES)  # the attack deals no damage
RECOIL = _row(SIDES)
REVERSED = _row(SIDES)
LEAVES = _row(SIDES)  # a text makes the active monster switch after this step
HAUNTS = _row(SIDES)  # Wildfire: torments whoever replaces a KO'd enemy
REMOVED = _row(SIDES)  # cubes removed by this action so far
DEALT = _row(SIDES)  # attack damage dealt this turn
GONE = _row(SIDES)  # the monster that selected the action has left play
HITS = _row(SIDES)  # successes counted by this action
BUFFS_LOST = _row(SIDES)  # the buffs that have not resolved are lost
RETURNS = _row(SIDES)  # card id + 1 of the buff that goes back to the hand at the end of the turn
# for each action
AURA = TURN_END = _row(ACTIONS)  # time counters
TORMENT = _row(ACTIONS)
USED = _row(ACTIONS)
SIZE = _begun[-1]

CONDITIONS = {"burn": BURN, "fatigue": FATIGUE, "paralyze": PARALYZE, "leech": LEECH}
COUNTERS = {"wish": WISH, "quake": QUAKE, "lockdown": LOCKDOWN}
"""What may lie on a monster, by name."""

CUBES_OF = tuple(slice(CUBES + side * _STATS, CUBES + side * _STATS + _STATS) for side in range(SIDES))
ACORNS_OF = tuple(slice(ACORNS + side * _STATS, ACORNS + side * _STATS + _STATS) for side in range(SIDES))
AURAS_OF = tuple(slice(AURA + first, AURA + first + ACTIONS // SIDES) for first in ACTIONS_FROM)
"""side -> its part of the list."""

LOSSES_AND_HEALING = slice(LOSS, HEAL + MONSTERS)
"""What the step in progress does to HP: two rows after each other."""

CUBE_LIMIT = 4
LEECH_LIMIT = 3

_LOW = [0] * SIZE
_HIGH = [1 << 20] * SIZE
for _i in range(SIDES * _STATS):  # OR-CUBES-02
    _LOW[CUBES + _i], _HIGH[CUBES + _i] = -CUBE_LIMIT, CUBE_LIMIT
    _HIGH[ACORNS + _i] = CUBE_LIMIT
for _i in range(MONSTERS):  # OR-COND-06, OR-COND-07
    _HIGH[LEECH + _i] = LEECH_LIMIT
    for _row_of_one in (BURN, FATIGUE, PARALYZE, QUAKE, LOCKDOWN):
        _HIGH[_row_of_one + _i] = 1
for _i in range(ATTACK, FLIPS):
    _LOW[_i] = -99


def clear_figures() -> list[int]:
    return [0] * SIZE


def merged(before: list[int], first: list[int], second: list[int]) -> list[int]:
    """Both sides' changes to the figures of `before`, within what each figure may hold."""
    both = second[:]
    for i in compress(range(SIZE), map(ne, before, first)):
        both[i] = min(max(first[i] + second[i] - before[i], _LOW[i]), _HIGH[i])
    return both
