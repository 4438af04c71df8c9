"""What the game's own references point at: abilities, and the words that events, options and reasons name."""

from overtable.games.overrealm.elements import ELEMENTS, STATS
from overtable.games.overrealm.figures import CONDITIONS
from overtable.kernel.refs import OWN, ref, word

WORDS = (*STATS, *CONDITIONS, "Counter", "recoil", *ELEMENTS, "bonus", "mist")

STAT_WORDS = tuple(word(stat) for stat in range(len(STATS)))
CONDITION_WORDS = {name: word(WORDS.index(name)) for name in CONDITIONS}
COUNTER_WORD = word(WORDS.index("Counter"))
RECOIL_WORD = word(WORDS.index("recoil"))
ELEMENT_WORDS = tuple(word(WORDS.index(name)) for name in ELEMENTS)
BONUS_WORD = word(WORDS.index("bonus"))
MIST_WORD = word(WORDS.index("mist"))


def ability_ref(row: int) -> int:
    """The ability of the monster in this row of the catalogue."""
    return ref(OWN, row)
