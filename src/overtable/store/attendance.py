"""Who is connected to which process: so that everybody at a table hears the same, whichever process they are at."""

from collections.abc import Collection

import msgspec
import sqlalchemy as sa

from overtable.store.schema import attendance
from overtable.store.store import Store, among
from overtable.store.tables import News, tell


class Attendance(msgspec.Struct, frozen=True):
    """Who of those that sit at a table is connected, and how many look on."""

    people: frozenset[str] = frozenset()
    watching: int = 0

    def __add__(self, other: "Attendance") -> "Attendance":
        return Attendance(self.people | other.people, self.watching + other.watching)


NOBODY = Attendance()


async def attend(store: Store, me: str, table_id: str, found: Attendance) -> None:
    """Write down who is at a table through this process."""

    def work(c: sa.Connection) -> None:
        mine = (attendance.c.table_id == table_id) & (attendance.c.process == me)
        c.execute(attendance.delete().where(mine))
        if found != NOBODY:
            row = {"table_id": table_id, "process": me, "people": sorted(found.people), "watching": found.watching}
            c.execute(attendance.insert().values(**row))
        tell(store, c, News(table_id))

    await store.run(work)


async def elsewhere(store: Store, ids: list[str], processes: Collection[str]) -> dict[str, Attendance]:
    """Who is at these tables through these processes."""
    query = sa.select(attendance).where(among(store, attendance.c.table_id, ids), attendance.c.process.in_(processes))

    def work(c: sa.Connection) -> dict[str, Attendance]:
        found: dict[str, Attendance] = {}
        for row in c.execute(query):
            try:
                one = msgspec.convert({"people": row.people, "watching": row.watching}, Attendance)
            except msgspec.ValidationError:
                continue  # nobody can tell who was meant
            found[row.table_id] = found.get(row.table_id, NOBODY) + one
        return found

    return await store.run(work, writes=False)
