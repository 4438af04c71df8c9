"""Events as the browser is told of them, and what it asks for."""

from typing import Annotated, Literal

import msgspec

from overtable.kernel.decks import Pile
from overtable.server.judging import NeedOut
from overtable.server.limits import DECK

FormatKind = Literal["constructed", "draft", "sealed"]
StructureKind = Literal["swiss", "single", "double", "round-robin"]
EntryKind = Literal["open", "code", "invited"]
Stage = Literal["open", "drafting", "building", "playing", "over", "cancelled"]
Leaving = Literal["forfeit", "bot"]
DeckChanges = Literal["book", "fixed", "free"]

Name = Annotated[str, msgspec.Meta(max_length=200)]
Short = Annotated[str, msgspec.Meta(max_length=60)]
DeckText = Annotated[str, msgspec.Meta(max_length=DECK)]
Why = Annotated[str, msgspec.Meta(max_length=300)]


class FormatIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`legality` holds constructed decks to it ("": the game's usual one); `draft` (an id of `drafts` of the game) and
    `draft_mode` say how cards are drafted or opened, and may be left out where there is but one way."""

    kind: FormatKind = "constructed"
    legality: Short = ""
    draft: Short = ""
    draft_mode: Short = ""


class StructureIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rounds` of a swiss (0: as many as it takes), `cut` how many go on to an elimination (0: none)."""

    kind: StructureKind = "swiss"
    rounds: int = 0
    cut: int = 0
    best_of: Literal[1, 3] = 1


class ClocksIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In seconds: of a game for each player and what each turn adds, for a pick, for building, for a round (what is not
    finished then counts as it stands), between two rounds. `null`: no clock."""

    table: int | None = 1800
    increment: int = 10
    pick: int | None = 60
    building: int | None = 900
    round: int | None = None
    pause: int = 0


class EntryIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may enter, and how many; `code` for those who know it, `invited` for accounts by name."""

    kind: EntryKind = "open"
    code: Short = ""
    invited: Annotated[tuple[Short, ...], msgspec.Meta(max_length=128)] = ()
    least: int = 2
    most: int = 8


class BotsIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`fill`: empty places up to this many players are taken by bots of the level when it starts."""

    level: Short = "regular"
    fill: int = 0


class NewEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    game: Short
    mode: Short = ""
    format: FormatIn = FormatIn()
    structure: StructureIn = StructureIn()
    clocks: ClocksIn = ClocksIn()
    entry: EntryIn = EntryIn()
    bots: BotsIn = BotsIn()
    starts_at: int | None = None
    """When it starts by itself, if enough have entered."""
    when_full: bool = False
    """It starts by itself as soon as it has `most` players."""
    decks: DeckChanges = "book"
    """What may change in a deck between games: what the rulebook lets change, nothing, everything."""
    leaving: Leaving = "forfeit"
    """What becomes of the games of whoever drops: they are lost, or a bot plays on."""
    settings: dict[str, int | str | bool] = {}
    """Of every table, over those of the mode."""
    public: bool = True
    """It is in the list of events; else only whoever has the link finds it."""


class EventMade(msgspec.Struct, frozen=True):
    id: str


# What is done


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="enter"):
    """`deck` where decks are constructed; `code` where one is asked for."""

    deck: DeckText = ""
    code: Short = ""


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="leave"):
    """Before it starts."""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="start"):
    pass


class Cancel(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="cancel"):
    why: Why = ""


class AddBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="add-bot"):
    """ "" is the level that the event names."""

    bot: Short = ""


class Remove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="remove"):
    """Before it starts, somebody's place; later they are dropped."""

    player: int
    why: Why = ""


class Drop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="drop"):
    """Play no further; the organiser may drop others."""

    player: int | None = None


class RegisterDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="deck"):
    """Register the deck, or change it as long as decks may change."""

    text: DeckText


class Built(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="built"):
    """Play the deck that is built of the pool."""


class GameWon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`winner` is the number of a player; `null` a draw."""

    winner: int | None


class Correct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="correct"):
    """The organiser sets the games of a match; it stays in the log, with the reason."""

    match: Short
    games: Annotated[list[GameWon], msgspec.Meta(max_length=9)]
    why: Why


class Late(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="late"):
    """Let somebody in after the start: `player` is the name of an account; "" is a bot."""

    player: Short
    deck: DeckText = ""


Deed = Enter | Leave | Start | Cancel | AddBot | Remove | Drop | RegisterDeck | Built | Correct | Late


class DeckIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: DeckText


# What is told


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
