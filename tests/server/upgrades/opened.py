"""The store that version 0.1.0 made, in a database of either kind; people of it; and other programs that open it."""

import contextlib
import json
import shutil
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa

import overtable
from overtable.kernel.engine import decisions
from overtable.server.config import Config
from overtable.server.guard import SESSION_COOKIE
from overtable.server.house import House
from overtable.server.table.room import Room
from overtable.store.migrate import migrate, sync_url
from overtable.store.people import open_session
from overtable.store.rows import Person
from overtable.store.schema import person, table
from overtable.store.store import Store
from server.guests import Guest

SQL = Path(__file__).parent / "store.sql"
GAMES = ("overpower-2025", "overpower-classic", "overrealm", "overwatch", "power-up")


def fill(db: str) -> None:
    """Put the old store into an empty database, with the schema of then."""
    with contextlib.closing(sqlite3.connect(":memory:")) as old:
        old.row_factory = sqlite3.Row
        old.executescript(SQL.read_text(encoding="utf-8"))
        migrate(db, "0004")
        engine, kinds = sa.create_engine(sync_url(db)), sa.MetaData()
        kinds.reflect(engine)
        with engine.begin() as c:
            for kind in kinds.sorted_tables:
                rows = [dict(row) for row in old.execute(f"SELECT * FROM {kind.name}")]
                if rows and kind.name != "alembic_version":
                    c.execute(kind.insert(), [{k: typed(kind.c[k], v) for k, v in row.items()} for row in rows])
        engine.dispose()


def typed(column: sa.Column[Any], value: Any) -> Any:
    """A value of SQLite as this database has it."""
    if value is None:
        return None
    if isinstance(column.type, sa.Boolean):
        return bool(value)
    return json.loads(value) if isinstance(column.type, sa.JSON) else value


def house(db: str, **more: Any) -> House:
    return House(Config(db=db, workers=0, bot_workers=0, bot_delay=10_000, rates=False, **more))


async def tables(store: Store, status: str, game: str | None = None) -> list[str]:
    """The games between Ada and Bo with this status; all of them, or those of one game."""
    query = sa.select(table.c.id).where(table.c.status == status).order_by(table.c.created)
    if game is not None:
        query = query.where(table.c.game == game)
    return await store.run(lambda c: list(c.execute(query).scalars()), writes=False)


async def who(store: Store, name: str) -> Person:
    query = sa.select(person).where(person.c.name == name)
    found = await store.run(lambda c: c.execute(query).one(), writes=False)
    return Person(found.id, found.name, found.folded is None)


async def answer(old: House, room: Room) -> None:
    """Some answer of whoever is asked."""
    play = room.playing()
    d = decisions(play.state)[0]
    option = Random(1).choice([o for o in d.open if o.verb != "take_back"])
    await old.answer(room, d.seat, play.numbers[d.seat], [room.game.option_id(option)])


async def back(store: Store, url: str, name: str) -> Guest:
    """Somebody of the old store at a server: with a new session."""
    token = await open_session(store, (await who(store, name)).id)
    guest = Guest(url, None)
    guest.http.cookies.set(SESSION_COOKIE, token)
    return guest


def program(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """This very program with planted changes: in a file of it, some text is another one."""
    shutil.copytree(Path(overtable.__file__).parent, folder / "overtable", ignore=shutil.ignore_patterns("static"))
    for name, old, new in changes:
        path = folder / "overtable" / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder
