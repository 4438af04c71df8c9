"""The figures of a match: every number on the table, in one flat list.

A monster is a number from 0 to 5 (side * 3 + its place in the team), an action one from 0 to 23 (monster * 4 + its
place). Each constant below is where a row of figures begins: `f[HP + monster]`, `f[CUBES + side * 3 + stat]`.

One list, because the game resolves two players' effects from one snapshot (OR-ORDER-08, OR-ORDER-10): the first
side's effects run, the list is put away, the second side's run from the old list, and what each of them changed
is added up. `merged` does that for all figures alike.
"""

MONSTERS = 6
ACTIONS = 24

# for each monster
HP = 0
LOSS = 6  # HP losses of the step in progress
HEAL = 12  # healing of the step in progress
LOST = 18  # HP lost this turn
BURN = 24
FATIGUE = 30
PARALYZE = 36
LEECH = 42
QUAKE = 48
WISH = 54
LOCKDOWN = 60
SPARED = 66  # Close Call: would be KO'd this turn, is reduced to 1 HP instead
# for each side and stat
CUBES = 72
ACORNS = 78
# for each side, for the whole game
MANEUVER = 84
HONEY = 86
# for each side, until the end of the turn
TURN = 88
ATTACK = 88  # bonus of this turn's attack
SPEED = 90  # bonus of this turn's action
DEFENCE = 92  # DEF of this turn
FLIPS = 94
DRAWN = 96
STAYS = 98  # cannot switch
FLINCH = 100
IGNORES = 102  # ignores all enemy DEF
PIERCE = 104
STEADY = 106  # cannot be flinched
FOILED = 108  # the monster action is prevented or unsuccessful
LATE = 110  # made slower
HARMLESS = 112  # the attack deals no damage
RECOIL = 114
REVERSED = 116
LEAVES = 118  # 1: its own action, 2: an enemy buff makes the active monster switch after this step
HAUNTS = 120  # Wildfire: torments whoever replaces a KO'd enemy
REMOVED = 122  # cubes removed by this action so far
DEALT = 124  # attack damage dealt this turn
GONE = 126  # the monster that selected the action has left play
HITS = 128  # successes counted by this action
LOSTBUFFS = 130  # the buffs that have not resolved are lost
RETURNS = 132  # card id + 1 of the buff that goes back to the hand at the end of the turn
TURN_END = 134
# for each action
AURA = 134
TORMENT = 158
USED = 182
SIZE = 206

CUBE_LIMIT = 4
LEECH_LIMIT = 3

_LOW = [0] * SIZE
_HIGH = [1 << 20] * SIZE
for _i in range(6):
    _LOW[CUBES + _i], _HIGH[CUBES + _i] = -CUBE_LIMIT, CUBE_LIMIT
    _HIGH[ACORNS + _i] = CUBE_LIMIT
    _HIGH[LEECH + _i] = LEECH_LIMIT
    for _row in (BURN, FATIGUE, PARALYZE, QUAKE, LOCKDOWN):
        _HIGH[_row + _i] = 1
for _i in range(ATTACK, DEFENCE + 2):
    _LOW[_i] = -99


def clear_figures() -> list[int]:
    return [0] * SIZE


def merged(before: list[int], first: list[int], second: list[int]) -> list[int]:
    """Both sides' changes to the figures of `before`, within what each figure may hold."""
    both = second[:]
    for i, (old, a, b) in enumerate(zip(before, first, second, strict=True)):
        if a != old:
            both[i] = min(max(a + b - old, _LOW[i]), _HIGH[i])
    return both
