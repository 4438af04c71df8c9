"""Rows of the store as they are handed out."""

from typing import Any, Literal

import msgspec

from overtable.kernel.view import ResultView

Status = Literal["open", "playing", "over"]
Stage = Literal["waiting", "running", "failed", "done"]
SeatKind = Literal["person", "bot", "open"]


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


class RatingRow(msgspec.Struct, frozen=True):
    game: str
    mu: float
    sigma: float
    games: int


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
