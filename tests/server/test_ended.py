"""A game that has ended stays so, whatever the rules of another version make of its record."""

import asyncio

import pytest

from overtable.kernel.engine import options
from overtable.server.config import Config
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.table.answers import build_answer, build_resign, build_undo
from overtable.server.table.opening import create
from overtable.server.wire import NewTable
from overtable.store.migrate import migrate
from overtable.store.people import add_guest
from overtable.store.schema import table


def test_an_ended_game_takes_no_answer_though_its_record_does_not_lead_to_an_end(db: str) -> None:
    async def story() -> None:
        before, after = (House(Config(db=db, bot_workers=0, bot_delay=10_000, rates=False)) for _ in range(2))
        try:
            ada = await add_guest(before.store, "Ada")
            made = await create(before, ada, NewTable("overwatch"))
            ended = table.update().where(table.c.id == made.table).values(status="over")
            await before.store.run(lambda c: c.execute(ended))
            room = await after.room(made.table)
            play, told = room.playing(), room.message(ada.id, 1)
            assert play.over and play.state.result is None, "these rules would go on"
            assert told.decision is None and told.asked == [] and told.undo.can == "no"
            option = room.game.option_id(options(play.state, 0)[0])
            for build in (
                lambda at: build_answer(room, 0, play.numbers[0], [option], at),
                lambda at: build_resign(room, 0),
                lambda at: build_undo(room, 0),
            ):
                with pytest.raises(Fault, match=r"not asked now|is over"):
                    await after.change(room, build)
            assert not room.thinking and room.timer is None, "no bot thinks about it, and no clock runs"
            assert (room.row.length, room.row.status) == (0, "over")
        finally:
            await before.close()
            await after.close()

    migrate(db)
    asyncio.run(story())
