"""Scripts: the lists of words on all cards by number, so that facts and frames can name one."""

from overtable.games.overrealm.facts import NO_SCRIPT
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words.word import Word

SCRIPTS: list[tuple[Word, ...]] = []
INSIDE: list[list[tuple[int, ...]]] = []
"""script -> word -> the scripts inside that word."""

_numbers: dict[tuple[Word, ...], int] = {}


def script(words: tuple[Word, ...]) -> int:
    """The number of a list of words, which is entered with those inside it when it is new."""
    if not words:
        return NO_SCRIPT
    if words in _numbers:  # the same words are the same script, whichever card they stand on
        return _numbers[words]
    _numbers[words] = number = len(SCRIPTS)
    SCRIPTS.append(words)
    inside: list[tuple[int, ...]] = []
    INSIDE.append(inside)
    for word in words:
        inside.append(tuple(script(inner) for inner in word.inner()))
    return number


def speaks_of_this_monster(script: int) -> bool:
    """Whether a word of the script, or one inside it, is about "this monster" (OR-KO-09)."""
    return _any_is_mine(SCRIPTS[script])


def _any_is_mine(words: tuple[Word, ...]) -> bool:
    return any(word.mine or any(_any_is_mine(inside) for inside in word.inner()) for word in words)


def would_act(s: Overrealm, script: int, side: int) -> bool:
    """Whether a word of the script would do anything now: the condition of a reaction (OR-REACT-01)."""
    return any(word.would_act(s, side) for word in SCRIPTS[script])


def reaches(script: int) -> bool:
    """Whether a word of the script takes, adds or counts cards of the enemy's hand or deck."""
    return any(word.reaches for word in SCRIPTS[script])
