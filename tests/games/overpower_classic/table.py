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


def table(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, seed: int = 0, **more: Any) -> list[Player]:
    """Two players at a position in the words of `overtable.games.overpower.table.position`."""
    cards = more.pop("cards", [])
    settings = more.pop("settings", {})
    position = {"a": a or {}, "b": b or {}, **more}
    return seated(scenario("overpower-classic", "venture", seed, position=position, cards=cards, settings=settings))


def strike(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody defends; a KO that hangs on the types of open hits is taken."""
    a.does("attack", *attack)
    if b.is_asked:
        b.does("take")
    if a.pending == "SpectrumKO":
        a.does("accept")
