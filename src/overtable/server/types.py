"""All types of the house are looked into before threads read any.

msgspec finds out what a type holds when it reads one for the first time. Two threads that come to the same type
together see it half known, and the process crashes.
"""

from collections.abc import Iterator

import msgspec


def look_into_all() -> list[type[msgspec.Struct]]:
    """Every type that is known by now; a few milliseconds for all of them."""
    found = list(dict.fromkeys(_below(msgspec.Struct)))
    for kind in found:
        msgspec.json.Decoder(kind)
    return found


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for child in kind.__subclasses__():
        yield child
        yield from _below(child)
