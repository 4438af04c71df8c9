"""How the fields of a card read on it: each field that says something carries its sentence as an annotation.

    slotless: Annotated[bool, Says("Takes no slot when placed.")] = False

The text of a card is the sentences of the fields that it sets, in the order in which the fields stand.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, get_type_hints

import msgspec

from overtable.games.overpower.words.saying import under
from overtable.games.overpower.words.vocabulary import Words, sentences

Sentence = Callable[[Any, str], "str | list[str]"]
"""From the card and the name of its user: a sentence, several, or none ("")."""


class Says:
    """What a field says when a card sets it: a fixed sentence, or one made from the card."""

    def __init__(self, how: str | Sentence) -> None:
        self.how: Sentence = (lambda card, name: how) if isinstance(how, str) else how


@lru_cache(maxsize=32)
def spoken_fields(cls: type) -> tuple[tuple[str, Any, Sentence], ...]:
    """Field, default and sentence of the fields of a class that say something."""
    hints = get_type_hints(cls, include_extras=True)
    found = []
    for field in msgspec.structs.fields(cls):
        for mark in getattr(hints[field.name], "__metadata__", ()):
            if isinstance(mark, Says):
                found.append((field.name, field.default, mark.how))
    return tuple(found)


def text_of(card: Any, name: str) -> list[str]:
    """The sentences of all fields that the card sets."""
    said: list[str] = []
    cls: type = type(card)
    for field, default, how in spoken_fields(cls):
        if getattr(card, field) != default:
            made = how(card, name)
            said += [made] if isinstance(made, str) else made
    return [t[0].upper() + t[1:] for t in said if t]


def part(field: str) -> Sentence:
    """What a part of a card (an avoid, a cost, a limit) says of itself."""

    def says(card: Any, name: str) -> str:
        said: str = getattr(card, field).says(name)
        return said

    return says


def words(field: str, condition: str) -> Sentence:
    """What a list of words says, under the condition on which they happen."""

    def says(card: Any, name: str) -> list[str]:
        said: Words = getattr(card, field)
        return under(condition, sentences(said, name), name)

    return says
