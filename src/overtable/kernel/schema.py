"""A game's view as JSON Schema: what clients make their types from, and what the contract tests hold every view to.

It is made from `Game.view_type`. (msgspec makes schemas as well, but not of a TypedDict that fills in the parameters
of another, nor where two may stand in one place.)
"""

from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

from overtable.kernel.game import Game

Filled = dict[Any, Any]
"""What stands for each type parameter."""

PLAIN = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def view_schema(game: Game[Any]) -> dict[str, Any]:
    """The schema of the game's view: `$defs` holds each TypedDict by its name, and no other keys are allowed in any.

    The names of zones are those that the game's state has.
    """
    defs: dict[str, Any] = {}
    top = _schema(game.view_type, {}, defs)
    seats = {n for mode in game.modes.values() for n in mode.seats}
    names = {zone.name: None for n in sorted(seats) for zone in game.state.zones_for(n)}
    defs["ZoneView"]["properties"]["name"] = {"enum": list(names)}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **top, "$defs": defs}


def _schema(kind: Any, filled: Filled, defs: dict[str, Any]) -> dict[str, Any]:
    origin, args = get_origin(kind), get_args(kind)
    if isinstance(kind, TypeVar):
        return _schema(filled[kind], filled, defs)
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if is_typeddict(origin or kind):
        return _reference(kind, filled, defs)
    if origin is list:
        return {"type": "array", "items": _schema(args[0], filled, defs)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(args[1], filled, defs)}
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(arg, filled, defs) for arg in args]}
    raise TypeError(f"a view cannot hold {kind!r}")


def _reference(kind: Any, filled: Filled, defs: dict[str, Any]) -> dict[str, Any]:
    """A reference to a TypedDict, which is described when it is first met."""
    cls = get_origin(kind) or kind
    if cls.__name__ not in defs:
        filled = _parameters(kind, filled)
        described: dict[str, Any] = {"type": "object", "additionalProperties": False}
        defs[cls.__name__] = described
        described["properties"] = {key: _schema(t, filled, defs) for key, t in get_type_hints(cls).items()}
        described["required"] = sorted(cls.__required_keys__)
        if cls.__doc__:
            described["description"] = cls.__doc__
    return {"$ref": f"#/$defs/{cls.__name__}"}


def _parameters(kind: Any, filled: Filled) -> Filled:
    """What stands for the type parameters of a TypedDict and of those that it extends."""
    cls, found = get_origin(kind) or kind, dict(filled)
    for parameter, arg in zip(getattr(cls, "__parameters__", ()), get_args(kind), strict=False):
        found[parameter] = filled.get(arg, arg)
    for base in getattr(cls, "__orig_bases__", ()):
        if is_typeddict(get_origin(base)):
            found |= _parameters(base, found)
    return found
