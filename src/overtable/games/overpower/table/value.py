"""How good a position is for a seat: a hint for bots, in points of damage."""

from functools import cache

import msgspec

from overtable.games.overpower.act import Act, Hit
from overtable.games.overpower.attack.launch import NegateWindow
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.book.icons import spectrum_types
from overtable.games.overpower.defence.window import DefenceWindow
from overtable.games.overpower.hits.hits import venture_total
from overtable.games.overpower.hits.ko import spectrum
from overtable.games.overpower.inplay.effects import GAME
from overtable.games.overpower.inplay.queries import hits_to_ko, level
from overtable.games.overpower.phases.concession import Concede
from overtable.games.overpower.state import (
    CHARACTERS,
    DRAW,
    HAND,
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    P_BATTLE,
    PLACED,
    POWER_PACK,
    RESERVE,
    VENTURE,
    Overpower,
    team,
    zone,
)

KO_WORTH = 34.0
OBJECTIVE = 9.0
WIN = 1000.0


class Taste(msgspec.Struct, frozen=True, kw_only=True):
    """What counts in a mode: wagers in Venture, KO's where there are none."""

    hurt: float
    """What damage just short of a KO costs a team."""
    held: float
    """How much of its worth a card keeps in hand."""
    placed: float = 1.0
    """The same for a placed Power or Universe card, which serves one character only."""
    guard: float = 0.0
    """What each point of a Power card is worth as a block to come."""
    lands: float
    by_level: float = 0.0
    """How often an attack hits: a base, and more for each level."""


VENTURE_TASTE = Taste(hurt=18.0, held=1.0, lands=0.65)
"""A hand is a bluff: with cards in hand one may still win the wager."""
BATTLE_TASTE = Taste(hurt=24.0, held=0.45, placed=0.2, guard=0.6, lands=0.5, by_level=0.04)
"""KO's decide: a hand is there to be spent in its battle, cards that cannot block first."""


def taste(s: Overpower) -> Taste:
    return VENTURE_TASTE if s.mode == VENTURE else BATTLE_TASTE


def value(s: Overpower, seat: int) -> float:
    if s.result is not None:
        if not s.result.winners:
            return 0.0
        return WIN if seat in s.result.winners else -WIN
    total = side(s, seat) - side(s, 1 - seat) + pending(s, seat) - pending(s, 1 - seat)
    if s.mode == VENTURE:
        total += stakes(s, seat, lead(s, seat) if s.phase >= P_BATTLE else 0.0)
    elif s.mode == 2:
        total += 25.0 * (s.won_stakes[seat] - s.won_stakes[1 - seat])
        if s.phase >= P_BATTLE:
            total += 12.0 * lead(s, seat)
    return total


def conceding(s: Overpower) -> int:
    """Who has conceded the battle, or is about to."""
    if s.conceded >= 0:
        return s.conceded
    top = s.stack[-1] if s.stack else None
    return top.seat if isinstance(top, Concede) else -1


def coming(s: Overpower, seat: int) -> int:
    """The damage of this seat's attack that nobody has answered yet."""
    return sum(sum(a.value) for a in s.acts if a.seat == seat and unanswered(a))


def unanswered(act: Act) -> bool:
    return act.attack and not (act.hit or act.defended or act.stopped)


WINDOWS = (NegateWindow, DefenceWindow)


def pending(s: Overpower, seat: int) -> float:
    """What this seat's actions promise while the opponent may still answer them."""
    worth = 0.0
    if s.stack and isinstance(s.stack[-1], WINDOWS):
        for a in s.acts:
            if a.seat == seat and a.offence and not a.stopped:
                if not a.attack:
                    worth += 3.5
                elif unanswered(a):
                    worth += 1.0 + lands(s, a) * threatened(s, a) if a.value and a.target < CHARACTERS else 4.0
    return worth


def lands(s: Overpower, act: Act) -> float:
    """How likely an attack is to hit."""
    t = taste(s)
    return min(0.97, t.lands + t.by_level * level(s, act)) if t.by_level else t.lands


def threatened(s: Overpower, act: Act) -> float:
    """How much worse its target would be off if the attack hit."""
    hits = [h for h in s.hits if h.host == act.target]
    more = []
    for c, value in zip(act.cards, act.value, strict=False):
        icons = s.faces[s.printing[c]].icons if not act.hidden else 0
        more.append(Hit(c, act.target, value, spectrum_types(icons), act.seat))
    return wound(s, act.target, [*hits, *more]) - wound(s, act.target, hits)


def wound(s: Overpower, ch: int, hits: list[Hit]) -> float:
    """What a character's hits cost its team."""
    if not hits:
        return 0.0
    share = sum([h.value for h in hits]) / max(1, hits_to_ko(s, ch))
    kinds = spectrum(s, hits)
    if share >= 1 or kinds >= 3:
        return KO_WORTH + float(s.faces[s.printing[ch]].threat) / 4
    return taste(s).hurt * float(share**1.2) + (0.0, 1.0, 6.0)[kinds]


def lead(s: Overpower, seat: int) -> float:
    """How the battle stands, from -1 to 1."""
    quitter = conceding(s)
    if quitter >= 0:
        return -1.0 if quitter == seat else 1.0
    gap = venture_total(s, seat) - venture_total(s, 1 - seat) + 0.6 * (coming(s, seat) - coming(s, 1 - seat))
    return max(-1.0, min(1.0, gap / 12))


def stakes(s: Overpower, seat: int, ahead: float) -> float:
    """Objectives won and lost, and those at stake by how the battle stands (`ahead`, see `lead`)."""
    total = 0.0
    for p, sign in ((seat, 1.0), (1 - seat, -1.0)):
        done = len(s.zones[zone(p, MISSION_COMPLETED)])
        lost = len(s.zones[zone(p, MISSION_DEFEATED)])
        total += sign * OBJECTIVE * (done * (1 + done / 7) - lost * (1 + lost / 7))
    at_stake = sum(s.ventured_r) + sum(s.carried_r) + 0.7 * (sum(s.ventured_c) + sum(s.carried_c))
    if s.phase >= P_BATTLE:
        total += OBJECTIVE * at_stake * ahead
    else:
        mine = s.ventured_r[seat] + s.ventured_c[seat]
        total -= 3.0 * max(0, mine - 2)
        if s.conceded >= 0:
            total += OBJECTIVE * at_stake * (1 if s.conceded != seat else -1)
    return total


def side(s: Overpower, seat: int) -> float:
    """What a player has: characters and how hurt they are, cards at hand, placed and in play."""
    faces, printing = s.faces, s.printing
    hits: dict[int, list[Hit]] = {}
    for h in s.hits:
        hits.setdefault(h.host, []).append(h)
    worth = 0.0
    for ch in team(s, seat):
        whole = KO_WORTH + faces[printing[ch]].threat / 4
        worth += whole - wound(s, ch, hits[ch]) if ch in hits else whole
    t = taste(s)
    guard = t.guard * exposure(s, seat) if t.guard else 0.0
    for c in s.zones[zone(seat, HAND)]:
        f = faces[printing[c]]
        worth += t.held * (0.8 + printed_worth(f)) + guard * (f.value if f.power else 0)
    away = s.zones[zone(seat, RESERVE)]
    for c in s.zones[zone(seat, PLACED)]:
        f = faces[printing[c]]
        share = t.placed if f.power or f.universe else 1.0
        if s.on[c] in away:
            share *= 0.4
        elif guard and f.power:
            worth += guard * f.value
        worth += share * (1.2 + printed_worth(f))
    worth += 0.05 * (len(s.zones[zone(seat, DRAW)]) + len(s.zones[zone(seat, POWER_PACK)]))
    for e in s.effects:
        if e.source >= CHARACTERS and (e.source >= s.border) == seat:
            worth += 2.5 * (1.5 if e.until == GAME else 1.0)
    return worth


def exposure(s: Overpower, seat: int) -> float:
    """How much this seat still has to fear in this battle, from 0 to 1: the cards of an opponent who has not passed."""
    them = 1 - seat
    if s.phase != P_BATTLE or s.passed >> them & 1:
        return 0.0
    return min(1.0, (len(s.zones[zone(them, HAND)]) + len(s.zones[zone(them, PLACED)])) / 4)


def card_worth(s: Overpower, c: int) -> float:
    return printed_worth(s.faces[s.printing[c]])


@cache
def printed_worth(f: Face) -> float:
    """By what is printed alone, so it is worked out once for each card of the books."""
    if f.numeric:
        return 0.25 * max(0, f.value)
    if f.words and (f.card.avoid or f.card.negate):
        return 2.6
    return 1.6 if f.words else 0.9
