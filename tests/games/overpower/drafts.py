"""Drafts as these tests speak of them: who picks now, what lies open, and picks by rule where names do not matter."""

from collections.abc import Callable, Collection
from typing import Any

from overtable.games import find
from overtable.kernel.limited import Limited
from overtable.scenario import Seat, Table, scenario

DRAFT: Limited[Any] = find("overpower-draft")  # type: ignore[assignment]


def draft(seats: int, seed: int = 0, mode: str = "draft") -> Table[Any]:
    return scenario(DRAFT.id, mode, seed, seats=seats)


def open_people(table: Table[Any]) -> list[str]:
    """The characters of the stacks that lie on the table."""
    return [name for seat in picking(table)[:1] for name in seat.offered("take")]


def picking(table: Table[Any]) -> list[Seat[Any]]:
    return [table.seats[n] for n in table.asked]


def go_on(table: Table[Any], until: Callable[[], bool], wanted: dict[int, Collection[str]] | None = None) -> list[int]:
    """Answer until something holds, or the end: whoever wants characters takes those that lie open, the first named
    first; all others take the
    first that nobody wants. Who picked, in order."""
    seen: list[int] = []
    everybody = {name for names in (wanted or {}).values() for name in names}
    while table.asked and not until():
        seat = picking(table)[0]
        mine = (wanted or {}).get(seat.number, ())
        named = [(DRAFT.name_of(table.state, o.refs[0], seat.number), o) for o in seat.options()]
        liked = [o for like in mine for name, o in named if name == like]
        liked = liked or [o for name, o in named if name not in everybody]
        table.answer(seat.number, (liked or [o for _, o in named])[0])
        seen.append(seat.number)
    return seen


def finished(table: Table[Any], wanted: dict[int, Collection[str]] | None = None) -> list[int]:
    return go_on(table, lambda: False, wanted)
