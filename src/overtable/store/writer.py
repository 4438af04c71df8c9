"""The thread that writes to SQLite, which has one writer at a time.

Whatever waits when it gets to it shares a transaction, and its wait for the disk: many cost as much as one. Crossing
between threads is what costs most here, so that is done once each way.
"""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa

from overtable.store.checkpoints import Checkpoints
from overtable.store.ready import driver_of
from overtable.store.transaction import transaction

T = TypeVar("T")
Work = Callable[[sa.Connection], Any]

UNUSABLE = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
)
TOGETHER = 100
"""How many writers may share a transaction."""


class Job:
    """Something to be written."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()


class Aside:
    """Somebody else writes, from `turn` until it is `over`."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.turn = asyncio.Event()
        self.over = threading.Event()


class Writer:
    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[Job | Aside | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: sa.Connection | None = None
        self._checkpoints: Checkpoints | None = None
        self._closed = False

    def ask(self, work: Callable[[sa.Connection], T]) -> "asyncio.Future[T]":
        """A transaction made by a plain function, which may be called again; rolled back when it raises."""
        self._begin()
        job = Job(work)
        self._jobs.put(job)
        return job.done

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def _begin(self) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
            self._thread.start()

    @asynccontextmanager
    async def aside(self) -> AsyncIterator[None]:
        """Nothing is written here meanwhile: somebody else writes."""
        self._begin()
        aside = Aside()
        self._jobs.put(aside)
        try:
            await aside.turn.wait()
            yield
        finally:
            aside.over.set()

    async def close(self) -> None:
        """Write what waits, and end."""
        self._closed = True
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    # In the thread

    def _run(self) -> None:
        job = self._jobs.get()
        while job is not None:
            if isinstance(job, Aside):
                if _call(job.loop, job.turn.set):
                    job.over.wait()
                job = self._jobs.get()
                continue
            batch = [job]
            try:
                while isinstance(job := self._jobs.get_nowait(), Job) and len(batch) < TOGETHER:
                    batch.append(job)
                self._write(batch)
            except Empty:
                self._write(batch)
                job = self._jobs.get()
        if self._checkpoints is not None:
            self._checkpoints.close()
        if self._connection is not None:
            self._connection.close()

    def _write(self, batch: list[Job]) -> None:
        results = self._together([job.work for job in batch])
        _call(batch[0].loop, _hand_over, batch, results)

    def _together(self, works: list[Work]) -> list[Any]:
        """The results of all of them in one transaction; if one fails, each gets its own. Where the database itself is
        what fails, each would wait for it as long as all of them did."""
        if len(works) > 1:
            try:
                return self._alone(lambda c: [work(c) for work in works])
            except Exception as error:
                if is_unusable(error):
                    return [error] * len(works)
        results: list[Any] = []
        for work in works:
            try:
                results.append(self._alone(work))
            except Exception as error:
                results.append(error)
        return results

    def _alone(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            if self._connection is None:
                self._connection = self._engine.connect().execution_options(begun=True)
                driver_of(self._connection).execute("PRAGMA wal_autocheckpoint=0")
            result = transaction(self._connection, work)
            if self._checkpoints is None:
                self._checkpoints = Checkpoints(str(self._engine.url.database))
            self._checkpoints.note()
            return result
        except sa.exc.SQLAlchemyError:
            if self._connection is not None:
                self._connection.close()
            self._connection = None
            raise


def is_unusable(error: Exception) -> bool:
    """Whether somebody else holds the database for too long, or it cannot be read or written: nobody's own fault."""
    code = getattr(error.orig, "sqlite_errorcode", 0) if isinstance(error, sa.exc.DBAPIError) else 0
    return code & 0xFF in UNUSABLE


def _call(loop: asyncio.AbstractEventLoop, what: Callable[..., Any], *args: Any) -> bool:
    """Let the loop do something; false where it is closed, and nobody is left to wait."""
    try:
        loop.call_soon_threadsafe(what, *args)
    except RuntimeError:
        return False
    return True


def _hand_over(batch: list[Job], results: list[Any]) -> None:
    for job, result in zip(batch, results, strict=True):
        if job.done.done():
            continue  # nobody waits any more
        if isinstance(result, BaseException):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
