"""Statements of every answer: put into words for the database once, and then handed to its driver as they are."""

from typing import Any, Protocol, cast

import msgspec
import sqlalchemy as sa

Made = tuple[str, list[str] | None, list[str]]
"""The text; the order of what it needs, where that goes by place; and which of it is JSON."""


class Driver(Protocol):
    """A connection of the database's own driver: SQLite's or psycopg's."""

    def execute(self, text: Any, given: Any = ..., /) -> Any: ...


def driver_of(c: sa.Connection) -> Driver:
    return cast(Driver, c.connection.driver_connection)


class Ready:
    """An insert or update. Nothing but JSON is turned into something else for the driver."""

    def __init__(self, statement: sa.Insert | sa.Update) -> None:
        self._statement = statement
        self._made: dict[tuple[str, ...], Made] = {}

    def run(self, c: sa.Connection, values: dict[str, Any]) -> int:
        """Give these values; returns how many rows there were."""
        text, given = self.put(c, values)
        if c.get_execution_options().get("begun"):
            return int(driver_of(c).execute(text, given).rowcount)
        return c.exec_driver_sql(text, given).rowcount

    def put(self, c: sa.Connection, values: dict[str, Any]) -> tuple[str, Any]:
        """The text, and these values as the driver wants them."""
        key = (c.dialect.name, *values)
        text, order, json = self._made.get(key) or self._make(c, key, list(values))
        written = {name: msgspec.json.encode(values[name]).decode() for name in json if values[name] is not None}
        given = {**values, **written}
        return text, given if order is None else tuple(given[name] for name in order)

    def _make(self, c: sa.Connection, key: tuple[str, ...], names: list[str]) -> Made:
        columns = self._statement.table.c
        compiled = self._statement.compile(dialect=c.dialect, column_keys=[n for n in names if n in columns])
        order = list(compiled.positiontup) if compiled.positional and compiled.positiontup is not None else None
        json = [name for name in names if name in columns and isinstance(columns[name].type, sa.JSON)]
        made = self._made[key] = str(compiled), order, json
        return made
