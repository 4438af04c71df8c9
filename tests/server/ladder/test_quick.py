"""Quick pairing: two people find each other once, whichever process they ask; who waits long gets a bot."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from overtable.server.config import Config
from overtable.server.house import House
from overtable.server.ladder import quick
from overtable.server.ladder.wire import QuickIn
from overtable.store.migrate import migrate
from overtable.store.people import add_account, add_guest
from overtable.store.rows import QuickRow
from overtable.store.schema import seat, table
from server.guests import WAIT, Guest

NEVER = 2**50
LANTERNS = {"game": "lanterns"}


def account(url: str, name: str) -> Guest:
    guest = Guest(url, None)
    guest.post("/api/account", {"name": name, "password": "correct horse battery"})
    return guest


def until(ask: Callable[[], Any], wanted: Callable[[Any], bool]) -> Any:
    end = time.monotonic() + WAIT
    while not wanted(found := ask()):
        assert time.monotonic() < end, found
    return found


def waits(name: str, mu: float, since: int) -> QuickRow:
    return QuickRow(name, "g", "m", "", "", mu, False, since, since)


def test_the_nearest_in_strength_comes_first_and_the_width_grows_with_waiting() -> None:
    ada, bo, cy = waits("ada", 25.0, 0), waits("bo", 27.5, 10), waits("cy", 25.5, 20)
    assert quick.pairs([cy, bo, ada], 30) == [(ada, cy)]
    far = waits("far", 40.0, 0)
    assert quick.pairs([ada, far], 1000) == []
    assert quick.pairs([ada, far], 60_000) == [(ada, far)]
    assert quick.pairs([far, ada], 60_000) == quick.pairs([ada, far], 60_000)


def test_new_people_meet_a_regular_bot_and_strong_ones_a_strong_one() -> None:
    assert quick.level_near(25.0) == "regular"
    assert quick.level_near(33.0) == "master"
    assert quick.level_near(15.0) == "beginner"


def test_two_people_find_each_other_for_a_rated_game(url: str) -> None:
    with account(url, "Quick Ada") as ada, account(url, "Quick Bo") as bo, Guest(url, "Cy") as cy:
        assert cy.refused("POST", "/api/quick", LANTERNS) == "not-allowed"
        assert ada.refused("POST", "/api/quick", LANTERNS | {"mode": "none"}) == "bad-setup"
        assert ada.refused("POST", "/api/quick", LANTERNS | {"legality": "lax"}) == "bad-setup"
        assert ada.refused("POST", "/api/quick", {"game": "overpower-2025", "deck": "nonsense\n"}) == "bad-deck"
        first = ada.post("/api/quick", LANTERNS)
        assert (first["state"], first["waiting"], first["table"]) == ("waiting", 1, None)
        assert bo.get("/api/quick")["state"] == "none"
        found = until(lambda: bo.post("/api/quick", LANTERNS), lambda q: q["state"] == "paired")
        mine = until(lambda: ada.get("/api/quick"), lambda q: q["state"] == "paired")
        assert mine["table"] == found["table"]
        seen = ada.get(f"/api/tables/{found['table']}")
        assert seen["table"]["rated"] and seen["table"]["clock"] and seen["you"]["seat"] is not None
        assert {s["name"] for s in seen["seats"]} == {"Quick Ada", "Quick Bo"}
        assert ada.call("DELETE", "/api/quick").json()["state"] == "none"
        assert bo.get("/api/quick")["state"] == "paired"
        ada.post(f"/api/tables/{found['table']}/act", {"type": "resign"})
        assert bo.get("/api/quick")["state"] == "none", "the game that was found is over"


def test_who_leaves_the_queue_is_not_paired(url: str) -> None:
    with account(url, "Leaving Ada") as ada, account(url, "Staying Bo") as bo:
        ada.post("/api/quick", LANTERNS)
        ada.call("DELETE", "/api/quick")
        assert ada.get("/api/quick")["state"] == "none"
        assert bo.post("/api/quick", LANTERNS)["state"] == "waiting"
        bo.call("DELETE", "/api/quick")


def house(db: str, wait: float = 60.0) -> House:
    return House(Config(db=db, workers=0, bot_workers=0, bot_delay=10_000, rates=False, quick_bot=wait))


def test_two_processes_make_one_pair_once(db: str) -> None:
    async def story() -> None:
        one, other = house(db), house(db)
        try:
            people = [await add_account(one.store, name, "x", None) for name in ("Ada", "Bo", "Cy", "Di")]
            for who in people:
                at = 1 if who is people[0] else 2
                await quick.quick.wait(
                    one.store, QuickRow(who.id, "overwatch", "standard", "", "", 25.0, False, at, 2**50)
                )
            await asyncio.gather(*(quick.pair_up(h) for h in (one, other, one, other)))
            made = await one.store.run(lambda c: c.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())
            sits = await one.store.run(lambda c: list(c.execute(sa.select(seat.c.person)).scalars()))
            assert made == 2 and sorted(sits) == sorted(p.id for p in people)
        finally:
            await one.close()
            await other.close()

    migrate(db)
    asyncio.run(story())


def test_a_bot_comes_to_who_has_waited_long_and_wants_one(db: str) -> None:
    async def story() -> None:
        server = house(db, wait=0.0)
        try:
            ada = await add_account(server.store, "Ada", "x", None)
            bo = await add_account(server.store, "Bo", "x", None)
            alone = await quick.join(server, bo, QuickIn("overwatch", bot_after=False))
            assert alone.state == "waiting"
            await quick.leave(server, bo)
            found = await quick.join(server, ada, QuickIn("overwatch", bot_after=True))
            assert found.state == "paired" and found.table is not None
            room = await server.room(found.table)
            assert not room.row.rated
            assert sorted((s.kind, s.bot) for s in room.seats) == [("bot", "regular"), ("person", None)]
            guest = await add_guest(server.store, "Guest")
            assert (await quick.state(server, guest)).state == "none"
        finally:
            await server.close()

    migrate(db)
    asyncio.run(story())
