"""A server is killed in the middle of an event: it goes on where it was, and nothing is paired or opened twice."""

from collections import Counter
from random import Random
from typing import Any

import sqlalchemy as sa

from overtable.store.schema import event_entry, table
from running import Running
from server.conftest import POSTGRESQL, SQLITE
from server.events.evening import Ear, account, answer, do, event_of, play, seen, table_of, until
from server.guests import Guest


def rows(db: str, query: Any) -> list[Any]:
    engine = sa.create_engine(db.replace("+aiosqlite", ""))
    try:
        with engine.connect() as c:
            return list(c.execute(query).all())
    finally:
        engine.dispose()


def check_once(db: str, event: str) -> None:
    """No table, no pairing and no result of an event is there twice."""
    lines = [row.line for row in rows(db, sa.select(event_entry.c.line).where(event_entry.c.event == event))]
    words = [line.split(" ")[1:4] for line in lines]
    once = [w[: 3 if w[0] == "game" else 2] for w in words if w[0] in ("round", "opened", "game", "drafted", "built")]
    said = Counter(" ".join(w) for w in once)
    assert said and max(said.values()) == 1, said
    tables = rows(db, sa.select(table.c.id, table.c.event_key).where(table.c.event == event))
    opened = sum(line.split(" ")[1] == "opened" for line in lines)
    assert len(tables) == len({t.event_key for t in tables}) == opened


class House:
    """A server that can be killed and comes back at the same address."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.server = Running(db=db)

    def kill(self) -> None:
        port = self.server.port
        self.server.kill()
        self.server = Running(db=self.db, port=port)


def two(url: str) -> tuple[Guest, Guest]:
    return account(url, "Ana"), account(url, "Ben")


@SQLITE
def test_a_draft_event_outlives_kills_in_the_draft_in_building_and_in_a_round(db: str) -> None:
    house = House(db)
    ana, ben = two(house.server.url)
    try:
        event = event_of(ana, "Killed", game="overpower-2025", format={"kind": "draft"}, structure={"rounds": 2},
                         bots={"fill": 3})  # fmt: skip
        for who in (ana, ben):
            do(who, event, "enter")
        do(ana, event, "start")
        found = until(ana, event, lambda e: e["you"]["to_do"])
        pod = table_of(found)
        assert pod is not None
        rng, picked = Random(4), 0
        while picked < 3:
            picked += answer(ana, pod, rng) + answer(ben, pod, rng)
        before = ana.get(f"/api/tables/{pod}")
        house.kill()
        assert seen(ana, event)["status"] == "drafting"
        assert ana.get(f"/api/tables/{pod}")["entries"] >= before["entries"] - 1
        play([ana, ben], event, "building", rng)
        pool = ana.get(f"/api/events/{event}/pool")["pool"]
        house.kill()
        assert ana.get(f"/api/events/{event}/pool")["pool"] == pool
        for who in (ana, ben):
            do(who, event, "built")
        found = until(ana, event, lambda e: e["status"] == "playing")
        house.kill()
        found = seen(ana, event)
        assert found["status"] == "playing" and len(found["rounds"]) == 1
        found = play([ana, ben], event, "over", rng)
        assert len(found["rounds"]) == 2
    finally:
        for who in (ana, ben):
            who.http.close()
        house.server.stop()
    check_once(db, event)


@POSTGRESQL
def test_a_swiss_of_two_processes_outlives_the_kill_of_one(db: str) -> None:
    one, other = House(db), Running(db=db)
    ana, ben = two(one.server.url)
    elsewhere = Guest(other.url, None)
    try:
        event = event_of(ana, "Two houses", structure={"rounds": 3}, bots={"fill": 6})
        elsewhere.post("/api/login", {"name": "Ben", "password": "correct horse battery"})
        do(ana, event, "enter")
        do(elsewhere, event, "enter")
        assert do(ana, event, "start")["status"] == "playing"
        one.kill()
        with Ear(elsewhere, event, other.url) as ear:  # it hears what the other process does
            found = play([ana, elsewhere], event, "over", Random(5))
            assert len(ear.until(lambda e: e["status"] == "over")["rounds"]) == 3
        assert len(found["rounds"]) == 3
        assert seen(ana, event)["standings"] == seen(elsewhere, event)["standings"]
    finally:
        for who in (ana, ben, elsewhere):
            who.http.close()
        one.server.stop()
        log = other.stop()
    assert "Traceback" not in log and '"level":"error"' not in log, log
    check_once(db, event)
