"""Words about Heroes: Stat Buffs, Wounds, healing, counters, kneeling, keywords for a round, Duels."""

from typing import Literal

import msgspec

from overtable.games.powerup.aim import target_card, whom
from overtable.games.powerup.passives import KEYWORDS, Keyword, stat_text
from overtable.games.powerup.printed import face
from overtable.games.powerup.state import (
    BUFF_ATK,
    BUFF_DEF,
    GRANT,
    IMMORTAL,
    KNELT,
    PINNED,
    STUNNED,
    Link,
    PowerUp,
    in_play,
)
from overtable.games.powerup.stats import immune, sheet
from overtable.games.powerup.targets import holder
from overtable.games.powerup.word import WHO, Who, Word, plural
from overtable.games.powerup.wounds import compare, heal, slain, types_of, wound
from overtable.kernel.effect import begin, end
from overtable.kernel.event import emit
from overtable.kernel.refs import card, number


class Buff(Word, frozen=True, tag="buff"):
    """A Stat Buff until the end of Combat! (PU-TERM-09)."""

    atk: int = 0
    dfn: int = msgspec.field(default=0, name="def")
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            if self.atk:
                begin(s, BUFF_ATK, link.source, link.seat, h, self.atk)
            if self.dfn:
                begin(s, BUFF_DEF, link.source, link.seat, h, self.dfn)
            emit(s, "buffed", card(h))

    def says(self) -> str:
        return f"{WHO[self.who]} gets {stat_text(self.atk, self.dfn)}"

    def hint(self) -> float:
        return 0.6 * (abs(self.atk) + abs(self.dfn))


class Blast(Word, frozen=True, tag="blast"):
    """An attack of its own rating, compared with DEF, without a counter-strike (PU-WOUND-08)."""

    rating: int
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        rows = sheet(s)
        by = rows.get(holder(s, link.source))
        hits = [
            (h, slain(compare(s, self.rating, rows[h].dfn), by, types_of(s, h)))
            for h in whom(s, link, self.who, "Wound")
        ]
        for h, n in hits:
            wound(s, h, n)

    def says(self) -> str:
        return f"{WHO[self.who]} takes an attack rated {self.rating}"

    @property
    def deals_wounds(self) -> bool:
        return True

    def hint(self) -> float:
        return self.rating / 3


class Wounds(Word, frozen=True, tag="wound"):
    """Wounds without a comparison."""

    n: int = 1
    unavoidable: bool = False
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who, "Wound"):
            wound(s, h, self.n)

    def says(self) -> str:
        return (
            f"{WHO[self.who]} takes {self.n}{' unavoidable' if self.unavoidable else ''} {plural(self.n, 'Wound')[2:]}"
        )

    @property
    def deals_wounds(self) -> bool:
        return True

    @property
    def cannot_be_stopped(self) -> bool:
        return self.unavoidable

    def hint(self) -> float:
        return 1.5 * self.n


class Heal(Word, frozen=True, tag="heal"):
    n: int = 1
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            heal(s, h, self.n)

    def says(self) -> str:
        return f"heal {plural(self.n, 'Wound')} of {WHO[self.who]}"


class Afflict(Word, frozen=True, tag="afflict"):
    """A Burn or Poison counter until Resolve! of the next round (PU-KEY-09, 11, 23)."""

    counter: Literal["Burn", "Poison"]
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who, self.counter):
            (s.burn if self.counter == "Burn" else s.poison)[h] = s.round + 1
            s.dirty = 1
            emit(s, self.counter.lower(), card(h))

    def says(self) -> str:
        return f"{WHO[self.who]} gets a {self.counter} counter"


class Stun(Word, frozen=True, tag="stun"):
    """The Hero kneels and can neither attack nor defend nor activate Astra this round (PU-KEY-33)."""

    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who, "Stun"):
            s.flags[h] |= STUNNED | KNELT
            emit(s, "stunned", card(h))

    def says(self) -> str:
        return f"Stun {WHO[self.who]}"

    def hint(self) -> float:
        return 2.0


class Kneel(Word, frozen=True, tag="kneel"):
    """PU-KEY-04; a pinned Hero also does not stand in the next Refresh! (PU-REFRESH-04)."""

    pin: bool = False
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who, "Kneel"):
            s.flags[h] |= KNELT | (PINNED if self.pin else 0)
            emit(s, "kneels", card(h))

    def says(self) -> str:
        return f"{WHO[self.who]} kneels" + (" and does not stand in the next Refresh!" if self.pin else "")


class Stand(Word, frozen=True, tag="stand"):
    """PU-KEY-03. Whoever has attacked may attack again only by standing up anew."""

    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            if not s.flags[h] & STUNNED:
                s.flags[h] &= ~KNELT & 255
                emit(s, "stands", card(h))

    def says(self) -> str:
        return f"{WHO[self.who]} stands up"


Counter = Literal["+1/+1", "-1/-1", "Regen", "Evade"]


class Counters(Word, frozen=True, tag="counters"):
    """Permanent counters (PU-TERM-05); one of a type unless the text says `beside` (PU-TERM-04)."""

    counter: Counter
    n: int = 1
    beside: bool = False
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            place(s, h, self.counter, self.n, self.beside)

    def says(self) -> str:
        beside = " beside those it has" if self.beside else ""
        counters = f"a {self.counter} counter" if self.n == 1 else f"{self.n} {self.counter} counters"
        return f"{WHO[self.who]} gets {counters}{beside}"

    def hint(self) -> float:
        return 1.5 * self.n


def place(s: PowerUp, hero: int, counter: str, n: int, beside: bool) -> None:
    array = {"+1/+1": s.plus, "-1/-1": s.minus, "Regen": s.regen, "Evade": s.evade}[counter]
    if array[hero] and not beside:
        return
    array[hero] = min(9, array[hero] + n)
    s.dirty = 1
    emit(s, "counter", card(hero), number(n))


class Grant(Word, frozen=True, tag="grant"):
    """A keyword until the end of the round; Immortal keeps from being KO'd (PU-KEY-19)."""

    keyword: Keyword
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            if self.keyword == "Immortal":
                s.flags[h] |= IMMORTAL
            else:
                begin(s, GRANT, link.source, link.seat, h, 1 << KEYWORDS.index(self.keyword))
            emit(s, "granted", card(h))

    def says(self) -> str:
        return f"{WHO[self.who]} has {self.keyword} this round"


class Duel(Word, frozen=True, tag="duel"):
    """Both Heroes kneel and wound each other by the usual comparison; no attack, no defence (PU-KEY-16)."""

    def does(self, s: PowerUp, link: Link) -> None:
        mine, theirs = holder(s, link.source), target_card(link)
        if not in_play(s, mine) or not in_play(s, theirs) or immune(s, theirs, "Duel", link.kind, link.seat):
            return
        duel(s, mine, theirs)

    def says(self) -> str:
        return "this Hero and the target Duel"

    @property
    def deals_wounds(self) -> bool:
        return True

    def hint(self) -> float:
        return 2.0


class DuelBetween(Word, frozen=True, tag="champion_duel"):
    """The strongest Hero of the user fights the Duel: for Power cards, which have no Hero of their own."""

    def does(self, s: PowerUp, link: Link) -> None:
        rows, theirs = sheet(s), target_card(link)
        standing = [h for h in s.board[link.seat * 5 : link.seat * 5 + 5] if h >= 0 and not s.flags[h] & KNELT]
        if standing and in_play(s, theirs) and not immune(s, theirs, "Duel", link.kind, link.seat):
            duel(s, max(standing, key=lambda h: (rows[h].atk, rows[h].dfn, -h)), theirs)

    def says(self) -> str:
        return "your standing Hero with the highest ATK and the target Duel"

    @property
    def deals_wounds(self) -> bool:
        return True


def duel(s: PowerUp, mine: int, theirs: int) -> None:
    rows = sheet(s)
    s.flags[mine] |= KNELT
    s.flags[theirs] |= KNELT
    emit(s, "duel", card(mine), card(theirs))
    to_them = slain(compare(s, rows[mine].atk, rows[theirs].dfn), rows[mine], face(s, theirs).types)
    to_me = slain(compare(s, rows[theirs].atk, rows[mine].dfn), rows[theirs], face(s, mine).types)
    wound(s, theirs, to_them)
    wound(s, mine, to_me)


class Cleanse(Word, frozen=True, tag="cleanse"):
    """Takes away Negative Effects (PU-TERM-07): Burn, Poison, -1/-1 counters, Stun and what enemies lowered."""

    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            s.burn[h] = s.poison[h] = s.minus[h] = 0
            s.flags[h] &= ~STUNNED & 255
            end(s, lambda e, h=h: e.subject == h and e.owner != link.seat and e.amount < 0 and e.kind != GRANT)  # type: ignore[misc]
            emit(s, "cleansed", card(h))

    def says(self) -> str:
        return f"remove all Negative Effects from {WHO[self.who]}"


class LevelUp(Word, frozen=True, tag="power_up"):
    """Power Up!: the next Astra is unlocked at once (PU-KEY-24)."""

    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            s.level[h] = min(15, s.level[h] + 1)
            s.dirty = 1
            emit(s, "levels", card(h))

    def says(self) -> str:
        return f"Power Up! {WHO[self.who]}"


HeroWord = (
    Buff
    | Blast
    | Wounds
    | Heal
    | Afflict
    | Stun
    | Kneel
    | Stand
    | Counters
    | Grant
    | Duel
    | DuelBetween
    | Cleanse
    | LevelUp
)
