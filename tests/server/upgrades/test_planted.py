"""Servers with planted changes of rules and of cards open the store: ended games show and do not reopen, running ones
go on where their record leads to the same state, and else are left to their people."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import overtable
from overtable.server.upkeep.doctor import examine
from overtable.store.store import Store
from running import Running
from server.conftest import POSTGRESQL, SQLITE
from server.guests import Guest
from server.upgrades.opened import GAMES, answer, back, house, program, tables

RULES = ("kernel/chance.py", "0xBF58476D1CE4E5B9", "0xBF58476D1CE4E5BB")
"""All cards are dealt in another way."""
DEFENCE = Path(overtable.__file__).parent / "games/overwatch/cards/defense.yaml"
NO_BASTION = ("games/overwatch/cards/defense.yaml", DEFENCE.read_text(encoding="utf-8").partition("- id: hanzo")[0], "")
"""A card of Overwatch is gone."""
REPRINTED = ("games/overrealm/cards/americaw.yaml", "complexity: 2", "complexity: 3")
"""A figure of OverRealm that no rule looks at."""


@pytest.fixture
def upgraded(old: str) -> str:
    """The old store after the present program has served it: running games have an answer of it, replays are kept."""

    async def serve() -> None:
        now = house(old)
        for table_id in await tables(now.store, "playing"):
            room = await now.room(table_id)
            if all(s.kind == "person" for s in room.seats):
                await answer(now, room)
        await now.close()

    asyncio.run(serve())
    assert examine(old, mend=True).wrong == []
    return old


class Visit:
    """Ada and Bo at a server with planted changes."""

    def __init__(self, db: str, url: str) -> None:
        async def come() -> tuple[Guest, Guest]:
            store = Store(db)
            try:
                return await back(store, url, "Ada"), await back(store, url, "Bo")
            finally:
                await store.close()

        self.ada, self.bo = asyncio.run(come())
        listed = self.ada.get("/api/me/tables")["tables"]
        self.ended = {t["game"]: t for t in listed if t["status"] == "over" and t["seats"][1]["kind"] == "person"}
        self.runs = {t["game"]: t for t in listed if t["status"] == "playing" and t["seats"][1]["kind"] == "person"}

    def shows(self, game: str) -> dict[str, Any]:
        """The ended game of this name shows completely, and takes nothing; returns its replay."""
        table, n = self.ended[game]["id"], self.ended[game]["entries"]
        told = self.ada.get(f"/api/tables/{table}")
        assert told["table"]["status"] == "over" and told["result"]["winners"] == self.ended[game]["result"]["winners"]
        assert (
            told["view"]["result"] == self.ended[game]["result"] and told["decision"] is None and told["log"]["lines"]
        )
        replay: dict[str, Any] = self.bo.get(f"/api/tables/{table}/replay?seat=2")
        assert [step["n"] for step in replay["steps"]] == list(range(1, n + 1))
        for at in (0, n // 2, n):
            moment = self.bo.get(f"/api/tables/{table}/replay/{at}?seat=1")
            assert moment["n"] == at and moment["view"]["zones"]
        for message in ({"type": "answer", "number": 0, "option": "pass"}, {"type": "resign"}, {"type": "undo"}):
            assert self.ada.refused("POST", f"/api/tables/{table}/act", message) in (
                "outdated",
                "not-now",
                "stale-decision",
            )
        assert self.ada.get(f"/api/tables/{table}/replay?seat=0")["table"]["status"] == "over"
        return replay

    def is_outdated(self, game: str) -> str:
        """The running game of this name is outdated for both; returns what it needs, in words."""
        table = self.runs[game]["id"]
        with self.ada.sit(table) as a, self.bo.sit(table) as b:
            for socket in (a, b):
                told = socket.until(lambda t: True)
                assert told["outdated"] is not None and told["asked"] == [] and told["decision"] is None
            reply = a.ask("answer", number=0, option="pass")
            assert (reply["type"], reply["code"]) == ("error", "outdated")
            return str(a.table["outdated"]["why"])

    def goes_on(self, game: str) -> bool:
        table = self.runs[game]["id"]
        with self.ada.sit(table) as a, self.bo.sit(table) as b:
            for socket in (a, b):
                socket.until(lambda t: bool(t["asked"]) and t["outdated"] is None)
            asked = a if a.table["decision"] else b
            return bool(asked.answer(asked.decision["options"][0]["id"])["type"] == "ok")

    def close(self) -> None:
        self.ada.http.close()
        self.bo.http.close()


@pytest.fixture
def visit(request: pytest.FixtureRequest, upgraded: str, tmp_path: Path) -> Iterator[Visit]:
    server = Running(db=upgraded, program=program(tmp_path / "planted", *request.param), toys=False)
    visiting = Visit(upgraded, server.url)
    yield visiting
    visiting.close()
    assert "Traceback" not in server.stop()


@SQLITE
@pytest.mark.parametrize("visit", [[RULES]], indirect=True, ids=["rules"])
def test_after_a_change_of_rules(visit: Visit) -> None:
    for game in GAMES:
        replay = visit.shows(game)
        assert replay["closed"].startswith("This game needs")
        refused = visit.ada.refused("POST", f"/api/tables/{replay['table']['id']}/replay/2/play", {"seat": 0})
        assert refused == "outdated"
        assert visit.ada.refused("POST", f"/api/tables/{replay['table']['id']}/analysis") == "outdated"
        assert "another build" in visit.is_outdated(game)
    table = visit.runs["overwatch"]["id"]
    with visit.ada.sit(table) as a, visit.bo.sit(table) as b:
        assert a.ask("call-off")["type"] == "ok"
        assert b.until(lambda t: t["outdated"]["calling_off"] == [0])["table"]["status"] == "playing"
        assert b.ask("call-off")["type"] == "ok"
        assert a.until(lambda t: t["table"]["status"] == "over")["result"] is None
    assert visit.bo.call("POST", f"/api/tables/{visit.runs['power-up']['id']}/leave").status_code == 204


@POSTGRESQL
@pytest.mark.parametrize("visit", [[NO_BASTION, REPRINTED]], indirect=True, ids=["cards"])
def test_after_a_change_of_cards(visit: Visit) -> None:
    for game in GAMES:
        replay = visit.shows(game)
        assert (replay["closed"] == "") == (game != "overwatch")
    replay = visit.shows("overwatch")
    cards = visit.ada.get(f"/api/games/overwatch/cards?version={replay['cards']}")
    known = visit.ada.get("/api/games/overwatch/cards")
    assert cards["version"] == replay["cards"] != known["version"]
    assert "bastion" in {c["id"] for c in cards["cards"]} - {c["id"] for c in known["cards"]}
    assert visit.ada.refused("GET", "/api/games/overwatch/cards?version=never") == "not-found"
    why = visit.is_outdated("overwatch")
    assert f"with the cards {replay['cards']}" in why and f"with the cards {known['version']}" in why
    assert all(visit.goes_on(game) for game in GAMES if game != "overwatch")
