"""Facts of the cards by row of the catalogue: plain figures that the rules read. `book` fills them, once.

Rows of monsters, actions and buffs share one numbering; a table holds its default where it does not apply. A text
stands here as the number of a script (see `words/scripts`), or NO_SCRIPT. This module knows neither rules nor words.
"""

from typing import Any, TypeVar

T = TypeVar("T")

ATTACK_KIND, STATUS_KIND, REACTION_KIND, AURA_KIND = range(4)
KINDS = ("attack", "status", "reaction", "team aura")
NO_KIND = -1

PRE_SWITCH, PRE_ATTACK, WITH_ATTACK, POST_ATTACK, NO_TIMING = range(5)
TIMINGS = ("Pre-Switch", "Pre-Attack", "With Attack", "Post Attack", "None")

ENTERS, START, END, HIT = range(4)
TRIGGERS = ("enters", "start", "end", "hit")

X = 99
"""A modifier printed X."""
NO_SPEED = -1
NO_SCRIPT = -1

_TABLES: list[tuple[list[Any], Any]] = []


def _table(default: T) -> list[T]:
    rows: list[T] = []
    _TABLES.append((rows, default))
    return rows


def begin(rows: int) -> None:
    """Every table with its default in so many rows."""
    for table, default in _TABLES:
        table[:] = [default] * rows


def one_more() -> None:
    """A row for one more card, with the defaults."""
    for table, default in _TABLES:
        table.append(default)


NO_ELEMENTS: frozenset[int] = frozenset()
NO_NUMBERS: tuple[int, ...] = ()

# monsters
MAX_HP = _table(0)
ELEMENTS_OF = _table(NO_NUMBERS)
ACTIONS_OF = _table(NO_NUMBERS)
BUFFS_OF = _table(NO_NUMBERS)
ABILITY = _table((NO_SCRIPT,) * len(TRIGGERS))
"""A script for each trigger."""
HIT_BY = _table(NO_ELEMENTS)
"""The attacking elements that set off the trigger HIT."""
STATIC_SHOCK = _table(False)
STARTS_WITH_HONEY = _table(False)
LOCKS_DOWN = _table(False)
KEEPS_CUBES = _table(0)
"""How many cubes may stay on the board when this monster switches."""
RENEWS = _table(0)
"""HP healed whenever the deck is reshuffled."""
ABSORBS_ATTACKS = _table(False)
HURT_BY_ABSORBED = _table(NO_ELEMENTS)
"""The elements of attacks that hurt this monster although it absorbs them."""

# actions
KIND = _table(NO_KIND)
ELEMENT = _table(-1)
DAMAGE = _table(0)
SPEED_OF = _table(NO_SPEED)
SLOTS = _table(0)
DRAWS = _table(0)
DURATION = _table(0)
MODIFIERS = _table(NO_NUMBERS)
"""By element of the enemy; a modifier may be X."""
SINGLE_USE = _table(False)
RECOIL_OF = _table(0)
RECOIL_PER = _table("")
"""What the recoil counts, see `words/count`; or nothing."""
GATE = _table(0)
"""The flip that must succeed for the attack to do anything."""
TARGETS = _table(False)
"""Whether the action affects the enemy monster."""
WAITS = _table(False)
"""A reaction without a speed."""
EVAPORATES = _table(0)
"""The damage from which on an attack on this action's user is unsuccessful."""
HITS_FIRST = _table(False)
BUFFS_TWICE = _table(False)
SLOT_PER_TORMENT = _table(False)
DESPITE_COUNTER = _table(NO_SCRIPT)
ON_KILL = _table(NO_SCRIPT)

# team auras
AMBUSH = _table(0)
"""What an enemy loses that switches out."""
MISTS = _table(NO_ELEMENTS)
"""The elements whose attacks on this side are weakened."""
FLIP_MORE = _table(False)
EACH_TURN = _table(NO_SCRIPT)
ON_TICK = _table(NO_SCRIPT)
RUNS_OUT = _table(NO_SCRIPT)

# what every card says
NAME = _table("")
SAYS = _table("")

# actions and buffs
COST = _table(0)
TEXT = _table((NO_SCRIPT,) * len(TIMINGS))
"""A script for each timing."""
HINT = _table(0.0)
"""What the texts are worth to a bot, in HP."""

# buffs
IS_BUFF = _table(False)
SUCCESS = _table(False)
SUPER = _table(False)
GOOP = _table(False)
ETHEREAL = _table(False)
EVENT = _table(NO_SCRIPT)
HOLDS = _table(False)
"""A buff that keeps the enemy from switching: it resolves before its owner's other Pre-Switch buffs."""

# rows that the rules name
STANDARD: list[int] = []
"""The two standard buffs."""
OOZYGOOPZ: list[int] = []
"""The one row of that monster."""
