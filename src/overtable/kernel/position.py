"""Positions by hand: a validated Struct in the game's own words, laid onto the table.

Each game's `position` module says what a position of it may hold: a subclass of `Position`, piles with their top card
first, and a docstring for people. Whatever is wrong with one is a `BadSetup` that names the field.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from overtable.kernel.catalogue import CardError, field_error
from overtable.kernel.game import BadSetup

P = TypeVar("P", bound="Position")
R = TypeVar("R")

SIDES = ("a", "b")
"""What a position calls the seats."""


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What may be said of a table, or of a part of it; an unknown field is refused."""


def by_hand(raw: dict[str, Any], kind: type[P], lay: Callable[[P], R]) -> R:
    """Read the position and lay it out; everything that is wrong with it comes as `BadSetup`."""
    try:
        return lay(msgspec.convert(raw, kind))
    except msgspec.ValidationError as error:
        raise BadSetup([f"position: {field_error(error)}{_known(error, kind)}"]) from None
    except CardError as error:
        raise BadSetup([f"position: {problem}" for problem in error.problems]) from None
    except KeyError as error:
        raise BadSetup([f"position: {error.args[0]!r} is not known"]) from None
    except ValueError as error:
        raise BadSetup([f"position: {error}"]) from None


def _known(error: msgspec.ValidationError, kind: type[Position]) -> str:
    """At the top of a position the known fields are listed."""
    text = str(error)
    if "unknown field" not in text or " - at " in text:
        return ""
    return f"; known are {', '.join(f.encode_name for f in msgspec.structs.fields(kind))}"


def seat_of(name: str) -> int:
    """The seat that a position calls `a` or `b`."""
    if name not in SIDES:
        raise ValueError(f"{name!r} is no player; expected {' or '.join(SIDES)}")
    return SIDES.index(name)
