"""What the Heroes in play are worth now: ATK, DEF, Health and keywords, folded from everything in force.

What holds all the time is kept by side (`inplay.side`); nothing else that is computed is stored. One pass over the
table makes a `Sheet` for all ten places, since whoever asks for one value soon asks for others.
"""

from overtable.games.powerup.book.facts import FACES, Figures
from overtable.games.powerup.book.glossary import HARMS, IMMORTAL_WORD, SPEEDSTER, Harm
from overtable.games.powerup.inplay.line import adjacent
from overtable.games.powerup.inplay.side import given, side
from overtable.games.powerup.state import (
    ASTRA,
    ATTACK,
    BATTLE_EFFECT,
    BUFF_ATK,
    BUFF_DEF,
    GRANT,
    IMMORTAL,
    KNELT,
    NO_CARD,
    POWER,
    STUNNED,
    PowerUp,
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
    words = (given(s, 0), given(s, 1))
    for mine in words:
        for h, figures in mine.figures.items():
            rows[h] = _by_itself(s, h, figures)
    for seat, mine in enumerate(words):
        for m, heroes in mine.sometimes:
            for h in heroes:
                if during(s, h, m.during):
                    _add(rows[h], m)
        for m in mine.against:
            for h in words[1 - seat].figures:
                if during(s, h, m.during):
                    _add(rows[h], m)
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


def _by_itself(s: PowerUp, h: int, always: Figures) -> Row:
    """What holds of a Hero all the time, and what lies on it."""
    change = s.plus[h] - s.minus[h]  # PU-TERM-05
    atk, dfn, keywords = always.atk + change, always.dfn + change, always.keywords
    if s.poison[h] and suffers(s, h, "Poison"):
        atk -= 1  # PU-KEY-23
    if s.burn[h] and suffers(s, h, "Burn"):
        dfn -= 1  # PU-KEY-09
    if s.evade[h]:
        dfn += FACES[s.printing[h]].evade_def * s.evade[h]
    if s.flags[h] & IMMORTAL:
        keywords |= IMMORTAL_WORD
    return Row(atk, dfn, always.health, keywords, always.slayer)


def _add(row: Row, m: Modifier) -> None:
    row.atk += m.atk
    row.dfn += m.dfn
    row.health += m.health  # PU-WOUND-06: Wounds already taken stay
    row.keywords |= m.keywords
    row.slayer |= m.slayer


def during(s: PowerUp, hero: int, state: str) -> bool:
    """Whether a `while` holds for the Hero."""
    if state == "always":
        return True
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
    return present(s, GRANT) or bool((side(s, 0).offers | side(s, 1).offers) & keyword)


def has(s: PowerUp, hero: int, keyword: int) -> bool:
    """Whether a Hero has the keyword now; one that has left play has none."""
    if not in_play(s, hero):
        return False
    seat = seat_of(s, hero)
    mine = given(s, seat)
    if mine.figures[hero].keywords & keyword:
        return True
    if s.kinds and any(e.amount & keyword for e in s.effects if e.kind == GRANT and e.subject == hero):
        return True
    giving = [m for m, heroes in mine.sometimes if m.keywords & keyword and hero in heroes]
    giving += [m for m in given(s, 1 - seat).against if m.keywords & keyword]
    return any(during(s, hero, m.during) for m in giving)


def immune(s: PowerUp, hero: int, harm: Harm | None, kind: int, by: int) -> bool:
    """Whether a harm of this type, or an effect of this kind by this seat, does nothing to the Hero (PU-KEY-20)."""
    seat = seat_of(s, hero)
    mine = given(s, seat)
    to = mine.figures.get(hero, FACES[s.printing[hero]].figures).immune
    for m, heroes in mine.sometimes:
        if m.immune and hero in heroes and during(s, hero, m.during):
            to |= m.immune
    if not to:
        return False
    if harm is not None and to & HARM_BIT[harm]:
        return True
    return by != seat and bool(to & EFFECTS_OF.get(kind, 0))


def suffers(s: PowerUp, hero: int, harm: Harm) -> bool:
    """Whether what lies on the Hero works: a counter or a Stun does nothing to who is Immune to it (PU-KEY-20)."""
    return not immune(s, hero, harm, NO_CARD, seat_of(s, hero))


def is_stunned(s: PowerUp, hero: int) -> bool:
    """Neither attacks nor defends nor activates Astra (PU-KEY-33)."""
    return bool(s.flags[hero] & STUNNED) and suffers(s, hero, "Stun")
