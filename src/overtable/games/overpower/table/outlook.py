"""What a venture is worth, which is known only a hundred answers later: bots that search cannot see so far.

Whoever plays better wins more of many small wagers than of one large one. So an Objective beyond the first is a burden,
and lighter by how much stronger a side's cards are than the other's before the battle begins.
"""

from math import tanh

from overtable.games.overpower.phases.venture import Venture
from overtable.games.overpower.state import HAND, P_BATTLE, P_VENTURE, PLACED, VENTURE, Overpower, zone
from overtable.games.overpower.table.value import card_worth

CARE = 0.25
"""How much every further Objective weighs, as a lead in the chance to win."""
BOLDNESS = 0.4
"""How much of that strong cards lift."""
STRONG = 8.0
"""How many points of cards make a side clearly stronger."""


def outlook(s: Overpower, seat: int) -> float:
    """A correction of the judgement for this side, on the scale of a lead."""
    if s.mode != VENTURE or not P_VENTURE <= s.phase <= P_BATTLE or s.conceded >= 0:
        return 0.0
    ventured = s.ventured_r[seat] + s.ventured_c[seat]
    for frame in reversed(s.stack):
        if isinstance(frame, Venture) and frame.seat == seat:
            ventured = max(ventured, frame.reserve + frame.completed)
            break
    if ventured < 2:
        return 0.0
    weight = -CARE
    if s.phase == P_VENTURE:
        weight += BOLDNESS * tanh((at_hand(s, seat) - at_hand(s, 1 - seat)) / STRONG)
    return (ventured - 1) * weight


def at_hand(s: Overpower, seat: int) -> float:
    """The worth of a side's cards in hand and placed."""
    return sum(card_worth(s, c) for place in (HAND, PLACED) for c in s.zones[zone(seat, place)])
