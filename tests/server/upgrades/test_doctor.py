"""`overtable doctor` finds planted faults in a store, mends what can be, and says so."""

import asyncio
import os
import subprocess
import sys

import sqlalchemy as sa

from overtable.server.upkeep.doctor import examine
from overtable.store.migrate import migrate, newest_revision, sync_url
from overtable.store.schema import deck, entry, printed, replay, snapshot
from running import python_path
from server.conftest import POSTGRESQL, SQLITE
from server.upgrades.opened import fill, house, tables


def change(db: str, *statements: sa.Executable) -> None:
    """Change the database behind the program's back; nothing is checked."""
    engine = sa.create_engine(sync_url(db))
    with engine.begin() as c:
        for statement in statements:
            c.execute(statement)
    engine.dispose()


def doctor(db: str, *options: str) -> tuple[int, str]:
    command = [sys.executable, "-c", "from overtable.cli.main import app; app()", "doctor", "--db", db, *options]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(python_path()), "COLUMNS": "200"}
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    return done.returncode, done.stdout + done.stderr


@SQLITE
def test_an_old_schema_is_told_and_brought_up(db: str) -> None:
    fill(db)
    code, said = doctor(db)
    assert code == 1 and "the schema is 0004" in said and "--mend" in said
    code, said = doctor(db, "--mend")
    assert code == 0 and "brought to the newest" in said and said.count("made") == 6
    code, said = doctor(db)
    assert code == 0 and "12 games were looked at: all is well." in said


@POSTGRESQL
def test_planted_faults_are_found_and_mended(old: str) -> None:
    async def ids() -> tuple[list[str], list[str]]:
        at = house(old)
        try:
            return await tables(at.store, "over", "overwatch"), await tables(at.store, "playing", "overwatch")
        finally:
            await at.close()

    assert examine(old, mend=True).wrong == []
    (first, second), (broken, *_) = asyncio.run(ids())
    change(
        old,
        entry.update().where(entry.c.table_id == broken, entry.c.n == 3).values(line="no answer at all"),
        replay.update().where(replay.c.table_id == first).values(data=b"damaged"),
        replay.delete().where(replay.c.table_id == second),
        printed.delete().where(printed.c.game == "power-up"),
        snapshot.insert().values(table_id=second, n=1, version="of another program", data=b""),
    )
    found = examine(old)
    wrong = sorted((f.what, f.where) for f in found.wrong)
    assert ("running, does not replay", broken) in wrong and ("replay", second) in wrong
    assert wrong.count(("replay", first)) == 2, "it is damaged, and nothing else is kept"
    assert [f.what for f in found.wrong].count("cards") == 1
    assert [f.why for f in found.findings if f.what == "snapshots"] == ["1 snapshots are of another version"]
    mended = examine(old, mend=True)
    assert mended.wrong == [] and {f.mended for f in mended.findings} >= {"set aside", "made", "removed", "kept"}
    after = examine(old)
    assert [(f.where, f.wrong) for f in after.findings] == [(broken, False)], "it stays as it is, and disturbs nobody"
    assert next(p for p in after.parts if p.name == "replay").rows == 6


def test_rows_whose_person_or_table_is_gone(tmp_path: object) -> None:
    db = f"sqlite:///{tmp_path}/x.sqlite3"
    migrate(db)
    change(
        db,
        deck.insert().values(person="gone", game="overwatch", name="x", text="", updated=1),
        entry.insert().values(table_id="gone", n=1, line="0 pass", at=1),
    )
    assert sorted(f.where for f in examine(db).wrong) == ["deck", "entry"]
    assert {f.mended for f in examine(db, mend=True).findings} == {"removed"}
    assert examine(db).findings == []


def test_a_newer_schema_is_left_alone(tmp_path: object) -> None:
    db = f"sqlite:///{tmp_path}/x.sqlite3"
    migrate(db)
    change(db, sa.text("UPDATE alembic_version SET version_num = '9999'"))
    report = examine(db, mend=True)
    assert [f.why for f in report.wrong] == [f"the schema is 9999; this program has {newest_revision()}"]


def test_where_there_is_no_store_that_is_said(tmp_path: object) -> None:
    code, said = doctor(f"sqlite:///{tmp_path}/nothing.sqlite3")
    assert code == 2 and "there is no store" in said
