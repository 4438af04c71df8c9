"""What a position is worth to a bot: the round first, then what will still change it."""

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.facts import IS_FIELD
from overtable.games.overwatch.heroes.power import counted_power, hero_power, total_synergy
from overtable.games.overwatch.heroes.standing import health
from overtable.games.overwatch.state import BOARD, HAND, Overwatch, zone
from overtable.games.overwatch.tokens import BARRIER, FROZEN, GUARD, MAYHEM, NANO, SUPERCHARGER

WON = 1000.0
ROUND = 30.0
SYNERGY = 0.55
MOST_SYNERGY = 12
"""More than that a round can hardly spend."""
TOKEN = 0.9
MARK = 0.5
FROZEN_HERO = 0.8
ULTIMATE_LEFT = 0.5
CARD_LEFT = 1.5
POWER_TO_STAND = 0.5
"""What a Hero's Power is worth again for the Health behind it, which is counted up to `MOST_LIFE` times its Health."""
MOST_LIFE = 1.5
LIFE = 0.1
SHIELD = 0.6
"""A shield, compared with a point of Health."""


def value(s: Overwatch, seat: int) -> float:
    """How good the position is for the seat, in points of Power."""
    if s.result is not None:
        return 0.0 if not s.result.winners else WON if seat in s.result.winners else -WON
    return side_value(s, seat, counted_power(s, seat)) - side_value(s, 1 - seat, counted_power(s, 1 - seat))


def side_value(s: Overwatch, side: int, power: int) -> float:
    """What a side has, whose rows count so much Power."""
    worth = ROUND * s.wins[side] + power
    if not s.super_synergy:
        worth += SYNERGY * min(MOST_SYNERGY, total_synergy(s, side))
    for card in s.zones[zone(side, BOARD)]:
        if s.down[card] or IS_FIELD[s.printing[card]]:
            continue
        full = health(s, card)
        life = max(0, full - s.damage[card]) + SHIELD * s.shields[card]
        worth += POWER_TO_STAND * hero_power(s, card, line_of(s.at[card])) * min(MOST_LIFE, life / full) + LIFE * life
        if not s.used[card]:
            worth += ULTIMATE_LEFT
    worth += CARD_LEFT * len(s.zones[zone(side, HAND)])
    for e in s.effects:
        if e.kind == FROZEN:
            if s.where[e.subject] == zone(side, BOARD):
                worth -= FROZEN_HERO
        elif e.owner == side and e.kind not in (NANO, SUPERCHARGER):
            worth += MARK if e.kind in (MAYHEM, BARRIER, GUARD) else TOKEN
    return worth
