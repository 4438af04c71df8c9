"""How tables come about: as somebody wants one, or as a guided first game."""

import contextlib
import logging
import secrets
from functools import lru_cache
from random import Random
from typing import Any

from overtable.games import NoSuchGame, all_drafts, find
from overtable.kernel.engine import decisions
from overtable.kernel.game import BadSetup, Game
from overtable.kernel.limited import Limited
from overtable.kernel.view import result_view
from overtable.players.characters import CHARACTERS
from overtable.players.registry import DRAFTERS, PLAYERS, Named, NoSuchPlayer, name_of, read
from overtable.server import judging
from overtable.server.bots import default_bot
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.limits import clean_deck
from overtable.server.table.following import setup_of
from overtable.server.table.guide import guide_of
from overtable.server.version import cards_version, rules_version, stamp
from overtable.server.wire import Invite, NewTable, Seated, SeatIn
from overtable.store.people import hashed, new_id
from overtable.store.rows import Person, SeatRow, TableRow
from overtable.store.store import now
from overtable.store.tables import add_table, running_rows, running_tables

log = logging.getLogger("overtable.table")

SEED_BITS = 62
LONGEST_CLOCK, LONGEST_INCREMENT, LONGEST_DELAY = 4 * 3600, 300, 5000


def game_of(game_id: str) -> Game[Any]:
    try:
        return find(game_id)
    except NoSuchGame:
        raise Fault("not-found", "There is no such game.") from None


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def bot_seat(table_id: str, number: int, bot: str | None, deck: str = "", game: Game[Any] | None = None) -> SeatRow:
    bot = bot or ("drafter" if isinstance(game, Limited) else default_bot())
    check_bot(bot, game)
    return SeatRow(table_id=table_id, number=number, kind="bot", bot=bot, name=name_of(bot), deck=deck)


def check_bot(bot: str, game: Game[Any] | None = None) -> None:
    """A level as it is, or with a character; at a draft, who drafts. What is for comparisons only (rounds, another
    judgement) is refused: it would think for longer than the others wait."""
    try:
        named = read(bot, game)
    except NoSuchPlayer:
        named = None
    there = DRAFTERS if isinstance(game, Limited) else PLAYERS
    if named is None or named.player not in there or named != Named(named.player, character=named.character):
        known = f"{', '.join(there)}; behind a plus may stand {', '.join(CHARACTERS)}"
        raise Fault("bad-setup", "There is no such bot.", [f"bot: {bot[:40]!r} is none of {known}"])


def person_seat(table_id: str, number: int, person: Person, token: str, deck: str = "") -> SeatRow:
    return SeatRow(
        table_id=table_id,
        number=number,
        kind="person",
        person=person.id,
        name=person.name,
        guest=person.guest,
        token=hashed(token),
        deck=deck,
    )


async def check_room_for_more(house: House, person: Person) -> None:
    house.order.check_tables(person)
    house.rates.check("table", person.id)
    most = house.config.tables_a_person
    if await running_tables(house.store, person.id) >= most:
        await _look_through(house, person)
    if await running_tables(house.store, person.id) >= most:
        raise Fault("too-many", f"You have {most} tables already; finish or leave some first.")


async def _look_through(house: House, person: Person) -> None:
    """Open the games that another version wrote: those that cannot go on are noted then, and count no longer."""
    for row in await running_rows(house.store, person.id):
        with contextlib.suppress(Fault):
            game = game_of(row.game)
            if (row.rules, row.cards) != (rules_version(game), cards_version(game, row.mode)):
                await house.room(row.id)


async def create(house: House, person: Person, wanted: NewTable) -> Seated:
    game = game_of(wanted.game)
    mode = wanted.mode or next(iter(game.modes))
    if mode not in game.modes:
        raise Fault("bad-setup", "There is no such mode.", [f"mode: it has {', '.join(game.modes)}"])
    _check_options(wanted)
    asked = wanted.seats
    if asked is None:
        asked = [SeatIn("me"), *(SeatIn("bot") for _ in range(game.modes[mode].seats[0] - 1))]
    if len(asked) not in game.modes[mode].seats:
        allowed = " or ".join(map(str, game.modes[mode].seats))
        raise Fault("bad-setup", f"This mode is for {allowed} players.", [f"seats: {len(asked)} given"])
    kinds = [s.kind for s in asked]
    if kinds.count("me") > 1 or all(k == "bot" for k in kinds):
        raise Fault("bad-setup", "A table needs a person, and each only once.", ["seats: at most one `me`"])
    if wanted.rated and ("bot" in kinds or person.guest):
        raise Fault("bad-setup", "Rated games are played between accounts.", ["rated: not with bots or guests"])
    if wanted.rated and game.id in all_drafts():
        raise Fault("bad-setup", "A draft has no winner.", ["rated: not a draft"])
    legality = legality_of(game, mode, wanted.legality, wanted.rated)
    await check_room_for_more(house, person)
    chance = house.config.chance("a new table")
    if wanted.first == "random":
        asked = list(asked)
        chance.shuffle(asked)
    at, table_id, token = now(), new_id(), new_secret()
    row = TableRow(
        id=table_id,
        owner=person.id,
        game=game.id,
        mode=mode,
        settings=dict(wanted.settings),
        cards=cards_version(game, mode),
        public=wanted.public,
        rated=wanted.rated,
        legality=legality,
        clock_seconds=wanted.clock.seconds if wanted.clock else None,
        clock_increment=wanted.clock.increment if wanted.clock else None,
        auto_delay=wanted.auto_delay,
        seed=chance.getrandbits(SEED_BITS),
        nonce=secrets.token_hex(16),
        created=at,
        updated=at,
    )
    seats, mine, invites = list[SeatRow](), None, list[Invite]()
    for number, s in enumerate(asked):
        deck = clean_deck(s.deck or (wanted.deck if s.kind == "me" else ""))
        if deck and s.kind != "open":
            await check_deck(house, game, mode, deck, legality)
        if s.kind == "me":
            mine = number
            seats.append(person_seat(table_id, number, person, token, deck))
        elif s.kind == "bot":
            seats.append(bot_seat(table_id, number, s.bot, deck, game))
        else:
            invite = new_secret()
            seats.append(SeatRow(table_id=table_id, number=number, kind="open", token=hashed(invite), deck=""))
            invites.append(Invite(number, invite))
    begin(game, row, seats, at, check_only=bool(invites))
    await add_table(house.store, row, seats, [])
    log.info("opened", extra={"data": {"table": table_id, "game": game.id, "mode": mode, "status": row.status}})
    await house.room(table_id)
    return Seated(table_id, mine, token if mine is not None else None, invites)


def _check_options(wanted: NewTable) -> None:
    problems = []
    if wanted.clock is not None:
        if not 1 <= wanted.clock.seconds <= LONGEST_CLOCK:
            problems.append(f"clock.seconds: from 1 to {LONGEST_CLOCK}")
        if not 0 <= wanted.clock.increment <= LONGEST_INCREMENT:
            problems.append(f"clock.increment: from 0 to {LONGEST_INCREMENT}")
    if wanted.auto_delay is not None and not 0 <= wanted.auto_delay <= LONGEST_DELAY:
        problems.append(f"auto_delay: from 0 to {LONGEST_DELAY}, or null")
    if len(wanted.settings) > 40 or any(_awkward(k) or _awkward(v) for k, v in wanted.settings.items()):
        problems.append("settings: too many, too long or too large")
    if problems:
        raise Fault("bad-setup", "The table cannot be made like that.", problems)


def _awkward(value: object) -> bool:
    if isinstance(value, str):
        return len(value) > 60 or not value.isprintable()
    return isinstance(value, int) and abs(value) > 1_000_000


def legality_of(game: Game[Any], mode: str, wanted: str, counts: bool) -> str | None:
    """What the decks of a table are held to: where it counts, the usual one unless another is wanted. What a deck says
    of itself does not decide it."""
    known = game.formats(mode)
    if wanted and wanted not in known:
        had = f"it has {', '.join(known)}" if known else "it has none"
        raise Fault("bad-setup", "There is no such legality.", [f"legality: {game.name} in this mode: {had}"])
    return wanted or (known[0] if counts and known else None)


async def check_deck(house: House, game: Game[Any], mode: str, deck: str, legality: str | None = None) -> None:
    """Refuses a deck that cannot be played."""
    if legality or deck not in game.decks(mode):
        what = f"deck {game.id} {mode} {legality} {deck}"
        await house.workers.do(what, judging.check_deck, game.id, mode, deck, legality or "")


@lru_cache(maxsize=32)
def ready_decks(game: Game[Any], mode: str, legality: str | None) -> tuple[str, ...]:
    """The ready decks that may be played at a table."""
    return tuple(d for d in game.decks(mode) if legality is None or not game.check_legality(d, mode, legality))


def begin(game: Game[Any], row: TableRow, seats: list[SeatRow], at: int, check_only: bool = False) -> None:
    """Start the game on the rows, once everybody sits; raises `Fault` with every problem."""
    ready, chance = ready_decks(game, row.mode, row.legality), Random(f"decks {row.seed}")
    if (row.legality or any(s.deck for s in seats)) and ready:
        for s in seats:
            if not s.deck:  # not the same again, where there is another
                taken = {other.deck for other in seats}
                s.deck = chance.choice([d for d in ready if d not in taken] or ready)
    try:
        s = game.start(setup_of(row, seats))
    except BadSetup as error:
        raise Fault("bad-setup", "The game cannot start from this.", error.problems[:100]) from None
    if not check_only:
        row.status, row.started, row.updated = "playing", at, at
        row.asked, row.due = [d.seat for d in decisions(s)], at
        for name, value in stamp(game, row.mode, s).items():
            setattr(row, name, value)
        if s.result is not None:
            row.status, row.ended, row.result = "over", at, result_view(s)


async def guided(house: House, game: Game[Any], person: Person) -> Seated:
    """A guided first game for one person."""
    guide = guide_of(game)
    if guide is None:
        raise Fault("not-found", f"{game.name} has no guided first game yet.")
    await check_room_for_more(house, person)
    at, table_id, token = now(), new_id(), new_secret()
    row = TableRow(
        id=table_id,
        owner=person.id,
        game=game.id,
        mode=guide.mode,
        settings=dict(guide.settings),
        position=guide.position,
        cards=cards_version(game, guide.mode),
        public=False,
        guide=True,
        auto_delay=600,
        seed=guide.seed,
        nonce=secrets.token_hex(16),
        created=at,
        updated=at,
    )
    decks = guide.decks or [""] * game.modes[guide.mode].seats[0]
    seats = [
        person_seat(table_id, n, person, token, deck) if n == guide.seat else bot_seat(table_id, n, guide.bot, deck)
        for n, deck in enumerate(decks)
    ]
    begin(game, row, seats, at)
    await add_table(house.store, row, seats, [])
    await house.room(table_id)
    return Seated(table_id, guide.seat, token, [])
