"""Tables for the third part of the sample: cards are dealt by their ids, and windows that are not the point are left.

The names are those by which the table calls the cards that the tests play beside the one they look at.
"""

from typing import Any

from games.overpower.table import Player, empty_hands, pass_out
from games.overpower_classic.table import PILE, table
from games.overpower_classic.walks import walk
from overtable.games.overpower.book.book import CLASSIC_BOOK
from overtable.games.overpower.book.icons import TYPES
from overtable.games.overpower.state import HAND, zone

HULK, STORM, WOLVERINE = "Hulk (MVOP)", "Storm (MVOP)", "Wolverine (MVOP)"
THING, CYCLOPS, BEAST = "Thing (MVOP)", "Cyclops (MVOP)", "Beast (MVOP)"
ANGEL, GUARDIAN_ANGEL = "mvop-any-character-guardian-angel", "Guardian Angel"
"""An avoid that anybody may play."""
ANALYZE = "mvop-beast-analyze"
"""Beast negates any Special."""
TEAMWORK = "6 Energy Teamwork (Strength/Fighting +1/+2)"


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


def hits(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody negates or defends."""
    attacks(a, b, *attack)
    b.does("take")


def plays(a: Player, b: Player, *play: str) -> None:
    """A Special that nobody negates."""
    a.does("play", *play)
    unnegated(a, b)


def to_move(player: Player) -> bool:
    return player.is_asked and player.pending in ("Turn", "SecondPass")


def named(who: str) -> str:
    """How a character is called at the table: without its set."""
    return who.partition(" (")[0]


def types_on(player: Player, name: str) -> list[set[str]]:
    """What each hit on a character may stand for, in the engine's words."""
    s, who = player.s, player.char(name)
    return [{t for i, t in enumerate(TYPES) if h.types >> i & 1} for h in s.hits if h.host == who]


def known(player: Player, other: Player) -> list[str]:
    """The cards of the other's hand that this player knows."""
    cards = player.s.zones[zone(other.number, HAND)]
    return sorted(player.short(c) for c in cards if player.s.pool[player.number][c] == 0)


def says(card_id: str) -> str:
    """What a card tells its players."""
    return CLASSIC_BOOK.face(card_id).card.text()  # type: ignore[no-any-return]


def only_one(card_id: str) -> bool:
    """Whether a deck may hold it once."""
    return CLASSIC_BOOK.face(card_id).card.one_per_deck  # type: ignore[no-any-return]


def next_battle(a: Player, b: Player) -> None:
    """Both pass with what they hold, and the next battle comes to its first turn."""
    battle = a.s.battle
    empty_hands(a, b)
    pass_out(a, b)
    walk(a, b, "Turn", battle=battle + 1)
