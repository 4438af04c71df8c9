"""Rows of the store as they are handed out."""

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_type_hints

import msgspec

from overtable.kernel.view import ResultView

Status = Literal["open", "playing", "over"]
Stage = Literal["waiting", "running", "failed", "done"]
SeatKind = Literal["person", "bot", "open"]


R = TypeVar("R", bound=msgspec.Struct)


class BrokenRow(Exception):
    """A row that makes no sense, and why."""


def row_of(kind: type[R], found: Mapping[Any, Any]) -> R:
    """The row as it should be; raises `BrokenRow` for one that something else than this program has written."""
    try:
        return msgspec.convert({name: found[name] for name in kind.__struct_fields__ if name in found}, kind)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise BrokenRow(f"a row of the store makes no sense: {error}"[:300]) from None


def legible(kind: type[R], found: Mapping[Any, Any]) -> R:
    """As much of a broken row as can be read; the rest is empty."""
    types, values = get_type_hints(kind), dict[str, Any]()
    empties: tuple[Any, ...] = (None, "", 0, False, 0.0, {}, [], "over", "open")
    for name in kind.__struct_fields__:
        try:
            values[name] = msgspec.convert(found[name], types[name])
        except (msgspec.ValidationError, TypeError, ValueError):
            values[name] = next(empty for empty in empties if _fits(empty, types[name]))
    return kind(**values)


def _fits(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    guest: bool
    host: bool = False


class TableRow(msgspec.Struct, kw_only=True):
    """One row of `game_table`; the fields are its columns."""

    id: str
    owner: str | None
    game: str
    mode: str
    settings: dict[str, Any]
    position: dict[str, Any] | None = None
    cards: str
    program: str | None = None
    rules: str | None = None
    state_hash: str | None = None
    outdated: str | None = None
    resumed: dict[str, int] | None = None
    status: Status = "open"
    public: bool = True
    rated: bool = False
    legality: str | None = None
    event: str | None = None
    event_key: str | None = None
    event_seats: list[int] | None = None
    pick_seconds: int | None = None
    guide: bool = False
    clock_seconds: int | None = None
    clock_increment: int | None = None
    auto_delay: int | None = None
    seed: int
    nonce: str
    from_table: str | None = None
    from_entry: int | None = None
    next_table: str | None = None
    created: int
    started: int | None = None
    ended: int | None = None
    updated: int
    version: int = 0
    length: int = 0
    lines: int = 0
    asked: list[int] = []
    due: int | None = None
    result: ResultView | None = None
    undo_by: int | None = None
    undo_yes: list[int] = []
    rematch: list[int] = []
    calling_off: list[int] | None = None
    manners: dict[str, Any] | None = None

    @property
    def counts(self) -> bool:
        """Whether more hangs on the game than itself: then nobody gets help, and less is taken back."""
        return self.rated or self.event is not None


class SeatRow(msgspec.Struct, kw_only=True):
    table_id: str
    number: int
    kind: SeatKind
    person: str | None = None
    bot: str | None = None
    name: str = ""
    guest: bool = False
    token: str | None = None
    deck: str = ""
    auto: bool = True
    stops: dict[str, Any] | None = None
    away: int | None = None


class EntryRow(msgspec.Struct, frozen=True):
    line: str
    at: int


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    n: int
    person: str
    seat: int | None
    name: str
    text: str
    at: int


class SnapshotRow(msgspec.Struct, frozen=True):
    n: int
    version: str
    data: bytes


class AnalysisRow(msgspec.Struct, frozen=True):
    """How far the coach is with an ended game, and what it found."""

    state: Stage
    done: int
    total: int
    at: int
    said: str
    data: str


class DeckRow(msgspec.Struct, frozen=True):
    id: int
    game: str
    name: str
    text: str
    updated: int
    broken: str = ""
    """Why it cannot be played, in words."""


class RatingRow(msgspec.Struct, frozen=True):
    game: str
    mu: float
    sigma: float
    games: int
    format: str = ""


EventStatus = Literal["open", "drafting", "building", "playing", "over", "cancelled"]


class EventFacts(msgspec.Struct, frozen=True):
    """What a list tells of an event beside its row."""

    players: int = 0
    round: int = 0
    winner: str = ""


class EventRow(msgspec.Struct, kw_only=True):
    """One row of `event`; the fields are its columns."""

    id: str
    owner: str | None
    organiser: str
    game: str
    status: EventStatus = "open"
    public: bool = True
    setup: str
    facts: EventFacts = EventFacts()
    created: int
    updated: int
    version: int = 0
    length: int = 0
    due: int | None = None
    broken: str | None = None


class SeasonRow(msgspec.Struct, frozen=True):
    id: int
    name: str
    start: int


class QuickRow(msgspec.Struct, frozen=True):
    """Somebody who looks for an opponent."""

    person: str
    game: str
    mode: str
    legality: str
    deck: str
    mu: float
    bot_after: bool
    since: int
    seen: int
    table_id: str | None = None


class SessionRow(msgspec.Struct, frozen=True):
    hash: str
    created: int | None
    seen: int | None
    address: str | None
    agent: str | None


class BanRow(msgspec.Struct, frozen=True):
    id: int
    person: str | None
    network: str | None
    name: str
    reason: str
    at: int
    until: int | None


class SilenceRow(msgspec.Struct, frozen=True):
    person: str
    name: str
    reason: str
    at: int
    until: int | None


class ReportedLine(msgspec.Struct, frozen=True):
    """A line of chat beside a report; `theirs`: of the person whom it is about."""

    name: str
    text: str
    at: int
    theirs: bool


class ReportRow(msgspec.Struct, frozen=True):
    id: int
    table_id: str
    game: str
    by: str | None
    by_name: str
    whom: str | None
    whom_name: str
    reason: str
    lines: list[ReportedLine]
    at: int
    settled: int | None
    settled_by: str | None
    done: str | None


class DeedRow(msgspec.Struct, frozen=True):
    id: int
    at: int
    host: str
    what: str
    whom: str
    why: str
