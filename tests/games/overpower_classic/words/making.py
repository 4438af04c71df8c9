"""Cards made for one test, and answers that are not the point of it."""

from typing import Any

import msgspec

from games.overpower.table import Player
from overtable.games.overpower.book.played import Special


def special(**fields: Any) -> dict[str, Any]:
    """A Special that exists for one test, of Hulk unless it says otherwise."""
    return {"type": "special", "id": "gamma", "name": "Gamma", "character": "Hulk", "set": "MVOP", **fields}


def text(raw: dict[str, Any]) -> str:
    """What such a card says."""
    return msgspec.convert({key: value for key, value in raw.items() if key != "type"}, Special).text()


def let(b: Player) -> None:
    """Nobody negates."""
    if b.is_asked and b.pending == "NegateWindow":
        b.does("decline")


def strike(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody negates or defends."""
    a.does("attack", *attack)
    let(b)
    if b.is_asked:
        b.does("take")
