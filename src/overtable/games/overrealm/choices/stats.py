"""Several cubes or acorns of any type: a set in which a stat may stand more than once (see `kernel.picks`).

`room` says how often each stat may be picked in all. Picks are kept in the order of the stats, so the same cubes are
the same state however they were named.
"""

from collections.abc import Sequence

from overtable.games.overrealm.refs import STAT_WORDS
from overtable.kernel.option import Option
from overtable.kernel.picks import TAKE_BACK, onward, passed_over
from overtable.kernel.refs import index_of

_APART = 100
"""The first, second and third cube of a stat are things of their own while the next one is looked for."""


def _able(room: Sequence[int]) -> list[int]:
    return [stat * _APART + n for stat, most in enumerate(room) for n in range(most)]


def _things(picks: Sequence[int]) -> list[int]:
    return [stat * _APART + picks[:i].count(stat) for i, stat in enumerate(picks)]


def onward_stats(room: Sequence[int], picks: Sequence[int], least: int = 0) -> list[int]:
    """The stats to pick next, for whoever picks in order."""
    return list(dict.fromkeys(c // _APART for c in onward(_able(room), _things(picks), least)))


def passed_over_stats(room: Sequence[int], picks: Sequence[int], least: int = 0) -> list[int]:
    """The stats that may be picked as well, out of order."""
    offered = onward_stats(room, picks, least)
    others = [c // _APART for c in passed_over(_able(room), _things(picks), least)]
    return list(dict.fromkeys(stat for stat in others if stat not in offered))


def take_back_stats(picks: Sequence[int]) -> list[Option]:
    return [Option(TAKE_BACK, (STAT_WORDS[stat],)) for stat in dict.fromkeys(picks)]


def changed_stats(picks: Sequence[int], option: Option) -> tuple[int, ...]:
    """The picks after an answer that names a stat: with one more of it, or with one less when it is taken back."""
    stat = index_of(option.refs[0])
    if option.verb == TAKE_BACK:
        at = list(picks).index(stat)
        return (*picks[:at], *picks[at + 1 :])
    return tuple(sorted((*picks, stat)))
