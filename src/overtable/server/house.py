"""All tables of this process: loading them, changing them, and what they do by themselves.

A change is prepared, written in one transaction, taken over, and only then told. If another process was faster,
the table is read again and the change is made anew, or refused.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from overtable.games import all_games
from overtable.kernel.engine import decisions
from overtable.kernel.entry import TIMEOUT
from overtable.kernel.state import State
from overtable.server.bots import Bots
from overtable.server.config import Config
from overtable.server.errors import Fault
from overtable.server.people.order import Order
from overtable.server.people.sessions import Sessions
from overtable.server.ratings import rated_by
from overtable.server.replays.keeping import Keeper
from overtable.server.running import metrics
from overtable.server.table.answers import build_answer, outcome
from overtable.server.table.following import said
from overtable.server.table.guide import scripted
from overtable.server.table.picks import pick_until
from overtable.server.table.play import Prepared
from overtable.server.table.presence import came_and_went, is_kept
from overtable.server.table.room import Room
from overtable.server.table.rooms import Rooms
from overtable.server.together.rates import Rates
from overtable.server.together.together import Together
from overtable.server.types import look_into_all
from overtable.server.upkeep.retention import Retention
from overtable.server.version import cards_version, rules_version, stamp
from overtable.server.workers import Workers
from overtable.store.rows import EntryRow
from overtable.store.store import Store, is_away, now
from overtable.store.tables import Change, News, commit, due_tables, put_due, set_aside, versions

log = logging.getLogger("overtable.table")

Build = Callable[[int], tuple[Change, list[Prepared]]]
"""Given the time: what is to be written, and what the entries in it lead to. Raises `Fault`."""

TRIES = 50
OVERDUE = 4000
"""Milliseconds after which a table that did nothing is tended by whoever notices."""


class House:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.db)
        self.workers = Workers(config.workers)
        self.store.timed = metrics.COMMIT.observe
        self.bots = Bots(config.bot_workers, config.bot_budget, config.chance)
        self.rates = Rates(config.rates)
        self.order = Order(self.store)
        self.sessions = Sessions(self.store)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.sockets: dict[str, int] = {}
        self.together = Together(self.store, config, self.rates, self.spawn, self.attend)
        self.rooms = Rooms(self.store, config, self.together, self.spawn, self.plan)
        self.keeper = Keeper(self.store, self.workers)
        self.retention = Retention(self.store, config.keep, self.together)
        self.when_over: Callable[[Room], None] = lambda room: None
        """Called with a table whose game has ended."""
        self.closing = False

    async def open(self) -> None:
        for game in all_games().values():
            cards_version(game), rules_version(game)  # the cards are read now, and not while somebody waits
        look_into_all()
        await self.together.open(self.rooms)
        await self.order.open(self._reordered)
        self.spawn(self.order.keep_looking())
        self.spawn(self.sessions.keep_looking())
        self.spawn(self._sweep())
        self.spawn(self.keeper.run())
        self.spawn(self.retention.run())
        self.bots.warm()
        self.workers.warm()

    async def close(self) -> None:
        self.closing = True
        for room in self.rooms.all():
            if room.timer is not None:
                room.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.bots.close)
        await asyncio.to_thread(self.workers.close)
        await self.together.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None or isinstance(error, Fault):
            return
        if is_away(error):
            log.warning("a task failed: the store is away")  # tables are tended when it is back
        else:
            log.error("a task failed", exc_info=error)

    def _reordered(self) -> None:
        """There is a new order of the house: every socket looks whether it is still welcome."""
        for room in self.rooms.all():
            room.tell()

    async def room(self, table_id: str) -> Room:
        """The table as it stands in the store now; raises `Fault` when there is none."""
        return await self.rooms.room(table_id)

    async def current(self, table_id: str) -> Room:
        """The same, looking into the store whether another process has changed it."""
        return await self.rooms.current(table_id)

    # Changes

    async def change(self, room: Room, build: Build) -> int:
        """Make a change; returns the length of the record after it. A caller that goes away does not stop it."""
        return await asyncio.shield(self.spawn(self._change(room, build)))

    async def _change(self, room: Room, build: Build) -> int:
        known, arrived = room.row.version, metrics.Clock()
        made: list[Prepared] = []
        try:
            made, length = await self._write(room, build)
        finally:
            # Also when it was refused: what was read meanwhile is news to those who listen here.
            if room.row.version != known:
                room.arrived = arrived if made else room.arrived
                room.tell(calm=True)
                self.plan(room)
        if made:
            metrics.answered(room.row.game, room.seats[made[0].entry.seat].kind, arrived)
        if room.row.status == "over" and room.row.version != known:
            self.when_over(room)
        if made and room.row.status == "over":
            self.keeper.ended(room)
            log.info("over", extra={"data": {"table": room.row.id, "game": room.row.game, "entries": length}})
        return length

    async def _write(self, room: Room, build: Build) -> tuple[list[Prepared], int]:
        """Write a change for the version that is known here; if there is a newer one, read it and make it anew."""
        async with room.lock:
            looked = False
            for _ in range(TRIES):
                await self.together.catch_up()
                if room.stale:
                    await self.rooms.read_again(room)
                at = max(now(), room.play.ats[-1] if room.play else 0)
                try:
                    change, made = build(at)
                except Fault:
                    # Refused by what is known here; another process may know more.
                    if looked or (await versions(self.store, [room.row.id])).get(room.row.id, 0) <= room.row.version:
                        raise
                    looked = room.stale = True
                    continue
                if made:
                    change.entries = [EntryRow(p.entry.line(), at) for p in made]
                    follows = outcome(made[-1], at) | stamp(room.game, room.row.mode, made[-1].state)
                    change.columns = {**follows, "due": self._due(room, made[-1].state, at)} | change.columns
                    change.snapshot, change.rated = room.snapshot(), rated_by(room, made[-1])
                try:
                    written = await commit(self.store, room.row.id, room.row.version, change, at, room.row.length)
                except BaseException:
                    room.stale = True  # nobody knows whether it was written
                    raise
                if written:
                    room.absorb(change, made, at)
                    self.together.changed(News(room.row.id, room.row.version, change.answers(at)))
                    return made, room.row.length
                room.stale = True
            raise Fault("too-many", "The table is too busy; try again.")

    def attend(self, room: Room, missed: Collection[str | None] = ()) -> None:
        """Write down who has come, and who is missed; at first everybody is whom this process does not hear."""
        self.together.came_or_went(room)
        if self.closing or not (room.here or missed):
            return
        if not room.met and is_kept(room.row, room.seats):
            room.met, missed = True, {s.person for s in room.seats}

        def build(at: int) -> tuple[Change, list[Prepared]]:
            change = came_and_went(room.row, room.seats, room.listening, room.elsewhere.people, missed, at)
            if change is None:
                raise Fault("not-now", "Nobody came or went.")
            return change, []

        # While a change is under way nobody knows yet what it leaves; who comes is seen after it, who went is not.
        unsure = missed and room.lock.locked()
        known = room.row, room.seats, room.listening, room.elsewhere.people
        if unsure or came_and_went(*known, missed, now()) is not None:
            self.spawn(self.change(room, build))

    # What a table does by itself

    def _due(self, room: Room, state: State, at: int) -> int | None:
        """About when this table must do something by itself, for whoever tends it after a crash."""
        waits = []
        for d in decisions(state):
            seat = room.seats[d.seat]
            if seat.kind == "bot":
                waits.append(at + round(self.config.bot_delay * room.pace))
            elif room.row.auto_delay is not None and room.itself(d) is not None:
                waits.append(at + room.row.auto_delay)
            if room.play is not None and room.play.clock:
                waits.append(at + room.play.left[d.seat])
            if room.row.pick_seconds is not None and seat.kind == "person":
                waits.append(at + room.row.pick_seconds * 1000)
        return min(waits, default=None)

    def plan(self, room: Room) -> None:
        """Let bots think, and set the timer for whatever comes first; see who is there."""
        self.attend(room)
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        play = room.play
        if play is None or play.over:
            return
        waits: list[int] = []
        for d in decisions(play.state):
            seat, number = room.seats[d.seat], play.numbers[d.seat]
            if seat.kind == "bot":
                if (d.seat, number) not in room.thinking:
                    room.thinking.add((d.seat, number))
                    self.spawn(self._bot(room, d.seat, number, seat.bot or "random"))
            elif room.row.auto_delay is not None and room.itself(d) is not None:
                waits.append(play.asked_at(d.seat) + room.row.auto_delay)
            if play.clock:
                waits.append(now() + play.left_at(now())[d.seat])
            if (until := pick_until(room, d.seat)) is not None:
                waits.append(until)
        if waits:
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(max(0, min(waits) - now()) / 1000 + 0.002, self._ring, room)

    def _ring(self, room: Room) -> None:
        room.timer = None
        self.spawn(self.tend(room))

    async def tend(self, room: Room) -> None:
        """Time that ran out, and decisions that the table answers by itself."""
        with contextlib.suppress(Fault):
            play = room.play
            if play is None or play.over:
                return
            at = now()
            if play.clock and any(play.left_at(at)[p] <= 0 for p in play.asked):
                await self.change(room, lambda at: self._time_out(room, at))
                return
            for d in decisions(play.state):
                given = room.itself(d)
                ready = room.row.auto_delay is not None and at >= play.asked_at(d.seat) + room.row.auto_delay
                if given is not None and ready:
                    await self.answer(room, d.seat, play.numbers[d.seat], [room.game.option_id(given)])
                    return
                if (until := pick_until(room, d.seat)) is not None and at >= until:
                    number = play.numbers[d.seat]
                    chosen = await self.bots.choose(room.game, play.state, d.seat, "drafter")
                    await self.answer(room, d.seat, number, [chosen])
                    return
        self.plan(room)

    def _time_out(self, room: Room, at: int) -> tuple[Change, list[Prepared]]:
        play = room.playing()
        late = [p for p in play.asked if play.left_at(at)[p] <= 0] if play.clock and not play.over else []
        if not late:
            raise Fault("not-now", "Nobody has run out of time.")
        return Change(), [play.prepare_end(late[0], TIMEOUT)]

    async def _bot(self, room: Room, seat: int, number: int, player: str) -> None:
        play = room.playing()
        try:
            begun = now()
            decision = play.decision(seat)
            if decision is None or play.numbers.get(seat) != number:
                return
            guide = room.guide
            line = scripted(guide, play) if guide is not None and decision.lone is None else None
            if line is None or line not in {room.game.option_id(o) for o in decision.open}:
                with metrics.thinking(player):
                    line = await self.bots.choose(room.game, play.state, seat, player, room.row.id, not room.alone)
            delay = self.config.bot_delay * room.pace - (now() - begun)
            if delay > 0:
                await asyncio.sleep(delay / 1000)
            with contextlib.suppress(Fault):
                await self.answer(room, seat, number, [line])
        finally:
            room.thinking.discard((seat, number))

    async def answer(self, room: Room, seat: int, number: int, chosen: list[str]) -> int:
        """Give answers for a seat; see `actions` for what people may do."""

        return await self.change(room, lambda at: build_answer(room, seat, number, chosen, at))

    async def _sweep(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                if is_away(error):
                    log.warning("no sweep: the store is away")
                else:
                    log.exception("the sweep failed")
            await asyncio.sleep(self.config.sweep)

    async def sweep(self) -> None:
        """Tend the tables of processes that are gone. One that cannot be tended is set aside, and stops no other."""
        for table_id in await due_tables(self.store, now() - OVERDUE):
            try:
                room = await self.current(table_id)
                await self.tend(room)
                await self._due_later(room)
            except Exception as error:
                if is_away(error):
                    raise
                await self._set_aside(table_id, error)

    async def _due_later(self, room: Room) -> None:
        """What has nothing to do now is not looked at before it has: else those who take their time, with the first
        answer of all, would be swept for ever."""
        due = self._due(room, room.play.state, now()) if room.play is not None else None
        if due is None or due > now():
            await put_due(self.store, room.row.id, room.row.version, due)

    async def _set_aside(self, table_id: str, error: Exception) -> None:
        defect = None if isinstance(error, Fault) else error
        level = logging.WARNING if defect is None else logging.ERROR
        log.log(level, "set aside", exc_info=defect, extra={"data": {"table": table_id, "why": said(error)}})
        try:
            await set_aside(self.store, table_id)
        except Exception as worse:
            if is_away(worse):
                raise
            log.exception("a table could not be set aside", extra={"data": {"table": table_id}})
