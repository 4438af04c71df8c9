"""How the tests of words that stop attacks play: every window that is not the point is left alone."""

from typing import Any

import msgspec

from games.overpower.table import Player
from games.overpower_classic.table import PILE, table
from overtable.games.overpower.book.book import AnyCard


def special(name: str, character: str, **fields: Any) -> dict[str, Any]:
    """A Special for one test, in the words of the engine."""
    made = {"type": "special", "id": f"test-{name.lower()}", "name": name, "character": character}
    return made | {"set": "MVOP"} | fields


def text(card: dict[str, Any]) -> str:
    """What the card says."""
    said: str = msgspec.convert(card, AnyCard).text()  # type: ignore[union-attr]
    return said


def attacks(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody negates, up to its defence."""
    a.does("attack", *attack)
    unnegated(a, b)


def plays(a: Player, b: Player, *play: str) -> None:
    """A Special that nobody negates."""
    a.does("play", *play)
    unnegated(a, b)


def unnegated(a: Player, b: Player) -> None:
    while "NegateWindow" in (a.pending, b.pending):
        (a if a.is_asked else b).does("decline")


def sides(mine: list[Any], hand: list[str], theirs: list[Any], answers: list[str], *cards: dict[str, Any]) -> Any:
    """Two Front Lines and hands; A is to move. Characters are those of the first set."""
    a = {"front": [in_first_set(c) for c in mine], "hand": hand, "draw": PILE}
    b = {"front": [in_first_set(c) for c in theirs], "hand": answers, "draw": PILE}
    return table(a=a, b=b, cards=list(cards))


def in_first_set(who: Any) -> Any:
    if isinstance(who, dict):
        return who | {"name": f"{who['name']} (MVOP)"}
    return f"{who} (MVOP)"
