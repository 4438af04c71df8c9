"""Classic decks for tests: a legal one, and what a test changes in it."""

from overtable.games.overpower.book.book import CLASSIC_BOOK
from overtable.games.overpower.decks.legal import problems
from overtable.games.overpower.decks.text import Deck, parse

FILLER = ("1 Energy", "1 Fighting", "1 Strength")
MISSION = "Infestation Incident"


def deck_text(
    *cards: str,
    front: str = "Hulk (MVOP); Storm (MVOP); Magneto (MVOP)",
    reserve: str = "Hobgoblin (MVOP)",
    size: int = 51,
    mission: str = MISSION,
) -> str:
    """A deck of these lines ("2 Sword"), filled up with Power cards of value 1."""
    rest = size - sum(int(line.split(" ")[0]) for line in cards)
    lines = [*cards, *(f"{rest // 3 + (i < rest % 3)} {name}" for i, name in enumerate(FILLER))]
    return "\n".join(["# A deck", f"Mission: {mission}", f"Front Line: {front}", f"Reserve: {reserve}", "", *lines])


def deck(*cards: str, **more: object) -> Deck:
    return parse(deck_text(*cards, **more), CLASSIC_BOOK)  # type: ignore[arg-type]


def rules(*cards: str, **more: object) -> set[str]:
    """The rules by which such a deck is not legal."""
    return {why.partition(":")[0] for why in problems(deck(*cards, **more))}
