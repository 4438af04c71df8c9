"""What a position is worth to a bot: the round first, then what will still change it."""

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.heroes import counted_power, health, hero_power
from overtable.games.overwatch.kinds import BARRIER, FROZEN, GUARD, MAYHEM, NANO, SUPERCHARGER
from overtable.games.overwatch.printed import IS_FIELD
from overtable.games.overwatch.state import BOARD, HAND, Overwatch, zone

WON = 1000.0
ROUND = 30.0
SYNERGY = 0.55
TOKEN = 0.9
CARD_LEFT = 1.5


def value(s: Overwatch, seat: int) -> float:
    """How good the position is for the seat, in points of Power."""
    if s.result is not None:
        return 0.0 if not s.result.winners else WON if seat in s.result.winners else -WON
    return side_value(s, seat) - side_value(s, 1 - seat)


def side_value(s: Overwatch, side: int) -> float:
    worth = ROUND * s.wins[side] + counted_power(s, side)
    if not s.super_synergy:
        worth += SYNERGY * min(12, sum(s.synergy[side * 3 : side * 3 + 3]))
    for card in s.zones[zone(side, BOARD)]:
        if s.down[card] or IS_FIELD[s.printing[card]]:
            continue
        full = health(s, card)
        life = max(0, full - s.damage[card]) + 0.6 * s.shields[card]
        worth += 0.5 * hero_power(s, card, line_of(s.at[card])) * min(1.5, life / full) + 0.1 * life
        if not s.used[card]:
            worth += 0.5
    worth += CARD_LEFT * len(s.zones[zone(side, HAND)])
    for e in s.effects:
        if e.kind == FROZEN:
            if s.where[e.subject] == zone(side, BOARD):
                worth -= 0.8
        elif e.owner == side and e.kind not in (NANO, SUPERCHARGER):
            worth += 0.5 if e.kind in (MAYHEM, BARRIER, GUARD) else TOKEN
    return worth
