"""What the tests of the sample share: who stands there, cards that they play beside the one they look at, and facts.

A card is dealt by its id, so that it is this very card which is played, and called by its name at the table.
"""

from typing import Any

from games.overpower.table import Player, empty_hands
from games.overpower_classic import table as classic
from games.overpower_classic.making import character
from games.overpower_classic.walks import walk
from overtable.games.overpower.book.book import CLASSIC_BOOK
from overtable.games.overpower.book.icons import TYPES
from overtable.games.overpower.state import HAND, zone
from overtable.kernel.knowledge import move

HULK, STORM, WOLVERINE = "Hulk (MVOP)", "Storm (MVOP)", "Wolverine (MVOP)"
THING, CYCLOPS, BEAST = "Thing (MVOP)", "Cyclops (MVOP)", "Beast (MVOP)"
VENOM = "Venom (MVOP)"
DODGE, NEGATE = "Guardian Angel", "Analyze"
"""An avoid that anybody may play, and a negate of Beast."""
WEAKEN, PUNCH = "Unlucky at Love", "Gamma Terror"
"""An attack without a number and a Strength attack of level 7, for anybody."""
TEAMWORK = "6 Energy Teamwork (Strength/Fighting +1/+2)"
SERPENTS = character("Serpents", grid=(3, 6, 6, 3), family="The Serpent Society")
"""Stands for The Serpent Society, which the sets do not carry: its inherent speaks of cards that nobody has."""
PRINTING = {
    DODGE: "mvop-any-character-guardian-angel",
    NEGATE: "mvop-beast-analyze",
    WEAKEN: "mvop-any-character-unlucky-at-love",
    PUNCH: "mvop-any-character-gamma-terror",
}
"""Which of several cards of one name is meant."""


def printed(told: Any) -> Any:
    """A part of a position in which these cards are told by their ids."""
    if isinstance(told, dict):
        return {key: printed(value) for key, value in told.items()}
    if isinstance(told, list):
        return [printed(one) for one in told]
    return PRINTING.get(told, told) if isinstance(told, str) else told


def duel(*sides: Any, **more: Any) -> list[Player]:
    """Two Front Lines and hands in a battle; the first player is to move."""
    return classic.duel(*printed(list(sides)), **printed(more))


def to_move(player: Player) -> bool:
    """Whether this player has the turn."""
    return player.is_asked and player.pending in ("Turn", "SecondPass")


def to_choose(player: Player) -> bool:
    """Whether this player is in the middle of what a card does."""
    return player.is_asked and player.pending == "Effects"


def named(who: str) -> str:
    """How a character is called at the table: without its set."""
    return who.partition(" (")[0]


def types_on(player: Player, name: str) -> list[set[str]]:
    """What each hit on a character may stand for, in the engine's words."""
    s, who = player.s, player.char(name)
    return [{t for i, t in enumerate(TYPES) if h.types >> i & 1} for h in s.hits if h.host == who]


def says(card_id: str) -> str:
    """What a card tells its players."""
    return CLASSIC_BOOK.face(card_id).card.text()  # type: ignore[no-any-return]


def only_one(card_id: str) -> bool:
    """Whether a deck may hold it once."""
    return CLASSIC_BOOK.face(card_id).card.one_per_deck  # type: ignore[no-any-return]


def next_battle(a: Player, b: Player) -> None:
    """Both put their hands away and pass, and the next battle comes to its first turn."""
    battle = a.s.battle
    empty_hands(a, b)
    while a.pending in ("Turn", "SecondPass"):
        (a if a.is_asked else b).does("pass")
    walk(a, b, "Turn", battle=battle + 1)


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
