"""What constant words change about the figures of Heroes."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(slots=True, eq=False)
class Modifier:
    """Of whom it speaks and while what; then what is added. Keywords, Slayers and immunities are masks."""

    who: str
    during: str = "always"
    atk: int = 0
    dfn: int = 0
    health: int = 0
    keywords: int = 0
    slayer: int = 0
    immune: int = 0

    def add(self, other: "Modifier") -> None:
        self.atk += other.atk
        self.dfn += other.dfn
        self.health += other.health
        self.keywords |= other.keywords
        self.slayer |= other.slayer
        self.immune |= other.immune


Modifiers = tuple[Modifier, ...]


def added_up(modifiers: Iterable[Modifier | None]) -> Modifiers:
    """One for all that speak of the same Heroes at the same time."""
    found: dict[tuple[str, str], Modifier] = {}
    for m in modifiers:
        if m is not None:
            found.setdefault((m.who, m.during), Modifier(m.who, m.during)).add(m)
    return tuple(found.values())
