"""What the Heroes in play are worth now: ATK, DEF, Health and keywords, folded from everything in force.

Nothing computed is stored. One pass over the table makes a `Sheet` for all ten places, since whoever asks for one
value soon asks for others.
"""

from collections.abc import Sequence

from overtable.games.powerup.inforce import adjacent, constants_of, sources
from overtable.games.powerup.passives import HARMS, IMMORTAL_WORD, SPEEDSTER
from overtable.games.powerup.printed import FACES, HERO, Constant
from overtable.games.powerup.state import (
    ASTRA,
    ATTACHED,
    ATTACK,
    BATTLE,
    BUFF_ATK,
    BUFF_DEF,
    GRANT,
    IMMORTAL,
    KNELT,
    NOBODY,
    ZONES,
    PowerUp,
    heroes_of,
    in_play,
    seat_of,
)
from overtable.kernel.effect import present

HARM_BIT = {h: 1 << i for i, h in enumerate(HARMS)}


class Row:
    """One Hero's values, before they are limited."""

    __slots__ = ("atk", "dfn", "health", "immune", "keywords", "slayer")

    def __init__(self, atk: int, dfn: int, health: int, keywords: int, slayer: int, immune: int) -> None:
        self.atk = atk
        self.dfn = dfn
        self.health = health
        self.keywords = keywords
        self.slayer = slayer
        self.immune = immune


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
        if poison[h]:
            atk -= 1  # PU-KEY-23
        if burn[h]:
            dfn -= 1  # PU-KEY-09
        if f.evade_def:
            dfn += f.evade_def * s.evade[h]
        keywords = f.keywords | IMMORTAL_WORD if flags[h] & IMMORTAL else f.keywords
        rows[h] = Row(atk, dfn, f.health, keywords, f.slayer, f.immune)
    for seat in (0, 1):
        for card in sources(s, seat):
            for p in constants_of(s, card):
                for h in concerned(s, seat, card, p.who):
                    row = rows.get(h)
                    if row is not None and (p.during == "always" or during(s, h, p.during)):
                        row.atk += p.atk
                        row.dfn += p.dfn
                        row.health += p.health
                        row.keywords |= p.keywords
                        row.slayer |= p.slayer
                        row.immune |= p.immune
    if s.kinds:
        for e in s.effects:  # PU-TERM-09: Stat Buffs stack with everything
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
            row.atk -= 1  # PU-KEY-29
    for row in rows.values():
        if not 0 <= row.atk <= 10:
            row.atk = 0 if row.atk < 0 else 10
        if not 0 <= row.dfn <= 10:
            row.dfn = 0 if row.dfn < 0 else 10
        if not 0 <= row.health <= 10:
            row.health = 0 if row.health < 0 else 10
    return rows


def concerned(s: PowerUp, seat: int, card: int, who: str) -> Sequence[int]:
    """The Heroes that a passive word of a card in play speaks of; on a Battle card `self` is nobody."""
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
    if state == "kneeling":
        return bool(s.flags[hero] & KNELT)
    if state == "wounded":
        return s.wounds[hero] > 0
    if state == "burning":
        return s.burn[hero] > 0
    if state == "alone":
        return not adjacent(s, hero)
    fight = s.fight
    if fight is None or fight.kind != ATTACK:
        return False
    return fight.attacker == hero if state == "attacking" else fight.blocked and fight.target == hero


def stats(s: PowerUp, hero: int) -> tuple[int, int, int]:
    """ATK, DEF and Health total of a Hero in play."""
    row = sheet(s)[hero]
    return row.atk, row.dfn, row.health


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
            if FACES[printing[card]].offers & keyword:
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
    givers = [c for seat in (0, 1) for c in sources(s, seat) if FACES[s.printing[c]].offers & keyword]
    return any(p.keywords & keyword for p in constants_on(s, hero, givers))


def immune(s: PowerUp, hero: int, harm: str, kind: int = ASTRA, by: int = -1) -> bool:
    """Whether effects of this type, or enemy effects of this kind of card, do nothing to the Hero (PU-KEY-20)."""
    seat = seat_of(s, hero)
    to = FACES[s.printing[hero]].immune
    for p in constants_on(s, hero, [c for c in sources(s, seat) if FACES[s.printing[c]].protects]):
        to |= p.immune
    if harm and to & HARM_BIT[harm]:  # type: ignore[index]
        return True
    return 0 <= by != seat and kind < 3 and bool(to & HARM_BIT[("Astra", "Power", "Battle")[kind]])


def constants_on(s: PowerUp, hero: int, cards: list[int]) -> list[Constant]:
    """The passive words of these cards that hold for one Hero now, without everybody's figures."""
    return [
        p
        for c in cards
        for p in constants_of(s, c)
        if (p.during == "always" or during(s, hero, p.during)) and hero in concerned(s, seat_of(s, c), c, p.who)
    ]
