"""How the vocabulary is used: a card is `custom` if some name of it serves that card alone.

A name is a word (`do: ...`), a flag (a field that is true or false) or a way (`how: ...`: one of several things that a
word can do). No names are open parameters: numbers, names of cards, types, kinds, who, where, conditions, further
words. General besides are filters and conditions (`Which`, `When`), which go with every word, and hooks: what a trigger
watches, a permission allows, a lock forbids, a price buys.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from overtable.games.overpower.which import Which
from overtable.games.overpower.word import When, Word

if TYPE_CHECKING:
    from overtable.games.overpower.printed import Printed

WAYS = frozenset({"how"})
"""Fields that choose one of several things a word can do; other fields with fixed values say who, where or which."""
PLAIN = frozenset({"one_per_deck", "first", "female", "power", "speaks_of_teammate"})
"""Printed facts of a card, no part of what it does."""
SHARED = (When, Which)
"""Filters and conditions: they go with every word."""


@lru_cache(maxsize=256)
def fields(cls: type) -> tuple[tuple[str, Any, Any], ...]:
    """Name, type and default of the fields of a class."""
    hints = get_type_hints(cls)
    return tuple((f.name, hints[f.name], f.default) for f in msgspec.structs.fields(cls))


def names(thing: Any) -> Iterator[str]:
    """The names of the vocabulary that a card, or a part of it, uses."""
    if isinstance(thing, tuple | list):
        for one in thing:
            yield from names(one)
    if not isinstance(thing, msgspec.Struct) or isinstance(thing, SHARED):
        return
    cls = type(thing)
    if isinstance(thing, Word):
        yield f"do: {cls.__struct_config__.tag}"
    for name, kind, default in fields(cls):
        value = getattr(thing, name)
        if value == default or name in PLAIN:
            continue
        if isinstance(value, bool):
            yield f"flag {name}"
        elif name in WAYS and is_literal(kind):
            yield f"{name}: {value}"
        else:
            yield from names(value)


def is_literal(kind: Any) -> bool:
    return get_origin(kind) is Literal or any(get_origin(k) is Literal for k in get_args(kind))


def uses(cards: "Iterable[Printed]") -> dict[str, set[str]]:
    """Name of the vocabulary -> the cards that use it."""
    found: dict[str, set[str]] = {}
    for card in cards:
        for name in names(card):
            found.setdefault(name, set()).add(card.id)
    return found


@lru_cache(maxsize=1)
def uses_of_the_set() -> dict[str, set[str]]:
    from overtable.games.overpower.faces import catalogue

    return uses(catalogue().cards)


def lonely(card: "Printed") -> list[str]:
    """The names that no other card of the set uses."""
    known = uses_of_the_set()
    return sorted({name for name in names(card) if not known.get(name, set()) - {card.id}})
