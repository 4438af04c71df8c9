"""What an event does by itself: it hears how its tables ended, opens those that are wanted, pairs rounds, builds decks.

Everything follows from the record (`overtable.events.todo`) and from the tables in the store, so it does not matter
which process does it, how often it is tried, or what was under way when a server was killed.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from msgspec.structs import replace

from overtable.events import entry as e
from overtable.events import todo as t
from overtable.events.event import Event
from overtable.events.fold import NotAllowed
from overtable.events.making import next_round, starting
from overtable.events.matches import is_over, open_game
from overtable.events.setup import draft_of
from overtable.games import all_drafts
from overtable.server.errors import Fault
from overtable.server.events.clocks import LOOK, due_of, tasks_of
from overtable.server.events.hall import Hall
from overtable.server.events.halls import Halls
from overtable.server.events.seating import bot_in_place, opened
from overtable.server.house import House
from overtable.server.table.answers import Made, build_resign
from overtable.server.table.following import said
from overtable.server.table.room import Room
from overtable.server.table.upgrades import over
from overtable.store import events
from overtable.store.events import EventTable
from overtable.store.store import is_away, now
from overtable.store.tables import Change

log = logging.getLogger("overtable.event")

STEPS = 2000
"""So many things are done in a row; what is left comes a moment later."""
PASSING = ("too-many", "store-away", "not-now", "stale-decision")
"""Refusals that are over in a while."""


class Tending:
    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self.halls = Halls(house, self.look_after)
        self._again: set[str] = set()
        self._refused: dict[str, Fault] = {}

    def look_after(self, hall: Hall) -> None:
        """See what there is to do, now and when the next thing is due."""
        if not self.house.closing and hall.row.id not in self._again:
            self._again.add(hall.row.id)
            self.house.spawn(self._tend(hall))

    def ended(self, room: Room) -> None:
        """A game has ended here: the event that it belongs to hears it at once."""
        if room.row.event is not None and not self.house.closing:
            self.house.spawn(self.tend(room.row.event))

    async def tend(self, event_id: str) -> None:
        with contextlib.suppress(Fault):
            self.look_after(await self.halls.hall(event_id))

    async def run(self) -> None:
        """Tend what is due, also of processes that are gone. Runs until it is cancelled."""
        while True:
            try:
                at = now()
                for event_id in await events.claim_due(self.store, at, at + LOOK):
                    await self.tend(event_id)
            except Exception as error:
                if is_away(error):
                    log.warning("events are not tended: the store is away")
                else:
                    log.exception("events are not tended")
            await asyncio.sleep(self.house.config.sweep / 2)

    async def _tend(self, hall: Hall) -> None:
        async with hall.tending:
            self._again.discard(hall.row.id)
            if self.halls.get(hall.row.id) is not hall:
                return
            try:
                for _ in range(STEPS):
                    if not await self._step(hall):
                        break
                self._wait(hall)
            except Exception as error:
                if is_away(error) or (isinstance(error, Fault) and error.code in PASSING):
                    log.warning("an event is tended later: %s", said(error), extra={"data": {"event": hall.row.id}})
                    await self._later(hall)
                elif not isinstance(error, Fault) or error.code not in ("not-found", "event-broken"):
                    log.exception("an event failed", extra={"data": {"event": hall.row.id}})
                    with contextlib.suppress(Exception):
                        await self.halls.set_aside(hall.row.id, said(error))

    async def _later(self, hall: Hall) -> None:
        with contextlib.suppress(Exception):
            await events.set_due(self.store, hall.row.id, now() + LOOK)

    def _wait(self, hall: Hall) -> None:
        """Come again when the next thing is due; the store knows it too, for whoever is left by then."""
        if hall.timer is not None:
            hall.timer.cancel()
            hall.timer = None
        at = now()
        due = due_of(hall.event, self.house.together.outages, at)
        if due is not None and self.halls.get(hall.row.id) is hall:
            delay = max(0.02, (due - at) / 1000)
            hall.timer = asyncio.get_running_loop().call_later(delay, self._ring, hall)

    def _ring(self, hall: Hall) -> None:
        hall.timer = None
        self.house.spawn(self.tend(hall.row.id))

    # One thing after the other

    async def _step(self, hall: Hall) -> bool:
        """Do what can be done now; whether there may be more."""
        if hall.stale:
            await self.halls.freshen(hall)
        version = hall.row.version
        self._refused.pop(hall.row.id, None)
        done = await self._next(hall)
        refused = self._refused.pop(hall.row.id, None)
        if refused is not None and hall.row.version == version:
            why = "; ".join(refused.body.problems) or str(refused)
            raise RuntimeError(f"the event refuses what it asks for: {why}")
        return done

    async def _next(self, hall: Hall) -> bool:
        begun = hall.event.status in events.RUNNING
        tables = await events.tables_at(self.store, hall.row.id) if hall.event.status != "open" else []
        if begun and (await self._give_seats_up(hall, tables) or await self._hear(hall, tables)):
            return True
        done = await self._do(hall)
        if not done:
            await self._clear(hall, tables)
        return done

    async def _hear(self, hall: Hall, tables: list[EventTable]) -> bool:
        """Write down how tables have ended."""
        ended = {table.id: table for table in tables if table.status == "over"}
        heard: list[e.Entry] = []
        event = hall.event
        for pod in event.pods:
            if not pod.done and pod.table in ended and event.status == "drafting":
                pools = await self._pools(hall, pod.table)
                if pools is not None:
                    heard.append(e.Drafted(at=now(), pod=pod.number, pools=pools))
        if event.current is not None and event.status == "playing":
            for match in event.current.matches:
                game = open_game(match)
                if game is not None and game.table in ended and not is_over(event, match):
                    number = sum(g.winner is not None for g in match.games) + 1
                    winner, how = _won(ended[game.table])
                    heard.append(e.GameEnded(at=now(), match=match.id, number=number, winner=winner, how=how))
        for entry in heard:
            await self._append(hall, [entry])
        return bool(heard)

    async def _pools(self, hall: Hall, table_id: str) -> tuple[tuple[str, ...], ...] | None:
        """What each seat of a draft has; nothing while its record cannot be followed here."""
        try:
            play = (await self.house.room(table_id)).playing()
        except Fault:
            return None
        draft = draft_of(hall.event.setup)
        return tuple(tuple(draft.pool(play.state, seat)) for seat in range(play.state.seats))

    async def _give_seats_up(self, hall: Hall, tables: list[EventTable]) -> bool:
        """Whoever has left the event leaves its tables: a game is lost, or a bot plays on; at a draft a bot picks."""
        players, did = hall.event.players, False
        gone = {p.number for p in players if p.person and (p.bot or not p.active)}
        for table in tables:
            if table.status != "playing" or table.broken or gone.isdisjoint(table.event_seats):
                continue
            with contextlib.suppress(Fault):
                room = await self.house.current(table.id)
                for seat, number in enumerate(table.event_seats):
                    if number in gone and room.row.status == "playing" and room.seats[seat].kind == "person":
                        await self._give_up(hall, room, seat, number)
                        did = True
        return did

    async def _give_up(self, hall: Hall, room: Room, seat: int, number: int) -> None:
        player, drafts = hall.event.players[number - 1], room.row.game == hall.event.setup.format.draft

        def build(at: int) -> Made:
            if player.bot or drafts:
                return Change(seats={seat: bot_in_place(player, drafts)}), []
            return build_resign(room, seat)

        await self.house.change(room, build)

    async def _clear(self, hall: Hall, tables: list[EventTable]) -> None:
        """Tables that nobody waits for any more end without a result."""
        event = hall.event
        wanted = {pod.table for pod in event.pods if not pod.done} if event.status == "drafting" else set()
        if event.current is not None and event.status == "playing":
            wanted |= {g.table for m in event.current.matches if (g := open_game(m)) and not is_over(event, m)}
        for table in tables:
            if table.status == "playing" and not table.broken and table.id not in wanted:
                with contextlib.suppress(Fault):
                    room = await self.house.current(table.id)
                    await self.house.change(room, lambda at, room=room: _ended(room, at))  # type: ignore[misc]

    async def _do(self, hall: Hall) -> bool:
        """What the record asks for."""
        at = now()
        tasks = [task for task in tasks_of(hall.event, self.house.together.outages, at) if task.at <= at]
        tables = [task for task in tasks if isinstance(task, (t.OpenDraft, t.OpenGame))]
        for table in tables:
            found = await opened(self.house, hall, table)
            await self._append(hall, [e.Opened(at=at, key=table.key, table=found)])
            with contextlib.suppress(Fault):
                await self.house.room(found)
        others = [task for task in tasks if not isinstance(task, (t.OpenDraft, t.OpenGame))]
        for task in others:
            await self._task(hall, task)
        return bool(tasks)

    async def _task(self, hall: Hall, task: t.Task) -> None:
        if isinstance(task, t.Begin):
            await begin(self.halls, hall)
        elif isinstance(task, t.CallOff):
            await self._append(hall, [e.Cancel(at=now(), why=task.why)])
        elif isinstance(task, t.Build):
            await self._build(hall, task)
        elif isinstance(task, t.BeginRound):
            number = task.number
            await self.halls.change(
                hall, lambda event, at: [next_round(event, at)] if len(event.rounds) == number - 1 else []
            )
        elif isinstance(task, t.CloseRound):
            await self._append(hall, [e.RoundClosed(at=now(), number=task.number)])
        elif isinstance(task, t.End):
            await self._append(hall, [e.Finish(at=now())])

    async def _build(self, hall: Hall, task: t.Build) -> None:
        text = await built(self.house, hall, task.player, task.seed)
        player = task.player

        def build(event: Event, at: int) -> Sequence[e.Entry]:
            # Whoever has registered one meanwhile plays that.
            return [] if event.players[player - 1].deck else [e.Built(at=at, player=player, text=text)]

        await self.halls.change(hall, build)

    async def _append(self, hall: Hall, entries: Sequence[e.Entry]) -> None:
        """What is refused was written by another process meanwhile; else something is wrong (`_step`)."""
        try:
            await self.halls.change(hall, lambda event, at: [_at(entry, at) for entry in entries])
        except Fault as fault:
            if fault.code != "not-now":
                raise
            self._refused.setdefault(hall.row.id, fault)


def _at(entry: e.Entry, at: int) -> e.Entry:
    return replace(entry, at=at)


def _won(table: EventTable) -> tuple[int, str]:
    """Who has won a game, and by which rule; a game that ended without a result is a draw."""
    winners = table.result["winners"] if table.result else []
    rule = str(table.result["rule"]) if table.result else ""
    return (table.event_seats[winners[0]] if len(winners) == 1 else 0), rule


def _ended(room: Room, at: int) -> Made:
    if room.row.status != "playing":
        raise Fault("not-now", "The game is over.")
    return Change(columns=over(at)), []


async def built(house: House, hall: Hall, player: int, seed: int) -> str:
    """A deck that is built of a player's pool, in a worker."""
    pool, draft = hall.event.players[player - 1].pool, hall.event.setup.format.draft
    return await house.workers.do(f"build {hall.row.id} {player} {seed}", build_deck, draft, pool, seed, patience=None)


def build_deck(draft: str, pool: tuple[str, ...], seed: int) -> str:
    return all_drafts()[draft].built(pool, seed)


async def begin(halls: Halls, hall: Hall, by: str = "", itself: bool = True) -> None:
    """Start an event. By itself it is called off where it cannot start."""

    def build(event: Event, at: int) -> Sequence[e.Entry]:
        entries = starting(event, at, by)
        if not any(p.person for p in event.active):
            raise NotAllowed(["an event needs a person who plays"])
        return entries

    try:
        await halls.change(hall, build)
    except Fault as fault:
        if not itself or fault.code != "not-now" or hall.event.status != "open":
            raise
        why = "; ".join(fault.body.problems) or str(fault)
        await halls.change(hall, lambda event, at: [e.Cancel(at=at, why=why[:300])])
