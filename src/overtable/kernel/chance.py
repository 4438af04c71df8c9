"""Chance: three integers in the state, one for each stream, so that a shuffle never shifts a die.

Each draw advances its stream by splitmix64 and moves the epoch on: nothing can be taken back across it.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from overtable.kernel.state import State

SETUP, SHUFFLE, PLAY = 0, 1, 2

_64 = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
"""By how much a stream goes on with each draw."""


def mixed(x: int) -> int:
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & _64
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & _64
    return x ^ (x >> 31)


def streams(seed: int) -> list[int]:
    """The three streams of a seed, far apart."""
    start = mixed((seed & _64) + STEP & _64) ^ mixed(seed >> 64 & _64)
    return [mixed(start + (i + 1) * 0xD1B54A32D192ED03 & _64) for i in range(3)]


def below(s: "State", stream: int, n: int) -> int:
    """A number from 0 to n - 1, each as likely (the bias of the remainder is below 2**-50)."""
    s.chance[stream] = x = s.chance[stream] + STEP & _64
    s.epoch += 1
    return mixed(x) % n


def die(s: "State", sides: int = 6) -> int:
    return below(s, PLAY, sides) + 1


def shuffled(s: "State", stream: int, items: list[int]) -> None:
    """Shuffle in place (Fisher-Yates)."""
    x = s.chance[stream]
    last = len(items) - 1
    for i in range(last, 0, -1):
        x = x + STEP & _64
        j = mixed(x) % (i + 1)
        items[i], items[j] = items[j], items[i]
    s.chance[stream] = x
    s.epoch += max(last, 0)
