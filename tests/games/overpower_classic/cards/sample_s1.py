"""Tables for the cards of the sample, and plays in which every window that is not the point is left alone."""

from typing import Any

from games.overpower.table import Player
from games.overpower_classic.table import PILE, table
from overtable.games.overpower.book.book import CLASSIC_BOOK
from overtable.games.overpower.state import HAND, zone

HULK, STORM, WOLVERINE = "Hulk (MVOP)", "Storm (MVOP)", "Wolverine (MVOP)"
THING, CYCLOPS, BEAST = "Thing (MVOP)", "Cyclops (MVOP)", "Beast (MVOP)"
DODGE, NEGATE = "Guardian Angel", "Analyze"
"""An avoid that anybody may play, and a negate of Beast."""
WEAKEN, PUNCH = "Unlucky at Love", "Gamma Terror"
"""An attack without a number and a Strength attack of level 7, for anybody."""
PRINTING = {
    DODGE: "mvop-any-character-guardian-angel",
    WEAKEN: "mvop-any-character-unlucky-at-love",
    PUNCH: "mvop-any-character-gamma-terror",
}
"""Which of several cards of one name is meant."""


def sides(
    mine: list[Any],
    hand: list[str],
    theirs: list[Any],
    answers: list[str] | None = None,
    me: dict[str, Any] | None = None,
    them: dict[str, Any] | None = None,
    **more: Any,
) -> list[Player]:
    """Two Front Lines and hands; A is to move."""
    a = {"front": mine, "hand": [PRINTING.get(c, c) for c in hand], "draw": PILE} | (me or {})
    b = {"front": theirs, "hand": [PRINTING.get(c, c) for c in answers or []], "draw": PILE} | (them or {})
    return table(a=a, b=b, **more)


def unnegated(a: Player, b: Player) -> None:
    while "NegateWindow" in (a.pending, b.pending):
        (a if a.is_asked else b).does("decline")


def attacks(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody negates, up to its defence."""
    a.does("attack", *attack)
    unnegated(a, b)


def hits(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody negates or defends."""
    attacks(a, b, *attack)
    b.does("take")


def plays(a: Player, b: Player, *play: str) -> None:
    """A Special that nobody negates."""
    a.does("play", *play)
    unnegated(a, b)


def turn_of(player: Player) -> bool:
    return player.pending in ("Turn", "SecondPass") and player.is_asked


def known(player: Player, other: Player) -> list[str]:
    """The cards of the other's hand that this player knows."""
    cards = player.s.zones[zone(other.number, HAND)]
    return sorted(player.short(c) for c in cards if player.s.pool[player.number][c] == 0)


def says(card_id: str) -> str:
    """What a card tells its players."""
    return CLASSIC_BOOK.face(card_id).card.text()  # type: ignore[no-any-return]
