"""`overtable backup` and `overtable restore`: under load, in both kinds of store, and what they refuse."""

import json
import sqlite3
import threading
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import Result
from typer.testing import CliRunner

from overtable.cli.main import app
from overtable.store import backup as backups
from overtable.store import postgres_copy
from overtable.store.migrate import migrate, newest_revision, revision_of, sync_url
from overtable.store.schema import entry, process
from overtable.store.store import now, sqlite_url
from running import Running
from server.guests import Socket, play_on, some, two_at_a_table
from store.postgres import Cluster


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def written(url: str) -> dict[str, Counter[str]]:
    """By table: the lines of its record."""
    engine = sa.create_engine(sync_url(url), poolclass=sa.pool.NullPool)
    found: dict[str, Counter[str]] = {}
    with engine.connect() as c:
        for row in c.execute(sa.select(entry)):
            found.setdefault(row.table_id, Counter())[row.line] += 1
    return found


class Players:
    """Two people at one table who answer, one after the other: a few times, then on until they are told to stop or
    their game is over."""

    def __init__(self, url: str, seed: int) -> None:
        self.people = two_at_a_table(url, "overwatch", auto_delay=None)
        self.table = self.people[2]
        self.acknowledged: list[str] = []
        self.on = threading.Event()
        self.enough = threading.Event()
        self.more = threading.Event()
        self.over = False
        self.wanted = 15
        self.rng = Random(seed)
        self.thread = threading.Thread(target=self.play, daemon=True)
        self.thread.start()

    def play(self) -> None:
        ada, bo, table = self.people
        with ada.sit(table) as one, bo.sit(table) as two:
            while not self.enough.is_set():
                for socket in (one, two):
                    socket.until(lambda t: t["result"] is not None or bool(t["asked"]))
                if one.table["result"] is not None:
                    break
                seat, socket = next((n, s) for n, s in enumerate((one, two)) if s.table["decision"] is not None)
                option = some(self.rng, socket.table["decision"])
                reply = socket.answer(option)
                assert reply["type"] == "ok"
                self.acknowledged.append(f"{seat} {option}")
                if len(self.acknowledged) >= self.wanted:
                    self.more.set()
                    self.on.wait(60)
                socket.until(lambda t, least=reply["entry"]: t["entries"] >= least)
                (two if socket is one else one).until(lambda t, s=socket: t["asked"] == s.table["asked"])
        self.over = True
        self.more.set()

    def wait_for(self, more: int) -> None:
        """So many answers from now, or the end of the game."""
        self.wanted = len(self.acknowledged) + more
        self.more.clear()
        assert self.over or self.more.wait(60)

    def end(self) -> None:
        self.enough.set()
        self.thread.join(60)


def test_a_backup_under_load_holds_all_that_was_acknowledged_and_games_go_on_from_it(
    db: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "kept" / "house.backup"
    file.parent.mkdir()
    first = Running(db=db)
    try:
        playing = [Players(first.url, seed) for seed in range(3)]
        for players in playing:
            assert players.more.wait(60)
        before = {p.table: Counter(p.acknowledged) for p in playing}
        for players in playing:
            players.on.set()
        done = run("backup", str(file), "--db", db, "--json")
        assert done.exit_code == 0, done.output
        for players in playing:
            players.wait_for(3)  # nobody was held up by it
        for players in playing:
            players.end()
        refused = run("restore", str(file), "--db", db, "--force")
        assert refused.exit_code == 2 and "a server is running" in refused.output
    finally:
        first.stop()
    told = json.loads(done.output)["held"]
    assert told["tables"] == 3 and told["people"] == 6 and told["revision"] == newest_revision()
    assert told["bytes"] == file.stat().st_size and file.stat().st_mode & 0o077 == 0
    assert [f.name for f in file.parent.iterdir()] == [file.name]

    fresh = fresh_like(db, request, tmp_path / "fresh")
    done = run("restore", str(file), "--db", fresh)
    assert done.exit_code == 0 and "3 tables" in done.output, done.output
    found = written(fresh)
    assert sum(each.total() for each in found.values()) == told["entries"]
    for table, lines in before.items():
        assert not lines - found[table], "an answer that was acknowledged is not in the backup"
    second = Running(db=fresh)
    try:
        for players in playing:
            ada, bo, table = players.people
            sockets = [Socket(second.url, table, who.cookie()) for who in (ada, bo)]
            with sockets[0], sockets[1]:
                for socket in sockets:
                    socket.receive()
                assert sockets[0].table["entries"] >= before[table].total() - 1  # one may be a secret choice
                assert play_on(sockets, Random(1), 4) > 0 or sockets[0].table["result"] is not None
    finally:
        second.stop()
        for players in playing:
            for who in players.people[:2]:
                who.http.close()


@pytest.fixture
def kept(db: str, tmp_path: Path) -> tuple[str, Path]:
    """A store with one person in it, and a backup of it."""
    migrate(db)
    add_somebody(db, "first")
    file = tmp_path / "one.backup"
    assert run("backup", str(file), "--db", db).exit_code == 0
    return db, file


def execute(db: str, text: str, **values: Any) -> Any:
    engine = sa.create_engine(sync_url(db), poolclass=sa.pool.NullPool)
    with engine.begin() as c:
        done = c.execute(sa.text(text), values)
        return done.fetchall() if done.returns_rows else None


def add_somebody(db: str, name: str) -> None:
    execute(db, "INSERT INTO person (id, name, created) VALUES (:n, :n, 1)", n=name)


def people(db: str) -> list[str]:
    return sorted(row[0] for row in execute(db, "SELECT id FROM person"))


def test_nothing_is_written_over_without_force(kept: tuple[str, Path]) -> None:
    db, file = kept
    add_somebody(db, "second")
    size = file.stat().st_size
    done = run("backup", str(file), "--db", db)
    assert done.exit_code == 2 and "--force" in done.output and file.stat().st_size == size
    done = run("restore", str(file), "--db", db)
    assert done.exit_code == 2 and "not empty" in done.output and people(db) == ["first", "second"]
    assert run("restore", str(file), "--db", db, "--force").exit_code == 0
    assert people(db) == ["first"]
    add_somebody(db, "third")
    assert run("backup", str(file), "--db", db, "--force").exit_code == 0
    assert run("restore", str(file), "--db", db, "--force").exit_code == 0 and people(db) == ["first", "third"]


def fresh_like(db: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """The address of another store of the same kind, with nothing in it."""
    if db.startswith("sqlite"):
        return sqlite_url(folder)
    made: Cluster = request.getfixturevalue("cluster")
    return made.fresh()


def test_an_older_backup_is_brought_up_and_a_newer_one_refused(
    kept: tuple[str, Path], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    db, _ = kept
    old, new = tmp_path / "old", tmp_path / "new"
    execute(db, "UPDATE alembic_version SET version_num = '9999'")
    assert run("backup", str(new), "--db", db).exit_code == 0
    done = run("restore", str(new), "--db", db, "--force")
    assert done.exit_code == 2 and "newer than this program" in done.output
    execute(db, "UPDATE alembic_version SET version_num = :r", r=newest_revision())
    before = fresh_like(db, request, tmp_path / "before")
    migrate(before, "0005")
    add_somebody(before, "long ago")
    assert run("backup", str(old), "--db", before).exit_code == 0
    done = run("restore", str(old), "--db", db, "--force")
    assert done.exit_code == 0 and "schema 0005" in done.output, done.output
    assert revision_of(db) == newest_revision() and people(db) == ["long ago"]


def test_a_server_that_beats_is_alive_and_one_that_is_gone_is_not(kept: tuple[str, Path]) -> None:
    db, file = kept
    engine = sa.create_engine(sync_url(db), poolclass=sa.pool.NullPool)
    with engine.begin() as c:
        c.execute(process.insert().values(name="elsewhere 1 ab", at=now()))
    done = run("restore", str(file), "--db", db, "--force")
    assert done.exit_code == 2 and "a server is running" in done.output
    with engine.begin() as c:
        c.execute(process.update().values(at=now() - 10_000))
    assert run("restore", str(file), "--db", db, "--force").exit_code == 0
    assert execute(db, "SELECT name FROM process") == []


def test_files_that_are_no_backups_are_refused_and_harm_nothing(kept: tuple[str, Path], tmp_path: Path) -> None:
    db, file = kept
    none, foreign, half = tmp_path / "none", tmp_path / "foreign", tmp_path / "half"
    none.write_bytes(b"hello")
    half.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    with sqlite3.connect(foreign) as other:
        other.execute("CREATE TABLE notes (text TEXT)")
    other.close()
    told = {}
    for each in (none, foreign, half, tmp_path / "absent", tmp_path):
        done = run("restore", str(each), "--db", db, "--force")
        assert done.exit_code == 2 and "defect" not in done.output, done.output
        told[each] = done.output
    assert "is no backup" in told[none] and "there is no file" in told[tmp_path / "absent"]
    assert ("holds no store" if db.startswith("sqlite") else "of a sqlite store") in told[foreign]
    assert people(db) == ["first"]


def test_a_restore_that_fails_in_the_middle_changes_nothing(cluster: Cluster, tmp_path: Path) -> None:
    db, file = cluster.fresh(), tmp_path / "file"
    migrate(db)
    add_somebody(db, "first")
    assert run("backup", str(file), "--db", db).exit_code == 0
    add_somebody(db, "second")
    # The indices come last: there is nothing left of the old store by then, as the transaction sees it.
    refuses = "CREATE FUNCTION no() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no index here'; END $$"
    execute(db, refuses)
    execute(db, "CREATE EVENT TRIGGER no_index ON ddl_command_end WHEN TAG IN ('CREATE INDEX') EXECUTE FUNCTION no()")
    done = run("restore", str(file), "--db", db, "--force")
    assert done.exit_code == 2 and "no index here" in done.output, done.output
    assert people(db) == ["first", "second"]


def test_a_program_that_is_missing_is_named(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = cluster.fresh()
    migrate(db)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(postgres_copy, "DEBIAN", tmp_path)
    done = run("backup", str(tmp_path / "x"), "--db", db)
    assert done.exit_code == 2 and "pg_dump is not here" in done.output
    assert not (tmp_path / "x").exists() and not list(tmp_path.glob(".*unfinished*"))


def test_only_the_newest_dated_backups_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, kept = tmp_path / "data", tmp_path / "kept"
    migrate(sqlite_url(data))
    kept.mkdir()
    (kept / "overtable-notes.sqlite3").write_text("of somebody else")
    for second in range(4):
        at = f"overtable-2026-01-02-03040{second}"
        monkeypatch.setattr(backups, "DATED", at)
        done = run("backup", "--keep", "2", str(kept), "--data", str(data))
        assert done.exit_code == 0, done.output
    assert sorted(f.name for f in kept.iterdir()) == [
        "overtable-2026-01-02-030402.sqlite3",
        "overtable-2026-01-02-030403.sqlite3",
        "overtable-notes.sqlite3",
    ]
    done = run("backup", str(kept), "--data", str(data))
    assert done.exit_code == 2 and "--keep" in done.output


def test_guests_keep_their_sessions(kept: tuple[str, Path]) -> None:
    """A restored store knows who somebody is."""
    db, file = kept
    execute(db, "INSERT INTO session (hash, person, expires) VALUES ('x', 'first', 9)")
    assert run("backup", str(file), "--db", db, "--force").exit_code == 0
    execute(db, "DELETE FROM session")
    assert run("restore", str(file), "--db", db, "--force").exit_code == 0
    assert execute(db, "SELECT person FROM session") == [("first",)]
