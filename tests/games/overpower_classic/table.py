"""The classic table as these tests speak of it: two players, and the facts of each one's side.

a, b = table(a={"front": ["Hulk (MVOP)"], "hand": ["7S"]}, b={"front": ["Storm (MVOP)"]})
a.does("attack", "7S", "Hulk", "Storm")
b.does("take")
assert b.damage("Storm") == 7 and a.venture == 7

Power cards are told short in every fact: 7S, 4M, 8A. A character that several sets have is named with its set.
"""

from typing import Any

from games.overpower.table import Player, seated
from overtable.scenario import scenario

PILE = ["1E", "2E", "3E", "1F", "2F", "3F", "1S", "2S", "3S"]
"""Cards that anybody can use, for Draw Piles."""

US = ["Hulk (MVOP)", "Storm (MVOP)", "Wolverine (MVOP)"]
THEM = ["Thing (MVOP)", "Cyclops (MVOP)", "Beast (MVOP)"]
"""Two Front Lines, where it does not matter who stands there."""


def table(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, seed: int = 0, **more: Any) -> list[Player]:
    """Two players at a position in the words of `overtable.games.overpower.table.position`."""
    cards = more.pop("cards", [])
    settings = more.pop("settings", {})
    position = {"a": a or {}, "b": b or {}, **more}
    return seated(scenario("overpower-classic", "venture", seed, position=position, cards=cards, settings=settings))


def duel(
    mine: list[Any],
    hand: list[str],
    theirs: list[Any],
    answers: list[str] | None = None,
    me: dict[str, Any] | None = None,
    them: dict[str, Any] | None = None,
    **more: Any,
) -> list[Player]:
    """Two Front Lines and hands in a battle; the first player is to move."""
    a = {"front": mine, "hand": hand, "draw": PILE} | (me or {})
    b = {"front": theirs, "hand": answers or [], "draw": PILE} | (them or {})
    return table(a=a, b=b, **more)


def known(player: Player, other: Player) -> list[str]:
    """The cards of the other's hand that this player knows."""
    return sorted(player.short(c) for c in other.ids("hand") if not player.s.pool[player.number][c])
