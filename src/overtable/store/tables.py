"""Tables: their row, seats, record and chat. Every change is one transaction, and bumps the table's version.

A change names the version that it was made for. If somebody else changed the table since, nothing is written and
the caller looks again: so any number of processes may serve one table.
"""

import contextlib
from collections.abc import Mapping
from typing import Any

import msgspec
import sqlalchemy as sa

from overtable.store import ratings
from overtable.store.people import hashed
from overtable.store.ready import Ready, driver_of
from overtable.store.rows import BrokenRow, ChatRow, EntryRow, SeatRow, SnapshotRow, TableRow, legible, row_of
from overtable.store.schema import analysis, attendance, chat, entry, replay, seat, snapshot, table
from overtable.store.store import Store, among


class Loaded(msgspec.Struct):
    """A table, or what is new of it: `entries` and `chat` begin where the question did."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    chat: list[ChatRow]
    snapshot: SnapshotRow | None = None
    broken: str = ""
    """In a list: why it makes no sense; then the rows hold what can be read."""


class Change(msgspec.Struct):
    """What one transaction changes: columns of the row, seats by number, new entries, a line of chat, ratings."""

    columns: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}
    entries: list[EntryRow] = []
    chat: ChatRow | None = None
    snapshot: SnapshotRow | None = None
    rated: ratings.Rated | None = None

    @property
    def is_plain(self) -> bool:
        """Whether it is nothing but answers, and what follows from them."""
        return not self.seats and self.chat is None and self.columns.keys() <= FOLLOWS

    def answers(self, at: int) -> "Answers | None":
        """What other processes can follow without reading the table again; nothing where they must read it."""
        return Answers(self.columns, self.entries, at) if self.entries and self.is_plain else None


class Answers(msgspec.Struct, frozen=True, array_like=True):
    """A change that is nothing but answers, as processes tell each other of it."""

    columns: dict[str, Any]
    entries: list[EntryRow]
    at: int


class News(msgspec.Struct, frozen=True, array_like=True):
    """That a table has a new version, or (without one) that somebody came or went."""

    table: str
    version: int | None = None
    answers: Answers | None = None

    def written(self) -> str:
        text = msgspec.json.encode(self)
        if len(text) > LONGEST_NEWS:
            text = msgspec.json.encode(News(self.table, self.version))
        return text.decode()


FOLLOWS = {"asked", "undo_by", "undo_yes", "due", "program", "rules", "cards", "state_hash"}
"""Columns that an answer sets."""
CHAT_KEPT = 200
"""How many lines of a table's chat are read and sent: the newest ones."""
PAGE = 50
"""How many tables a list shows at a time."""
CHANNEL = "overtable_table"
"""Where PostgreSQL tells the other processes of a change."""
LONGEST_NEWS = 7900
"""PostgreSQL tells nothing of 8,000 bytes or more."""

ROW = [table.c[name] for name in TableRow.__struct_fields__]
SEAT = [seat.c[name] for name in SeatRow.__struct_fields__]
CHAT = [chat.c[name] for name in ChatRow.__struct_fields__]

IF_STILL = Ready(
    table.update().where(table.c.id == sa.bindparam("table_id"), table.c.version == sa.bindparam("known_version"))
)
NEW_ENTRY = Ready(entry.insert())


async def add_table(store: Store, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
    await store.run(lambda c: put_table(c, row, seats, entries))


def put_table(c: sa.Connection, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
    """The same within a transaction."""
    c.execute(table.insert().values(**msgspec.structs.asdict(row)))
    c.execute(seat.insert(), [msgspec.structs.asdict(s) for s in seats])
    _append(c, row.id, 0, entries)


async def load(store: Store, table_id: str, entries: int = 0, lines: int = 0) -> Loaded | None:
    """The table, with the entries and lines of chat from these numbers on; the snapshot only from the start. Raises
    `BrokenRow`."""

    def work(c: sa.Connection) -> Loaded | None:
        row = c.execute(sa.select(*ROW).where(table.c.id == table_id)).first()
        if row is None:
            return None
        # All rows are fetched before one is read: a cursor that is left open would hold on to what it saw.
        seats = c.execute(sa.select(*SEAT).where(seat.c.table_id == table_id).order_by(seat.c.number)).all()
        found = Loaded(row_of(TableRow, row._mapping), [row_of(SeatRow, s._mapping) for s in seats], [], [])
        if [s.number for s in found.seats] != list(range(len(found.seats))) or not found.seats:
            raise BrokenRow("its seats are not there")
        if found.row.length > entries:
            query = sa.select(entry.c.line, entry.c.at).where(entry.c.table_id == table_id, entry.c.n > entries)
            query = query.where(entry.c.n <= found.row.length)  # as far as the row that was read tells of
            found.entries = [row_of(EntryRow, e._mapping) for e in c.execute(query.order_by(entry.c.n)).all()]
        if found.row.lines > lines:
            first = max(lines, found.row.lines - CHAT_KEPT)
            query = sa.select(*CHAT).where(chat.c.table_id == table_id, chat.c.n >= first)
            found.chat = [row_of(ChatRow, line._mapping) for line in c.execute(query.order_by(chat.c.n)).all()]
        if not entries and found.row.length:
            kept = c.execute(sa.select(snapshot).where(snapshot.c.table_id == table_id)).first()
            found.snapshot = SnapshotRow(kept.n, kept.version, kept.data) if kept else None
        return found

    return await store.run(work, writes=False)


async def commit(store: Store, table_id: str, version: int, change: Change, at: int, length: int) -> bool:
    """Write the change if the table still has this version; false, and nothing written, otherwise."""
    columns = {**change.columns, "version": version + 1, "updated": at}
    if change.entries:
        columns["length"] = length + len(change.entries)
    if change.chat is not None:
        columns["lines"] = change.chat.n + 1

    news = News(table_id, version + 1, change.answers(at))
    still = {**columns, "table_id": table_id, "known_version": version}
    if not store.sqlite and news.answers is not None and change.snapshot is None and change.rated is None:
        return await store.run(lambda c: _answer(store, c, still, length, news), alone=True)

    def work(c: sa.Connection) -> bool:
        if IF_STILL.run(c, still) != 1:
            return False
        _append(c, table_id, length, change.entries)
        for number, values in change.seats.items():
            c.execute(seat.update().where(seat.c.table_id == table_id, seat.c.number == number).values(**values))
        if change.chat is not None:
            c.execute(chat.insert().values(table_id=table_id, **msgspec.structs.asdict(change.chat)))
        if change.snapshot is not None:
            c.execute(snapshot.delete().where(snapshot.c.table_id == table_id))
            c.execute(snapshot.insert().values(table_id=table_id, **msgspec.structs.asdict(change.snapshot)))
        if change.rated is not None:
            ratings.apply(c, change.rated, table_id, at)
        tell(store, c, news)
        return True

    return await store.run(work)


ANSWER = """
    WITH still AS ({update} RETURNING id),
    written AS (
        INSERT INTO entry (table_id, n, line, at)
        SELECT still.id, e.n, e.line, e.at
        FROM still, unnest(%(ns)s::int[], %(lines)s::text[], %(ats)s::bigint[]) AS e (n, line, at)
    )
    SELECT {tell} FROM still
"""
TELL = "pg_notify(%(channel)s, %(news)s)"


def _answer(store: Store, c: sa.Connection, still: dict[str, Any], length: int, news: News) -> bool:
    """The same for PostgreSQL and nothing but answers, in one statement: each costs a way there and back."""
    assert news.answers is not None
    entries = news.answers.entries
    update, given = IF_STILL.put(c, still)
    given |= {
        "ns": [*range(length + 1, length + 1 + len(entries))],
        "lines": [e.line for e in entries],
        "ats": [e.at for e in entries],
    }
    if store.tells:
        given |= {"channel": CHANNEL, "news": news.written()}
    text = ANSWER.format(update=update, tell=TELL if store.tells else "true")
    return int(driver_of(c).execute(text, given).rowcount) == 1


def tell(store: Store, c: sa.Connection, news: News) -> None:
    """Let the other processes know, when the transaction ends well."""
    if not store.sqlite and store.tells:
        c.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, news.written()))


def _append(c: sa.Connection, table_id: str, length: int, entries: list[EntryRow]) -> None:
    for n, e in enumerate(entries, length + 1):
        NEW_ENTRY.run(c, {"table_id": table_id, "n": n, "line": e.line, "at": e.at})


async def drop_table(store: Store, table_id: str) -> None:
    async with store.write() as c:
        for part in (attendance, replay, analysis, snapshot, chat, entry, seat):
            await c.execute(part.delete().where(part.c.table_id == table_id))
        await c.execute(table.delete().where(table.c.id == table_id))


async def seat_with_token(store: Store, table_id: str, token: str) -> int | None:
    query = sa.select(seat.c.number).where(seat.c.table_id == table_id, seat.c.token == hashed(token))
    return await store.run(lambda c: c.execute(query).scalar_one_or_none(), writes=False)


async def public_tables(
    store: Store, game: str | None, statuses: list[str], before: tuple[int, str] | None = None, most: int = PAGE
) -> list[Loaded]:
    """Public tables, those first that were changed last; with `before`, those that come after that time and id."""
    query = sa.select(*ROW).where(table.c.public, table.c.status.in_(statuses), table.c.event.is_(None))
    query = query.where(sa.or_(table.c.status == "over", table.c.outdated.is_(None)))
    if game is not None:
        query = query.where(table.c.game == game)
    if before is not None:
        query = query.where(sa.tuple_(table.c.updated, table.c.id) < sa.tuple_(*before))
    return await _summaries(store, query.order_by(table.c.updated.desc(), table.c.id.desc()).limit(most))


async def tables_of(store: Store, who: str, ended: int = 50) -> list[Loaded]:
    """The tables where this person sits: those that run first, then the newest ended ones."""
    mine = sa.select(seat.c.table_id).where(seat.c.person == who)
    query = sa.select(*ROW).where(table.c.id.in_(mine))
    order = table.c.updated.desc()
    running = await _summaries(store, query.where(table.c.status != "over").order_by(order).limit(200))
    return running + await _summaries(store, query.where(table.c.status == "over").order_by(order).limit(ended))


async def running_tables(store: Store, who: str) -> int:
    """How many tables of this person are open or being played; those that cannot be played on do not count, nor those
    of events."""
    mine = sa.select(seat.c.table_id).where(seat.c.person == who)
    query = sa.select(sa.func.count()).select_from(table)
    query = query.where(table.c.status != "over", sa.or_(table.c.id.in_(mine), table.c.owner == who))
    query = query.where(table.c.outdated.is_(None), table.c.event.is_(None))
    return await store.run(lambda c: c.execute(query).scalar_one(), writes=False)


async def due_tables(store: Store, before: int, most: int = 200) -> list[str]:
    """Tables that should have done something by themselves before this time."""
    query = sa.select(table.c.id).where(table.c.status == "playing", table.c.due <= before)
    query = query.where(table.c.outdated.is_(None))
    query = query.order_by(table.c.due).limit(most)
    return await store.run(lambda c: list(c.execute(query).scalars()), writes=False)


async def put_due(store: Store, table_id: str, version: int, due: int | None) -> None:
    """When this table must do something by itself, as of this version; if there is a newer one, that knows better."""
    still = table.update().where(table.c.id == table_id, table.c.version == version)
    await store.run(lambda c: c.execute(still.values(due=due)))


async def set_aside(store: Store, table_id: str, broken: str | None = None) -> None:
    """Nothing is expected of this table any more, until somebody opens it or it is changed; one that is broken is noted
    as such, and is in no list but its owner's."""
    aside = table.update().where(table.c.id == table_id)
    values: dict[str, Any] = {"due": None}
    if broken is not None:
        values["outdated"] = broken
    await store.run(lambda c: c.execute(aside.values(**values)))


async def leave_broken(store: Store, table_id: str, who: str) -> bool:
    """Take somebody out of a table that nobody can open; false when they do not sit there."""

    def work(c: sa.Connection) -> bool:
        mine = seat.update().where(seat.c.table_id == table_id, seat.c.person == who)
        left = c.execute(mine.values(person=None, token=None)).rowcount
        left += c.execute(
            table.update().where(table.c.id == table_id, table.c.owner == who).values(owner=None)
        ).rowcount
        return left > 0

    return await store.run(work)


async def note_outdated(store: Store, table_id: str, why: str | None, resumed: dict[str, int] | None) -> bool:
    """Note why a table cannot be followed, or that it can again; false when somebody else has noted it meanwhile."""
    unknown = table.c.outdated.is_(None) if why else table.c.outdated.is_not(None)
    note = table.update().where(table.c.id == table_id, unknown).values(outdated=why, resumed=resumed)
    return await store.run(lambda c: c.execute(note).rowcount == 1)


async def running_rows(store: Store, who: str) -> list[TableRow]:
    """The games of this person that are being played."""
    mine = sa.select(seat.c.table_id).where(seat.c.person == who)
    query = sa.select(*ROW).where(table.c.status == "playing", table.c.outdated.is_(None))
    query = query.where(sa.or_(table.c.id.in_(mine), table.c.owner == who)).limit(100)

    def work(c: sa.Connection) -> list[TableRow]:
        found = []
        for row in c.execute(query).all():
            with contextlib.suppress(BrokenRow):
                found.append(row_of(TableRow, row._mapping))
        return found

    return await store.run(work, writes=False)


async def versions(store: Store, ids: list[str]) -> dict[str, int]:
    query = sa.select(table.c.id, table.c.version).where(among(store, table.c.id, ids))
    return await store.run(lambda c: {row.id: row.version for row in c.execute(query)}, writes=False)


async def _summaries(store: Store, query: sa.Select[Any]) -> list[Loaded]:
    """Rows and seats; one that makes no sense is among them, and says so."""

    def work(c: sa.Connection) -> list[Loaded]:
        found = {row.id: _listed(row._mapping) for row in c.execute(query).all()}
        seats = sa.select(*SEAT).where(seat.c.table_id.in_(list(found))).order_by(seat.c.number)
        for s in c.execute(seats).all() if found else ():
            one = found[s.table_id]
            try:
                one.seats.append(row_of(SeatRow, s._mapping))
            except BrokenRow as error:
                one.seats.append(legible(SeatRow, s._mapping))
                one.broken = str(error)
        return list(found.values())

    return await store.run(work, writes=False)


def _listed(found: Mapping[Any, Any]) -> Loaded:
    try:
        return Loaded(row_of(TableRow, found), [], [], [])
    except BrokenRow as error:
        return Loaded(legible(TableRow, found), [], [], [], broken=str(error))
