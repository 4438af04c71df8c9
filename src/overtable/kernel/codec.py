"""States as bytes, at any pending decision, and back.

The layout is made from the state class itself: its saved slots in order, with their types; frames are tagged by
their class name. A snapshot is a cache: it is dropped when the program changes. What lasts is the record.
"""

import hashlib
import sys
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, ClassVar, TypeVar, Union, get_origin, get_type_hints

import msgspec

from overtable.kernel.effect import kinds_of
from overtable.kernel.frame import Frame
from overtable.kernel.state import State, zones_of

S = TypeVar("S", bound=State)

_encoder = msgspec.msgpack.Encoder()


def encode(s: State) -> bytes:
    return _encoder.encode(_saved(s))


_getters: dict[type[State], Callable[[State], tuple[Any, ...]]] = {}


def _saved(s: State) -> tuple[Any, ...]:
    """The values of all saved slots, in their order."""
    kind = type(s)
    if kind not in _getters:
        _getters[kind] = attrgetter(*kind.saved())
    return _getters[kind](s)


def fingerprint(s: State) -> str:
    """A short hash of the whole state."""
    return hashlib.sha256(encode(s)).hexdigest()[:16]


_decoders: dict[type[State], msgspec.msgpack.Decoder[Any]] = {}


def _decoder(kind: type[State], frames: tuple[type[Frame[Any]], ...]) -> msgspec.msgpack.Decoder[Any]:
    if kind in _decoders:
        return _decoders[kind]
    hints = _types(kind)
    fields: list[tuple[str, Any]] = []
    for name in kind.saved():
        fields.append((name, list[Union[frames]] if name == "stack" else hints[name]))  # type: ignore[valid-type]  # noqa: UP007
    saved = msgspec.defstruct(f"Saved{kind.__name__}", fields, array_like=True)
    _decoders[kind] = msgspec.msgpack.Decoder(saved)
    return _decoders[kind]


def _types(kind: type[State]) -> dict[str, Any]:
    """The types of a state's slots; what belongs to its class is left alone."""
    found: dict[str, Any] = {}
    for cls in reversed(kind.__mro__):
        said = {name: t for name, t in vars(cls).get("__annotations__", {}).items() if get_origin(t) is not ClassVar}
        own = type("Own", (), {"__annotations__": said, "__module__": cls.__module__})
        found |= get_type_hints(own, vars(sys.modules[cls.__module__]))
    return found


def decode(kind: type[S], frames: Sequence[type[Frame[Any]]], data: bytes) -> S:
    """The state that was encoded; raises `msgspec.DecodeError` or `ValidationError` on damaged bytes."""
    saved = _decoder(kind, tuple(frames)).decode(data)
    s = object.__new__(kind)
    for name in kind.saved():
        setattr(s, name, getattr(saved, name))
    s.layout = zones_of(kind, s.seats)
    s.kinds = kinds_of(s)
    s.asked = None
    s.waiting = -1
    s.log = None
    s.forget()
    return s
