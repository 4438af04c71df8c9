"""Words that hamper a Hero without wounding it, and those that undo it."""

from typing import Literal

from overtable.games.powerup.inplay.figures import immune, is_stunned
from overtable.games.powerup.state import GRANT, KNELT, PINNED, STUNNED, Link, PowerUp, unset
from overtable.games.powerup.words.whom import whom
from overtable.games.powerup.words.word import WHO, Who, Word
from overtable.kernel.effect import end
from overtable.kernel.event import emit
from overtable.kernel.refs import card


class Afflict(Word, frozen=True, tag="afflict"):
    """A Burn or Poison counter until Resolve! of the next round (PU-KEY-11)."""

    counter: Literal["Burn", "Poison"]
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who, self.counter):
            (s.burn if self.counter == "Burn" else s.poison)[h] = s.round + 1
            emit(s, self.counter.lower(), card(h))

    def says(self) -> str:
        return f"{WHO[self.who]} gets a {self.counter} counter"


class Stun(Word, frozen=True, tag="stun"):
    """The Hero kneels, and the flag keeps it from attacking, defending and activating Astra (PU-KEY-33)."""

    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who, "Stun"):
            kneels = not immune(s, h, "Kneel", link.kind, link.seat)  # PU-KEY-20
            s.flags[h] |= STUNNED | (KNELT if kneels else 0)
            emit(s, "stunned", card(h))

    def says(self) -> str:
        return f"Stun {WHO[self.who]}"

    def hint(self) -> float:
        return 2.0


class Kneel(Word, frozen=True, tag="kneel"):
    """An effect that makes kneel (PU-KEY-04); a pinned Hero is also not able to stand in the next Refresh!."""

    pin: bool = False
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who, "Kneel"):
            s.flags[h] |= KNELT | (PINNED if self.pin else 0)
            emit(s, "kneels", card(h))

    def says(self) -> str:
        return f"{WHO[self.who]} kneels" + (" and does not stand in the next Refresh!" if self.pin else "")


class Stand(Word, frozen=True, tag="stand"):
    """An effect that makes stand (PU-KEY-03, PU-COMBAT-18). Whoever has attacked may then attack again."""

    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            if not is_stunned(s, h):
                unset(s, h, KNELT)
                emit(s, "stands", card(h))

    def says(self) -> str:
        return f"{WHO[self.who]} stands up"


class Cleanse(Word, frozen=True, tag="cleanse"):
    """Takes away Negative Effects (PU-TERM-07): Burn, Poison, -1/-1 counters, Stun, what keeps from standing up and
    what enemies lowered."""

    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            s.burn[h] = s.poison[h] = s.minus[h] = 0
            unset(s, h, STUNNED | PINNED)
            end(s, lambda e, h=h: e.subject == h and e.owner != link.seat and e.amount < 0 and e.kind != GRANT)  # type: ignore[misc]
            emit(s, "cleansed", card(h))

    def says(self) -> str:
        return f"remove all Negative Effects from {WHO[self.who]}"
