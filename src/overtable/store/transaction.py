"""One transaction of SQLite, begun and ended by its driver: what SQLAlchemy does around one costs more than writing."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from overtable.store.ready import driver_of

T = TypeVar("T")


def transaction(c: sa.Connection, work: Callable[[sa.Connection], T]) -> T:
    """All of it or nothing. `c` has the option `begun`: nobody else begins a transaction on it."""
    driver = driver_of(c)
    try:
        driver.execute("BEGIN IMMEDIATE")
        result = work(c)
        driver.execute("COMMIT")
        return result
    except sqlite3.Error as error:
        raise sa.exc.DBAPIError.instance(None, None, error, sqlite3.Error) from error
    finally:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        if c.in_transaction():
            c.rollback()  # of its own books: by now nothing is open
