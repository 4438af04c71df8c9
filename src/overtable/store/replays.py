"""What is kept of ended games so that they can be shown for ever, and the cards that they were shown with."""

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from overtable.store.schema import printed, replay, table
from overtable.store.store import Store


async def replay_of(store: Store, table_id: str) -> bytes | None:
    query = sa.select(replay.c.data).where(replay.c.table_id == table_id)
    return await store.run(lambda c: c.execute(query).scalar_one_or_none(), writes=False)


async def keep_replay(store: Store, table_id: str, data: bytes) -> None:
    """Keep it, once: another process may have been faster, or the table is gone."""
    try:
        await store.run(lambda c: c.execute(replay.insert().values(table_id=table_id, data=data)))
    except IntegrityError:
        return


async def drop_replay(store: Store, table_id: str) -> None:
    await store.run(lambda c: c.execute(replay.delete().where(replay.c.table_id == table_id)))


async def without_replay(store: Store, before: int, most: int) -> list[str]:
    """Games that ended before this time, of which nothing is kept though they can be followed; the newest first."""
    query = sa.select(table.c.id).outerjoin(replay, replay.c.table_id == table.c.id)
    query = query.where(table.c.status == "over", table.c.outdated.is_(None), replay.c.table_id.is_(None))
    query = query.where(table.c.ended < before).order_by(table.c.ended.desc()).limit(most)
    return await store.run(lambda c: list(c.execute(query).scalars()), writes=False)


async def printed_in(store: Store, game: str, version: str) -> bytes | None:
    query = sa.select(printed.c.data).where(printed.c.game == game, printed.c.version == version)
    return await store.run(lambda c: c.execute(query).scalar_one_or_none(), writes=False)


async def keep_printed(store: Store, game: str, version: str, data: bytes) -> None:
    """Keep the cards of this version, once."""
    try:
        await store.run(lambda c: c.execute(printed.insert().values(game=game, version=version, data=data)))
    except IntegrityError:
        return
