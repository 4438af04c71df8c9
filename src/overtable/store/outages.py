"""When no server lived. Clocks stand still then: nobody loses on time because a machine was down.

Every server beats every few seconds. One that starts and finds the last beat too long ago notes the time between
as an outage.
"""

import sqlalchemy as sa

from overtable.store.schema import beat, outage
from overtable.store.store import Store

BEAT = 3.0
"""Seconds between beats."""
MISSED = 10_000
"""Milliseconds without a beat after which nobody can have been there."""

Outages = list[tuple[int, int]]


async def beat_at(store: Store, at: int) -> Outages:
    """Note that a server lives; returns all outages, with the one that may just have ended."""

    def work(c: sa.Connection) -> Outages:
        last = c.execute(sa.select(beat.c.at).with_for_update()).scalar()
        if last is None:
            c.execute(beat.insert().values(id=1, at=at))
        else:
            c.execute(beat.update().where(beat.c.at < at).values(at=at))
            if at - last > MISSED:
                c.execute(outage.insert().values(start=last, until=at))
        return [(row.start, row.until) for row in c.execute(sa.select(outage).order_by(outage.c.start))]

    return await store.run(work)


def passed(outages: Outages, since: int, until: int) -> int:
    """How many milliseconds passed between two times, without the outages."""
    lost = sum(max(0, min(until, end) - max(since, start)) for start, end in outages)
    return max(0, until - since - lost)
