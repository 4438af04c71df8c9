"""One transaction, begun and ended by the database's own driver: what SQLAlchemy does around one costs more than
writing."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

import psycopg
import sqlalchemy as sa
from psycopg.pq import TransactionStatus

from overtable.store.ready import driver_of

T = TypeVar("T")

ERRORS = (sqlite3.Error, psycopg.Error)
UNDER_WAY = (TransactionStatus.INTRANS, TransactionStatus.INERROR)


def transaction(c: sa.Connection, work: Callable[[sa.Connection], T]) -> T:
    """All of it or nothing. `c` has the option `begun`: nobody else begins a transaction on it."""

    def whole(c: sa.Connection) -> T:
        driver_of(c).execute("BEGIN IMMEDIATE" if c.dialect.name == "sqlite" else "BEGIN")
        result = work(c)
        driver_of(c).execute("COMMIT")
        return result

    return within(c, whole)


def within(c: sa.Connection, work: Callable[[sa.Connection], T]) -> T:
    """Something that ends every transaction it begins, unless it raises; the driver's errors as SQLAlchemy's."""
    try:
        try:
            return work(c)
        finally:
            if not c.invalidated and under_way(c):
                driver_of(c).execute("ROLLBACK")
            if c.in_transaction():
                c.rollback()  # of its own books: by now nothing is open
    except ERRORS as error:
        raise sa.exc.DBAPIError.instance(None, None, error, type(error)) from error


def under_way(c: sa.Connection) -> bool:
    """Whether a transaction was begun and has not ended."""
    driver = driver_of(c)
    if isinstance(driver, sqlite3.Connection):
        return driver.in_transaction
    return isinstance(driver, psycopg.Connection) and driver.info.transaction_status in UNDER_WAY
