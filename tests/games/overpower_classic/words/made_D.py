"""Cards made for tests of words."""

from typing import Any

from games.overpower.table import Player


def special(name: str, **fields: Any) -> dict[str, Any]:
    """A Special that anybody plays."""
    return {
        "type": "special",
        "id": f"made-{name}",
        "name": name,
        "character": "Any Character",
        "set": "MVOP",
        **fields,
    }


def attack(a: Player, b: Player, *things: str) -> None:
    """An attack that nobody negates."""
    a.does("attack", *things)
    if b.pending == "NegateWindow":
        b.does("decline")


def play(a: Player, b: Player, *things: str) -> None:
    """A Special that is no attack, and that nobody negates."""
    a.does("play", *things)
    if b.pending == "NegateWindow":
        b.does("decline")
