"""The queue of those who look for an opponent, shared by all processes; a pair and its table are one transaction."""

import msgspec
import sqlalchemy as sa

from overtable.store.rows import QuickRow, SeatRow, TableRow
from overtable.store.schema import quick, rating, table
from overtable.store.store import Store
from overtable.store.tables import put_table

ROW = [quick.c[name] for name in QuickRow.__struct_fields__]
MOST = 500
"""How many are looked at together."""


class Taken(Exception):
    """Somebody of a pair waits no longer, or has a game already."""


async def wait(store: Store, row: QuickRow) -> None:
    """Wait from now on, for this and nothing else."""

    def work(c: sa.Connection) -> None:
        c.execute(quick.delete().where(quick.c.person == row.person))
        c.execute(quick.insert().values(**msgspec.structs.asdict(row)))

    await store.run(work)


async def row_of(store: Store, who: str) -> QuickRow | None:
    query = sa.select(*ROW).where(quick.c.person == who)
    found = await store.run(lambda c: c.execute(query).first(), writes=False)
    return None if found is None else QuickRow(*found)


async def is_played(store: Store, table_id: str) -> bool:
    """Whether the game that was found still goes on."""
    query = sa.select(table.c.status).where(table.c.id == table_id)
    return await store.run(lambda c: c.execute(query).scalar_one_or_none(), writes=False) == "playing"


async def seen(store: Store, who: str, at: int) -> None:
    """This person still waits."""
    mine = quick.update().where(quick.c.person == who, quick.c.table_id.is_(None))
    await store.run(lambda c: c.execute(mine.values(seen=at)))


async def leave(store: Store, who: str) -> None:
    await store.run(lambda c: c.execute(quick.delete().where(quick.c.person == who)))


async def waiting(store: Store, since: int) -> list[QuickRow]:
    """Those who wait and were seen since then, who waits longest first."""
    query = sa.select(*ROW).where(quick.c.table_id.is_(None), quick.c.seen >= since)
    query = query.order_by(quick.c.since, quick.c.person).limit(MOST)
    return await store.run(lambda c: [QuickRow(*row) for row in c.execute(query)], writes=False)


async def count(store: Store, game: str, mode: str, legality: str, since: int) -> int:
    query = sa.select(sa.func.count()).select_from(quick).where(quick.c.table_id.is_(None), quick.c.seen >= since)
    query = query.where(quick.c.game == game, quick.c.mode == mode, quick.c.legality == legality)
    return await store.run(lambda c: c.execute(query).scalar_one(), writes=False)


async def pair(store: Store, people: list[QuickRow], row: TableRow, seats: list[SeatRow]) -> bool:
    """These have found each other: their table is made. False, and nothing made, where one of them waits no longer as
    they did."""

    def work(c: sa.Connection) -> None:
        for one in sorted(people, key=lambda p: p.person):  # always in the same order: no two wait for each other
            still = sa.and_(quick.c.person == one.person, quick.c.since == one.since, quick.c.table_id.is_(None))
            if c.execute(quick.update().where(still).values(table_id=row.id)).rowcount != 1:
                raise Taken
        put_table(c, row, seats, [])

    try:
        await store.run(work)
    except Taken:
        return False
    return True


async def forget(store: Store, seen: int, paired: int) -> None:
    """Those who are gone, and those who found a game long ago."""
    gone = sa.and_(quick.c.table_id.is_(None), quick.c.seen < seen)
    found = sa.and_(quick.c.table_id.is_not(None), quick.c.seen < paired)
    await store.run(lambda c: c.execute(quick.delete().where(sa.or_(gone, found))))


async def mu_of(store: Store, who: str, game: str, format: str) -> float | None:
    """What somebody's strength is taken for; of a format that they have not played, from before formats were told
    apart."""
    query = sa.select(rating.c.mu).where(rating.c.person == who, rating.c.game == game)
    query = query.where(rating.c.format.in_([format, ""])).order_by(rating.c.format.desc()).limit(1)
    return await store.run(lambda c: c.execute(query).scalar_one_or_none(), writes=False)
