"""Words that wound and heal Heroes, Duels among them."""

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.inplay.attached import holder
from overtable.games.powerup.inplay.figures import immune, sheet
from overtable.games.powerup.state import KNELT, NO_CARD, Link, PowerUp, heroes_of, in_play
from overtable.games.powerup.words.whom import target_card, whom
from overtable.games.powerup.words.word import WHO, Who, Word
from overtable.games.powerup.wounds.wound import compare, heal, slain, wound
from overtable.kernel.event import emit
from overtable.kernel.language import plural
from overtable.kernel.message import Reason
from overtable.kernel.refs import card


class Blast(Word, frozen=True, tag="blast"):
    """An attack of its own rating, compared with DEF, without a counter-strike (PU-WOUND-08); the values are those of
    the moment in which it resolves (PU-CHAIN-06)."""

    rating: int
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        rows = sheet(s)
        by = rows.get(holder(s, link.source))
        hits = [
            (h, slain(compare(s, self.rating, rows[h].dfn), by, face(s, h).types))
            for h in self.wounded(s, link)
            if h not in link.spared
        ]
        for h, n in hits:
            wound(s, h, n, link.source)

    def wounded(self, s: PowerUp, link: Link) -> list[int]:
        return whom(s, link, self.who, "Wound")

    def says(self) -> str:
        return f"{WHO[self.who]} takes an attack rated {self.rating}"

    def deals_wounds(self) -> bool:
        return True

    def hint(self) -> float:
        return self.rating / 3


class Wounds(Word, frozen=True, tag="wound"):
    """Wounds without a comparison (PU-TERM-12), of a Slayer one more (PU-KEY-28); unavoidable ones cannot be answered
    (PU-KEY-36)."""

    n: int = 1
    unavoidable: bool = False
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        by = sheet(s).get(holder(s, link.source))
        for h in self.wounded(s, link):
            if h not in link.spared:
                wound(s, h, slain(self.n, by, face(s, h).types), link.source)

    def wounded(self, s: PowerUp, link: Link) -> list[int]:
        return whom(s, link, self.who, "Wound")

    def says(self) -> str:
        return f"{WHO[self.who]} takes {plural(self.n, 'unavoidable Wound' if self.unavoidable else 'Wound')}"

    def deals_wounds(self) -> bool:
        return True

    def cannot_be_stopped(self) -> bool:
        return self.unavoidable

    def hint(self) -> float:
        return 1.5 * self.n


class Heal(Word, frozen=True, tag="heal"):
    """PU-KEY-18."""

    n: int = 1
    who: Who = "target"

    def does(self, s: PowerUp, link: Link) -> None:
        for h in whom(s, link, self.who):
            heal(s, h, self.n)

    def says(self) -> str:
        return f"heal {plural(self.n, 'Wound')} of {WHO[self.who]}"


class Duel(Word, frozen=True, tag="duel"):
    """The user's Hero against the target, whether that stands or kneels, and it cannot decline (PU-KEY-16)."""

    def does(self, s: PowerUp, link: Link) -> None:
        fighters = self.wounded(s, link)
        if fighters:
            duel(s, fighters[0], fighters[1], link.spared)

    def wounded(self, s: PowerUp, link: Link) -> list[int]:
        mine, theirs = holder(s, link.source), target_card(link)
        if not in_play(s, mine) or not in_play(s, theirs) or immune(s, theirs, "Duel", link.kind, link.seat):
            return []
        return [mine, theirs]

    def says(self) -> str:
        return "this Hero and the target Duel"

    def deals_wounds(self) -> bool:
        return True

    def hint(self) -> float:
        return 2.0


class ChampionDuel(Word, frozen=True, tag="champion_duel"):
    """The strongest Hero of the user fights the Duel: for Power cards, which have no Hero of their own."""

    def does(self, s: PowerUp, link: Link) -> None:
        fighters = self.wounded(s, link)
        if fighters:
            duel(s, fighters[0], fighters[1], link.spared)

    def wounded(self, s: PowerUp, link: Link) -> list[int]:
        mine, theirs = champion(s, link.seat), target_card(link)
        if mine < 0 or not in_play(s, theirs) or immune(s, theirs, "Duel", link.kind, link.seat):
            return []
        return [mine, theirs]

    def why_not_on(self, s: PowerUp, seat: int, target: int) -> Reason | None:
        if champion(s, seat) < 0:
            return Reason("PU-KEY-16", "No Hero of yours stands to fight the Duel.")
        return None

    def says(self) -> str:
        return "your standing Hero with the highest ATK (of several the one with the most stars) and the target Duel"

    def deals_wounds(self) -> bool:
        return True


def champion(s: PowerUp, seat: int) -> int:
    """The standing Hero of the seat with the highest ATK, then the most stars; or NO_CARD."""
    rows = sheet(s)
    standing = [h for h in heroes_of(s, seat) if not s.flags[h] & KNELT]
    return max(standing, key=lambda h: (rows[h].atk, face(s, h).stars), default=NO_CARD)


def duel(s: PowerUp, mine: int, theirs: int, spared: tuple[int, ...] = ()) -> None:
    """Both kneel, also with Resolve, and wound each other by the usual comparison: neither attack nor defence, so
    there is no Wound to an HQ and none by Burn (PU-KEY-16). Who is spared takes none of its Wounds."""
    rows = sheet(s)
    s.flags[mine] |= KNELT
    s.flags[theirs] |= KNELT
    emit(s, "duel", card(mine), card(theirs))
    to_them = slain(compare(s, rows[mine].atk, rows[theirs].dfn), rows[mine], face(s, theirs).types)
    to_me = slain(compare(s, rows[theirs].atk, rows[mine].dfn), rows[theirs], face(s, mine).types)
    for h, n, by in ((theirs, to_them, mine), (mine, to_me, theirs)):
        if h not in spared:
            wound(s, h, n, by)
