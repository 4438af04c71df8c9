"""What is old is removed by settings, some at a time; what belongs to an account's replays stays."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from overtable.cli.main import app
from overtable.server.config import Config
from overtable.server.house import House
from overtable.store import retention
from overtable.store.keeping import Keeping
from overtable.store.migrate import migrate, sync_url
from overtable.store.retention import DAY
from overtable.store.rows import ChatRow, EntryRow, SeatRow, TableRow
from overtable.store.schema import attendance, chat, entry, outage, person, session, snapshot, spent, table
from overtable.store.store import Store, now, sqlite_url
from overtable.store.tables import add_table
from running import Running
from server.guests import play_on, two_at_a_table
from server.hosting.waiting import eventually

NOW = now()


def ago(days: float) -> int:
    return NOW - round(days * DAY)


async def add(store: Store, id: str, status: str, days: float, *people: str) -> None:
    """A table at which nothing has happened for so many days."""
    at = ago(days)
    ended = at if status == "over" else None
    row = TableRow(
        id=id, owner=people[0], game="overwatch", mode="standard", settings={}, cards="x", status=status,  # type: ignore[arg-type]
        seed=1, nonce="n", created=at, started=at, updated=at, ended=ended, version=3, length=1, lines=1,
    )  # fmt: skip
    seats = [SeatRow(table_id=id, number=n, kind="person", person=p, name=p) for n, p in enumerate(people)]
    await add_table(store, row, seats, [EntryRow("0 x", at)])
    said = ChatRow(n=0, person=people[0], seat=0, name="x", text="hello", at=at)
    values: dict[str, Any] = {"n": 0, "person": said.person, "seat": 0, "name": "x", "text": "hello", "at": at}

    def more(c: sa.Connection) -> None:
        c.execute(chat.insert().values(table_id=id, **values))
        c.execute(snapshot.insert().values(table_id=id, n=1, version="v", data=b"x"))

    await store.run(more)


async def fill(db: str) -> None:
    store = Store(db)

    def people(c: sa.Connection) -> None:
        for name, created in (("new", 1), *((name, 400) for name in ("gone", "here", "back", "sits", "lost"))):
            c.execute(person.insert().values(id=name, name=name, created=ago(created)))
        c.execute(person.insert().values(id="account", name="account", created=ago(400), password="hash"))
        c.execute(session.insert().values(hash="old", person="here", expires=ago(1)))
        c.execute(session.insert().values(hash="new", person="back", expires=NOW + 89 * DAY))  # opened yesterday
        for days in (300, 60, 1):
            c.execute(outage.insert().values(start=ago(days), until=ago(days) + 1000))
        c.execute(spent.insert().values(what="chat", who="x", until=1, times=1))

    await store.run(people)
    await add(store, "waiting", "open", 20, "here", "sits")
    await add(store, "watched", "open", 20, "here")
    await add(store, "fresh", "open", 1, "here")
    await add(store, "idle", "playing", 200, "here", "sits")
    await add(store, "played", "playing", 100, "here", "sits")
    await add(store, "theirs", "over", 400, "account", "here")
    await add(store, "guests", "over", 400, "here", "sits")
    await add(store, "young", "over", 1, "lost", "sits")
    await store.run(
        lambda c: c.execute(attendance.insert().values(table_id="watched", process="p", people=[], watching=1))
    )
    await store.close()


@pytest.fixture
def old(db: str) -> str:
    migrate(db)
    asyncio.run(fill(db))
    return db


def tidy(db: str, *options: str) -> dict[str, int]:
    done = CliRunner().invoke(app, ["tidy", "--db", db, "--json", *options])
    assert done.exit_code == 0, done.output
    found: dict[str, int] = json.loads(done.output)
    return found


def ids(db: str, column: "sa.Column[Any]") -> set[Any]:
    with sa.create_engine(sync_url(db), poolclass=sa.pool.NullPool).connect() as c:
        return set(c.execute(sa.select(column)).scalars())


def test_by_default_only_what_nobody_can_miss_goes(old: str) -> None:
    removed = tidy(old)
    assert removed == {"running games": 1, "open tables": 1, "snapshots": 2, "guests": 1, "sessions": 1, "outages": 1}
    assert ids(old, person.c.id) == {"new", "here", "back", "sits", "lost", "account"}
    everything = {"watched", "fresh", "idle", "played", "theirs", "guests", "young"}
    assert ids(old, table.c.id) == ids(old, entry.c.table_id) == ids(old, chat.c.table_id) == everything
    assert ids(old, snapshot.c.table_id) == everything - {"theirs", "guests"}
    assert ids(old, session.c.hash) == {"new"} and ids(old, spent.c.who) == set()
    assert ids(old, outage.c.start) == {ago(60), ago(1)}
    assert tidy(old) == {}


def test_a_game_that_nobody_goes_on_with_ends_without_a_result_and_stays(old: str) -> None:
    tidy(old)
    with sa.create_engine(sync_url(old), poolclass=sa.pool.NullPool).connect() as c:
        rows = {r.id: r for r in c.execute(sa.select(table))}
    assert rows["idle"].status == "over" and rows["idle"].result is None and rows["idle"].ended >= NOW
    assert rows["idle"].version == 4  # servers that know it hear of it
    assert rows["played"].status == "playing"


def test_replays_of_accounts_go_only_when_a_setting_says_so(old: str) -> None:
    assert tidy(old, "--keep-guest-games", "30")["games of guests"] == 1
    assert "theirs" in ids(old, table.c.id) and "guests" not in ids(old, table.c.id)
    assert tidy(old, "--keep-replays", "30") == {"games": 1}
    assert "theirs" not in ids(old, table.c.id) and "young" in ids(old, table.c.id)
    assert "account" in ids(old, person.c.id)


def test_chats_of_ended_games_go_and_others_stay(old: str) -> None:
    assert tidy(old, "--keep-chats", "30")["chats"] == 2
    assert {"theirs", "guests"}.isdisjoint(ids(old, chat.c.table_id)) and "young" in ids(old, chat.c.table_id)


def test_zero_is_for_ever(old: str) -> None:
    off = [x for name in ("guests", "open", "running", "snapshots") for x in (f"--keep-{name}", "0")]
    assert set(tidy(old, *off)) == {"sessions", "outages"}


def test_much_is_removed_in_small_transactions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = sqlite_url(tmp_path)
    migrate(url)
    monkeypatch.setattr(retention, "BATCH", 10)
    monkeypatch.setattr(retention, "REST", 0)

    async def work() -> tuple[int, int]:
        store = Store(url)
        rows = [{"id": f"g{n}", "name": "x", "created": 1} for n in range(35)]
        await store.run(lambda c: c.execute(person.insert(), rows))
        times: list[float] = []
        store.timed = times.append
        removed = await retention.tidy(store, Keeping(), NOW)
        await store.close()
        return removed["guests"], len(times)

    removed, transactions = asyncio.run(work())
    assert removed == 35 and transactions >= 4


def test_one_of_the_servers_removes_who_is_not_here_any_more(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    migrate(url)

    async def work() -> tuple[dict[str, int], dict[str, int]]:
        house = House(Config(db=url, bot_workers=0, keep=Keeping(guests=30)))
        await house.open()
        rows = [{"id": name, "name": "x", "created": 1} for name in ("a", "b")]
        await house.store.run(lambda c: c.execute(person.insert(), rows))
        used = {"hash": "h", "person": "a", "expires": NOW + DAY, "seen": NOW}  # opened 89 days ago
        await house.store.run(lambda c: c.execute(session.insert().values(**used)))
        house.together.others = frozenset({""})  # one that comes before it does that
        left = await house.retention.remove()
        house.together.others = frozenset()
        removed = await house.retention.remove()
        await house.close()
        return left, removed

    assert asyncio.run(work()) == ({}, {"guests": 1})
    assert ids(url, person.c.id) == {"a"}


def test_a_running_server_shows_a_game_that_was_ended_so(tmp_path: Path) -> None:
    server = Running(data=tmp_path)
    url = sqlite_url(tmp_path)
    try:
        ada, bo, id = two_at_a_table(server.url, "lanterns")
        with ada, bo:
            with ada.sit(id) as one, bo.sit(id) as two:
                one.receive(), two.receive()
                play_on([one, two], Random(4), 6)
            eventually(lambda: not ids(url, attendance.c.table_id))
            with sa.create_engine(sync_url(url)).begin() as c:
                c.execute(table.update().values(updated=ago(181)))
            assert tidy(url) == {"running games": 1}
            with ada.sit(id) as one:
                told = one.receive()
                assert told["table"]["status"] == "over" and told["result"] is None and told["decision"] is None
            assert ada.call("GET", f"/api/tables/{id}/replay").status_code == 200
    finally:
        log = server.stop()
    assert "Traceback" not in log, log
