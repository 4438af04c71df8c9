"""How good a position is for a seat: a hint for bots.

What is under way counts as if it went on quietly: nobody answers, and a defender blocks when that is better for it.
"""

from overtable.games.powerup.book.facts import FACES
from overtable.games.powerup.book.glossary import DIVERT, INVISIBLE, RESOLVE_WORD, SPEEDSTER, STRIKE_FIRST
from overtable.games.powerup.chain.aiming import CopyAim
from overtable.games.powerup.chain.conditions import ConditionMet
from overtable.games.powerup.chain.respond import Respond
from overtable.games.powerup.combat.defend import LET, Defend, DivertChance
from overtable.games.powerup.combat.powers import Powers
from overtable.games.powerup.combat.strike import blows
from overtable.games.powerup.combat.team_up import Spread
from overtable.games.powerup.inplay.figures import Row, Sheet, sheet
from overtable.games.powerup.phases.draw import DiscardChoice
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    COMBAT,
    DECK,
    GRANT,
    HAND,
    KNELT,
    STUNNED,
    PowerUp,
    heroes_of,
    zone,
)
from overtable.games.powerup.wounds.wound import fatal
from overtable.kernel.engine import asking, play, run

LASTING = RESOLVE_WORD | SPEEDSTER | STRIKE_FIRST | INVISIBLE | DIVERT
_CHOICE = (ConditionMet, CopyAim, Spread, DiscardChoice)
_WINDOW = (Respond, Powers, DivertChance)
_PENDING = (*_WINDOW, Defend, *_CHOICE)


def value(s: PowerUp, seat: int) -> float:
    return standing(quietly(s), seat)


def quietly(s: PowerUp) -> PowerUp:
    """The position when all that is under way went on without any further effect."""
    if s.result is None and s.stack and isinstance(s.stack[-1], _PENDING) and not _idle(s):
        s = s.clone()
        s.asked = None
        for _ in range(12):
            if s.result is not None or not _quiet_step(s):
                break
    return s


def _idle(s: PowerUp) -> bool:
    """Whether the pending window waits for nothing: no effect, no fight."""
    return not s.chain and s.fight is None and isinstance(s.stack[-1], Respond)


def _quiet_step(s: PowerUp) -> bool:
    """Answer what is pending without any further effect; says whether it was such a question."""
    frame = s.stack[-1]
    if isinstance(frame, _WINDOW):  # closed at once: both players decline
        s.stack.pop()
        run(s)
        return True
    who = asking(s).bit_length() - 1
    if isinstance(frame, Defend):
        play(s, who, frame.options(s, who)[0] if would_block(s, who) else LET)
    elif isinstance(frame, _CHOICE):
        play(s, who, frame.options(s, who)[0])
    else:
        return False
    return True


def would_block(s: PowerUp, seat: int) -> bool:
    """Whether blocking costs the defender less than a Wound to its HQ."""
    f = s.fight
    assert f is not None
    rows = sheet(s)
    to_b, to_a = blows(s, rows, f)
    cost = 0.9 + _loss(s, f.target, to_b, rows[f.target]) - _loss(s, f.attacker, to_a, rows[f.attacker])
    hq = s.hq[seat]
    return cost < (100.0 if hq <= 1 else 6.0 if hq <= 3 else 3.0)


def _loss(s: PowerUp, hero: int, wounds: int, row: Row) -> float:
    worth = 1.7 + 0.5 * FACES[s.printing[hero]].stars + 0.35 * (row.atk + row.dfn)
    return worth if fatal(s, hero, wounds, row) and wounds else 0.2 * worth * min(3, wounds)


def standing(s: PowerUp, seat: int) -> float:
    """HQ, Heroes with what is left of them, cards in hand; from -1 to 1 only at the end."""
    if s.result is not None:
        if not s.result.winners:
            return 0.0
        return 1000.0 if seat in s.result.winners else -1000.0
    rows, passing = sheet(s), buffs_that_pass(s)
    points = side(s, seat, rows, passing) - side(s, 1 - seat, rows, passing)
    if s.phase == COMBAT:
        points += free_attacks(s, 1 - seat) - free_attacks(s, seat)
    return points


def buffs_that_pass(s: PowerUp) -> dict[int, int]:
    """Hero -> its Stat Buffs, which are gone after Combat!."""
    passing: dict[int, int] = {}
    for e in s.effects:
        if e.kind != GRANT:
            passing[e.subject] = passing.get(e.subject, 0) + e.amount
    return passing


def free_attacks(s: PowerUp, seat: int) -> int:
    """How many enemies stand while a Hero of this seat kneels: aimed at that one, nobody blocks their attacks."""
    flags = s.flags
    if not any(flags[h] & KNELT for h in heroes_of(s, seat)):
        return 0
    return len([e for e in heroes_of(s, 1 - seat) if not flags[e] & (KNELT | STUNNED)])


def side(s: PowerUp, seat: int, rows: Sheet, passing: dict[int, int]) -> float:
    hq = s.hq[seat]
    points = 3.0 * hq + (0.0 if hq > 2 else -3.0 * (3 - hq))
    if hq == 0:
        points -= 200.0
    for h in heroes_of(s, seat):
        row = rows[h]
        f = FACES[s.printing[h]]
        left = max(0, row.health - s.wounds[h])
        figures = row.atk + row.dfn - 0.8 * passing.get(h, 0)
        body = 0.5 * f.stars + 0.35 * figures + 0.25 * min(s.level[h], len(f.acts))
        body += 0.5 * (row.keywords & LASTING).bit_count()
        body *= 0.4 + 0.6 * min(1.0, left / 3)
        body += 0.3 * (s.regen[h] + s.evade[h])
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
    cards = len(s.zones[zone(seat, HAND)])
    points += 0.55 * min(5, cards) + 0.1 * max(0, cards - 5) + 0.1 * s.power[seat] + 0.04 * s.deploy[seat]
    if not s.zones[zone(seat, DECK)]:
        points += 1.0 if hq > s.hq[1 - seat] else -1.0
    stack = s.zones[zone(seat, BATTLE)]
    if stack:
        points += 0.4 + FACES[s.printing[stack[-1]]].hint + 0.1 * len(stack)
    for c in s.zones[zone(seat, ATTACHED)]:
        f = FACES[s.printing[c]]
        points += 0.2 * f.cost + f.hint
    return points
