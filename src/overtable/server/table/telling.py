"""What those who watch a table are told: at first the whole of it, then what has changed since.

It is made once for all who are told the same: those who look on, or the sockets of one player. Each part of it is kept
as it is sent, so that what changed is found by comparing bytes; a part that is equal is not sent again, and where all
are equal nothing is. That is also how a secret choice stays one: for the others nothing is different.
"""

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from overtable.server.table.words import Line
from overtable.server.wire import ChatLine, ChatLog, Clock, Log, TableOut, encode

FRESH = 100
"""Milliseconds for which what was made for one socket is sent to others too: the time of day is in it."""
PARTS = [name for name in TableOut.__struct_fields__ if name not in ("edition", "now", "view", "log", "chat", "clock")]


class Viewed:
    """A view as it is sent, in the parts that can be told by themselves."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.fields = {name: encode(value) for name, value in view.items() if name != "zones"}
        self.zones = [encode(zone) for zone in view["zones"]]
        parts = [b'"%s":%s' % (name.encode(), value) for name, value in self.fields.items()]
        self.whole = msgspec.Raw(b'{%s,"zones":[%s]}' % (b",".join(parts), b",".join(self.zones)))

    def since(self, before: "Viewed") -> bytes | None:
        """What is different from an earlier one (`ViewChange`), or nothing where they have too little in common."""
        if self.fields.keys() != before.fields.keys() or len(self.zones) != len(before.zones):
            return None
        fields = [b'"%s":%s' % (k.encode(), v) for k, v in self.fields.items() if v != before.fields[k]]
        both = enumerate(zip(self.zones, before.zones, strict=True))
        zones = [b'"%d":%s' % (i, zone) for i, (zone, old) in both if zone != old]
        return b'{"fields":{%s},"zones":{%s}}' % (b",".join(fields), b",".join(zones))


class Told(Protocol):
    """The table that is told of."""

    news: int
    chat: list[Any]

    def told_to(
        self, seat: int | None, owner: bool, muted: frozenset[str], at: int, log_from: int = 0, chat_from: int = 0
    ) -> TableOut: ...

    def view(self, watcher: int) -> Viewed | None: ...

    def lines(self, watcher: int) -> list[Line]: ...

    def said(self, chat_from: int, muted: frozenset[str]) -> list[ChatLine]: ...

    def clock(self, at: int) -> Clock | None: ...


class Place(msgspec.Struct, frozen=True):
    """How far somebody has been told: the edition, and how many lines of log and chat there were."""

    edition: int
    log: int
    chat: int


START = Place(0, 0, 0)


class Telling:
    """What one kind of watcher is told; `place` is how far it is."""

    def __init__(self, room: Told, seat: int | None, owner: bool, muted: frozenset[str]) -> None:
        self.room = room
        self.kind = seat, owner, muted
        self.place = START
        self._watcher = 0
        self._news = -1
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
        self._news = self.room.news
        seat, owner, muted = self.kind
        message = self.room.told_to(seat, owner, muted, at, self.place.log, self.place.chat)
        self._watcher = message.you.watcher
        edition = self.place.edition + 1
        changed = bool(message.log.lines or message.chat.lines)
        for name in PARTS:
            part = encode(getattr(message, name))
            if self._parts.get(name) != part:
                self._parts[name], self._changed[name] = part, edition
                changed = True
        running = message.clock.running if message.clock else None
        changed = self._look_at(self.room.view(self._watcher), edition) or changed or running != self._running
        self._running = running
        if changed:
            self.place = Place(edition, self.place.log + len(message.log.lines), len(self.room.chat))
            self._made.clear()
        return self.place

    def _look_at(self, view: Viewed | None, edition: int) -> bool:
        """Whether the view is another one."""
        before = self._view
        if view is before or (view and before and view.whole == before.whole):
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
        lines, said = self.room.lines(self._watcher)[place.log :], self.room.said(place.chat, self.kind[2])
        if lines or whole:
            parts["log"] = encode(Log(place.log, lines))
        if said or whole:
            parts["chat"] = encode(ChatLog(place.chat, said))
        if self._running is not None or whole:
            parts["clock"] = encode(self.room.clock(at))
        head = b'{"type":"table"' if whole else b'{"type":"change","since":%d' % since
        body = b"".join(b',"%s":%s' % (name.encode(), part) for name, part in parts.items())
        return (b'%s,"edition":%d,"now":%d%s}' % (head, self.place.edition, at, body)).decode()
