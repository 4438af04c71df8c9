"""Makes what is kept of an ended game: one pass over its record, for all watchers. Runs in a worker."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from overtable.kernel.state import State
from overtable.server.replays.kept import FORMAT, Moment, Packed, Seen, Step, pack
from overtable.server.replays.patches import difference
from overtable.server.replays.steps import moment_at, step_at
from overtable.server.table.following import Astray
from overtable.server.table.play import Happened, Play, follow
from overtable.server.table.room import Room
from overtable.server.table.words import Teller
from overtable.server.version import cards_version
from overtable.server.workers import PATIENCE, Workers
from overtable.store.rows import EntryRow
from overtable.store.tables import Loaded

CPU = 60.0
"""Seconds that packing may take: most games take less than one."""


def packed_table(found: Loaded) -> bytes:
    """All that every watcher saw of the game at this table, which is over; raises `Astray`."""
    room = Room(found)
    if room.play is None or not room.play.over:
        raise Astray(room.outdated or "the game is not over")
    return packed(room.play, room.names)


async def pack_beside(workers: Workers, room: Room, patience: float | None = PATIENCE) -> bytes:
    """The same in a worker, for a room whose play is known here; once for all who ask."""
    play = room.playing()
    entries = [EntryRow(line, at) for line, at in zip(play.lines, play.ats[1:], strict=True)]
    found = Loaded(room.row, room.seats, entries, [])
    return await workers.do(f"pack {room.row.id}", packed_table, found, cpu=CPU, patience=patience)


def packed(play: Play, people: Sequence[str]) -> bytes:
    """All that every watcher saw of it; `people` are the names of those who sat there."""
    game, s = play.game, play.game.start(play.setup)
    tellers = [Teller(game, people, watcher) for watcher in range(s.seats + 1)]
    watchers = [Seen(plain(teller.start()), [], [], []) for teller in tellers]
    before: list[Any] = [{} for _ in tellers]
    happened: dict[int, list[Happened]] = defaultdict(list)
    for one in play.log:
        happened[one.n].append(one)

    def see(s: State, n: int) -> None:
        for i, teller in enumerate(tellers):
            moment = plain(moment_at(play, s, n, teller, happened[n]))
            watchers[i].lines.append(moment.pop("lines"))
            del moment["n"]
            watchers[i].moments.append(difference(before[i], moment))
            before[i] = moment

    see(s, 0)
    for n, entry in enumerate(play.entries, 1):
        last = s.clone() if entry.is_answer else s
        s = play.state_after(n) if entry.is_back else follow(game, s, entry, n)
        see(s, n)
        for i, teller in enumerate(tellers):
            watchers[i].steps.append(plain(step_at(play, last, s, n, teller, before[i]["view"])))
    return pack(Packed(FORMAT, cards_version(game, play.setup.mode), watchers))


def plain(value: Moment | Step | Any) -> dict[str, Any]:
    """As it goes over the wire."""
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return read
