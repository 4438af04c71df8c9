"""Garbage in rows of the store: every list, the sweep, the keeper, the doctor and other tables go on all the same."""

import asyncio
from typing import Any

import sqlalchemy as sa

from overtable.server.config import Config
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.replays import keeping
from overtable.server.replays.keeping import Keeper
from overtable.server.table.opening import create
from overtable.server.upkeep.doctor import examine
from overtable.server.wire import NewTable
from overtable.server.workers import Workers
from overtable.store.migrate import migrate, sync_url
from overtable.store.people import open_session
from overtable.store.rows import Person
from overtable.store.schema import deck, entry, person, rating, seat, snapshot, table
from overtable.store.store import now
from overtable.store.tables import due_tables
from running import Running
from server.guests import Guest

PLANTED: dict[str, dict[str, Any]] = {
    "game": {"game": "a game that is gone"},
    "mode": {"mode": "no mode"},
    "settings": {"settings": [1, 2]},
    "position": {"position": {"not": "a position"}},
    "asked": {"asked": {"nobody": "at all"}},
    "result": {"result": "won"},
    "resumed": {"resumed": {"x": "y"}},
    "undo": {"undo_yes": "yes"},
}
"""Columns with something in them that no program wrote."""
BY_HAND = {
    "json": "UPDATE game_table SET settings = '{not json' WHERE id = :id",
    "number": "UPDATE game_table SET version = 'many' WHERE id = :id",
    "deep": "UPDATE game_table SET asked = '" + "[" * 5000 + "' WHERE id = :id",
}
"""What only SQLite lets in."""
OTHERS = ("entry", "seats", "snapshot", "stops", "over")


async def filled(db: str) -> tuple[str, str, str, dict[str, str]]:
    """A store with a table for each kind of garbage, and two that are well: one before them, and one behind."""
    gone = House(Config(db=db, workers=0, bot_workers=0, bot_delay=100_000, rates=False))
    try:
        row = person.insert().values(id="ada", name="Ada", created=1)
        await gone.store.run(lambda c: c.execute(row))
        ada, names = (
            Person("ada", "Ada", True),
            ["first", *PLANTED, *OTHERS, *(BY_HAND if gone.store.sqlite else ()), "last"],
        )
        made = {name: (await create(gone, ada, NewTable("overwatch"))).table for name in names}
        token = await open_session(gone.store, "ada")
    finally:
        await gone.close()
    engine = sa.create_engine(sync_url(db))
    with engine.begin() as c:
        for due, table_id in enumerate(made.values(), 1):
            c.execute(table.update().where(table.c.id == table_id).values(due=due))
        for name, values in PLANTED.items():
            c.execute(table.update().where(table.c.id == made[name]).values(**values))
        for name in BY_HAND.keys() & made.keys():
            c.execute(sa.text(BY_HAND[name]), {"id": made[name]})
        c.execute(entry.insert().values(table_id=made["entry"], n=1, line="no answer at all", at=1))
        c.execute(table.update().where(table.c.id == made["entry"]).values(length=1))
        c.execute(seat.delete().where(seat.c.table_id == made["seats"]))
        c.execute(snapshot.insert().values(table_id=made["snapshot"], n=0, version="x", data=b"\xff\x00"))
        c.execute(seat.update().where(seat.c.table_id == made["stops"]).values(stops={"kinds": 7}))
        over = {"status": "over", "ended": 5, "result": {"winners": "us"}}
        c.execute(table.update().where(table.c.id == made["over"]).values(**over))
        for game in ("overwatch", "a game that is gone"):
            c.execute(deck.insert().values(person="ada", game=game, name="D", text="1 Ana", updated=1))
        c.execute(rating.insert().values(person="ada", game="gone", mu=25.0, sigma=8.0, games=1))
    engine.dispose()
    return made.pop("first"), made.pop("last"), token, made


def test_every_list_and_every_other_table_goes_on(db: str) -> None:
    migrate(db)
    first, last, token, broken = asyncio.run(filled(db))
    server = Running(db=db)
    try:
        with Guest(server.url, None) as ada:
            ada.http.cookies.set("overtable_session", token)
            lobby = {t["id"] for t in ada.get("/api/tables")["tables"]}
            assert {first, last, broken["snapshot"]} <= lobby and not lobby & {broken["game"], broken["mode"]}
            mine = {t["id"]: t for t in ada.get("/api/me/tables")["tables"]}
            assert {first, last, *broken.values()} - {broken["seats"]} == set(mine)
            told = {name: mine[table_id]["broken"] for name, table_id in broken.items() if table_id in mine}
            assert told["game"] == "This server has no game called a game that is gone."
            for name in ("mode", "settings", "result", "resumed", *(BY_HAND.keys() & broken.keys())):
                assert told[name], name
            assert not mine[first]["broken"] and not told["snapshot"]
            for name, table_id in broken.items():
                found = ada.call("GET", f"/api/tables/{table_id}")
                assert found.status_code in (200, 409), (name, found.text)
                if name in told and told[name] and name != "mode":
                    assert found.json()["code"] == "table-broken", name
            assert ada.get(f"/api/tables/{broken['snapshot']}")["view"] is not None
            decks = ada.get("/api/decks")["decks"]
            assert sorted(bool(d["broken"]) for d in decks) == [False, True]
            assert len(ada.get("/api/me/ratings")["ratings"]) == 1
            with ada.sit(last) as socket:
                assert socket.until(lambda t: True)["view"] is not None, "others are played"
            assert not {broken["game"], broken["settings"]} & {t["id"] for t in ada.get("/api/tables")["tables"]}
            ada.call("POST", f"/api/tables/{broken['game']}/leave").raise_for_status()
            assert broken["game"] not in {t["id"] for t in ada.get("/api/me/tables")["tables"]}, (
                "who wants may leave it"
            )
    finally:
        log = server.stop()
    assert "Traceback" not in log and '"level":"error"' not in log, log


def test_the_sweep_the_keeper_and_the_doctor_go_on(db: str) -> None:
    migrate(db)
    first, last, _, broken = asyncio.run(filled(db))

    async def story() -> None:
        heir = House(Config(db=db, workers=0, bot_workers=0, bot_delay=0, rates=False))
        try:
            await heir.sweep()
            assert heir.rooms.get(first) is not None and heir.rooms.get(last) is not None
            left = await due_tables(heir.store, now())
            assert not {broken[name] for name in ("game", "settings", "entry", "seats")} & set(left)
            await Keeper(heir.store, heir.workers)._work()
            try:
                await heir.current(broken["over"])
                raise AssertionError("it cannot be opened")
            except Fault as fault:
                assert fault.code == "table-broken"
        finally:
            await heir.close()

    asyncio.run(story())
    found = {f.where: f for f in examine(db).findings}
    assert broken["settings"] in found and broken["seats"] in found and first not in found and last not in found
    examine(db, mend=True)
    assert broken["settings"] in {f.where for f in examine(db).findings}, "it stays as it is"


def test_what_a_keeper_gave_up_is_bounded(monkeypatch: Any) -> None:
    monkeypatch.setattr(keeping, "REMEMBERED", 3)

    async def story() -> None:
        keeper = Keeper(None, Workers(0))  # type: ignore[arg-type]  it fails at every game

        for n in range(10):
            await keeper._try(f"t{n}", None)
        assert list(keeper._given_up) == ["t7", "t8", "t9"]

    asyncio.run(story())
