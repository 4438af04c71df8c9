"""Work that costs much is done in processes beside the server: within a limit of CPU time, once for all who ask for the
same at the same moment, and only so much of it waits.

What is sent there and back is plain data; a function of a module is what they call.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from overtable.server.errors import Fault
from overtable.server.lifeline import end_with_parent

T = TypeVar("T")

CPU = 4.0
"""Seconds of CPU that a piece of work has, unless it is told otherwise."""
WAITS = 60.0
"""Seconds after which nobody waits for it any more, whatever it is doing."""
PATIENCE = 8.0
"""Seconds after which whoever asked is told to ask again; the work goes on."""
QUEUE = 40
"""How much may wait or be under way."""


class TooLong(Exception):
    """The work was cut off."""


def ready(less_urgent: int = 5) -> None:
    """A worker leaves signals of the terminal to its parent, ends with it, and is less urgent than the server, unless
    people wait for what it does."""
    end_with_parent(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(less_urgent)


def _ring(*_: object) -> None:
    raise TooLong


@contextmanager
def within(seconds: float, waiting: bool = False) -> Iterator[None]:
    """In a worker: raises `TooLong` inside when so much CPU was used; with `waiting`, when so much time has gone by. A
    thread of the server cannot be interrupted."""
    if not hasattr(signal, "setitimer") or multiprocessing.parent_process() is None:
        yield
        return
    timer, rings = (signal.ITIMER_REAL, signal.SIGALRM) if waiting else (signal.ITIMER_PROF, signal.SIGPROF)
    signal.signal(rings, _ring)
    signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)


def _limited(seconds: float, work: Callable[..., T], given: tuple[Any, ...]) -> T:
    with within(seconds):
        return work(*given)


class Workers:
    def __init__(self, workers: int, queue: int = QUEUE) -> None:
        """`workers` 0: a thread of this process, for tests and tiny hosts; nothing is cut off there."""
        self.workers = workers
        self.queue = queue
        self.done = 0
        """How much was done so far: what was merged counts once."""
        self._pool: Executor | None = None
        self._doing: dict[str, asyncio.Task[Any]] = {}

    def pool(self) -> Executor:
        if self._pool is None:
            if self.workers:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=ready, initargs=(0,))
            else:
                self._pool = ThreadPoolExecutor(1, "work")
        return self._pool

    async def do(
        self, what: str, work: Callable[..., T], *given: Any, cpu: float = CPU, patience: float | None = PATIENCE
    ) -> T:
        """What the function returns, or the `Fault` that it raises. `what` names it: whoever asks for the same while it
        is under way gets the same answer. Refused when too much waits already, or when it takes too long."""
        doing: asyncio.Task[T] | None = self._doing.get(what)
        if doing is None:
            if len(self._doing) >= self.queue:
                raise Fault("too-many", "Many ask for something like that just now; try again in a moment.")
            doing = self._doing[what] = asyncio.create_task(self._do(work, given, cpu))
            doing.add_done_callback(lambda task: self._over(what, task))
        try:
            # Who goes away does not stop it for the others.
            return await asyncio.wait_for(asyncio.shield(doing), patience)
        except TimeoutError:
            raise Fault("too-many", "That is still being worked out; ask again in a moment.") from None

    def _over(self, what: str, task: asyncio.Task[Any]) -> None:
        del self._doing[what]
        if not task.cancelled():
            task.exception()  # those who asked may all have gone away

    async def _do(self, work: Callable[..., T], given: tuple[Any, ...], cpu: float) -> T:
        for tries_left in (1, 0):
            try:
                future = self.pool().submit(_limited, cpu, work, given)
                found = await asyncio.wait_for(asyncio.wrap_future(future), WAITS + cpu)
                self.done += 1
                return found
            except BrokenExecutor:
                self.close(wait=False)  # a worker has died: a new pool is made
                if not tries_left:
                    raise Fault("too-large", "That could not be worked out here.") from None
            except (TooLong, TimeoutError):
                raise Fault("too-large", "That is too much: it takes longer than there is time for.") from None
        raise AssertionError("unreachable")

    def warm(self) -> None:
        """Start a worker before somebody waits for it."""
        if self.workers:
            self.pool().submit(os.getpid)

    def close(self, wait: bool = True) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=wait, cancel_futures=True)
            self._pool = None
