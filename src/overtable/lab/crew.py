"""Work over several processes, handed out piece by piece: what comes next may depend on what has come back.

A simulation knows all of its games beforehand; a ladder does not. With one worker everything happens in this process.
"""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import parent_process
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def work(following: Callable[[], Task | None], do: Callable[[Task], Result], workers: int) -> Iterator[Result]:
    """What comes of the tasks, as they are done. `following` gives the next task, or nothing for now; when it gives
    nothing and nobody is at work, all is done. Whoever iterates takes each result before the next task is asked for."""
    if workers == 1:
        while (task := following()) is not None:
            yield do(task)
        return
    with ProcessPoolExecutor(workers, initializer=_at_work) as pool:
        running: set[Future[Result]] = set()
        try:
            while True:
                while len(running) <= workers and (task := following()) is not None:
                    running.add(pool.submit(do, task))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _at_work() -> None:
    """A worker goes home without a word on Ctrl-C, and also when whoever handed out the work was killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_go_home, daemon=True).start()


def _go_home() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
