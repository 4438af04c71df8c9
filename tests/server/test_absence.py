"""Who is not there, and the claim of a game that somebody has left."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from overtable.games import find
from overtable.kernel.entry import ABSENT
from overtable.kernel.game import Setup
from overtable.kernel.record import BadRecord
from overtable.server.config import Config
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.table.play import Play
from overtable.server.table.presence import build_claim, came_and_went, claimable, is_here, missing
from overtable.server.version import cards_version
from overtable.store.migrate import migrate
from overtable.store.people import add_guest
from overtable.store.rows import SeatRow, TableRow
from overtable.store.tables import add_table
from running import Running
from server.guests import Guest, two_at_a_table

MINUTE = 60_000


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where nobody is waited for."""
    server = Running("--patience", "0", data=tmp_path_factory.mktemp("hasty"))
    yield server.url
    log = server.stop()
    assert "Traceback" not in log and '"level":"error"' not in log, log


def test_who_left_is_told_to_those_who_stay_and_again_when_they_are_back(url: str) -> None:
    ada, bo, table = two_at_a_table(url, "lanterns", auto_delay=None)
    with ada, bo, ada.sit(table) as a:
        with bo.sit(table):
            both = a.until(lambda t: all(s["here"] and s["away"] is None for s in t["seats"]))
            assert both["claim"] is None
        gone = a.until(lambda t: t["seats"][1]["away"] is not None)
        assert not gone["seats"][1]["here"] and gone["seats"][0]["here"]
        assert gone["claim"] == {"seat": 1, "from": gone["seats"][1]["away"] + MINUTE}
        refused = a.ask("claim")
        assert refused["code"] == "not-now" and "Bo may still come back" in refused["message"]
        with bo.sit(table):
            a.until(lambda t: t["seats"][1]["here"] and t["seats"][1]["away"] is None and t["claim"] is None)
            assert a.ask("claim")["message"] == "Nobody whom you play with has left the table."


def test_a_game_that_somebody_has_left_can_be_claimed_and_they_are_told(hasty: str) -> None:
    ada, bo, table = two_at_a_table(hasty, "lanterns", auto_delay=None)
    with ada, bo, ada.sit(table) as a:
        with bo.sit(table) as b:
            assert b.answer(b.decision["options"][0]["id"])["type"] == "ok"
        a.until(
            lambda t: t["asked"] == [0] and t["claim"] is not None
        )  # also while it is one's own move: there is no clock
        assert a.ask("claim")["type"] == "ok"
        end = a.until(lambda t: t["result"] is not None)
        assert end["result"]["winners"] == [0] and end["result"]["rule"] == "TABLE-ABSENT" and end["claim"] is None
        assert end["result"]["text"] == "You win. Bo left the table and did not come back in time."
        with bo.sit(table) as b:
            back = b.until(lambda t: t["result"] is not None)
            assert back["result"]["text"] == "Ada wins. You left the table and did not come back in time."
            assert b.log[-1]["text"] == "You did not come back, and the game was claimed"
        record = ada.call("GET", f"/api/tables/{table}/record").text
        assert f"1 {ABSENT}" in record
        assert ada.get(f"/api/tables/{table}/replay?seat=0")["steps"][-1]["seat"] == 1


def test_a_game_against_a_bot_cannot_be_claimed(hasty: str) -> None:
    with Guest(hasty, "Ada") as ada:
        made = ada.post("/api/tables", {"game": "lanterns", "auto_delay": None})
        with ada.sit(made["table"]) as a:
            a.until(lambda t: t["decision"] is not None)
            assert a.table["claim"] is None and a.table["seats"][1]["here"]
            assert a.ask("claim")["message"] == "Nobody whom you play with has left the table."


def test_where_there_is_a_clock_only_who_is_to_move_can_be_claimed_from(hasty: str) -> None:
    clock = {"seconds": 600, "increment": 0}
    ada, bo, table = two_at_a_table(hasty, "lanterns", auto_delay=None, clock=clock)
    with ada, bo, ada.sit(table) as a:
        with bo.sit(table) as b:
            assert b.answer(b.decision["options"][0]["id"])["type"] == "ok"
        away = a.until(lambda t: t["asked"] == [0] and t["seats"][1]["away"] is not None)
        assert away["claim"] is None
        assert a.ask("claim")["message"] == "It is not Bo's move: the clock decides."


def seats(*away: int | None) -> list[SeatRow]:
    return [
        SeatRow(table_id="t", number=n, kind="person", person=f"p{n}", name=f"N{n}", away=since)
        for n, since in enumerate(away)
    ]


def row(**more: Any) -> TableRow:
    made: dict[str, Any] = {"status": "playing"} | more
    return TableRow(
        id="t", owner=None, game="overwatch", mode="standard", settings={}, cards="", seed=1, nonce="", created=0,
        updated=0, **made,
    )  # fmt: skip


def test_each_process_takes_back_what_another_has_found_missing() -> None:
    """Two serve one table: each hears one player, and writes down only what it knows."""
    table = row()
    found = came_and_went(table, seats(None, None), {"p0"}, (), {"p0", "p1"}, 50)
    assert found is not None and found.seats == {1: {"away": 50}}
    healed = came_and_went(table, seats(None, 50), {"p1"}, (), (), 60)
    assert healed is not None and healed.seats == {1: {"away": None}}
    assert came_and_went(table, seats(None, None), {"p0"}, (), (), 70) is None
    assert came_and_went(table, seats(None, None), {"p0"}, {"p1"}, {"p1"}, 70) is None  # still at the other one
    assert came_and_went(table, seats(None, 50), {"p0"}, {"p1"}, (), 70) is None  # which takes it back itself
    assert is_here(table, seats(None, None), seats(None, None)[1], {"p0"})  # at the other process
    assert not is_here(table, seats(None, 5), seats(None, 5)[1], {"p0"})
    assert came_and_went(row(status="over"), seats(None, None), (), (), {"p1"}, 70) is None


def test_time_in_which_no_server_lived_is_not_held_against_anybody() -> None:
    game = find("overwatch")
    play = Play(game, Setup(mode="standard", seed=4), 0, outages=[(1000, 100_000)])
    gone = missing(row(), seats(None, 500), 0, {"p0"})
    assert claimable(play, gone, MINUTE) is not None
    with pytest.raises(Fault, match="may still come back"):
        build_claim(play, gone, MINUTE, 110_000)
    _, made = build_claim(play, gone, MINUTE, 160_000)
    assert made[0].entry.line() == f"1 {ABSENT}"
    play.adopt(made[0], 160_000)
    with pytest.raises(Fault, match="over"):
        build_claim(play, gone, MINUTE, 170_000)
    with pytest.raises(BadRecord):
        play.take(f"0 {ABSENT}", 180_000)


def test_presence_survives_a_server_that_was_killed(tmp_path: Path) -> None:
    """Nobody was there to write down who left: whoever comes back first finds the others missing."""
    server = Running(data=tmp_path)
    ada, bo, table = two_at_a_table(server.url, "lanterns", auto_delay=None)
    with ada, bo:
        with ada.sit(table) as a, bo.sit(table):
            a.until(lambda t: all(s["here"] for s in t["seats"]))
            server.kill()
        again = Running(data=tmp_path, port=server.port)
        with ada.sit(table) as a:
            assert a.until(lambda t: t["seats"][1]["away"] is not None)["claim"]["seat"] == 1
        again.stop()


def test_who_leaves_while_their_coming_is_written_down_is_missed(db: str) -> None:
    async def story() -> None:
        house = House(Config(db=db, workers=0, bot_workers=0, rates=False))
        try:
            ada, bo = [await add_guest(house.store, name) for name in ("Ada", "Bo")]
            row = TableRow(
                id="t", owner=ada.id, game="overwatch", mode="standard", settings={}, status="playing", seed=1,
                nonce="n", cards=cards_version(find("overwatch"), "standard"), created=1, started=1, updated=1,
            )  # fmt: skip
            seats = [SeatRow(table_id="t", number=n, kind="person", person=p.id) for n, p in enumerate((ada, bo))]
            await add_table(house.store, row, seats, [])
            room = await house.room("t")
            room.met = True
            room.seats[1].away = 5  # as it stood before Bo came
            async with room.lock:  # a change that takes this back is being written
                house.attend(room, {bo.id})
                room.seats[1].away = None
            while house._tasks:
                await asyncio.gather(*house._tasks, return_exceptions=True)
            assert room.seats[1].away is not None
        finally:
            await house.close()

    migrate(db)
    asyncio.run(story())
