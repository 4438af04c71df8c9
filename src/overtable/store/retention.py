"""What has become old and is removed, by settings: a bounded number of rows in each transaction, so that nobody waits.

Nothing is kept shorter than its setting says, 0 is for ever, and what an account has played stays unless `replays`
says otherwise.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from overtable.store.keeping import Keeping
from overtable.store.people import SESSION_DAYS
from overtable.store.schema import (
    analysis,
    attendance,
    chat,
    entry,
    event,
    event_entry,
    event_person,
    outage,
    person,
    process,
    replay,
    seat,
    session,
    snapshot,
    spent,
    table,
)
from overtable.store.store import Store

DAY = 86_400_000
BATCH = 100
"""How many are removed in one transaction,"""
BATCHES = 100
"""and in how many of them at one time; what is left comes the next time."""
REST = 0.02
"""Seconds between transactions."""
OUTAGES = 30
"""Days for which outages are kept in any case."""


Removed = dict[str, int]
Ids = list[Any]


async def tidy(store: Store, keeping: Keeping, at: int) -> Removed:
    """Remove what is old; how much of each kind. Running games are the server's (`upkeep.retention`)."""
    account = person.c.password.is_not(None)
    owns = sa.exists().where(account, person.c.id == table.c.owner).correlate(table)
    played = sa.exists().where(account, person.c.id == seat.c.person, seat.c.table_id == table.c.id).correlate(table)
    ended = sa.select(table.c.id).where(table.c.status == "over")
    sits = sa.exists().where(seat.c.person == person.c.id) | sa.exists().where(table.c.owner == person.c.id)
    sits |= sa.exists().where(event_person.c.person == person.c.id)
    seen = sa.func.coalesce(session.c.seen, session.c.expires - SESSION_DAYS * DAY)
    nobody = ~sa.exists().where(attendance.c.table_id == table.c.id)

    def before(days: int) -> int:
        return at - days * DAY

    removed: Removed = {}

    async def remove(what: str, days: int, query: sa.Select[Any], do: Callable[[sa.Connection, Ids], None]) -> None:
        if days:
            removed[what] = await in_batches(store, query, do)

    stale = sa.select(table.c.id).where(table.c.status == "open", table.c.updated < before(keeping.open), nobody)
    await remove("open tables", keeping.open, stale, drop_tables)
    await remove("games", keeping.replays, ended.where(table.c.ended < before(keeping.replays)), drop_tables)
    alone = ended.where(table.c.ended < before(keeping.guest_games), ~owns, ~played)
    await remove("games of guests", keeping.guest_games, alone, drop_tables)
    old = table.c.ended < before(keeping.chats), table.c.updated < before(keeping.chats), table.c.lines > 0
    await remove("chats", keeping.chats, ended.where(*old), drop_chats)
    long_ended = ended.where(table.c.ended < before(keeping.snapshots))
    kept = sa.select(snapshot.c.table_id).where(snapshot.c.table_id.in_(long_ended))
    await remove("snapshots", keeping.snapshots, kept, lambda c, ids: _delete(c, snapshot.c.table_id, ids))
    past_events = sa.select(event.c.id).where(event.c.status.in_(("over", "cancelled")))
    past_events = past_events.where(event.c.updated < before(keeping.events))
    await remove("events", keeping.events, past_events, drop_events)
    never = sa.select(event.c.id).where(event.c.status == "open", event.c.due.is_(None))
    never = never.where(event.c.updated < before(keeping.open))
    await remove("events that never began", keeping.open, never, drop_events)
    here = sa.exists().where(session.c.person == person.c.id, seen > before(keeping.guests))
    guest = person.c.password.is_(None), person.c.created < before(keeping.guests)
    gone = sa.select(person.c.id).where(*guest, ~here, ~sits)
    await remove("guests", keeping.guests, gone, lambda c, ids: _delete(c, person.c.id, ids))

    over = sa.select(session.c.hash).where(session.c.expires < at)
    await remove("sessions", 1, over, lambda c, ids: _delete(c, session.c.hash, ids))
    # A clock that still runs needs to know of every outage since it was started.
    first = sa.select(sa.func.min(table.c.created)).where(table.c.status == "playing").scalar_subquery()
    past = outage.c.until < sa.func.coalesce(first, at)
    outages = sa.select(outage.c.start).where(outage.c.until < before(OUTAGES), past)
    await remove("outages", 1, outages, lambda c, ids: _delete(c, outage.c.start, ids))
    await store.run(lambda c: c.execute(spent.delete().where(spent.c.until < (at - DAY) // 1000)))
    await store.run(lambda c: c.execute(process.delete().where(process.c.at < at - DAY)))
    return {what: number for what, number in removed.items() if number}


async def in_batches(store: Store, query: sa.Select[Any], do: Callable[[sa.Connection, Ids], None]) -> int:
    """Do something with all that a query finds, some at a time; how many they were."""

    def work(c: sa.Connection) -> int:
        ids = list(c.execute(query.limit(BATCH)).scalars())
        if ids:
            do(c, ids)
        return len(ids)

    total = 0
    for _ in range(BATCHES):
        total += (found := await store.run(work))
        if found < BATCH:
            break
        await asyncio.sleep(REST)
    return total


async def idle_games(store: Store, before: int) -> list[str]:
    """Running games in which nothing has happened since, and at which nobody is."""
    nobody = ~sa.exists().where(attendance.c.table_id == table.c.id)
    query = sa.select(table.c.id).where(table.c.status == "playing", table.c.updated < before, nobody).limit(BATCH)
    return await store.run(lambda c: list(c.execute(query).scalars()), writes=False)


def drop_tables(c: sa.Connection, ids: Ids) -> None:
    for part in (attendance, replay, analysis, snapshot, chat, entry, seat):
        c.execute(part.delete().where(part.c.table_id.in_(ids)))
    c.execute(table.delete().where(table.c.id.in_(ids)))


def drop_events(c: sa.Connection, ids: Ids) -> None:
    c.execute(table.update().where(table.c.event.in_(ids)).values(event=None, event_key=None))
    for part in (event_entry, event_person):
        c.execute(part.delete().where(part.c.event.in_(ids)))
    c.execute(event.delete().where(event.c.id.in_(ids)))


def drop_chats(c: sa.Connection, ids: Ids) -> None:
    c.execute(chat.delete().where(chat.c.table_id.in_(ids)))
    c.execute(table.update().where(table.c.id.in_(ids)).values(lines=0, version=table.c.version + 1))


def _delete(c: sa.Connection, key: sa.Column[Any], ids: Ids) -> None:
    c.execute(sa.delete(key.table).where(key.in_(ids)))
