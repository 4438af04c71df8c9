"""Transactions of PostgreSQL over plain connections, each in a thread of its own.

The asynchronous driver crosses into the loop and back for each statement, which costs ten times what the statement
does; this crosses once for a whole transaction. Each thread keeps its connection; one that was lost is opened again.
"""

import asyncio
import contextlib
import select
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
import sqlalchemy as sa

from overtable.store.transaction import transaction, within

T = TypeVar("T")

THREADS = 3
"""More of them get in each other's way: only one at a time has Python's lock."""


class Threads:
    def __init__(self, engine: sa.Engine) -> None:
        """`engine` is one of PostgreSQL; transactions are begun and ended here."""
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT", begun=True)
        self._pool = ThreadPoolExecutor(THREADS, "store")
        self._mine = threading.local()
        self._open: set[sa.Connection] = set()
        self.busy = 0
        """How many transactions are under way, or wait."""

    async def ask(self, work: Callable[[sa.Connection], T], alone: bool = False) -> T:
        """A transaction made by a plain function; rolled back when it raises. `alone`: it is a single statement."""
        self.busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._run, work, alone)
        finally:
            self.busy -= 1

    async def close(self) -> None:
        await asyncio.to_thread(self._pool.shutdown)
        for c in self._open:
            c.close()

    # In a thread

    def _run(self, work: Callable[[sa.Connection], T], alone: bool) -> T:
        c = self._connection()
        return within(c, work) if alone else transaction(c, work)

    def _connection(self) -> sa.Connection:
        """This thread's connection, or another one where that was lost meanwhile."""
        c: sa.Connection | None = getattr(self._mine, "connection", None)
        if c is not None and is_lost(c):
            self._open.discard(c)
            with contextlib.suppress(sa.exc.SQLAlchemyError, psycopg.Error):  # it is gone anyway
                c.invalidate()
                c.close()
            c = self._mine.connection = None
        if c is None:
            c = self._mine.connection = self._engine.connect()
            self._open.add(c)
        return c


def is_lost(c: sa.Connection) -> bool:
    """Whether the database has something to say though nobody asked: that it goes, or is gone."""
    if c.invalidated:
        return True  # and what SQLAlchemy would open by itself begins transactions of its own
    driver: Any = c.connection.driver_connection
    look = select.poll()
    try:
        look.register(driver.fileno(), select.POLLIN)
    except psycopg.Error:
        return True
    return bool(look.poll(0))
