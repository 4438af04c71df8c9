"""What a position is worth to a bot: the round first, then what will still change it."""

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.facts import HEALTH, IS_FIELD
from overtable.games.overwatch.heroes.power import POWER_TOKENS, counted_power, hero_power, total_synergy
from overtable.games.overwatch.heroes.standing import A_FIELD
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
ADDS_POWER = POWER_TOKENS | A_FIELD


def value(s: Overwatch, seat: int) -> float:
    """How good the position is for the seat, in points of Power."""
    if s.result is not None:
        return 0.0 if not s.result.winners else WON if seat in s.result.winners else -WON
    other = 1 - seat
    mine, theirs = undefeated(s, seat), undefeated(s, other)
    return _side_value(s, seat, mine, _power(s, seat, mine)) - _side_value(s, other, theirs, _power(s, other, theirs))


Up = list[tuple[int, int, int]]
"""Undefeated Heroes, Fields apart: the card, its row of the catalogue, and the Power that its row prints."""


def undefeated(s: Overwatch, side: int) -> Up:
    printing, down, at = s.printing, s.down, s.at
    found: Up = []
    for card in s.zones[zone(side, BOARD)]:
        hero = printing[card]
        if not down[card] and not IS_FIELD[hero]:
            found.append((card, hero, hero_power(s, card, line_of(at[card]))))
    return found


def _power(s: Overwatch, side: int, up: Up) -> int:
    """The Power that decides the round: what the rows print, where nothing adds to it and all of them count."""
    if s.hill >= 0 or s.super_synergy or s.kinds & ADDS_POWER:
        return counted_power(s, side)
    return sum([power for _, _, power in up])


def side_value(s: Overwatch, side: int, power: int) -> float:
    """What a side has, whose rows count so much Power."""
    return _side_value(s, side, undefeated(s, side), power)


def _side_value(s: Overwatch, side: int, up: Up, power: int) -> float:
    worth = ROUND * s.wins[side] + power
    if not s.super_synergy:
        worth += SYNERGY * min(MOST_SYNERGY, total_synergy(s, side))
    damage, shields, used = s.damage, s.shields, s.used
    for card, hero, stands in up:
        full = HEALTH[hero]
        life = max(0, full - damage[card]) + SHIELD * shields[card]
        worth += POWER_TO_STAND * stands * min(MOST_LIFE, life / full) + LIFE * life
        if not used[card]:
            worth += ULTIMATE_LEFT
    worth += CARD_LEFT * len(s.zones[zone(side, HAND)])
    for e in s.effects:
        if e.kind == FROZEN:
            if s.where[e.subject] == zone(side, BOARD):
                worth -= FROZEN_HERO
        elif e.owner == side and e.kind not in (NANO, SUPERCHARGER):
            worth += MARK if e.kind in (MAYHEM, BARRIER, GUARD) else TOKEN
    return worth
