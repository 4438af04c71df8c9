"""What the things at a table are called: how a scenario finds them by name, and knows a name that nothing has.

A thing is called by its name (`Game.name_of`) or by one of its further names (`Game.aliases`); capitals do not count.
Whoever writes a scenario may name what a seat does not see, so names are looked up as everybody knows them.
"""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

from overtable.kernel.game import Game
from overtable.kernel.refs import CARD, index_of, kind_of, word
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import seat as seat_ref
from overtable.kernel.state import State

Name = str | int
"""A thing by its name, or by its reference."""


def names_of(game: Game[Any], s: State, reference: int, watcher: int) -> list[str]:
    """All names by which this watcher may call a thing now."""
    return list(dict.fromkeys([game.name_of(s, reference, watcher), *game.aliases(s, reference, watcher)]))


def is_called(game: Game[Any], s: State, reference: int, name: Name, watcher: int) -> bool:
    if reference == name:
        return True
    return isinstance(name, str) and name.casefold() in [n.casefold() for n in names_of(game, s, reference, watcher)]


def things(game: Game[Any], s: State, watcher: int) -> Iterator[int]:
    """Everything at the table that has a name; this watcher's cards come first."""
    mine = [c for c, z in enumerate(s.where) if s.layout[z].owner == watcher]
    yield from map(card_ref, mine)
    yield from (card_ref(c) for c in range(len(s.printing)) if s.layout[s.where[c]].owner != watcher)
    yield from map(seat_ref, range(s.seats))
    yield from map(word, range(len(game.words)))
    yield from game.things(s)


def find_thing(game: Game[Any], s: State, name: Name, watcher: int) -> int | None:
    """The first thing at the table with this name, in the eyes of this watcher or of whoever sees it."""
    if isinstance(name, int):
        return name if name in things(game, s, watcher) or kind_of(name) != CARD else None
    wanted = name.casefold()
    for eyes in (watcher, *(w for w in range(s.seats + 1) if w != watcher)):
        for thing in things(game, s, watcher):
            if wanted in [n.casefold() for n in names_of(game, s, thing, eyes)]:
                return thing
    return next((t for t in things(game, s, watcher) if wanted == printed_name(game, s, t).casefold()), None)


def printed_name(game: Game[Any], s: State, thing: int) -> str:
    """What is printed on a card, whoever knows it; "" for anything else."""
    return str(game.catalogue_at(s)[s.printing[index_of(thing)]].name) if kind_of(thing) == CARD else ""


def nearest_names(game: Game[Any], s: State, name: Name, watcher: int) -> list[str]:
    """Names of things at the table that look like this one."""
    known = {n.casefold(): n for t in things(game, s, watcher) for n in names_of(game, s, t, watcher)}
    known |= {n.casefold(): n for t in things(game, s, watcher) if (n := printed_name(game, s, t))}
    return [known[n] for n in get_close_matches(str(name).casefold(), known, n=3)]
