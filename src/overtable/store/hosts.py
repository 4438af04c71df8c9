"""What hosts keep: the order of the house, bans, silences, reports, and the log of what they did.

Every change of what the processes hold in memory (order, bans, silences) gets a new edition in the same transaction: so
each of them notices by one small question.
"""

from typing import Any

import msgspec
import sqlalchemy as sa

from overtable.store.people import folded
from overtable.store.rows import BanRow, DeedRow, Person, ReportedLine, ReportRow, SilenceRow
from overtable.store.schema import ban, deed, order, person, report, silence
from overtable.store.store import Store, now

EDITION = "edition"
BANS = 5000
"""How many bans there may be at a time, and silences."""
REPORTS = 100
"""How many reports, and deeds, are shown at a time."""
OPEN_REPORTS = 2000
"""How many reports may wait."""
BY_COMMAND = "the command line"


class Kept(msgspec.Struct, frozen=True):
    """What every process holds in memory."""

    edition: int
    order: dict[str, Any]
    bans: list[BanRow]
    silences: list[SilenceRow]


class Done(msgspec.Struct, frozen=True):
    """What a host did, for the log."""

    host: str
    what: str
    whom: str = ""
    why: str = ""


async def edition_of(store: Store) -> int:
    query = sa.select(order.c.value).where(order.c.name == EDITION)
    return int(await store.run(lambda c: c.execute(query).scalar_one_or_none(), writes=False) or 0)


async def kept(store: Store) -> Kept:
    """All of it, but for what is over."""

    def work(c: sa.Connection) -> Kept:
        at = now()
        found = {row.name: row.value for row in c.execute(sa.select(order))}
        bans = c.execute(sa.select(ban).where(lasts(ban, at)).order_by(ban.c.id.desc()).limit(BANS))
        silences = c.execute(sa.select(silence).where(lasts(silence, at)).order_by(silence.c.at.desc()).limit(BANS))
        return Kept(
            int(found.pop(EDITION, 0)),
            found,
            [BanRow(**row._mapping) for row in bans],
            [SilenceRow(**row._mapping) for row in silences],
        )

    return await store.run(work, writes=False)


def lasts(kind: sa.Table, at: int) -> sa.ColumnElement[bool]:
    return sa.or_(kind.c.until.is_(None), kind.c.until > at)


async def set_order(store: Store, values: dict[str, Any], done: Done) -> None:
    def work(c: sa.Connection) -> None:
        for name, value in values.items():
            put(c, name, value)
        note(c, done, renew=True)

    await store.run(work)


async def add_ban(store: Store, row: BanRow, done: Done) -> bool:
    """False where there are as many as there may be."""

    def work(c: sa.Connection) -> bool:
        c.execute(ban.delete().where(sa.not_(lasts(ban, now()))))
        if c.execute(sa.select(sa.func.count()).select_from(ban)).scalar_one() >= BANS:
            return False
        values = msgspec.structs.asdict(row)
        del values["id"]
        c.execute(ban.insert().values(**values))
        note(c, done, renew=True)
        return True

    return await store.run(work)


async def drop_ban(store: Store, number: int, host: str) -> bool:
    return await lift(store, ban, ban.c.id == number, Done(host, "lifted a ban"))


async def add_silence(store: Store, row: SilenceRow, done: Done) -> None:
    def work(c: sa.Connection) -> None:
        c.execute(silence.delete().where(sa.or_(silence.c.person == row.person, sa.not_(lasts(silence, now())))))
        c.execute(silence.insert().values(**msgspec.structs.asdict(row)))
        note(c, done, renew=True)

    await store.run(work)


async def drop_silence(store: Store, who: str, host: str) -> bool:
    return await lift(store, silence, silence.c.person == who, Done(host, "lets them speak again"))


async def lift(store: Store, kind: sa.Table, which: sa.ColumnElement[bool], done: Done) -> bool:
    """Take a ban or a silence back; false where there is none."""

    def work(c: sa.Connection) -> bool:
        row = c.execute(sa.select(kind.c.name).where(which)).first()
        if row is None:
            return False
        c.execute(kind.delete().where(which))
        note(c, msgspec.structs.replace(done, whom=row.name), renew=True)
        return True

    return await store.run(work)


async def add_report(store: Store, row: ReportRow) -> str:
    """`ok`, or `again` where this person has reported that one here and nobody has settled it, or `full`."""

    def work(c: sa.Connection) -> str:
        waits = report.c.settled.is_(None)
        same = sa.select(report.c.id).where(waits, report.c.by == row.by, report.c.whom == row.whom)
        if c.execute(same.where(report.c.table_id == row.table_id)).first() is not None:
            return "again"
        if c.execute(sa.select(sa.func.count()).select_from(report).where(waits)).scalar_one() >= OPEN_REPORTS:
            return "full"
        values = msgspec.structs.asdict(row) | {"lines": msgspec.to_builtins(row.lines)}
        del values["id"]
        c.execute(report.insert().values(**values))
        return "ok"

    return await store.run(work)


async def reports(store: Store) -> list[ReportRow]:
    """Those that wait, the oldest first, and then those settled last."""
    waiting = sa.select(report).where(report.c.settled.is_(None)).order_by(report.c.id).limit(REPORTS)
    settled = sa.select(report).where(report.c.settled.is_not(None)).order_by(report.c.settled.desc()).limit(20)

    def work(c: sa.Connection) -> list[ReportRow]:
        return [reported(row) for query in (waiting, settled) for row in c.execute(query)]

    return await store.run(work, writes=False)


def reported(row: Any) -> ReportRow:
    return ReportRow(**{**row._mapping, "lines": msgspec.convert(row.lines, list[ReportedLine])})


async def settle_report(store: Store, number: int, host: str, said: str) -> bool:
    def work(c: sa.Connection) -> bool:
        row = c.execute(sa.select(report.c.whom_name).where(report.c.id == number, report.c.settled.is_(None))).first()
        if row is None:
            return False
        values = {"settled": now(), "settled_by": host, "done": said}
        c.execute(report.update().where(report.c.id == number).values(**values))
        note(c, Done(host, "settled a report", row.whom_name, said))
        return True

    return await store.run(work)


async def write_down(store: Store, done: Done) -> None:
    await store.run(lambda c: note(c, done))


async def deeds(store: Store, before: int | None = None) -> list[DeedRow]:
    query = sa.select(deed).order_by(deed.c.id.desc()).limit(REPORTS)
    if before is not None:
        query = query.where(deed.c.id < before)
    return await store.run(lambda c: [DeedRow(**row._mapping) for row in c.execute(query)], writes=False)


async def person_by_id(store: Store, who: str) -> Person | None:
    query = sa.select(person).where(person.c.id == who)
    row = await store.run(lambda c: c.execute(query).first(), writes=False)
    return None if row is None else Person(row.id, row.name, row.password is None, row.host)


async def make_host(store: Store, name: str, on: bool) -> Person | None:
    """The account that was made a host, or is one no longer; nothing where there is none."""

    def work(c: sa.Connection) -> Person | None:
        named = sa.and_(person.c.folded == folded(name), person.c.password.is_not(None))
        row = c.execute(sa.select(person).where(named)).first()
        if row is None:
            return None
        c.execute(person.update().where(person.c.id == row.id).values(host=on))
        note(c, Done(BY_COMMAND, "made a host" if on else "is no host any more", row.name))
        return Person(row.id, row.name, False, on)

    return await store.run(work)


async def hosts(store: Store) -> list[str]:
    query = sa.select(person.c.name).where(person.c.host).order_by(person.c.name)
    return await store.run(lambda c: list(c.execute(query).scalars()), writes=False)


def note(c: sa.Connection, done: Done, renew: bool = False) -> None:
    """Write down what was done; with `renew`, all processes look at what they hold in memory."""
    what = {"host": done.host, "what": done.what, "whom": done.whom[:120], "why": done.why}
    c.execute(deed.insert().values(at=now(), **what))
    if renew:
        renewed(c)


def renewed(c: sa.Connection) -> None:
    found = c.execute(sa.select(order.c.value).where(order.c.name == EDITION).with_for_update()).scalar_one_or_none()
    put(c, EDITION, max(int(found or 0) + 1, now()))


def put(c: sa.Connection, name: str, value: Any) -> None:
    if not c.execute(order.update().where(order.c.name == name).values(value=value)).rowcount:
        c.execute(order.insert().values(name=name, value=value))
