"""Words for people: a template and what fills it. Prompts, reasons and log lines are all messages.

The template is the key of the message catalogue, as gettext does it: English in the code, other languages by
looking the template up. `{0}`, `{1}` stand for the arguments: references are shown by name, numbers as they are.
The words around an argument follow it:

    {0} {0:draw|draws} {1}              you draw Ana; player 2 draws a card
    {0} {0:take|takes} {1} {1:hit|hits} Ana takes 1 hit; you take 3 hits
    {0:'s} turn                         your turn; player 2's turn
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from string import Formatter

import msgspec

from overtable.kernel.refs import is_ref


class Message(msgspec.Struct, frozen=True, gc=False):
    text: str
    args: tuple[int | str, ...] = ()


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why something is not allowed: a rule of the game's ledger, and a sentence about this very case."""

    rule: str
    text: str
    args: tuple[int | str, ...] = ()


class Refused(Exception):
    """An answer that is not offered. Nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.text} [{reason.rule}]")
        self.reason = reason


YOU = "you"


class Called(str):
    """A thing by its name in a template, which the words around it can follow."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        """`a|b`: a with "you" and with 1, else b; `'s`: whose."""
        if spec == "'s":
            return "your" if self == YOU else f"{self!s}'s"
        one, bar, many = spec.partition("|")
        if bar:
            return one if self in (YOU, "1") else many
        return str(self)


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A bit of a sentence; one that names a thing says which."""

    text: str
    thing: int | None = None


def pieces(message: Message | Reason, name: Callable[[int], str]) -> list[Piece]:
    """The message in words, cut where it names a thing; `name` turns a reference into what the reader may call it."""
    found: list[Piece] = []
    for plain, place, spec in _parts(message.text):
        if plain:
            found.append(Piece(plain))
        if place >= 0:
            arg = message.args[place]
            thing = arg if isinstance(arg, int) and is_ref(arg) else None
            text = format(Called(arg if thing is None else name(thing)), spec)
            found.append(Piece(text, None if spec else thing))
    return found


@lru_cache(maxsize=4096)
def _parts(text: str) -> list[tuple[str, int, str]]:
    """A template in parts: plain text, the argument that follows it (-1: none), and how that is formatted."""
    parsed = Formatter().parse(text)
    return [(plain, -1 if place is None else int(place), spec or "") for plain, place, spec, _ in parsed]


def say(message: Message | Reason, name: Callable[[int], str]) -> str:
    """The message in words."""
    return "".join(piece.text for piece in pieces(message, name))


def joined(messages: Sequence[Message], between: str = " ") -> Message | None:
    """Several messages as one; nothing when there are none."""
    if not messages:
        return None
    texts: list[str] = []
    args: list[int | str] = []
    for message in messages:
        texts.append(_renumbered(message.text, len(args)))
        args += message.args
    return Message(between.join(texts), tuple(args))


def _renumbered(text: str, by: int) -> str:
    return re.sub(r"\{(\d+)", lambda found: f"{{{int(found[1]) + by}", text)
