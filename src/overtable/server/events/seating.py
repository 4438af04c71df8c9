"""The tables of an event: drafts and games. Each has a key, so that it is made once whoever wants it made."""

import asyncio
import secrets

from sqlalchemy.exc import IntegrityError

from overtable.events.event import Event, Player
from overtable.events.todo import OpenDraft, OpenGame
from overtable.games import find
from overtable.server.events.hall import Hall
from overtable.server.house import House
from overtable.server.table.opening import begin, new_secret, person_seat
from overtable.server.version import cards_version
from overtable.store import events
from overtable.store.accounts import LEFT
from overtable.store.hosts import person_by_id
from overtable.store.people import new_id
from overtable.store.rows import Person, SeatRow, TableRow
from overtable.store.store import now
from overtable.store.tables import add_table

DRAFTER = "drafter"
"""Who drafts for bots, and for those who have left or let the time pass."""


def key_of(hall: Hall, key: str) -> str:
    return f"{hall.row.id}:{key}"


def is_bot(player: Player) -> bool:
    """Whether nobody answers at this seat but a bot: one that entered, or who sits for somebody who is gone."""
    return bool(player.bot) or not player.person or not player.active


def legality_in(event: Event) -> str | None:
    """What the decks of its games are held to; results are rated by that."""
    form = event.setup.format
    return form.legality or None if form.kind == "constructed" else form.kind.capitalize()


async def opened(house: House, hall: Hall, task: OpenDraft | OpenGame) -> str:
    """The id of the table that a task wants, which is made unless it is there."""
    key = key_of(hall, task.key)
    found = await events.table_with_key(house.store, key)
    if found is None:
        row, seats = await _table(house, hall, task, key)
        try:
            await add_table(house.store, row, seats, [])
            found = row.id
        except IntegrityError:  # another process was faster
            found = await events.table_with_key(house.store, key)
            if found is None:
                raise
    return found


async def _table(house: House, hall: Hall, task: OpenDraft | OpenGame, key: str) -> tuple[TableRow, list[SeatRow]]:
    event, at, table_id = hall.event, now(), new_id()
    game, setup = find(task.game), event.setup
    players = [event.players[n - 1] for n in task.seats]
    people = [None if is_bot(p) else await person_by_id(house.store, p.person) for p in players]
    drafts = isinstance(task, OpenDraft)
    accounts = all(who is not None and not who.guest for who in people)
    clocked = not drafts and bool(setup.clocks.table)
    row = TableRow(
        id=table_id,
        owner=None,
        game=game.id,
        mode=task.mode,
        settings={} if isinstance(task, OpenDraft) else dict(task.settings),
        cards=cards_version(game, task.mode),
        public=True,
        rated=accounts and not drafts,
        legality=None if drafts else legality_in(event),
        event=hall.row.id,
        event_key=key,
        event_seats=list(task.seats),
        pick_seconds=(task.pick_seconds or None) if isinstance(task, OpenDraft) else None,
        clock_seconds=setup.clocks.table if clocked else None,
        clock_increment=setup.clocks.increment if clocked else None,
        auto_delay=600,
        seed=task.seed,
        nonce=secrets.token_hex(16),
        created=at,
        updated=at,
    )
    decks = task.decks if isinstance(task, OpenGame) else ()
    seats = [
        _seat(table_id, n, player, who, decks[n] if decks else "", drafts)
        for n, (player, who) in enumerate(zip(players, people, strict=True))
    ]
    await asyncio.to_thread(begin, game, row, seats, at)
    return row, seats


def _seat(table_id: str, n: int, player: Player, who: Person | None, deck: str, drafts: bool) -> SeatRow:
    if who is not None:
        seat = person_seat(table_id, n, who, new_secret(), deck)
        seat.name = player.name
        return seat
    bot = DRAFTER if drafts else player.bot or "regular"
    return SeatRow(table_id=table_id, number=n, kind="bot", bot=bot, name=player.name or LEFT, deck=deck)


def bot_in_place(player: Player, drafts: bool) -> dict[str, object]:
    """The columns of a seat at which a bot plays on."""
    bot = DRAFTER if drafts else player.bot or "regular"
    return {"kind": "bot", "bot": bot, "person": None, "token": None, "guest": False, "away": None}
