"""What Objectives are worth, which is known only hundreds of answers later: bots that search cannot see so far.

Whoever plays better wins more of many small wagers than of one large one. So an Objective beyond the first is a burden,
and lighter by how much stronger a side's cards are than the other's before the battle begins. What was won or lost for
good counts by itself, and so does what a concession gives away: else a bot would concede to keep its cards.
"""

from math import tanh

from overtable.games.overpower.edition import CLASSIC
from overtable.games.overpower.phases.venture import Venture
from overtable.games.overpower.state import (
    HAND,
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    P_BATTLE,
    P_VENTURE,
    PLACED,
    VENTURE,
    Overpower,
    zone,
)
from overtable.games.overpower.table.value import card_worth, conceding

CARE = 0.25
"""How much every further Objective weighs, as a lead in the chance to win."""
BOLDNESS = 0.4
"""How much of that strong cards lift."""
STRONG = 8.0
"""How many points of cards make a side clearly stronger."""


OBJECTIVE = 0.3
"""What an Objective completed, or kept from defeat, is worth by itself: the fitted weights know too little of it. The
classic edition is judged by the hand-written value, which counts them."""


def outlook(s: Overpower, seat: int) -> float:
    """A correction of the judgement for this side, on the scale of a lead."""
    if s.mode != VENTURE:
        return 0.0
    worth = 0.0 if s.edition == CLASSIC.name else OBJECTIVE * objectives(s, seat)
    return worth + venture(s, seat)


def objectives(s: Overpower, seat: int) -> float:
    """Objectives won less those lost; of a battle that was conceded, with those that it decides."""
    done, lost = len(s.zones[zone(seat, MISSION_COMPLETED)]), len(s.zones[zone(seat, MISSION_DEFEATED)])
    quitter = conceding(s)
    if quitter < 0:
        return float(done - lost)
    staked = s.ventured_r[seat] + s.ventured_c[seat] + s.carried_r[seat] + s.carried_c[seat]
    return float(done - lost + (staked if quitter != seat else -staked))


def venture(s: Overpower, seat: int) -> float:
    """How heavy the wager of this battle is."""
    if not P_VENTURE <= s.phase <= P_BATTLE or s.conceded >= 0:
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
