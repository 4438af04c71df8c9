"""What a game starts from: its mode, settings, decks, perhaps a position; and why it cannot be played."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec


class Mode(msgspec.Struct, frozen=True):
    """A way to play the game: its name, one line about it, and the settings it starts from."""

    name: str
    blurb: str
    settings: Mapping[str, int | str | bool] = {}
    seats: tuple[int, ...] = (2,)


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """All that a game starts from. `decks` are the game's deck texts or names by seat, where it has decks;
    `position` is a position built by hand, in the game's own words; `cards` are made for this table alone, written as
    in a card file."""

    mode: str
    seed: int
    seats: int = 2
    settings: dict[str, int | str | bool] = {}
    decks: tuple[str, ...] = ()
    position: dict[str, Any] | None = None
    cards: list[dict[str, Any]] = []


class Missing(msgspec.Struct, frozen=True, kw_only=True):
    """A card that exists in print and is not carried here, and what is missing for it."""

    id: str
    name: str
    set: str = ""
    character: str = ""
    needs: str


class BadSetup(Exception):
    """A setup that cannot be played, with every reason."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)
