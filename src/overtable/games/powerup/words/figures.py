"""Words that change what a Hero is worth: Stat Buffs, counters, keywords for a round, Astra levels."""

import msgspec

from overtable.games.powerup.book.glossary import KEYWORD_TEXT, KEYWORDS, LOG_WORDS, Counter, Keyword, mask
from overtable.games.powerup.phases.power_up import level_up
from overtable.games.powerup.state import BUFF_ATK, BUFF_DEF, GRANT, IMMORTAL, Link, PowerUp
from overtable.games.powerup.words.whom import whom
from overtable.games.powerup.words.word import WHO, Who, Word, stat_text
from overtable.kernel.effect import begin
from overtable.kernel.event import emit
from overtable.kernel.refs import card, number, word


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
            emit(s, "buffed", card(h), self.atk, self.dfn)

    def says(self) -> str:
        return f"{WHO[self.who]} gets {stat_text(self.atk, self.dfn)}"

    def hint(self) -> float:
        return 0.6 * (abs(self.atk) + abs(self.dfn))


MOST_COUNTERS = 9


class Counters(Word, frozen=True, tag="counters"):
    """Permanent counters, apart from Stat Buffs (PU-TERM-10); one of a type unless the text says so: by a number, or by
    `beside` (PU-TERM-04)."""

    counter: Counter
    n: int = 1
    beside: bool = False
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            put_counters(s, h, self.counter, self.n, self.beside)

    def says(self) -> str:
        beside = " beside those it has" if self.beside else ""
        one = "an" if self.counter == "Evade" else "a"
        counters = f"{one} {self.counter} counter" if self.n == 1 else f"{self.n} {self.counter} counters"
        return f"{WHO[self.who]} gets {counters}{beside}"

    def hint(self) -> float:
        return 1.5 * self.n


def put_counters(s: PowerUp, hero: int, counter: str, n: int, beside: bool) -> None:
    array = {"+1/+1": s.plus, "-1/-1": s.minus, "Regen": s.regen, "Evade": s.evade}[counter]
    if array[hero] and not beside:
        return
    array[hero] = min(MOST_COUNTERS, array[hero] + n)
    emit(s, "counter", card(hero), number(n), word(LOG_WORDS.index(counter)))


class Grant(Word, frozen=True, tag="grant"):
    """A keyword until the end of the round; Immortal keeps from being KO'd (PU-KEY-19)."""

    keyword: Keyword
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            if self.keyword == "Immortal":
                s.flags[h] |= IMMORTAL
            else:
                begin(s, GRANT, link.source, link.seat, h, mask((self.keyword,), KEYWORDS))
            emit(s, "granted", card(h), word(LOG_WORDS.index(self.keyword)))

    def says(self) -> str:
        return f"{WHO[self.who]} has {KEYWORD_TEXT.get(self.keyword, self.keyword)} this round"


class LevelUp(Word, frozen=True, tag="power_up"):
    """Power Up!: the next Astra is unlocked at once, and the normal gain goes on from there (PU-KEY-24)."""

    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            level_up(s, h)
            emit(s, "levels", card(h))

    def says(self) -> str:
        return f"Power Up! {WHO[self.who]}"
