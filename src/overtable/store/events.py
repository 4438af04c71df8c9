"""Events: their row, the entries of their record, who is in them. Every change is one transaction and bumps a version.

As with tables, a change names the version that it was made for, and nothing is written where there is a newer one.
"""

import contextlib
from typing import Any

import msgspec
import sqlalchemy as sa

from overtable.kernel.view import ResultView
from overtable.store.rows import BrokenRow, EntryRow, EventRow, Status, legible, row_of
from overtable.store.schema import event, event_entry, event_person, table
from overtable.store.store import Store, among
from overtable.store.tables import News, tell

PREFIX = "e:"
"""What stands before an event's id where processes tell each other what changed."""
RUNNING = ("drafting", "building", "playing")
LISTED, ENDED = 100, 30
"""How many a list shows that have not ended, and that have."""

ROW = [event.c[name] for name in EventRow.__struct_fields__]


class LoadedEvent(msgspec.Struct):
    row: EventRow
    entries: list[EntryRow]


class EventChange(msgspec.Struct):
    """What one transaction changes: columns, further entries, and who takes which number."""

    columns: dict[str, Any] = {}
    entries: list[EntryRow] = []
    people: dict[int, str] = {}
    left: list[int] = []
    """Numbers of those who are in it no longer."""


async def add_event(store: Store, row: EventRow, most: int) -> bool:
    """False when the owner has so many already that are not over."""

    def work(c: sa.Connection) -> bool:
        mine = sa.select(sa.func.count()).select_from(event)
        mine = mine.where(event.c.owner == row.owner, event.c.status.not_in(("over", "cancelled")))
        if c.execute(mine.where(event.c.broken.is_(None))).scalar_one() >= most:
            return False
        c.execute(event.insert().values(**written(row)))
        return True

    return await store.run(work)


def written(row: EventRow) -> dict[str, Any]:
    return msgspec.structs.asdict(row) | {"facts": msgspec.to_builtins(row.facts)}


async def load_event(store: Store, event_id: str, entries: int = 0) -> LoadedEvent | None:
    """The event with its entries from this number on. Raises `BrokenRow`."""

    def work(c: sa.Connection) -> LoadedEvent | None:
        row = c.execute(sa.select(*ROW).where(event.c.id == event_id)).first()
        if row is None:
            return None
        found = LoadedEvent(row_of(EventRow, row._mapping), [])
        query = sa.select(event_entry.c.line, event_entry.c.at)
        query = query.where(event_entry.c.event == event_id, event_entry.c.n > entries)
        query = query.where(event_entry.c.n <= found.row.length).order_by(event_entry.c.n)
        found.entries = [row_of(EntryRow, e._mapping) for e in c.execute(query).all()]
        if len(found.entries) != max(0, found.row.length - entries):
            raise BrokenRow("entries of its record are missing")
        return found

    return await store.run(work, writes=False)


async def append(store: Store, row: EventRow, change: EventChange, at: int) -> bool:
    """Write the change if the event still has the version of this row; false, and nothing written, otherwise."""
    columns = {**change.columns, "version": row.version + 1, "updated": at, "length": row.length + len(change.entries)}
    if "facts" in columns:
        columns["facts"] = msgspec.to_builtins(columns["facts"])
    still = event.update().where(event.c.id == row.id, event.c.version == row.version).values(**columns)
    news = News(PREFIX + row.id, row.version + 1)

    def work(c: sa.Connection) -> bool:
        if c.execute(still).rowcount != 1:
            return False
        lines = [
            {"event": row.id, "n": n, "line": e.line, "at": e.at} for n, e in enumerate(change.entries, row.length + 1)
        ]
        if lines:
            c.execute(event_entry.insert(), lines)
        for number in change.left:
            gone = event_person.c.event == row.id, event_person.c.number == number
            c.execute(event_person.delete().where(*gone))
        for number, who in change.people.items():
            c.execute(event_person.insert().values(event=row.id, number=number, person=who))
        tell(store, c, news)
        return True

    return await store.run(work)


async def claim_due(store: Store, before: int, again: int, most: int = 50) -> list[str]:
    """Events that are to be tended now. Each is handed to one process, until `again`."""

    def work(c: sa.Connection) -> list[str]:
        query = sa.select(event.c.id, event.c.due).where(event.c.due <= before, event.c.broken.is_(None))
        found = []
        for row in c.execute(query.order_by(event.c.due).limit(most)).all():
            mine = event.update().where(event.c.id == row.id, event.c.due == row.due).values(due=again)
            if c.execute(mine).rowcount == 1:
                found.append(row.id)
        return found

    waits = sa.select(event.c.id).where(event.c.due <= before, event.c.broken.is_(None)).limit(1)
    if not await store.run(lambda c: c.execute(waits).first(), writes=False):
        return []
    return await store.run(work)


async def set_due(store: Store, event_id: str, due: int | None) -> None:
    await store.run(lambda c: c.execute(event.update().where(event.c.id == event_id).values(due=due)))


async def put_aside(store: Store, event_id: str, why: str) -> None:
    """Nothing is expected of this event any more; it is shown as broken."""
    aside = event.update().where(event.c.id == event_id).values(broken=why[:500], due=None)
    await store.run(lambda c: c.execute(aside))


async def is_going_on(store: Store, event_id: str) -> bool:
    """Whether an event is there that is not over."""
    query = sa.select(event.c.id).where(event.c.id == event_id, event.c.status.not_in(("over", "cancelled")))
    return await store.run(lambda c: c.execute(query).first(), writes=False) is not None


async def event_versions(store: Store, ids: list[str]) -> dict[str, int]:
    query = sa.select(event.c.id, event.c.version).where(among(store, event.c.id, ids))
    return await store.run(lambda c: {row.id: row.version for row in c.execute(query)}, writes=False)


async def listed(store: Store, who: str | None, since: int) -> list[tuple[EventRow, int | None, str]]:
    """Events that have not ended, and those that ended since then; each with the number of the one who asks, and why it
    is broken."""
    mine = sa.select(event_person.c.event, event_person.c.number).where(event_person.c.person == (who or ""))
    numbers = mine.subquery()
    wide = event.outerjoin(numbers, numbers.c.event == event.c.id)
    seen = sa.or_(event.c.public, event.c.owner == (who or ""), numbers.c.number.is_not(None))
    query = sa.select(*ROW, numbers.c.number.label("number")).select_from(wide).where(seen)
    ended = event.c.status.in_(("over", "cancelled"))
    going = query.where(~ended).order_by(event.c.updated.desc(), event.c.id).limit(LISTED)
    lately = query.where(ended, event.c.updated >= since).order_by(event.c.updated.desc(), event.c.id).limit(ENDED)

    def work(c: sa.Connection) -> list[tuple[EventRow, int | None, str]]:
        found = []
        for row in [*c.execute(going).all(), *c.execute(lately).all()]:
            values, broken = dict(row._mapping), ""
            number = values.pop("number")
            try:
                one = row_of(EventRow, values)
            except BrokenRow as error:
                try:
                    one, broken = legible(EventRow, values), str(error)
                except StopIteration:
                    continue  # there is nothing in it to be shown
            found.append((one, number, one.broken or broken))
        return found

    return await store.run(work, writes=False)


async def entered(store: Store, who: str) -> int:
    """How many events this person is in that are not over."""
    wide = event_person.join(event, event.c.id == event_person.c.event)
    query = sa.select(sa.func.count()).select_from(wide)
    query = query.where(event_person.c.person == who, event.c.status.not_in(("over", "cancelled")))
    return await store.run(lambda c: c.execute(query).scalar_one(), writes=False)


async def events_of(store: Store, who: str) -> list[str]:
    """The events that this person is in or has made."""
    in_it = sa.select(event_person.c.event).where(event_person.c.person == who)
    query = sa.select(event.c.id).where(sa.or_(event.c.owner == who, event.c.id.in_(in_it)))
    return await store.run(lambda c: list(c.execute(query.order_by(event.c.created)).scalars()), writes=False)


async def rewrite(store: Store, row: EventRow, columns: dict[str, Any], lines: dict[int, str]) -> bool:
    """Write entries anew, without a name that is to be forgotten; false where the event was changed meanwhile."""

    def work(c: sa.Connection) -> bool:
        still = event.update().where(event.c.id == row.id, event.c.version == row.version)
        if c.execute(still.values(version=row.version + 1, **columns)).rowcount != 1:
            return False
        for n, line in lines.items():
            mine = event_entry.c.event == row.id, event_entry.c.n == n
            c.execute(event_entry.update().where(*mine).values(line=line))
        tell(store, c, News(PREFIX + row.id, row.version + 1))
        return True

    return await store.run(work)


class EventTable(msgspec.Struct, frozen=True):
    """What an event looks at of a table of its own."""

    id: str
    event_key: str
    event_seats: list[int]
    status: Status
    result: ResultView | None
    broken: bool


async def tables_at(store: Store, event_id: str) -> list[EventTable]:
    """The tables of an event that make sense, in the order in which they were made."""
    names = ("id", "event_key", "event_seats", "status", "result")
    query = sa.select(*(table.c[n] for n in names), table.c.outdated.is_not(None).label("broken"))
    query = query.where(table.c.event == event_id).order_by(table.c.created, table.c.id)

    def work(c: sa.Connection) -> list[EventTable]:
        found = []
        for row in c.execute(query).all():
            with contextlib.suppress(BrokenRow):
                found.append(row_of(EventTable, {**row._mapping, "broken": bool(row.broken)}))
        return found

    return await store.run(work, writes=False)


async def table_with_key(store: Store, key: str) -> str | None:
    query = sa.select(table.c.id).where(table.c.event_key == key)
    return await store.run(lambda c: c.execute(query).scalar_one_or_none(), writes=False)


async def statuses(store: Store) -> dict[str, int]:
    """How many events there are of each status."""
    query = sa.select(event.c.status, sa.func.count()).group_by(event.c.status)
    return await store.run(lambda c: {row[0]: row[1] for row in c.execute(query)}, writes=False)
