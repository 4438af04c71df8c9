"""What is printed, by row of the catalogue, in the shape that the rules ask for. Filled once by `book`.

Rows of monsters, actions and buffs share one numbering; a list has a meaningless entry where it does not apply.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from overtable.games.overrealm.words.word import Word

ATTACK_KIND, STATUS_KIND, REACTION_KIND, AURA_KIND = range(4)
KINDS = ("attack", "status", "reaction", "team aura")

PRE_SWITCH, PRE_ATTACK, WITH_ATTACK, POST_ATTACK, NO_TIMING = range(5)
TIMINGS = ("Pre-Switch", "Pre-Attack", "With Attack", "Post Attack", "None")

ENTERS, START, END, HIT = range(4)
TRIGGERS = ("enters", "start", "end", "hit")

X = 99
"""A modifier printed X."""

NO_SCRIPT = -1

# monsters
MAX_HP: list[int] = []
ELEMENTS_OF: list[tuple[int, ...]] = []
ACTIONS_OF: list[tuple[int, ...]] = []
BUFFS_OF: list[tuple[int, ...]] = []
ABILITY: list[tuple[int, ...]] = []
"""row -> script for each trigger."""
PASSIVES: list[frozenset[str]] = []
"""row -> the standing words of a monster's ability, or of an aura."""
HIT_BY: list[frozenset[int]] = []
ABSORBS: list[frozenset[int]] = []
"""Galvanite: the elements that hurt it although it absorbs the attack."""
KEEPS: list[int] = []
RENEWS: list[int] = []
"""HP healed whenever the deck is reshuffled."""
# actions
KIND: list[int] = []
ELEMENT: list[int] = []
DAMAGE: list[int] = []
SPEED_OF: list[int] = []
SLOTS: list[int] = []
COST: list[int] = []
DRAWS: list[int] = []
DURATION: list[int] = []
MODIFIERS: list[tuple[int, ...]] = []
SINGLE_USE: list[bool] = []
RECOIL_OF: list[int] = []
GATE: list[int] = []
TARGETS: list[bool] = []
WAITS: list[bool] = []
"""A reaction without a speed."""
STOPS: list[int] = []
"""Evaporate: the damage from which on an attack is unsuccessful; 0 for all others."""
AMBUSH: list[int] = []
"""Download: what an enemy that switches loses."""
MISTS: list[frozenset[int]] = []
DESPITE: list[int] = []
KILL: list[int] = []
TICK: list[int] = []
RUNS_OUT: list[int] = []
EACH_TURN: list[int] = []
"""Scripts of an action: even if countered, on a kill, when its aura loses a counter, ends, at each start of turn."""
# actions and buffs
TEXT: list[tuple[int, int, int, int, int]] = []
"""row -> script for each timing."""
# buffs
TIMING: list[int] = []
SUCCESS: list[bool] = []
SUPER: list[bool] = []
GOOP: list[bool] = []
ETHEREAL: list[bool] = []
EVENT: list[int] = []
BLOCKS: list[bool] = []
"""A buff that keeps the enemy from switching: it resolves before its owner's other Pre-Switch buffs."""
HINT: list[float] = []

WORDS: "list[tuple[Word, ...]]" = []
"""The scripts: lists of words, those inside other words too."""
THEN: list[list[tuple[int, ...]]] = []
"""script -> word -> the scripts inside that word."""
OOZY: list[int] = []
"""The row of Oozygoopz."""
STANDARD: list[int] = []
