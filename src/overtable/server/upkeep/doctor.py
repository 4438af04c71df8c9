"""Looks through a store for what is wrong in it, and mends what can be.

Every game that has begun is followed by this program, as when somebody opens it. A server may run meanwhile.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from overtable.games import all_drafts, all_games
from overtable.kernel.game import Game
from overtable.server.errors import Fault
from overtable.server.replays.keeping import keep, keep_cards
from overtable.server.replays.kept import Kept, Unreadable, unpack
from overtable.server.table.following import said
from overtable.server.table.room import Room
from overtable.server.table.upgrades import settle
from overtable.server.upkeep.events import bad_events
from overtable.server.upkeep.findings import Finding, Report
from overtable.server.upkeep.parts import orphans, parts
from overtable.server.version import cards_version, version_of
from overtable.server.workers import Workers
from overtable.store.migrate import migrate, newest_revision, revision_of
from overtable.store.replays import drop_replay, printed_in, replay_of
from overtable.store.schema import snapshot, table
from overtable.store.store import Store, is_away
from overtable.store.tables import Loaded, load, note_outdated, set_aside

Progress = Callable[[int, int], None]
"""Told how many games were looked at, and how many there are."""


def examine(url: str, mend: bool = False, progress: Progress = lambda done, total: None) -> Report:
    """What is wrong in this store; with `mend`, what can be is put right. Another schema is all that is told of it."""
    report = Report(revision_of(url) or "none", newest_revision())
    if report.revision != report.newest:
        why = f"the schema is {report.revision}; this program has {report.newest}"
        finding = Finding(what="schema", where="store", why=why)
        report.findings.append(finding)
        older = report.revision == "none" or report.revision < report.newest
        if not (mend and older):
            return report
        migrate(url)
        finding.mended = "brought to the newest"
    asyncio.run(_examine(url, mend, progress, report))
    return report


async def _examine(url: str, mend: bool, progress: Progress, report: Report) -> None:
    store = Store(url)
    try:
        report.findings += await store.run(lambda c: orphans(c, mend), writes=mend)
        begun = sa.select(table.c.id).where(table.c.status != "open").order_by(table.c.created, table.c.id)
        ids = list(await store.run(lambda c: c.execute(begun).scalars().all(), writes=False))
        for done, table_id in enumerate(ids, 1):
            report.findings += await _one(store, table_id, mend)
            report.tables += 1
            progress(done, len(ids))
        report.findings += await bad_events(store, mend)
        report.findings += await store.run(lambda c: stale_snapshots(c, mend), writes=mend)
        report.parts = await store.run(parts, writes=False)
    finally:
        await store.close()


async def _one(store: Store, table_id: str, mend: bool) -> list[Finding]:
    """Whatever is wrong with one table, the others are looked at too."""
    try:
        found = await load(store, table_id)
        return [] if found is None else await Look(store, found, mend).findings()
    except Exception as error:
        if is_away(error):
            raise
        finding = Finding(what="broken", where=table_id, why=said(error))
        if mend:
            await set_aside(store, table_id, said(error))
            finding.mended = "set aside"
        return [finding]


class Look:
    """A look at one table."""

    def __init__(self, store: Store, found: Loaded, mend: bool) -> None:
        self.store = store
        self.found = found
        self.id = found.row.id
        self.mend = mend
        self.told: list[Finding] = []

    async def findings(self) -> list[Finding]:
        kept = await self._kept()
        try:
            if not self.found.seats:
                raise Fault("table-broken", "it has no seats")
            room = Room(self.found)
            why = room.outdated
        except Exception as error:  # whatever is wrong with one table, the others are looked at too
            room, why = None, said(error)
        if kept is not None:
            await self._cards(kept)
        if room is None or why:
            await self._astray(why, kept)
        elif kept is None and self.found.row.status == "over":
            await self._not_kept(room)
        return self.told

    def _tell(self, what: str, why: str, wrong: bool = True) -> Finding:
        self.told.append(Finding(what=what, where=self.id, why=why, wrong=wrong))
        return self.told[-1]

    async def _kept(self) -> Kept | None:
        data = await replay_of(self.store, self.id)
        try:
            return None if data is None else unpack(data)
        except Unreadable as error:
            finding = self._tell("replay", str(error))
            if self.mend:
                await drop_replay(self.store, self.id)
                finding.mended = "removed"
            return None

    async def _cards(self, kept: Kept) -> None:
        row = self.found.row
        if await printed_in(self.store, row.game, kept.cards) is None:
            finding = self._tell("cards", f"the cards {kept.cards} that it is shown with are not kept")
            game = games_and_drafts().get(row.game)
            if self.mend and game is not None and cards_version(game, row.mode) == kept.cards:
                await keep_cards(self.store, game, row.mode)
                finding.mended = "kept"

    async def _astray(self, why: str, kept: Kept | None) -> None:
        """A record that cannot be followed is wrong until it is noted as such; one that is kept needs nothing."""
        row = self.found.row
        what = "ended, does not replay" if row.status == "over" else "running, does not replay"
        if kept is not None:
            self._tell(what, f"{why}; it is shown from what was kept", wrong=False)
            return
        finding = self._tell(what, why, wrong=row.outdated is None)
        if self.mend and row.outdated is None:
            await note_outdated(self.store, self.id, why, row.resumed)
            await set_aside(self.store, self.id)
            finding.mended = "set aside"

    async def _not_kept(self, room: Room) -> None:
        finding = self._tell("replay", "nothing is kept to show this ended game by")
        if self.mend:
            await settle(self.store, room)
            await keep(self.store, Workers(0), room)
            finding.mended = "made"


def games_and_drafts() -> dict[str, Game[Any]]:
    return {**all_games(), **all_drafts()}


def stale_snapshots(c: sa.Connection, mend: bool) -> list[Finding]:
    """Those of another version are of no use; they do no harm."""
    wide = snapshot.join(table, table.c.id == snapshot.c.table_id)
    rows = c.execute(sa.select(snapshot.c.table_id, snapshot.c.version, table.c.game, table.c.mode).select_from(wide))
    games = games_and_drafts()
    stale = [
        r.table_id
        for r in rows
        if r.game not in games or r.mode not in games[r.game].modes or r.version != version_of(games[r.game], r.mode)
    ]
    if not stale:
        return []
    if mend:
        c.execute(snapshot.delete().where(snapshot.c.table_id == sa.bindparam("one")), [{"one": i} for i in stale])
    why = f"{len(stale)} snapshots are of another version"
    return [Finding(what="snapshots", where="snapshot", why=why, wrong=False, mended="removed" if mend else "")]
