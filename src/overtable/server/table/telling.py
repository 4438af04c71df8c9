"""What those who watch a table are told: at first the whole of it, then what has changed since.

It is made once for all who are told the same: those who look on, or the sockets of one player. Each part of it is kept
as it is sent, so that what changed is found by comparing bytes; a part that is equal is not sent again, and where all
are equal nothing is. That is also how a secret choice stays one: for the others nothing is different.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from overtable.server.table.told import clock, moving, said, still
from overtable.server.wire import ChatLog, Log, encode

if TYPE_CHECKING:
    from overtable.server.table.room import Room

FRESH = 100
"""Milliseconds for which what was made for one socket is sent to others too: the time of day is in it."""


class Viewed:
    """A view as it is sent, in the parts that can be told by themselves."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.fields = {name: encode(value) for name, value in view.items() if name != "zones"}
        self.zones = [encode(zone) for zone in view["zones"]]

    @cached_property
    def whole(self) -> msgspec.Raw:
        parts = [b'"%s":%s' % (name.encode(), value) for name, value in self.fields.items()]
        return msgspec.Raw(b'{%s,"zones":[%s]}' % (b",".join(parts), b",".join(self.zones)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Viewed) and self.zones == other.zones and self.fields == other.fields

    def since(self, before: "Viewed") -> bytes | None:
        """What is different from an earlier one (`ViewChange`), or nothing where they have too little in common."""
        if self.fields.keys() != before.fields.keys() or len(self.zones) != len(before.zones):
            return None
        fields = [b'"%s":%s' % (k.encode(), v) for k, v in self.fields.items() if v != before.fields[k]]
        both = enumerate(zip(self.zones, before.zones, strict=True))
        zones = [b'"%d":%s' % (i, zone) for i, (zone, old) in both if zone != old]
        return b'{"fields":{%s},"zones":{%s}}' % (b",".join(fields), b",".join(zones))


class Place(msgspec.Struct, frozen=True):
    """How far somebody has been told: the edition, and how many lines of log and chat there were."""

    edition: int
    log: int
    chat: int


START = Place(0, 0, 0)


class Telling:
    """What one kind of watcher is told; `place` is how far it is."""

    def __init__(self, room: "Room", seat: int | None, owner: bool, muted: frozenset[str]) -> None:
        self.room = room
        self.kind = seat, owner, muted
        self.place = START
        self._watcher = 0
        self._news = self._stirs = -1
        self._parts: dict[str, bytes] = {}
        self._changed: dict[str, int] = {}
        """In which edition each part became what it is."""
        self._running: list[int] | None = None
        self._view: Viewed | None = None
        self._seen: bytes | None = None
        """How the view differs from the one before it, which came in edition `_before`."""
        self._before = 0
        self._made: dict[int, tuple[int, str]] = {}
        """By the edition that it builds on (0: the whole): when it was put together, and what is sent."""

    def look(self, at: int) -> Place:
        """Take over what is new, if anything is; how far it is then."""
        if self._news == self.room.news:
            return self.place
        room, (seat, owner, muted) = self.room, self.kind
        self._watcher = len(room.seats) if seat is None else seat
        found = moving(room, seat)
        if self._stirs != room.stirs:
            found |= still(room, seat, owner, muted)
        self._news, self._stirs = room.news, room.stirs
        edition = self.place.edition + 1
        lines = len(room.lines(self._watcher))
        changed = lines > self.place.log or bool(said(room, self.place.chat, muted))
        for name, value in found.items():
            part = encode(value)
            if self._parts.get(name) != part:
                self._parts[name], self._changed[name] = part, edition
                changed = True
        running = found["asked"] if room.play is not None and room.play.clock else None
        changed = self._look_at(room.view(self._watcher), edition) or changed or running != self._running
        self._running = running
        if changed:
            self.place = Place(edition, lines, room.row.lines)
            self._made.clear()
        return self.place

    def _look_at(self, view: Viewed | None, edition: int) -> bool:
        """Whether the view is another one."""
        before = self._view
        if view is before or view == before:
            return False
        self._view, self._seen = view, view.since(before) if view and before else None
        self._before, self._changed["view"] = self._changed.get("view", 0), edition
        return True

    def since(self, place: Place, at: int) -> str:
        """What is different since then (`TableChange`), or all of it (`TableOut`) since the start."""
        made, text = self._made.get(place.edition, (0, ""))
        if not text or at - made >= FRESH:
            text = self._put_together(place, at)
            self._made[place.edition] = at, text
        return text

    def _put_together(self, place: Place, at: int) -> str:
        since, whole = place.edition, place == START
        parts = {name: part for name, part in self._parts.items() if self._changed[name] > since}
        if self._changed.get("view", 0) > since or whole:
            if self._seen is not None and since >= self._before and not whole:
                parts["seen"] = self._seen
            else:
                parts["view"] = bytes(self._view.whole) if self._view else b"null"
        lines, chat = self.room.lines(self._watcher)[place.log :], said(self.room, place.chat, self.kind[2])
        if lines or whole:
            parts["log"] = encode(Log(place.log, lines))  # type: ignore[arg-type]  # written already
        if chat or whole:
            parts["chat"] = encode(ChatLog(place.chat, chat))
        if self._running is not None or whole:
            parts["clock"] = encode(clock(self.room, at))
        head = b'{"type":"table"' if whole else b'{"type":"change","since":%d' % since
        body = b"".join(b',"%s":%s' % (name.encode(), part) for name, part in parts.items())
        return (b'%s,"edition":%d,"now":%d%s}' % (head, self.place.edition, at, body)).decode()
