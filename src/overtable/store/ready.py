"""Statements of every answer: put into words for the database once, and then handed to its driver as they are."""

import sqlite3
from typing import Any

import msgspec
import sqlalchemy as sa

Made = tuple[str, list[str] | None, list[str]]
"""The text; the order of what it needs, where that goes by place; and which of it is JSON."""


def driver_of(c: sa.Connection) -> sqlite3.Connection:
    """The connection of SQLite's own driver."""
    found = c.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


class Ready:
    """An insert or update. Nothing but JSON is turned into something else for the driver."""

    def __init__(self, statement: sa.Insert | sa.Update) -> None:
        self._statement = statement
        self._made: dict[tuple[str, ...], Made] = {}

    def run(self, c: sa.Connection, values: dict[str, Any]) -> int:
        """Give these values; returns how many rows there were."""
        key = (c.dialect.name, *values)
        text, order, json = self._made.get(key) or self._make(c, key, list(values))
        for name in json:
            if values[name] is not None:
                values[name] = msgspec.json.encode(values[name]).decode()
        given: Any = values if order is None else tuple(values[name] for name in order)
        if c.get_execution_options().get("begun"):
            return driver_of(c).execute(text, given).rowcount
        return c.exec_driver_sql(text, given).rowcount

    def _make(self, c: sa.Connection, key: tuple[str, ...], names: list[str]) -> Made:
        columns = self._statement.table.c
        compiled = self._statement.compile(dialect=c.dialect, column_keys=[n for n in names if n in columns])
        order = list(compiled.positiontup) if compiled.positional and compiled.positiontup is not None else None
        json = [name for name in names if name in columns and isinstance(columns[name].type, sa.JSON)]
        made = self._made[key] = str(compiled), order, json
        return made
