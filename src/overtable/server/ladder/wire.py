"""Ladder, quick pairing and profiles as the browser is told of them."""

from typing import Annotated, Literal

import msgspec

from overtable.server.limits import DECK

Short = Annotated[str, msgspec.Meta(max_length=60)]


class SeasonOut(msgspec.Struct, frozen=True):
    """`until` is the first moment that does not belong to it."""

    id: str
    name: str
    start: int
    until: int
    closed: bool


class Seasons(msgspec.Struct, frozen=True):
    seasons: list[SeasonOut]


class Rung(msgspec.Struct, frozen=True):
    """`rating` is careful while little is known: it lies `give` below the best guess, and grows towards it."""

    rank: int
    name: str
    rating: int
    give: int
    games: int
    wins: int
    losses: int
    draws: int
    you: bool


class LadderOut(msgspec.Struct, frozen=True):
    """The table of a season, the first 200; `you`: your line, also where it is further down."""

    game: str
    format: str
    formats: list[str]
    """The formats of this game in which rated games were played: `mode`, or `mode/legality`."""
    season: SeasonOut
    rungs: list[Rung]
    you: Rung | None


class QuickIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`deck`: a text, or the name of a ready one; "" draws a ready one. `bot_after`: a bot plays after a minute."""

    game: Short
    mode: Short = ""
    legality: Short = ""
    deck: Annotated[str, msgspec.Meta(max_length=DECK)] = ""
    bot_after: bool = False


class QuickOut(msgspec.Struct, frozen=True):
    """Ask again every few seconds: whoever does not ask for `ask_within` ms has left the queue."""

    state: Literal["none", "waiting", "paired"]
    game: str = ""
    format: str = ""
    since: int | None = None
    table: str | None = None
    waiting: int = 0
    """How many wait for this game and format, you among them."""
    ask_within: int = 0


class CurvePoint(msgspec.Struct, frozen=True):
    at: int
    rating: int


class ProfileRating(msgspec.Struct, frozen=True):
    """`rating` as on the ladder; `give`: how far below the best guess it lies."""

    game: str
    format: str
    rating: int
    give: int
    games: int
    curve: list[CurvePoint]


class DeckPlayed(msgspec.Struct, frozen=True):
    game: str
    deck: str
    games: int
    wins: int


class HeadToHead(msgspec.Struct, frozen=True):
    name: str
    games: int
    wins: int
    losses: int
    draws: int


class GamePlayed(msgspec.Struct, frozen=True):
    table: str | None
    """Where it can still be watched."""
    game: str
    format: str
    at: int
    against: list[str]
    result: Literal["won", "lost", "drawn"]
    event: str | None


class Profile(msgspec.Struct, frozen=True):
    """Of rated games; `you`: it is your own."""

    name: str
    since: int
    ratings: list[ProfileRating]
    decks: list[DeckPlayed]
    head_to_head: list[HeadToHead]
    games: list[GamePlayed]
    you: bool
