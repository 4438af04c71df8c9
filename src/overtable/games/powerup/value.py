"""How good a position is for a seat: a hint for bots.

What is under way counts as if it went on quietly: nobody answers, and a defender blocks when that is better for it.
"""

from overtable.games.powerup.chain import ConditionMet, CopyAim, Respond
from overtable.games.powerup.combat import Defend, DivertChance, Powers
from overtable.games.powerup.draw import DiscardChoice
from overtable.games.powerup.printed import FACES
from overtable.games.powerup.state import DECK, HAND, KNELT, STUNNED, PowerUp, heroes_of, zone
from overtable.games.powerup.stats import Sheet, sheet
from overtable.games.powerup.teamup import Spread
from overtable.kernel.engine import asking, play

_QUIET = (Respond, Powers, DivertChance)
_CHOICE = (ConditionMet, CopyAim, Spread, DiscardChoice)


def value(s: PowerUp, seat: int) -> float:
    if s.result is None and s.stack and isinstance(s.stack[-1], (*_QUIET, *_CHOICE, Defend)):
        s = s.clone()
        s.asked = None
        for _ in range(12):
            if s.result is not None or not _quiet_step(s):
                break
    return standing(s, seat)


def _quiet_step(s: PowerUp) -> bool:
    """Answer what is pending without any further effect; says whether it was such a question."""
    frame = s.stack[-1]
    who = asking(s).bit_length() - 1
    if isinstance(frame, (*_QUIET, *_CHOICE)):
        play(s, who, frame.options(s, who)[0])
        return True
    if isinstance(frame, Defend):
        block, let = frame.options(s, who)
        blocked, through = s.clone(), s
        play(blocked, who, block)
        play(through, who, let)
        for after in (blocked, through):
            for _ in range(6):
                if after.result is None and isinstance(after.stack[-1], _QUIET):
                    seat = asking(after).bit_length() - 1
                    play(after, seat, after.stack[-1].options(after, seat)[0])
        if standing(blocked, who) > standing(through, who):
            blocked.copy_into(s)
        return True
    return False


def standing(s: PowerUp, seat: int) -> float:
    """HQ, Heroes with what is left of them, cards in hand; from -1 to 1 only at the end."""
    if s.result is not None:
        if not s.result.winners:
            return 0.0
        return 1000.0 if seat in s.result.winners else -1000.0
    rows = sheet(s)
    mine, theirs = _side(s, seat, rows), _side(s, 1 - seat, rows)
    return mine - theirs


def _side(s: PowerUp, seat: int, rows: Sheet) -> float:
    hq = s.hq[seat]
    points = 3.0 * hq + (0.0 if hq > 2 else -3.0 * (3 - hq)) + 0.5 * min(hq, s.shield[seat])
    if hq == 0:
        points -= 200.0
    for h in heroes_of(s, seat):
        row = rows[h]
        f = FACES[s.printing[h]]
        left = row.health - s.wounds[h]
        if left <= 0:
            left = 0
        body = 0.5 * f.stars + 0.35 * (row.atk + row.dfn) + 0.25 * min(s.level[h], len(f.acts))
        body *= 0.4 + 0.6 * min(1.0, left / 3)
        body += 0.3 * (s.regen[h] + s.evade[h] + s.plus[h] - s.minus[h])
        flags = s.flags[h]
        if not flags & KNELT:
            body += 0.9
        if flags & STUNNED:
            body -= 0.4
        if s.burn[h]:
            body -= 0.5
        if s.poison[h]:
            body -= 0.4
        points += body + 0.8
    points += 0.55 * min(7, len(s.zones[zone(seat, HAND)])) + 0.02 * s.power[seat] + 0.04 * s.deploy[seat]
    if not s.zones[zone(seat, DECK)]:
        points += 1.0 if hq > s.hq[1 - seat] else -1.0
    if s.zones[zone(seat, 9)]:
        points += 0.8
    for c in s.zones[zone(seat, 8)]:
        points += 0.4 * FACES[s.printing[c]].cost
    return points
