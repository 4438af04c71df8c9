"""Events as the browser is told of them."""

from typing import Literal

import msgspec

from overtable.kernel.decks import Pile
from overtable.server.judging import NeedOut

FormatKind = Literal["constructed", "draft", "sealed"]
StructureKind = Literal["swiss", "single", "double", "round-robin"]
EntryKind = Literal["open", "code", "invited"]
Stage = Literal["open", "drafting", "building", "playing", "over", "cancelled"]
Leaving = Literal["forfeit", "bot"]
DeckChanges = Literal["book", "fixed", "free"]


class EventMade(msgspec.Struct, frozen=True):
    id: str


class FormatOut(msgspec.Struct, frozen=True):
    kind: FormatKind
    legality: str
    draft: str
    draft_mode: str


class StructureOut(msgspec.Struct, frozen=True):
    kind: StructureKind
    rounds: int
    cut: int
    best_of: int


class ClocksOut(msgspec.Struct, frozen=True):
    table: int | None
    increment: int
    pick: int | None
    building: int | None
    round: int | None
    pause: int


class EntryOut(msgspec.Struct, frozen=True):
    kind: EntryKind
    least: int
    most: int


class BotsOut(msgspec.Struct, frozen=True):
    level: str
    fill: int


class PersonNamed(msgspec.Struct, frozen=True):
    """`id` is the name of an account, for the link to its profile; null for guests and those who left."""

    id: str | None
    name: str


class EventSummary(msgspec.Struct, frozen=True):
    id: str
    name: str
    game: str
    mode: str
    format: FormatOut
    structure: StructureOut
    entry: EntryOut
    status: Stage
    organiser: PersonNamed
    players: int
    """How many have entered, bots among them."""
    round: int
    starts_at: int | None
    created: int
    updated: int
    you: int | None
    """Your number among the players."""
    winner: str | None
    broken: str
    """Why it cannot be opened, in words; else ""."""


class Events(msgspec.Struct, frozen=True):
    events: list[EventSummary]


class PlayerOut(msgspec.Struct, frozen=True):
    number: int
    name: str
    person: str | None
    """The name of an account, for the link to its profile."""
    bot: str | None
    """The level of a bot, also of one that plays on for somebody."""
    dropped: bool
    deck_ready: bool
    you: bool


class MatchGame(msgspec.Struct, frozen=True):
    """`winner` is a player; `null` while it is played, and of a draw."""

    table: str | None
    winner: int | None
    status: Literal["waiting", "playing", "over"]
    how: str
    """The rule that ended it; "judge" where a judge said so."""


class BracketPlace(msgspec.Struct, frozen=True):
    """Where a match of an elimination stands: among the unbeaten, among those who lost once, or at the end."""

    node: str
    side: Literal["winners", "losers", "final"]
    round: int
    place: int


class MatchOut(msgspec.Struct, frozen=True):
    """`a` and `b` are players; of a bye, `b` is null. `2.4` is the fourth match of the second round."""

    id: str
    a: int
    b: int | None
    games: list[MatchGame]
    wins_a: int
    wins_b: int
    draws: int
    status: Literal["waiting", "playing", "over"]
    winner: int | None
    """Once it is over: who won it; null in a draw."""
    forfeits: list[int]
    """Who left while it was open."""
    bye: bool
    bracket: BracketPlace | None


class RoundOut(msgspec.Struct, frozen=True):
    number: int
    label: str
    matches: list[MatchOut]


class TieBreaks(msgspec.Struct, frozen=True):
    """Shares from 0 to 1: of match points that opponents won, of own game points, of game points that opponents won;
    head to head: match points against those who are level in all that."""

    omw: float
    gw: float
    ogw: float
    h2h: int


class Standing(msgspec.Struct, frozen=True):
    rank: int
    player: int
    points: int
    wins: int
    losses: int
    draws: int
    byes: int
    tie_breaks: TieBreaks
    parted_by: str
    """What puts this player below the one above, in words; "" for the first, and where points part them."""


class DraftTable(msgspec.Struct, frozen=True):
    """`seats`: the players by seat. The table is null while it is being opened."""

    table: str | None
    seats: list[int]
    done: bool


class ToDo(msgspec.Struct, frozen=True):
    """What waits for you, and where."""

    text: str
    link: str


class YouThere(msgspec.Struct, frozen=True):
    player: int | None
    organiser: bool
    judge: bool
    """Whether you may correct results: the organiser and hosts of the house."""
    to_do: ToDo | None


class LogLine(msgspec.Struct, frozen=True):
    n: int
    at: int
    text: str


class EventOut(msgspec.Struct, frozen=True, kw_only=True):
    """All that one person sees of an event."""

    id: str
    version: int
    now: int
    name: str
    game: str
    mode: str
    format: FormatOut
    structure: StructureOut
    clocks: ClocksOut
    entry: EntryOut
    code: str | None
    """What those need to know who enter by code; told to the organiser."""
    bots: BotsOut
    leaving: Leaving
    decks: DeckChanges
    settings: dict[str, int | str | bool]
    public: bool
    when_full: bool
    status: Stage
    created: int
    starts_at: int | None
    organiser: PersonNamed
    players: list[PlayerOut]
    planned: int
    """How many rounds there will be before a cut, once that is known."""
    rounds: list[RoundOut]
    standings: list[Standing]
    draft_tables: list[DraftTable]
    you: YouThere
    log: list[LogLine]
    deadline: int | None
    """When the current stage ends for those who have not finished."""
    broken: str


class PooledCard(msgspec.Struct, frozen=True):
    """A card by its id in `/cards`, and how many of it there are."""

    card: str
    count: int


class PoolOut(msgspec.Struct, frozen=True):
    pool: list[PooledCard]
    free: list[str]
    """Ids of cards that may be added to any pool."""
    text: str
    """The deck as it was saved; "" while there is none."""
    problems: list[str]
    """What is wrong with that deck."""
    deck_ready: bool
    deadline: int | None


class PoolCheck(msgspec.Struct, frozen=True):
    """As of `check-deck`, for a deck of this pool."""

    problems: list[str]
    needs: list[NeedOut]
    piles: list[Pile]


class BuiltDeck(msgspec.Struct, frozen=True):
    text: str
