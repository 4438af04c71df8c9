"""The store of version 0.1.0 opens with the present program: everything in it is there, and goes on."""

import asyncio
from pathlib import Path

from overtable import __version__
from overtable.kernel.codec import fingerprint
from overtable.server.table.actions import act
from overtable.server.table.messages import Chat
from overtable.server.version import cards_version, rules_version
from overtable.store.decks import decks_of
from overtable.store.store import Store, sqlite_url
from overtable.store.tables import load
from running import Running
from server.upgrades.opened import GAMES, answer, back, fill, house, tables, who


def test_every_game_of_it_is_followed_and_the_running_ones_go_on(old: str) -> None:
    async def story() -> None:
        now = house(old)
        try:
            for game in GAMES:
                ended, runs = [(await tables(now.store, status, game))[0] for status in ("over", "playing")]
                room = await now.room(ended)
                assert not room.outdated and room.playing().over and room.row.result is not None
                assert (room.row.program, room.row.state_hash) == (None, None), "nothing was known of it then"
                room = await now.room(runs)
                await answer(now, room)
                found = await load(now.store, runs)
                assert found is not None and found.row.length == room.row.length == len(found.entries)
                written = found.row.program, found.row.rules, found.row.cards, found.row.state_hash
                mode = room.row.mode
                versions = __version__, rules_version(room.game), cards_version(room.game, mode)
                assert written == (*versions, fingerprint(room.playing().state))
            assert [d.name for d in await decks_of(now.store, (await who(now.store, "Ada")).id)] == ["My first"]
        finally:
            await now.close()

    asyncio.run(story())


def test_what_is_written_without_an_entry_leaves_versions_and_hash_alone(old: str) -> None:
    async def story() -> None:
        now = house(old)
        try:
            room = await now.room((await tables(now.store, "playing", "overwatch"))[0])
            await act(now, room, await who(now.store, "Ada"), Chat(text="Hello again."))
            assert room.row.state_hash is None and room.row.program is None and room.row.lines == 3
        finally:
            await now.close()

    asyncio.run(story())


def test_a_server_shows_it_and_its_people_play_on(tmp_path: Path) -> None:
    db = sqlite_url(tmp_path)
    fill(db)
    server = Running(db=db)  # it brings the schema up itself

    async def story() -> None:
        store = Store(db)
        ada, bo = await back(store, server.url, "Ada"), await back(store, server.url, "Bo")
        with ada, bo:
            listed = ada.get("/api/me/tables")["tables"]
            assert {t["game"] for t in listed if t["status"] == "over"} == set(GAMES)
            for ended in (t for t in listed if t["status"] == "over"):
                replay = ada.get(f"/api/tables/{ended['id']}/replay?seat=0")
                assert len(replay["steps"]) == ended["entries"] and replay["closed"] == ""
                last = ada.get(f"/api/tables/{ended['id']}/replay/{ended['entries']}?seat=1")
                assert last["view"]["result"]["winners"] == ended["result"]["winners"]
            runs = next(t["id"] for t in listed if t["status"] == "playing" and t["game"] == "power-up")
            with ada.sit(runs) as a, bo.sit(runs) as b:
                for socket in (a, b):
                    socket.until(lambda t: bool(t["asked"]) and t["outdated"] is None)
                asked = a if a.table["decision"] else b
                assert asked.answer(asked.decision["options"][0]["id"])["type"] == "ok"
        await store.close()

    try:
        asyncio.run(story())
    finally:
        log = server.stop()
    assert "Traceback" not in log
