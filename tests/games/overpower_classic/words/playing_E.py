"""Cards of one test, and plays that nobody answers."""

from typing import Any

import msgspec

from games.overpower.table import Player
from overtable.games.overpower.book.played import Special


def special(name: str, character: str = "Any Character", **fields: Any) -> dict[str, Any]:
    """A Special that only this test knows, of a classic set, so that it speaks in classic words."""
    raw = {"type": "special", "id": name.lower().replace(" ", "-"), "name": name, "character": character}
    return raw | {"set": "MVOP"} | fields


def plays(a: Player, b: Player, *names: str, verb: str = "play") -> None:
    """Play a card that the opponent lets pass."""
    a.does(verb, *names)
    while b.is_asked and b.pending in ("NegateWindow", "DefenceWindow"):
        b.does("take" if "take" in b.verbs else "decline")


def text(card: dict[str, Any]) -> str:
    """What a card says."""
    return msgspec.convert(card, Special).text()


def settled(*players: Player) -> None:
    """After a draw: nobody has duplicates to discard."""
    for p in players:
        if p.is_asked and p.pending == "Duplicates":
            p.does("done")
