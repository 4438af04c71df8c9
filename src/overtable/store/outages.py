"""Which processes serve this store, and when none did. Clocks stand still then: nobody loses on time because a
machine was down.

Every process beats every second. A gap in the beats of all is an outage, and so is the time before a process that comes
and finds nobody alive, however short it was. Whoever writes after a gap beats first (see `House`): so an outage is
known before anything that follows it, and all processes count the same.
"""

import os
import socket

import msgspec
import sqlalchemy as sa

from overtable.store.schema import attendance, beat, outage, process
from overtable.store.store import Store

BEAT = 1.0
"""Seconds between beats."""
MISSED = 2500
"""Milliseconds without a beat after which a process is taken for gone."""
FORGET = 60_000
"""Milliseconds after which one that is gone is forgotten."""

Outages = list[tuple[int, int]]


class Life(msgspec.Struct, frozen=True):
    """All outages, and the other processes that live."""

    outages: Outages
    others: frozenset[str]


def new_process() -> str:
    """A name for this process, which tells others on the same machine how to look for it."""
    return f"{socket.gethostname()[:40]} {os.getpid()} {os.urandom(4).hex()}"


def is_gone(name: str) -> bool:
    """Whether this process ran on this machine and does no longer; of others nobody knows."""
    host, _, rest = name.partition(" ")
    pid = rest.partition(" ")[0]
    if host != socket.gethostname()[:40] or not pid.isdigit():
        return False
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


async def beats(store: Store) -> dict[str, int]:
    """When each process was last known to live."""
    query = sa.select(process.c.name, process.c.at)
    return await store.run(lambda c: {row.name: row.at for row in c.execute(query)}, writes=False)


async def beat_at(store: Store, me: str, at: int, alone: bool = False) -> Life:
    """Note that this process lives. `alone`: it has just come, and nobody else was there until now."""

    def work(c: sa.Connection) -> Life:
        last = c.execute(sa.select(beat.c.at).with_for_update()).scalar()
        if last is None:
            c.execute(beat.insert().values(id=1, at=at))
        else:
            c.execute(beat.update().where(beat.c.at < at).values(at=at))
            if at - last > (0 if alone else MISSED):
                _note(c, last, at)
        if not c.execute(process.update().where(process.c.name == me).values(at=at)).rowcount:
            c.execute(process.insert().values(name=me, at=at))
        c.execute(process.delete().where(process.c.at < at - FORGET))
        c.execute(attendance.delete().where(attendance.c.process.not_in(sa.select(process.c.name))))
        outages = [(row.start, row.until) for row in c.execute(sa.select(outage).order_by(outage.c.start))]
        living = sa.select(process.c.name).where(process.c.at >= at - MISSED, process.c.name != me)
        return Life(outages, frozenset(c.execute(living).scalars()))

    return await store.run(work)


def _note(c: sa.Connection, start: int, until: int) -> None:
    known = c.execute(sa.select(outage.c.until).where(outage.c.start == start)).scalar()
    if known is None:
        c.execute(outage.insert().values(start=start, until=until))
    elif known < until:
        c.execute(outage.update().where(outage.c.start == start).values(until=until))


async def leave(store: Store, me: str) -> None:
    """This process ends, in good order."""

    def work(c: sa.Connection) -> None:
        c.execute(attendance.delete().where(attendance.c.process == me))
        c.execute(process.delete().where(process.c.name == me))

    await store.run(work)


def passed(outages: Outages, since: int, until: int) -> int:
    """How many milliseconds passed between two times, without the outages (which come one after the other)."""
    lost = 0
    for start, end in reversed(outages):
        if end <= since:
            break
        lost += max(0, min(until, end) - max(since, start))
    return max(0, until - since - lost)
