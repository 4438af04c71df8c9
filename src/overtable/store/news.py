"""How processes that share a store hear of each other's changes.

PostgreSQL tells them (LISTEN, NOTIFY). SQLite has no such thing: the file's data version is looked at a few times
a second, and the versions of the tables that somebody watches here only when it moved.
"""

import asyncio
from collections.abc import Callable, Collection
from typing import Any

import psycopg
import sqlalchemy as sa
from sqlalchemy.engine import make_url

from overtable.store.store import Store
from overtable.store.tables import CHANNEL, versions

Heard = Callable[[str, int], None]
"""Called with the table's id and its version."""


async def listen(store: Store, watched: Callable[[], Collection[str]], heard: Heard, every: float = 0.15) -> None:
    """Runs until it is cancelled."""
    while True:
        try:
            await (_poll(store, watched, heard, every) if store.sqlite else _listen(store, watched, heard))
        except (sa.exc.SQLAlchemyError, psycopg.Error, OSError):
            await asyncio.sleep(1)


async def _poll(store: Store, watched: Callable[[], Collection[str]], heard: Heard, every: float) -> None:
    async with store.engine.connect() as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        seen, compared = None, set[str]()
        while True:
            await asyncio.sleep(every)
            ids = list(watched())
            if not ids:
                continue
            cursor = await raw.execute("PRAGMA data_version")
            version = await cursor.fetchone()
            await cursor.close()
            # A table that has just come may have been read before the last change, and joined after it was seen.
            if version == seen and compared.issuperset(ids):
                continue
            seen, compared = version, set(ids)
            await _compare(store, ids, heard)


async def _listen(store: Store, watched: Callable[[], Collection[str]], heard: Heard) -> None:
    url = make_url(store.url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
    try:
        await connection.execute(f"LISTEN {CHANNEL}")
        await _compare(store, list(watched()), heard)  # what was missed while nobody listened
        async for notice in connection.notifies():
            table_id, _, version = notice.payload.partition(" ")
            if version.isdigit():
                heard(table_id, int(version))
    finally:
        await connection.close()


async def _compare(store: Store, ids: list[str], heard: Heard) -> None:
    for start in range(0, len(ids), 500):
        for table_id, version in (await versions(store, ids[start : start + 500])).items():
            heard(table_id, version)
