"""What the coach found in ended games, kept with them.

A row is also the claim of whoever works on it: several processes may be asked for the same game, and one of them
does it. It tells every few seconds that it lives; a row that nobody has tended for a while may be claimed again.
"""

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from overtable.store.rows import AnalysisRow, Stage
from overtable.store.schema import analysis
from overtable.store.store import Store

BEAT = 3.0
"""Seconds between two signs of life."""
MISSED = 20_000
"""Milliseconds without one after which nobody works on it any more."""

ROW = [analysis.c[name] for name in AnalysisRow.__struct_fields__]


def is_lost(row: AnalysisRow, at: int) -> bool:
    """Whether it was begun, and whoever began it is gone."""
    return row.state in ("waiting", "running") and row.at < at - MISSED


async def analysis_of(store: Store, table_id: str) -> AnalysisRow | None:
    query = sa.select(*ROW).where(analysis.c.table_id == table_id)
    row = await store.run(lambda c: c.execute(query).first(), writes=False)
    return None if row is None else AnalysisRow(*row)


async def claim(store: Store, table_id: str, at: int, again: bool = False) -> bool:
    """Whether it is the caller's to do now: nobody does it, and it is not done (or is to be done `again`)."""

    def work(c: sa.Connection) -> bool:
        found = c.execute(sa.select(*ROW).where(analysis.c.table_id == table_id).with_for_update()).first()
        row = None if found is None else AnalysisRow(*found)
        if row is not None and row.state != "failed" and not is_lost(row, at) and not (again and row.state == "done"):
            return False
        values = {"state": "waiting", "done": 0, "total": 0, "at": at, "said": "", "data": ""}
        if row is None:
            c.execute(analysis.insert().values(table_id=table_id, **values))
        else:  # it is locked: whoever else wants it sees it claimed
            c.execute(analysis.update().where(analysis.c.table_id == table_id).values(**values))
        return True

    try:
        return await store.run(work)
    except IntegrityError:  # another process was faster
        return False


async def beat(store: Store, at: int, reached: dict[str, tuple[Stage, int, int]]) -> None:
    """Say that the work on these tables goes on, and how far it is."""

    def work(c: sa.Connection) -> None:
        for table_id, (state, done, total) in reached.items():
            row = analysis.update().where(analysis.c.table_id == table_id, analysis.c.state.in_(("waiting", "running")))
            c.execute(row.values(state=state, done=done, total=total, at=at))

    await store.run(work)


async def finish(store: Store, table_id: str, at: int, said: str = "", data: str = "") -> None:
    """It is done, or failed when there is nothing to keep."""
    state = "done" if data else "failed"
    row = analysis.update().where(analysis.c.table_id == table_id)
    await store.run(lambda c: c.execute(row.values(state=state, said=said, data=data, at=at)))


async def let_go(store: Store, tables: list[str]) -> None:
    """Whoever worked on these goes away: somebody else may."""
    row = analysis.delete().where(analysis.c.table_id.in_(tables), analysis.c.state.in_(("waiting", "running")))
    await store.run(lambda c: c.execute(row))
