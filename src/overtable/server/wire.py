"""What the server says over the socket, and the bodies of HTTP, as docs/protocol.md writes them."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from overtable.kernel.view import CardView, GameView, ResultView
from overtable.server.table.messages import Id
from overtable.server.table.play import CanUndo
from overtable.server.table.words import Advised, DecisionOut, Line, ReasonOut, ResultOut
from overtable.store.rows import SeatKind, Status

Setting = int | str | bool


class View(GameView[CardView, dict[str, Any]]):
    """What every game's view holds; each game says itself what else there is."""


class Ok(msgspec.Struct, frozen=True, tag_field="type", tag="ok", omit_defaults=True):
    id: Id = None
    entry: int | None = None
    quiet: bool = False
    done: bool | None = None
    held: bool = False
    """Not done: it could not be taken back at once."""


class WhyOut(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    id: Id
    thing: str
    name: str
    reasons: list[ReasonOut]


class NotesOut(msgspec.Struct, frozen=True, tag_field="type", tag="notes"):
    """What each option will do, in words; those of which nothing can be said are left out."""

    id: Id
    number: int
    notes: dict[str, str]


class HintOut(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    id: Id
    number: int
    option: str
    text: str
    best: list[Advised]


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    id: Id


class ErrorOut(msgspec.Struct, frozen=True, tag_field="type", tag="error", kw_only=True):
    id: Id
    code: str
    message: str
    problems: list[str]
    rule: str | None


Reply = Ok | WhyOut | NotesOut | HintOut | Pong


class ClockSetting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seconds: int
    increment: int = 0


class SeatIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "bot", "open"]
    bot: str | None = None
    deck: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    mode: str | None = None
    seats: list[SeatIn] | None = None
    settings: dict[str, Setting] = {}
    deck: str = ""
    public: bool = True
    rated: bool = False
    legality: str = ""
    """What the decks are held to; "" is the usual one where the game is rated, else nothing."""
    clock: ClockSetting | None = None
    auto_delay: int | None = 600
    first: Literal["random", "me"] = "me"


class Invite(msgspec.Struct, frozen=True):
    seat: int
    token: str


class Seated(msgspec.Struct, frozen=True):
    """The seat you got; `token` is its secret."""

    table: str
    seat: int | None
    token: str | None
    invites: list[Invite]


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str | None = None
    seat: int | None = None
    deck: str = ""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int = 0
    bot: str | None = None


class SeatSummary(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    guest: bool
    bot: str | None


class Summary(msgspec.Struct, frozen=True):
    id: str
    game: str
    mode: str
    status: Status
    rated: bool
    public: bool
    legality: str | None
    event: str | None
    clock: ClockSetting | None
    guide: bool
    seats: list[SeatSummary]
    you: int | None
    asked: list[int]
    entries: int
    created: int
    updated: int
    result: ResultView | None
    broken: str
    """Why the table cannot be opened, in words; else ""."""


class Tables(msgspec.Struct, frozen=True):
    tables: list[Summary]
    next: str | None = None
    """What to ask for as `after` to see the tables that come after these."""


class SeatOut(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    guest: bool
    bot: str | None
    here: bool
    away: int | None
    """Since when a player is not there; told while people play."""
    auto: bool
    muted: bool


class Origin(msgspec.Struct, frozen=True):
    """The moment from which a table was played on."""

    table: str
    entry: int


class TableFacts(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    id: str
    game: str
    mode: str
    settings: dict[str, Setting]
    status: Status
    rated: bool
    public: bool
    legality: str | None
    """What the decks are held to, where they are."""
    event: str | None
    """The event that the table belongs to."""
    clock: ClockSetting | None
    auto_delay: int | None
    created: int
    started: int | None
    ended: int | None
    seed_hash: str
    seed: str | None
    nonce: str | None
    from_: Origin | None
    next: str | None
    quiet: bool
    """Those who watch may not chat."""


class You(msgspec.Struct, frozen=True):
    seat: int | None
    watcher: int
    owner: bool
    letting: bool
    """Every window passes until your turn."""


class Log(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    from_: int
    lines: list[Line]


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    seat: int | None
    name: str
    text: str
    at: int


class ChatLog(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    from_: int
    lines: list[ChatLine]


class Clock(msgspec.Struct, frozen=True):
    left: list[int]
    running: list[int]
    at: int


class UndoOut(msgspec.Struct, frozen=True):
    can: CanUndo
    why: str
    asked_by: int | None


class Claim(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """The win over a seat that is not there, from this time on."""

    seat: int
    from_: int


class Coach(msgspec.Struct, frozen=True):
    step: int
    of: int
    say: str
    answer: str | None
    point: list[str]
    title: str
    over: bool


class Outdated(msgspec.Struct, frozen=True):
    """The program here cannot follow the record: what is needed, in words and as versions."""

    why: str
    program: str | None
    cards: str
    calling_off: list[int]
    """Seats that agree to end it without a result."""


class TableOut(msgspec.Struct, frozen=True, tag_field="type", tag="table", kw_only=True):
    """All that one watcher sees of a table."""

    edition: int = 0
    """Counts, at one socket, how often something of this has changed: a change says which one it builds on."""
    version: int
    now: int
    """The server's time."""
    entries: int
    table: TableFacts
    you: You
    seats: list[SeatOut]
    watching: int
    view: View | None
    asked: list[int]
    decision: DecisionOut | None
    log: Log
    chat: ChatLog
    clock: Clock | None
    undo: UndoOut
    rematch: list[int]
    claim: Claim | None
    result: ResultOut | None
    guide: Coach | None
    outdated: Outdated | None


class ViewChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What of the view is different: fields of it, and zones by their place in its list."""

    fields: dict[str, Any] = {}
    zones: dict[str, Any] = {}


class TableChange(msgspec.Struct, frozen=True, tag_field="type", tag="change", kw_only=True):
    """What is different for one watcher since an edition; what is not told stays as it was."""

    edition: int
    since: int
    now: int
    version: int | UnsetType = UNSET
    entries: int | UnsetType = UNSET
    table: TableFacts | UnsetType = UNSET
    you: You | UnsetType = UNSET
    seats: list[SeatOut] | UnsetType = UNSET
    watching: int | UnsetType = UNSET
    view: View | UnsetType | None = UNSET
    """The whole of it."""
    seen: ViewChange | UnsetType = UNSET
    """Or what of it has changed."""
    asked: list[int] | UnsetType = UNSET
    decision: DecisionOut | UnsetType | None = UNSET
    log: Log | UnsetType = UNSET
    chat: ChatLog | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    undo: UndoOut | UnsetType = UNSET
    rematch: list[int] | UnsetType = UNSET
    claim: Claim | UnsetType | None = UNSET
    result: ResultOut | UnsetType | None = UNSET
    guide: Coach | UnsetType | None = UNSET
    outdated: Outdated | UnsetType | None = UNSET


ServerMessage = TableOut | TableChange | Reply | ErrorOut

encode = msgspec.json.Encoder().encode


def written(value: object) -> msgspec.Raw:
    """As it is sent: it can stand in what is encoded later."""
    return msgspec.Raw(encode(value))
