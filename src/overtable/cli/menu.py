"""A menu over options: narrowed step by step, so that sixty answers are read a few at a time.

The things of an option come in the order in which a person names them: verb, card, place, target. A menu groups
the options that are left by their next thing; choosing a group leaves its options.
"""

from typing import Any

import msgspec

from overtable.kernel.game import Game
from overtable.kernel.option import Option
from overtable.kernel.state import State

FEW = 9
"""So many whole answers are listed at once."""
MANY = 20
"""With more groups than this the verb alone comes first."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a menu: the options it stands for, and how many things of them it fixes (the verb is the first)."""

    label: str
    options: tuple[Option, ...]
    depth: int


def menu(game: Game[Any], s: State, seat: int, options: list[Option], depth: int = 0) -> list[Entry]:
    """The lines to choose from among these options, which agree in their first `depth` things."""
    if len(options) <= FEW:
        return [Entry(game.option_text(s, o, seat), (o,), 1 + len(o.refs)) for o in options]
    for deeper in [2, 1] if depth == 0 else range(depth + 1, 2 + max(len(o.refs) for o in options)):
        groups = grouped(options, deeper)
        if len(groups) > 1 and (len(groups) <= MANY or deeper != 2 or depth):
            return [_entry(game, s, seat, group, deeper) for group in groups]
    return (
        menu(game, s, seat, options, 1)
        if depth == 0
        else [Entry(game.option_text(s, o, seat), (o,), 1 + len(o.refs)) for o in options]
    )


def grouped(options: list[Option], depth: int) -> list[list[Option]]:
    """The options by their first `depth` things, in order of offer."""
    groups: dict[tuple[str | int, ...], list[Option]] = {}
    for o in options:
        things: tuple[str | int, ...] = (o.verb, *o.refs)
        groups.setdefault(things[:depth], []).append(o)
    return list(groups.values())


def _entry(game: Game[Any], s: State, seat: int, group: list[Option], depth: int) -> Entry:
    first = group[0]
    if len(group) == 1:
        return Entry(game.option_text(s, first, seat), (first,), 1 + len(first.refs))
    text = game.option_text(s, Option(first.verb, first.refs[: depth - 1]), seat)
    return Entry(f"{text} …  ({len(group)} ways)", tuple(group), depth)
