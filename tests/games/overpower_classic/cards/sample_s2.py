"""Tables for the second part of the sample: who stands there, and plays whose other windows are left alone.

Cards are named by their ids when they are dealt, so that it is this very card which is played.
"""

from typing import Any

from games.overpower.table import Player, empty_hands, reach
from games.overpower_classic.table import PILE, table
from overtable.games.overpower.book.book import CLASSIC_BOOK
from overtable.games.overpower.book.icons import TYPES
from overtable.games.overpower.state import HAND, zone
from overtable.kernel.knowledge import move

HULK, STORM, WOLVERINE = "Hulk (MVOP)", "Storm (MVOP)", "Wolverine (MVOP)"
THING, CYCLOPS, BEAST = "Thing (MVOP)", "Cyclops (MVOP)", "Beast (MVOP)"
VENOM = "Venom (MVOP)"
DODGE, ANGEL = "mvop-any-character-guardian-angel", "Guardian Angel"
"""An avoid that anybody may play: its id, and its name."""
NEGATE, ANALYZE = "mvop-beast-analyze", "Analyze"
"""A negate of Beast: its id, and its name."""


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
    a = {"front": mine, "hand": hand, "draw": PILE} | (me or {})
    b = {"front": theirs, "hand": answers or [], "draw": PILE} | (them or {})
    return table(a=a, b=b, **more)


def unnegated(a: Player, b: Player) -> None:
    while "NegateWindow" in (a.pending, b.pending):
        (a if a.is_asked else b).does("decline")


def attacks(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody negates, up to its defence."""
    a.does("attack", *attack)
    unnegated(a, b)


def hit(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody negates or defends."""
    attacks(a, b, *attack)
    b.does("take")


def plays(a: Player, b: Player, *play: str) -> None:
    """A Special that nobody negates."""
    a.does("play", *play)
    unnegated(a, b)


def to_move(player: Player) -> bool:
    return player.is_asked and player.pending in ("Turn", "SecondPass")


def to_choose(player: Player) -> bool:
    """Whether this player is in the middle of what a card does."""
    return player.is_asked and player.pending == "Effects"


def known(player: Player, other: Player) -> list[str]:
    """The cards of the other's hand that this player knows."""
    cards = player.s.zones[zone(other.number, HAND)]
    return sorted(player.short(c) for c in cards if player.s.pool[player.number][c] == 0)


def types_on(player: Player, name: str) -> list[set[str]]:
    """What each hit on a character may stand for."""
    s, who = player.s, player.char(name)
    return [{t for i, t in enumerate(TYPES) if h.types >> i & 1} for h in s.hits if h.host == who]


def says(card_id: str) -> str:
    """What a card tells its players."""
    return CLASSIC_BOOK.face(card_id).card.text()  # type: ignore[no-any-return]


def only_one(card_id: str) -> bool:
    """Whether a deck may hold it once."""
    return CLASSIC_BOOK.face(card_id).card.one_per_deck  # type: ignore[no-any-return]


def next_battle(a: Player, b: Player) -> None:
    """Both put their hands away and pass; nothing is placed, and the next battle begins."""
    empty_hands(a, b)
    while a.pending in ("Turn", "SecondPass"):
        (a if a.is_asked else b).does("pass")
    reach(a, b, "Turn")


def gets(player: Player, card_id: str) -> None:
    """A card out of a pile comes into the hand."""
    move(player.s, player.card(card_id), zone(player.number, HAND))
    player.s.asked = None


def next_turn_of(player: Player, other: Player, *card_ids: str) -> None:
    """In the next battle this player is to move, with these cards alone; the other has passed."""
    next_battle(player, other)
    empty_hands(player, other)
    if other.is_asked:
        other.does("pass")
    for card_id in card_ids:
        gets(player, card_id)
