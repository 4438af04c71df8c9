"""Makes the store that the tests of upgrades open: `python tests/server/upgrades/make_store.py FILE` writes it as SQL.

`store.sql` was made with version 0.1.0 at schema 0004. It stays as it is: what a later program makes of it is what the
tests are about. Of each game there is one that has ended and one that runs, both between Ada and Bo; besides one
that Ada gave up and one that she plays, both against a bot. Snapshots are left out: they are caches.
"""

import asyncio
import contextlib
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random

from overtable.games import find
from overtable.kernel.engine import decisions
from overtable.server.config import Config
from overtable.server.house import House
from overtable.server.table.actions import act
from overtable.server.table.messages import Answer, Chat, Resign, Undo, UndoReply
from overtable.server.table.opening import create
from overtable.server.table.room import Room
from overtable.server.table.seating import join
from overtable.server.wire import Join, NewTable, SeatIn
from overtable.store.decks import add_deck
from overtable.store.migrate import migrate
from overtable.store.people import add_account, add_guest, open_session
from overtable.store.rows import Person
from overtable.store.store import sqlite_url

MODES = {
    "overpower-2025": "skirmish",
    "overpower-classic": "venture",
    "overrealm": "casual",
    "overwatch": "super-synergy",
    "power-up": "mixed-factions",
}
RUNNING = 25
"""Entries of the games that run."""


async def two_at_a_table(house: House, game: str, ada: Person, bo: Person) -> Room:
    wanted = NewTable(game, MODES[game], [SeatIn("me"), SeatIn("open")], auto_delay=None)
    made = await create(house, ada, wanted)
    room = await house.room(made.table)
    await join(house, room, bo, Join(made.invites[0].token))
    return room


async def play_on(house: House, room: Room, people: list[Person], most: int = 100_000) -> None:
    """Answers by chance, with an answer taken back now and then."""
    chance = Random(room.row.game)
    for n in range(most):
        play = room.playing()
        if play.over:
            return
        d = chance.choice(list(decisions(play.state)))
        option = chance.choice([o for o in d.open if o.verb != "take_back"])
        answer = Answer(number=play.numbers[d.seat], option=room.game.option_id(option))
        await act(house, room, people[d.seat], answer)
        if n in (9, 15) and not room.playing().over:
            with contextlib.suppress(Exception):
                await act(house, room, people[d.seat], Undo())
                await act(house, room, people[1 - d.seat], UndoReply(yes=True))


async def against_a_bot(house: House, ada: Person, entries: int) -> Room:
    wanted = NewTable("overwatch", MODES["overwatch"], [SeatIn("me"), SeatIn("bot", "greedy")], auto_delay=None)
    room = await house.room((await create(house, ada, wanted)).table)
    chance = Random(entries)
    async with asyncio.timeout(60):
        while room.row.length < entries:
            d = room.playing().decision(0)
            if d is None:
                await asyncio.sleep(0.01)
                continue
            option = chance.choice([o for o in d.open if o.verb != "take_back"])
            await act(house, room, ada, Answer(number=room.playing().numbers[0], option=room.game.option_id(option)))
    return room


async def fill(db: str) -> None:
    house = House(Config(db=db, seed=16, bot_workers=0, bot_delay=0, rates=False))
    try:
        ada = await add_account(house.store, "Ada", "the hash of no password", None)
        bo = await add_guest(house.store, "Bo")
        for person in (ada, bo):
            await open_session(house.store, person.id)
        for game in MODES:
            for most in (100_000, RUNNING):
                room = await two_at_a_table(house, game, ada, bo)
                await act(house, room, ada, Chat(text="Good luck!"))
                await play_on(house, room, [ada, bo], most)
                await act(house, room, bo, Chat(text="Well played." if room.playing().over else "Hm, let me think."))
        lost = await against_a_bot(house, ada, 12)
        await act(house, lost, ada, Resign())
        await against_a_bot(house, ada, 15)
        power_up = find("power-up")
        ready = power_up.decks(MODES["power-up"])[0]
        await add_deck(house.store, ada.id, "power-up", "My first", power_up.deck_text(ready))
    finally:
        await house.close()


def main(out: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        db = sqlite_url(Path(folder))
        migrate(db)
        asyncio.run(fill(db))
        with contextlib.closing(sqlite3.connect(Path(folder) / "overtable.sqlite3")) as made:
            made.execute("DELETE FROM snapshot")
            made.commit()
            out.write_text("\n".join(made.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
