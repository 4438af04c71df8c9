"""How processes that share a store hear of each other's changes.

PostgreSQL tells them (LISTEN, NOTIFY). SQLite has no such thing: the file's data version is looked at a few times
a second, and the versions of the tables that somebody watches here only when it moved. Where something else tells
(`Store.tells` is off), and in case something was not told, they are looked at every few seconds.
"""

import asyncio
import contextlib
from collections.abc import Callable, Collection
from typing import Any, Protocol

import msgspec
import psycopg
import sqlalchemy as sa
from sqlalchemy.engine import make_url

from overtable.store.events import PREFIX, event_versions
from overtable.store.store import AWAY, Store
from overtable.store.tables import CHANNEL, Answers, News, versions

Watched = Callable[[], Collection[str]]
"""The tables that somebody watches here."""


class Heard(Protocol):
    def __call__(self, table_id: str, version: int, answers: Answers | None = None) -> None:
        """A table has this version; `answers` led to it, if that was told along."""


Attended = Callable[[Collection[str]], None]
"""Called with tables at which somebody may have come or gone."""

ANYWAY = 5.0
"""Seconds after which all are looked at, whatever was told."""


async def look_anyway(store: Store, watched: Watched, heard: Heard, attended: Attended) -> None:
    """Look every few seconds. Runs until it is cancelled."""
    while True:
        await asyncio.sleep(ANYWAY)
        with contextlib.suppress(*AWAY):
            await compare(store, list(watched()), heard)
            attended(watched())


async def listen(store: Store, watched: Watched, heard: Heard, attended: Attended, every: float = 0.15) -> None:
    """Runs until it is cancelled."""
    while True:
        try:
            await (
                _poll(store, watched, heard, attended, every)
                if store.sqlite
                else _listen(store, watched, heard, attended)
            )
        except (sa.exc.SQLAlchemyError, psycopg.Error, OSError):
            await asyncio.sleep(1)


async def _poll(store: Store, watched: Watched, heard: Heard, attended: Attended, every: float) -> None:
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
            await compare(store, ids, heard)
            attended(ids)


async def _listen(store: Store, watched: Watched, heard: Heard, attended: Attended) -> None:
    url = make_url(store.url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
    try:
        await connection.execute(f"LISTEN {CHANNEL}")
        await compare(store, list(watched()), heard)  # what was missed while nobody listened
        attended(watched())
        async for notice in connection.notifies():
            pass_on(notice.payload, heard, attended)
    finally:
        await connection.close()


def pass_on(told: str, heard: Heard, attended: Attended) -> None:
    """What another process has told; what makes no sense (one of another version) is left to the next look."""
    try:
        news = msgspec.json.decode(told, type=News)
    except msgspec.DecodeError:
        return
    if news.version is None:
        attended([news.table])
    else:
        heard(news.table, news.version, news.answers)


async def compare(store: Store, ids: list[str], heard: Heard) -> None:
    tables = [i for i in ids if not i.startswith(PREFIX)]
    events = [i.removeprefix(PREFIX) for i in ids if i.startswith(PREFIX)]
    for start in range(0, len(tables), 500):
        for table_id, version in (await versions(store, tables[start : start + 500])).items():
            heard(table_id, version)
    for start in range(0, len(events), 500):
        for event_id, version in (await event_versions(store, events[start : start + 500])).items():
            heard(PREFIX + event_id, version)
