"""What is counted on the table for cards that say "for each"."""

from overtable.games.overpower.book.icons import TYPES
from overtable.games.overpower.inplay.queries import grid
from overtable.games.overpower.state import (
    CHARACTERS,
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    Overpower,
    hand,
    placed,
    team,
    zone,
)

PER = {
    "placed": "card placed on {0}",
    "hand": "card in your hand",
    "defeated": "Defeated Objective of the team",
    "opponent_completed": "Completed Objective of the opponent",
    "recorded": "hit on {0}'s permanent record",
    "kod": "character KO'd in this game, of either team",
    "fighters": "teammate of {0} whose Combat is 6 or higher",
}
"""What may be counted: {0} is who plays the card."""
FIGHTER = 6


def times(s: Overpower, per: str, seat: int, user: int, card: int = -1) -> int:
    """How often a bonus "for each" of this card counts; the card itself is being played."""
    if per == "placed":
        return sum(1 for c in placed(s, seat) if s.on[c] == user and c != card)
    if per == "hand":
        return sum(1 for c in hand(s, seat) if c != card)
    if per == "defeated":
        return len(s.zones[zone(seat, MISSION_DEFEATED)])
    if per == "opponent_completed":
        return len(s.zones[zone(1 - seat, MISSION_COMPLETED)])
    if per == "recorded":
        return sum(1 for h in s.hits if h.host == user and not h.current)
    if per == "kod":
        return sum(1 for c in range(CHARACTERS) if s.kod[c])
    if per == "fighters":  # OPC-RESERVE-06: the Reserve is a teammate
        return sum(1 for c in team(s, seat) if c != user and grid(s, c)[TYPES.index("combat")] >= FIGHTER)
    return 1
