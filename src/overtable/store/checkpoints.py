"""Moves what SQLite's log (WAL) holds into the database, in a thread of its own, while others write.

SQLite would do it itself within a writer's transaction, now and then, and all who wait for that one would wait for it.
"""

import contextlib
import sqlite3
import threading

AFTER = 500
"""Transactions after which it is done."""
LONGEST = 16_000
"""Pages of the log (64 MB) that it may have grown to before writers have to wait, so that it begins anew."""


class Checkpoints:
    def __init__(self, file: str) -> None:
        self._file = file
        self._written = 0
        self._due = threading.Event()
        self._over = False
        self._thread = threading.Thread(target=self._run, name="store checkpoints", daemon=True)
        self._thread.start()

    def note(self) -> None:
        """A transaction was written. With the first one it is due: a process that was killed has left its log."""
        if self._written % AFTER == 0:
            self._due.set()
        self._written += 1

    def close(self) -> None:
        self._over = True
        self._due.set()
        self._thread.join()

    # In the thread

    def _run(self) -> None:
        with contextlib.closing(sqlite3.connect(self._file, isolation_level=None)) as database:
            while self._due.wait() and not self._over:
                self._due.clear()
                with contextlib.suppress(sqlite3.Error):  # somebody else is at it, or the disk is full: later
                    _, pages, _ = database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                    if pages > LONGEST:
                        database.execute("PRAGMA wal_checkpoint(RESTART)")
