"""Seasons: quarters of a year, until the hosts of the house set others. What was played in one stays as it was."""

from datetime import UTC, datetime
from itertools import pairwise

from overtable.server.errors import Fault
from overtable.server.ladder.wire import SeasonOut
from overtable.store import ladder
from overtable.store.rows import SeasonRow
from overtable.store.store import Store, now

MOST = 60
"""How many are listed."""
NEVER = 2**53
"""The end of a season of which nobody has said when it ends."""


def quarter(at: int) -> tuple[int, int]:
    """The year and quarter (from 0) of a time."""
    day = datetime.fromtimestamp(at / 1000, UTC)
    return day.year, (day.month - 1) // 3


def begins(year: int, number: int) -> int:
    return round(datetime(year + number // 4, number % 4 * 3 + 1, 1, tzinfo=UTC).timestamp() * 1000)


def calendar(first: int, until: int) -> list[tuple[str, str, int]]:
    """The quarters from the one of the first time on, which begin before the other one: id, name, start."""
    year, number = quarter(first)
    found = []
    while (start := begins(year, number)) < until:
        found.append((f"{year}-{number + 1}", f"{year}, {number + 1}. quarter", start))
        year, number = (year, number + 1) if number < 3 else (year + 1, 0)
    return found


def seasons(first: int, kept: list[SeasonRow], at: int) -> list[SeasonOut]:
    """All that have begun, the newest first."""
    own = [(f"s{row.id}", row.name, row.start) for row in kept if row.start <= at]
    begun = calendar(min(first, at), min([at + 1, *(start for _, _, start in own)])) + own
    upcoming = min((row.start for row in kept if row.start > at), default=None)
    if upcoming is None:
        upcoming = NEVER if own else begins(*_after(at))
    elif not own:
        upcoming = min(upcoming, begins(*_after(at)))
    ends = [after[2] for _, after in pairwise(begun)] + [upcoming]
    found = [SeasonOut(i, name, start, end, end <= at) for (i, name, start), end in zip(begun, ends, strict=True)]
    return found[::-1][:MOST]


def _after(at: int) -> tuple[int, int]:
    year, number = quarter(at)
    return year, number + 1


async def known(store: Store) -> list[SeasonOut]:
    at = now()
    return seasons(await ladder.first_game(store) or at, await ladder.seasons(store), at)


async def named(store: Store, season: str) -> SeasonOut:
    """The season of this id; without one, the season that runs."""
    for found in await known(store):
        if season in ("", found.id):
            return found
    raise Fault("not-found", "There is no such season.")
