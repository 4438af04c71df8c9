"""The door to the database: reading and writing transactions.

SQLite has one writer at a time: those of this process queue (see `writer`), those of other processes wait by
`busy_timeout`. A writing transaction takes the lock when it begins, so that what it read stays true.

What happens at every answer (`run`) is one function over a plain connection: it crosses to a thread once, where the
asynchronous driver would cross for each statement.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from overtable.store.threads import Threads
from overtable.store.writer import Writer

T = TypeVar("T")

AWAY = (sa.exc.SQLAlchemyError, OSError)
"""What a store that cannot be reached raises."""
GONE = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError, ConnectionError, TimeoutError)


def is_away(error: BaseException) -> bool:
    """Whether the store cannot be reached or does not answer; not, that something is wrong with what it was asked."""
    return isinstance(error, GONE) or (isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated)


class Garbled:
    """In the place of what should be JSON and is not: no row is refused by the driver because of it."""


def read_json(text: str | bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return Garbled()


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def sqlite_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'overtable.sqlite3'}"


def async_url(url: str) -> str:
    """The same database with the driver that is used here; raises `ValueError` for one that is not known."""
    parsed = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    name = parsed.drivername.partition("+")[0]
    if name not in drivers:
        raise ValueError(f"{name} is no database of the store; use sqlite or postgresql+psycopg")
    return parsed.set(drivername=drivers[name]).render_as_string(hide_password=False)


class Store:
    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.sqlite = self.url.startswith("sqlite")
        self.tells = True
        """Whether PostgreSQL tells the other processes of changes; not where something else does."""
        self.timed: Callable[[float], None] = lambda seconds: None
        """Told how long each writing transaction took, from the wish to its end."""
        more: dict[str, Any] = {"json_deserializer": read_json}
        if not self.sqlite:
            more["pool_pre_ping"] = True
        self.engine: AsyncEngine = create_async_engine(self.url, pool_size=5, max_overflow=5, **more)
        self._writer: Writer | None = None
        self._plain: sa.Engine | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._threads: Threads | None = None
        if self.sqlite:
            plain = make_url(self.url).set(drivername="sqlite")
            self._plain = sa.create_engine(plain, pool_size=3, pool_reset_on_return=None, json_deserializer=read_json)
            self._readers = ThreadPoolExecutor(2, "store")
            self._writer = Writer(self._plain)
            for engine in (self.engine.sync_engine, self._plain):
                sa.event.listen(engine, "connect", _prepare_sqlite)
                sa.event.listen(engine, "begin", _begin_sqlite)
        else:
            self._threads = Threads(sa.create_engine(self.url, poolclass=sa.NullPool, json_deserializer=read_json))

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        if self._threads is not None:
            await self._threads.close()
        await self.engine.dispose()
        if self._readers is not None and self._plain is not None:
            self._readers.shutdown()
            self._plain.dispose()

    async def run(self, work: Callable[[sa.Connection], T], writes: bool = True, alone: bool = False) -> T:
        """One transaction made by a plain function, which may be called again; rolled back when it raises.

        With SQLite, writers that wait for each other share a transaction: it costs as much as one. `alone`: it is a
        single statement, around which PostgreSQL needs no transaction.
        """
        begun = time.perf_counter()
        if self._threads is not None:
            result = await self._threads.ask(work, alone)
        elif writes and self._writer is not None:
            result = await self._writer.ask(work)
        else:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._reading, work)
        if writes:
            self.timed(time.perf_counter() - begun)
        return result

    @property
    def waiting(self) -> int:
        """How many writers wait here; with PostgreSQL, how many transactions are under way or wait."""
        if self._threads is not None:
            return self._threads.busy
        return self._writer.waiting if self._writer else 0

    def _reading(self, work: Callable[[sa.Connection], T]) -> T:
        assert self._plain is not None
        with self._plain.connect() as connection, connection.begin():
            return work(connection)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it or nothing."""
        if self._writer is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writer.aside(), self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    async def ping(self) -> None:
        async with self.read() as connection:
            await connection.execute(sa.text("SELECT 1"))


def among(store: Store, column: sa.ColumnElement[str], values: Collection[str]) -> sa.ColumnElement[bool]:
    """Whether a column holds one of these, which are many: given as one thing, not each by itself. Once a query."""
    if store.sqlite:
        listed = sa.text("SELECT value FROM json_each(:listed)").bindparams(listed=json.dumps([*values]))
        return column.in_(listed.columns(sa.column("value", sa.String)))
    return column == sa.any_(sa.literal([*values], sa.ARRAY(sa.String)))


def _prepare_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    options = connection.get_execution_options()
    if not options.get("begun"):  # the writer does it itself
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes") else "BEGIN")
