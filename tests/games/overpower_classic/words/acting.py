"""Cards made for one test, and actions that nobody answers."""

from typing import Any

from games.overpower.table import Player


def special(name: str, character: str = "Hulk", **fields: Any) -> dict[str, Any]:
    """A Special of Hulk, or of somebody else."""
    return {"type": "special", "id": named(name), "name": name, "character": character, **fields}


def character(name: str, *inherent: dict[str, Any], grid: tuple[int, int, int, int] = (6, 6, 6, 6)) -> dict[str, Any]:
    """A character with an inherent ability."""
    skills = dict(zip(("energy", "combat", "brute_force", "intelligence"), grid, strict=True))
    return {"type": "character", "id": named(name), "name": name, **skills, "inherent": list(inherent)}


def named(name: str) -> str:
    return name.lower().replace(" ", "-")


def acts(p: Player, other: Player, verb: str, *names: str | int) -> None:
    """An action of one player that the other lets happen: nothing is negated or defended."""
    p.does(verb, *names)
    let_be(other)


def let_be(other: Player) -> None:
    while other.is_asked and other.pending in ("NegateWindow", "DefenceWindow", "DeclareType"):
        if other.pending == "DeclareType":
            other.table.answer(other.number, other.options()[0])
        else:
            other.does("decline" if other.can("decline") else "take")


def passes(a: Player, b: Player) -> None:
    """Both players pass, whoever is asked first."""
    for _ in range(2):
        (a if a.is_asked else b).does("pass")
