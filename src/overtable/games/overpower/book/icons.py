"""Power types and icons: their names in card files and on the screen, and the masks that rules compare."""

from functools import cache
from typing import Literal

from overtable.games.overpower.state import ANY
from overtable.kernel.language import and_list

Type = Literal["energy", "combat", "brute_force", "intelligence"]
Icon = Literal["energy", "combat", "brute_force", "intelligence", "any_power"]
TYPES: tuple[str, ...] = ("energy", "combat", "brute_force", "intelligence", "any_power")
TYPE_NAMES = ("Energy", "Combat", "Brute Force", "Intelligence", "Any-Power")

MISSING = -99
"""As a rating: none at all. It uses no card, and is not "5 or less" either (OPC-CARD-07)."""

ALL_TYPES = 0b1111
"""The mask of the four types; above it stands the Any-Power icon."""


def spectrum_types(icons: int) -> int:
    """OP25-CARD-14, OP25-CARD-37: the types a hit may stand for in a Spectrum KO; none with the Any-Power icon."""
    return 0 if icons >> ANY & 1 else icons & ALL_TYPES


@cache
def mask(icons: tuple[str, ...]) -> int:
    return sum(1 << TYPES.index(i) for i in icons)


def names(icons: tuple[str, ...]) -> str:
    return and_list([TYPE_NAMES[TYPES.index(i)] for i in icons], "or")
