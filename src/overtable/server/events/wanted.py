"""What people want of events: a new one, and what is done in one."""

from typing import Annotated, Literal

import msgspec

from overtable.server.events.wire import DeckChanges, EntryKind, FormatKind, Leaving, StructureKind
from overtable.server.limits import DECK

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
