"""Quick pairing: whoever looks for an opponent waits in a queue of the store, which all processes look through.

Who waits longest is paired first, with whoever is nearest in strength, within a width that grows with the time of
waiting. A pair is made with its table in one transaction, and by one process only. Who does not ask for a while has
gone.
"""

import asyncio
import logging
import secrets
from collections import defaultdict
from typing import Any

from overtable.games import all_drafts
from overtable.kernel.game import Game
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.ladder.wire import QuickIn, QuickOut
from overtable.server.limits import clean_deck
from overtable.server.ratings import format_of, fresh
from overtable.server.table.opening import (
    SEED_BITS,
    begin,
    bot_seat,
    check_deck,
    check_room_for_more,
    game_of,
    legality_of,
    new_secret,
    person_seat,
)
from overtable.server.version import cards_version
from overtable.store import hosts, quick
from overtable.store.people import new_id
from overtable.store.rows import Person, QuickRow, SeatRow, TableRow
from overtable.store.store import AWAY, now

log = logging.getLogger("overtable.quick")

ASK_WITHIN = 15_000
"""Milliseconds after which somebody who does not ask has gone."""
PAIRED = 600_000
"""Milliseconds for which it is told which game was found."""
EVERY = 0.5
"""Seconds between looks through the queue."""
WIDTH, WIDENS = 3.0, 0.25
"""How far strengths (the best guess of the rating's model, 25 at first) may be apart at once, and by how much more for
each second of waiting."""
CLOCK, INCREMENT = 1500, 10
"""Seconds for each player of such a game, and for each turn."""
STRENGTH = {"beginner": 19.0, "regular": 25.0, "strong": 30.0, "master": 34.0}
"""Where levels stand beside people, roughly: whoever is new meets a regular bot."""


def pairs(waiting: list[QuickRow], at: int) -> list[tuple[QuickRow, QuickRow]]:
    """Who plays whom, of those who wait for the same; the same whoever works it out."""

    def width(row: QuickRow) -> float:
        return WIDTH + WIDENS * max(0, at - row.since) / 1000

    left = sorted(waiting, key=lambda row: (row.since, row.person))
    found = []
    while left:
        first = left.pop(0)
        near = [other for other in left if abs(other.mu - first.mu) <= max(width(first), width(other))]
        if near:
            other = min(near, key=lambda row: (abs(row.mu - first.mu), row.since, row.person))
            left.remove(other)
            found.append((first, other))
    return found


def level_near(mu: float) -> str:
    """The level of bots that is nearest to somebody's strength."""
    return min(STRENGTH, key=lambda level: abs(STRENGTH[level] - mu))


async def join(house: House, who: Person, wanted: QuickIn) -> QuickOut:
    """Wait for an opponent; who waits already waits anew."""
    if who.guest:
        raise Fault("not-allowed", "Quick games are rated, and played between accounts: make one first.")
    game = game_of(wanted.game)
    mode = wanted.mode or next(iter(game.modes))
    if mode not in game.modes or game.id in all_drafts():
        raise Fault("bad-setup", "There is no such mode.", [f"mode: it has {', '.join(game.modes)}"])
    if 2 not in game.modes[mode].seats:
        raise Fault("bad-setup", "Two are paired, and this mode is not for two.", ["mode: not for two players"])
    legality = legality_of(game, mode, wanted.legality, True)
    deck = clean_deck(wanted.deck)
    await check_room_for_more(house, who)
    if deck:
        house.rates.check("deck-check", who.id)
        await check_deck(house, game, mode, deck, legality)
    mu = await quick.mu_of(house.store, who.id, game.id, format_of(mode, legality))
    at = now()
    known = fresh().mu if mu is None else mu
    await quick.wait(
        house.store, QuickRow(who.id, game.id, mode, legality or "", deck, known, wanted.bot_after, at, at)
    )
    await pair_up(house)
    return await state(house, who)


async def leave(house: House, who: Person) -> QuickOut:
    await quick.leave(house.store, who.id)
    return QuickOut("none")


async def state(house: House, who: Person) -> QuickOut:
    """How it stands; asking says that one still waits."""
    row, at = await quick.row_of(house.store, who.id), now()
    if row is None or (row.table_id is None and row.seen < at - ASK_WITHIN):
        return QuickOut("none")
    form = format_of(row.mode, row.legality)
    if row.table_id is not None:
        if not await quick.is_played(house.store, row.table_id):
            return QuickOut("none")
        return QuickOut("paired", row.game, form, row.since, row.table_id)
    await quick.seen(house.store, who.id, at)
    count = await quick.count(house.store, row.game, row.mode, row.legality, at - ASK_WITHIN)
    return QuickOut("waiting", row.game, form, row.since, None, count, ASK_WITHIN)


async def pair_up(house: House) -> None:
    """Bring those together who can be; and bots to those who have waited long enough and want one."""
    at = now()
    together: dict[tuple[str, str, str], list[QuickRow]] = defaultdict(list)
    for row in await quick.waiting(house.store, at - ASK_WITHIN):
        together[row.game, row.mode, row.legality].append(row)
    for waiting in together.values():
        found = pairs(waiting, at)
        for pair in found:
            await _bring_together(house, list(pair))
        paired = {one.person for pair in found for one in pair}
        for row in waiting:
            long = at - row.since >= house.config.quick_bot * 1000
            if row.person not in paired and row.bot_after and long:
                await _bring_together(house, [row])


async def _bring_together(house: House, people: list[QuickRow]) -> None:
    """What keeps these from playing takes them out of the queue, and disturbs nobody else."""
    try:
        row, seats = await _table(house, people)
    except Fault as fault:
        log.warning("a quick game could not begin: %s", fault)
        for one in people:
            await quick.leave(house.store, one.person)
        return
    if await quick.pair(house.store, people, row, seats):
        log.info("paired", extra={"data": {"table": row.id, "game": row.game, "mode": row.mode}})
        await house.room(row.id)


async def _table(house: House, people: list[QuickRow]) -> tuple[TableRow, list[SeatRow]]:
    first = people[0]
    game: Game[Any] = game_of(first.game)
    at, table_id, chance = now(), new_id(), house.config.chance("a quick game")
    rated = len(people) > 1
    row = TableRow(
        id=table_id,
        owner=None,
        game=game.id,
        mode=first.mode,
        settings={},
        cards=cards_version(game, first.mode),
        public=True,
        rated=rated,
        legality=first.legality or None,
        clock_seconds=CLOCK if rated else None,
        clock_increment=INCREMENT if rated else None,
        auto_delay=600,
        seed=chance.getrandbits(SEED_BITS),
        nonce=secrets.token_hex(16),
        created=at,
        updated=at,
    )
    order = list(people)
    chance.shuffle(order)
    seats = []
    for n, one in enumerate(order):
        who = await hosts.person_by_id(house.store, one.person)
        if who is None:
            raise Fault("not-found", "Somebody has left.")
        house.order.check_ban(who.id)
        seats.append(person_seat(table_id, n, who, new_secret(), one.deck))
    if not rated:
        seats.append(bot_seat(table_id, 1, level_near(first.mu)))
    begin(game, row, seats, at)
    return row, seats


async def run(house: House) -> None:
    """Look through the queue now and then, until it is cancelled."""
    swept = now()
    while True:
        await asyncio.sleep(EVERY)
        try:
            await pair_up(house)
            if (at := now()) > swept + ASK_WITHIN:
                await quick.forget(house.store, at - 4 * ASK_WITHIN, at - PAIRED)
                swept = at
        except AWAY:
            log.warning("no pairing: the store is away")
        except Exception:
            log.exception("pairing failed")
