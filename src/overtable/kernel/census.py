"""How a vocabulary is used: a card is `custom` if a word, a field or a flag serves it alone.

The count is the same for every game. A *word* is a Struct inside of a card, by its tag or its class; a *field* is one
that such a Struct, or the card itself, sets to something else than its default (a *flag* is a field that is true or
false); and each value of a field called `how`, which chooses among several things that a word can do, counts as a word.
Values of other fields (numbers, names, types, who, where) are what the vocabulary is about, and do not count.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from overtable.kernel.catalogue import Card

HOW = "how"


def names(thing: Any) -> Iterator[str]:
    """The names of the vocabulary that a card, or a part of it, uses."""
    if isinstance(thing, msgspec.Struct):
        cls = type(thing)
        called = _name(cls)
        if not isinstance(thing, Card):
            yield f"word {called}"
        for field, default in _fields(cls):
            value = getattr(thing, field)
            if value == default:
                continue
            yield f"field {called}.{field}"
            if field == HOW:
                yield f"word {called}, how: {value}"
            yield from names(value)
    elif isinstance(thing, tuple | list | frozenset):
        for one in thing:
            yield from names(one)
    elif isinstance(thing, dict):
        for one in thing.values():
            yield from names(one)


def _name(cls: type) -> str:
    tag = cls.__struct_config__.tag  # type: ignore[attr-defined]
    return str(tag) if isinstance(tag, str) and not issubclass(cls, Card) else cls.__name__


@lru_cache(maxsize=1024)
def _fields(cls: type) -> tuple[tuple[str, Any], ...]:
    return tuple(
        (f.name, f.default_factory() if f.default_factory is not msgspec.NODEFAULT else f.default)
        for f in msgspec.structs.fields(cls)
        if f.name not in ("id", "name")
    )


def alone(cards: Iterable[Card]) -> dict[str, list[str]]:
    """Card id -> the names that no other of these cards uses; cards without any are left out."""
    users: dict[str, set[str]] = {}
    for card in cards:
        for name in names(card):
            users.setdefault(name, set()).add(card.id)
    found: dict[str, list[str]] = {}
    for name, ids in sorted(users.items()):
        if len(ids) == 1:
            found.setdefault(next(iter(ids)), []).append(name)
    return found
