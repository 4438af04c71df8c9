"""How often somebody did something, counted by all processes together: one row for each kind, person and window."""

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from overtable.store.schema import spent
from overtable.store.store import Store

Spent = dict[tuple[str, str, int], int]
"""By what was done, who did it, and the window of time (in seconds since 1970, where it ends): how often."""

KEY = ["what", "who", "until"]


async def exchange(store: Store, more: Spent, at: int) -> Spent:
    """Add what was counted here since the last time; what all have counted together."""

    insert = sqlite.insert if store.sqlite else postgresql.insert

    def work(c: sa.Connection) -> Spent:
        totals: Spent = {}
        for key, times in sorted(more.items()):
            new = insert(spent).values(**dict(zip(KEY, key, strict=True)), times=times)
            added = new.on_conflict_do_update(index_elements=KEY, set_={"times": spent.c.times + times})
            totals[key] = c.execute(added.returning(spent.c.times)).scalar_one()
        c.execute(spent.delete().where(spent.c.until < at // 1000))
        return totals

    return await store.run(work)
