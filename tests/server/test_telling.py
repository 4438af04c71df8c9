"""What many watchers of one table cost: work is counted, not time."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from overtable.server.config import Config
from overtable.server.house import House
from overtable.server.table.opening import create
from overtable.server.table.room import Room
from overtable.server.table.seating import join
from overtable.server.table.telling import START, Place
from overtable.server.wire import Join, NewTable, SeatIn
from overtable.store.migrate import migrate
from overtable.store.people import add_guest
from overtable.store.store import sqlite_url
from server.guests import Socket, hear, merged, play_on, some, two_at_a_table

AT = 1_760_000_000_000
Story = Callable[[House, Room], Awaitable[None]]


class Watcher:
    """Somebody who looks on, and takes what is told as a socket does."""

    def __init__(self, room: Room, person: str | None = None) -> None:
        self.room = room
        self.person = person
        self.place: Place = START
        self.table: dict[str, Any] = {}
        self.texts: list[str] = []
        self.woken = 0
        room.listeners.add(self)

    def wake(self) -> None:
        self.woken += 1

    def remute(self) -> None:
        raise AssertionError("nobody is muted here")

    def take(self) -> None:
        self.telling = self.room.telling(self.person)
        place = self.telling.look(AT)
        if place != self.place:
            text = self.telling.since(self.place, AT)
            self.place = place
            self.texts.append(text)
            message = json.loads(text)
            self.table = message if message["type"] == "table" else merged(self.table, message)


def told(story: Story, folder: Path) -> None:
    """A table of two people who have begun."""

    async def tell() -> None:
        db = sqlite_url(folder)
        migrate(db)
        house = House(Config(db=db, bot_workers=0, rates=False))
        try:
            ada, bo = await add_guest(house.store, "Ada"), await add_guest(house.store, "Bo")
            made = await create(
                house, ada, NewTable("overwatch", seats=[SeatIn("me"), SeatIn("open")], auto_delay=None)
            )
            room = await house.room(made.table)
            await join(house, room, bo, Join(token=made.invites[0].token))
            await story(house, room)
        finally:
            await house.close()

    asyncio.run(tell())


async def answer(house: House, room: Room, rng: Random) -> None:
    play = room.playing()
    seat = rng.choice(play.asked)
    decision = play.decision(seat)
    assert decision is not None
    await house.answer(room, seat, play.numbers[seat], [room.game.option_id(rng.choice(decision.options))])


@pytest.fixture
def pair(url: str) -> Iterator[tuple[Socket, Socket]]:
    ada, bo, table = two_at_a_table(url, "overwatch", auto_delay=None)
    with ada, bo, ada.sit(table) as a, bo.sit(table) as b:
        yield a, b


def test_two_hundred_who_look_on_cost_as_much_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House, room: Room) -> None:
        views: Counter[int] = Counter()
        view = type(room.game).view

        def counted(game: Any, s: Any, watcher: int, *seen: Any) -> Any:
            views[watcher] += 1
            return view(game, s, watcher, *seen)

        monkeypatch.setattr(type(room.game), "view", counted)
        crowd = [Watcher(room) for _ in range(200)]
        rng = Random(1)
        for _ in range(12):
            await answer(house, room, rng)
            views.clear()
            for watcher in crowd:
                watcher.take()
            assert views[2] <= 1, "the view is made once"
            assert len({id(w.texts[-1]) for w in crowd}) == 1, "and what is sent is one and the same text"
        assert len(crowd[0].texts) > 5

    told(story, tmp_path)


def test_many_who_come_at_once_are_told_of_together(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        first = Watcher(room)
        first.take()
        for _ in range(199):
            Watcher(room)
            room.tell_soon()
        assert first.woken == 0
        room.tell(calm=True)  # whatever is told next brings it
        assert first.woken == 1
        first.take()
        assert first.table["watching"] == 200 and len(first.texts) == 2
        assert len(first.texts[1]) < 200, "and nothing else is sent"

    told(story, tmp_path)


def test_one_who_was_slow_gets_what_is_true_now(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        quick, slow = Watcher(room), Watcher(room)
        rng = Random(3)
        quick.take()
        slow.take()
        for n in range(25):
            await answer(house, room, rng)
            quick.take()
            if n % 6 == 0:
                slow.take()
        slow.take()
        assert len(slow.texts) < len(quick.texts)
        late = Watcher(room)
        late.take()
        once = json.loads(late.texts[0])
        assert once["type"] == "table"
        assert without(quick.table) == without(slow.table) == without(once)
        lines = [line for text in slow.texts for line in json.loads(text).get("log", {"lines": []})["lines"]]
        assert lines == once["log"]["lines"], "every line came once"

    told(story, tmp_path)


def test_the_whole_comes_to_whoever_asks_for_it(pair: tuple[Socket, Socket]) -> None:
    ada, bo = pair
    play_on([ada, bo], Random(5), 6)
    known = ada.table
    assert {m["type"] for m in ada.came} >= {"table", "change"}
    assert ada.ask("whole")["type"] == "ok"
    while ada.came[-1]["type"] != "table":
        ada.receive()
    whole = ada.came[-1]
    assert without(whole) == without(known)
    assert whole["log"]["from"] == 0 and whole["log"]["lines"] == ada.log


def test_what_is_told_in_changes_is_what_anybody_would_be_told_at_once(pair: tuple[Socket, Socket]) -> None:
    rng, sockets = Random(8), list(pair)
    while play_on(sockets, rng, 15):
        for socket in sockets:
            socket.ask("ping")
            kept = socket.table
            socket.ask("whole")
            while socket.came[-1]["type"] != "table":
                socket.receive()
            assert without(socket.table) == without(kept)


def test_whoever_answers_gets_the_reply_and_then_what_came_of_it(pair: tuple[Socket, Socket]) -> None:
    """Both go out together, whatever else is told meanwhile."""
    rng = Random(3)
    for _ in range(12):
        asked = next(s for s in pair if s.until(lambda t: bool(t["asked"]))["decision"] is not None)
        before = len(asked.came)
        reply = asked.answer(some(rng, asked.decision))
        assert reply["type"] == "ok"
        assert not any("entries" in message for message in asked.came[before:-1]), "the reply comes first"
        asked.receive()
        assert asked.came[-1]["type"] == "change" and asked.came[-1]["entries"] >= reply["entry"]
        hear(asked, list(pair), reply)


def without(table: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on when it is told, or to whom before."""
    return {key: value for key, value in table.items() if key not in ("now", "log", "chat")}
