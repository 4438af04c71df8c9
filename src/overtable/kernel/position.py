"""Positions by hand: a validated Struct in the game's own words, laid onto the table.

Each game's `position` module says what a position of it may hold: a subclass of `Position` (`Game.position`), piles
with their top card first, and a docstring for people. Whatever is wrong with one is a `BadSetup` that names the field:
a word that nobody knows (told with those that are known), or something that could never lie on a table.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

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
    if strange := list(not_known(raw, _shape(kind))):
        raise BadSetup([f"position: {problem}" for problem in strange])
    try:
        return lay(msgspec.convert(raw, kind))
    except msgspec.ValidationError as error:
        raise BadSetup([f"position: {field_error(error)}"]) from None
    except CardError as error:
        raise BadSetup([f"position: {problem}" for problem in error.problems]) from None
    except KeyError as error:
        raise BadSetup([f"position: {error.args[0]!r} is not known"]) from None
    except ValueError as error:
        raise BadSetup([f"position: {error}"]) from None


@lru_cache(maxsize=32)
def _shape(kind: type[Position]) -> inspect.Type:
    return inspect.type_info(kind)


def not_known(raw: Any, shape: inspect.Type, at: str = "") -> Iterator[str]:
    """Each field, key and word in a position that its type does not know, with those that it does."""
    field = f"field {at}: " if at else ""
    if isinstance(shape, inspect.UnionType):
        yield from _in_one_of(raw, shape.types, at)
    elif isinstance(shape, inspect.StructType) and isinstance(raw, dict):
        fields = {f.encode_name: f.type for f in shape.fields}
        for key, value in raw.items():
            if key not in fields:
                yield f"{field}object contains unknown field {key}; known are {', '.join(fields)}"
            else:
                yield from not_known(value, fields[key], f"{at}.{key}" if at else key)
    elif isinstance(shape, inspect.DictType) and isinstance(raw, dict):
        for key, value in raw.items():
            yield from not_known(key, shape.key_type, at)
            yield from not_known(value, shape.value_type, f"{at}.{key}")
    elif isinstance(shape, inspect.ListType) and isinstance(raw, list | tuple):
        for n, value in enumerate(raw):
            yield from not_known(value, shape.item_type, f"{at}[{n}]")
    elif isinstance(shape, inspect.LiteralType) and raw not in shape.values:
        yield f"{field}{raw!r} is not known; known are {', '.join(map(str, shape.values))}"


def _in_one_of(raw: Any, shapes: Iterable[inspect.Type], at: str) -> Iterator[str]:
    """Where several types may stand: the one that has the form of what stands there is looked into."""
    looked_into: tuple[type[inspect.Type], ...] = (inspect.LiteralType,)
    if isinstance(raw, dict):
        looked_into = (inspect.StructType, inspect.DictType)
    elif isinstance(raw, list | tuple):
        looked_into = (inspect.ListType,)
    elif raw is None or any(isinstance(shape, inspect.StrType | inspect.IntType) for shape in shapes):
        return
    for shape in shapes:
        if isinstance(shape, looked_into):
            yield from not_known(raw, shape, at)


def seat_of(name: str) -> int:
    """The seat that a position calls `a` or `b`."""
    if name not in SIDES:
        raise ValueError(f"{name!r} is no player; expected {' or '.join(SIDES)}")
    return SIDES.index(name)


def word_of(name: str, known: Mapping[str, R]) -> R:
    """What a word of the game stands for; raises `ValueError` with the words there are."""
    if name not in known:
        raise ValueError(f"{name!r} is not known; known are {', '.join(known)}")
    return known[name]


def each_once(names: Iterable[str], what: str) -> None:
    """Raises `ValueError` when one of these is named twice; `what` says what there is only one of."""
    seen: set[str] = set()
    for name in names:
        if name.casefold() in seen:
            raise ValueError(f"{name} is named twice: {what}")
        seen.add(name.casefold())
