"""Analyses of ended games: who waits for one, which is being worked on, and those that are kept.

One game at a time is looked at (or as many as the host allows), in a process of its own. What is found is kept in
the store with the game. The store also knows which process has taken a game on: several may serve the same tables.
"""

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor

import msgspec

from overtable.lab.coach import Analysis
from overtable.server.coach.judged import NONE, AnalysisOut, Judgement, judgement, what_happened
from overtable.server.coach.study import BROKEN, STOPPED, Failed, Study
from overtable.server.config import Config
from overtable.server.errors import Fault
from overtable.server.replays.reels import check_over, ended, record_of
from overtable.server.table.room import Room
from overtable.server.together.rates import Rates
from overtable.store.analyses import BEAT, analysis_of, beat, claim, finish, is_lost, let_go
from overtable.store.rows import AnalysisRow, Person, Stage
from overtable.store.store import Store, now

log = logging.getLogger("overtable.coach")


class Job:
    """A game that is being looked at, or waits for it."""

    def __init__(self, room: Room, config: Config) -> None:
        self.table = room.row.id
        self.record = record_of(room)
        self.play = ended(room)
        self.teller = room.teller(len(room.seats))
        self.study = Study(self.record, config.coach_rounds, config.coach_budget)
        self.stage: Stage = "waiting"
        self.done = self.total = 0

    def reached(self, done: int, total: int) -> None:
        self.done, self.total = done, total

    def judgement(self, found: Analysis) -> Judgement:
        def how(n: int) -> str:
            return what_happened(self.play, self.teller, n)

        return judgement(found, self.record.answers, self.teller.named, how)

    def told(self) -> AnalysisOut:
        return AnalysisOut(self.stage, self.done, self.total, "", None)


class Analyses:
    def __init__(self, config: Config, store: Store, rates: Rates) -> None:
        self.config = config
        self.store = store
        self.rates = rates
        self.jobs: dict[str, Job] = {}
        self._free = asyncio.Semaphore(config.coach_workers)
        self._threads = ThreadPoolExecutor(config.coach_workers, "coach")  # they wait for the processes
        self._tasks: set[asyncio.Task[None]] = set()
        self._beating: asyncio.Task[None] | None = None

    async def look(self, room: Room) -> AnalysisOut:
        """How it stands with the analysis of this game; refused while it goes on."""
        check_over(room)
        job = self.jobs.get(room.row.id)
        return job.told() if job else told(await analysis_of(self.store, room.row.id))

    async def start(self, room: Room, who: Person) -> AnalysisOut:
        """Begin it if nobody has; how it stands then."""
        table, found = room.row.id, await self.look(room)
        if found.state not in ("none", "failed"):
            return found
        self.rates.check("analysis", who.id)
        if len(self.jobs) >= self.config.coach_queue:
            raise Fault("too-many", "Many games wait for the coach already; try again in a few minutes.")
        job = Job(room, self.config)
        if await claim(self.store, table, now(), again=found.state == "none"):
            self.jobs[table] = job
            task = asyncio.create_task(self._take(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            if self._beating is None or self._beating.done():
                self._beating = asyncio.create_task(self._beat())
        return await self.look(room)

    async def _take(self, job: Job) -> None:
        """From waiting to the end; whatever happens, the table is free again."""
        try:
            async with self._free:
                job.stage = "running"
                waiting = asyncio.get_running_loop().run_in_executor(self._threads, job.study.run, job.reached)
                found = await waiting
            if isinstance(found, Failed):
                self._note(job, found)
                await finish(self.store, job.table, now(), said=found.said)
                return
            kept = await asyncio.to_thread(job.judgement, found.analysis)
            await finish(self.store, job.table, now(), data=msgspec.json.encode(kept).decode())
        except Exception:
            log.exception("an analysis failed", extra={"data": {"table": job.table}})
            with contextlib.suppress(Exception):
                await finish(self.store, job.table, now(), said=BROKEN)
        finally:
            self.jobs.pop(job.table, None)

    def _note(self, job: Job, failed: Failed) -> None:
        data = {"table": job.table, "why": failed.said, "trace": failed.trace}
        log.log(logging.ERROR if failed.trace else logging.WARNING, "no analysis", extra={"data": data})

    async def _beat(self) -> None:
        """While there is something to do: say so to the other processes, and how far it is."""
        while self.jobs:
            try:
                await beat(self.store, now(), {j.table: (j.stage, j.done, j.total) for j in self.jobs.values()})
            except Exception:
                log.exception("the beat of the coach failed")
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        """Stop at once; the games can be taken on by whoever is asked next."""
        left = list(self.jobs)
        for job in self.jobs.values():
            job.study.stop()
        tasks = [*self._tasks, *([self._beating] if self._beating else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.jobs.clear()  # of tasks, too, that had not even begun
        await asyncio.to_thread(self._threads.shutdown)
        if left:
            await let_go(self.store, left)


def told(row: AnalysisRow | None) -> AnalysisOut:
    """What the store holds, in the words of the protocol."""
    if row is None:
        return NONE
    if is_lost(row, now()):
        return AnalysisOut("failed", row.done, row.total, STOPPED, None)
    if row.state != "done":
        return AnalysisOut(row.state, row.done, row.total, row.said, None)
    try:
        return AnalysisOut("done", row.done, row.total, "", msgspec.json.decode(row.data, type=Judgement))
    except msgspec.DecodeError:  # kept by a program that told other things
        return NONE
