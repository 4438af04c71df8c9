"""What the Heroes in play are worth now: ATK, DEF, Health and keywords, folded from everything in force.

Nothing computed is stored. One pass over the table makes a `Sheet` for all ten places, since whoever asks for one
value soon asks for others.
"""

from collections.abc import Sequence

from overtable.games.powerup.book.facts import FACES
from overtable.games.powerup.book.glossary import HARMS, HERO, IMMORTAL_WORD, SPEEDSTER, Harm
from overtable.games.powerup.inplay.line import adjacent
from overtable.games.powerup.inplay.working import modifiers_of, offers, sources
from overtable.games.powerup.state import (
    ASTRA,
    ATTACHED,
    ATTACK,
    BATTLE,
    BATTLE_EFFECT,
    BUFF_ATK,
    BUFF_DEF,
    GRANT,
    IMMORTAL,
    KNELT,
    NO_CARD,
    NOBODY,
    POWER,
    STUNNED,
    ZONES,
    PowerUp,
    heroes_of,
    in_play,
    seat_of,
)
from overtable.games.powerup.words.modifier import Modifier
from overtable.kernel.effect import present

MOST = 10
"""No figure goes beyond it, nor below 0 (PU-CARD-03)."""

HARM_BIT = {harm: 1 << i for i, harm in enumerate(HARMS)}
EFFECTS_OF = {ASTRA: HARM_BIT["Astra"], POWER: HARM_BIT["Power"], BATTLE_EFFECT: HARM_BIT["Battle"]}
"""Kind of a link -> what makes Immune to all enemy effects of that kind."""


class Row:
    """One Hero's values."""

    __slots__ = ("atk", "dfn", "health", "keywords", "slayer")

    def __init__(self, atk: int, dfn: int, health: int, keywords: int, slayer: int) -> None:
        self.atk = atk
        self.dfn = dfn
        self.health = health
        self.keywords = keywords
        self.slayer = slayer


Sheet = dict[int, Row]


def sheet(s: PowerUp) -> Sheet:
    """The values of all Heroes in play, each sum limited once to 0..10 (PU-CARD-03)."""
    rows: Sheet = {}
    printing, plus, minus, poison, burn, flags = s.printing, s.plus, s.minus, s.poison, s.burn, s.flags
    for h in s.board:
        if h < 0:
            continue
        f = FACES[printing[h]]
        change = plus[h] - minus[h]  # PU-TERM-05
        atk, dfn = f.atk + change, f.dfn + change
        if poison[h] and suffers(s, h, "Poison"):
            atk -= 1  # PU-KEY-23
        if burn[h] and suffers(s, h, "Burn"):
            dfn -= 1  # PU-KEY-09
        if f.evade_def:
            dfn += f.evade_def * s.evade[h]
        keywords = f.keywords | IMMORTAL_WORD if flags[h] & IMMORTAL else f.keywords
        rows[h] = Row(atk, dfn, f.health, keywords, f.slayer)
    for seat in (0, 1):
        for card in sources(s, seat):
            for m in modifiers_of(s, card):
                for h in concerned(s, seat, card, m.who):
                    row = rows.get(h)
                    if row is not None and (m.during == "always" or during(s, h, m.during)):
                        row.atk += m.atk
                        row.dfn += m.dfn
                        row.health += m.health  # PU-WOUND-06: Wounds already taken stay
                        row.keywords |= m.keywords
                        row.slayer |= m.slayer
    if s.kinds:
        for e in s.effects:  # PU-TERM-09, PU-TERM-10: Stat Buffs stack with each other and with what lasts
            row = rows.get(e.subject)
            if row is None:
                continue
            if e.kind == BUFF_ATK:
                row.atk += e.amount
            elif e.kind == BUFF_DEF:
                row.dfn += e.amount
            elif e.kind == GRANT:
                row.keywords |= e.amount
    fight = s.fight
    if fight is not None and fight.kind == ATTACK:
        row = rows.get(fight.attacker)
        if row is not None and row.keywords & SPEEDSTER:
            row.atk -= 1  # PU-KEY-29: only while it attacks
    for row in rows.values():
        if not 0 <= row.atk <= MOST:
            row.atk = min(max(row.atk, 0), MOST)
        if not 0 <= row.dfn <= MOST:
            row.dfn = min(max(row.dfn, 0), MOST)
        if not 0 <= row.health <= MOST:
            row.health = min(max(row.health, 0), MOST)
    return rows


def concerned(s: PowerUp, seat: int, card: int, who: str) -> Sequence[int]:
    """The Heroes that a constant word of a card in play speaks of; on a Battle card `self` is nobody."""
    holder = card if s.bearer[card] == NOBODY else s.bearer[card]
    if who == "self":
        return (holder,)
    if who == "team":
        return heroes_of(s, seat)
    if who == "others":
        return [h for h in heroes_of(s, seat) if h != holder]
    if who == "enemies":
        return heroes_of(s, 1 - seat)
    return adjacent(s, holder) if FACES[s.printing[holder]].kind == HERO else ()


def during(s: PowerUp, hero: int, state: str) -> bool:
    """Whether a `while` holds for the Hero."""
    if state == "standing":
        return not s.flags[hero] & KNELT
    if state == "wounded":
        return s.wounds[hero] > 0
    if state == "alone":
        return not adjacent(s, hero)
    fight = s.fight
    if fight is None or fight.kind != ATTACK:
        return False
    return fight.attacker == hero if state == "attacking" else fight.blocked and fight.target == hero


def could_have(s: PowerUp, keyword: int) -> bool:
    """A quick no before figures are added up: whether anything in play could give the keyword."""
    if present(s, GRANT):
        return True
    printing, zones = s.printing, s.zones
    for card in s.board:
        if card >= 0 and FACES[printing[card]].offers & keyword:
            return True
    for start in (0, ZONES):
        for card in zones[start + ATTACHED]:
            if offers(s, card) & keyword:
                return True
        for card in zones[start + BATTLE][-1:]:
            if FACES[printing[card]].offers & keyword:
                return True
    return False


def has(s: PowerUp, hero: int, keyword: int) -> bool:
    """Whether a Hero has the keyword now; one that has left play has none."""
    if not in_play(s, hero):
        return False
    if FACES[s.printing[hero]].keywords & keyword:
        return True
    if not could_have(s, keyword):
        return False
    if any(e.amount & keyword for e in s.effects if e.kind == GRANT and e.subject == hero):
        return True
    givers = [c for seat in (0, 1) for c in sources(s, seat) if offers(s, c) & keyword]
    return any(m.keywords & keyword for m in modifiers_on(s, hero, givers))


def immune(s: PowerUp, hero: int, harm: Harm | None, kind: int, by: int) -> bool:
    """Whether a harm of this type, or an effect of this kind by this seat, does nothing to the Hero (PU-KEY-20)."""
    seat = seat_of(s, hero)
    to = FACES[s.printing[hero]].immune
    for m in modifiers_on(s, hero, [c for c in sources(s, seat) if FACES[s.printing[c]].protects or s.joined[c]]):
        to |= m.immune
    if harm is not None and to & HARM_BIT[harm]:
        return True
    return by != seat and bool(to & EFFECTS_OF.get(kind, 0))


def suffers(s: PowerUp, hero: int, harm: Harm) -> bool:
    """Whether what lies on the Hero works: a counter or a Stun does nothing to who is Immune to it (PU-KEY-20)."""
    return not immune(s, hero, harm, NO_CARD, seat_of(s, hero))


def is_stunned(s: PowerUp, hero: int) -> bool:
    """Neither attacks nor defends nor activates Astra (PU-KEY-33)."""
    return bool(s.flags[hero] & STUNNED) and suffers(s, hero, "Stun")


def modifiers_on(s: PowerUp, hero: int, cards: list[int]) -> list[Modifier]:
    """What these cards change about one Hero now, without everybody's figures."""
    return [
        m
        for c in cards
        for m in modifiers_of(s, c)
        if (m.during == "always" or during(s, hero, m.during)) and hero in concerned(s, seat_of(s, c), c, m.who)
    ]
