"""Who is attacked and who could defend, gathered once for all answers to one attack."""

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import BASIC, POWER, TRAINING, Face
from overtable.games.overpower.book.icons import TYPES, mask
from overtable.games.overpower.inplay.bans import banned
from overtable.games.overpower.inplay.kinds import K_BAN
from overtable.games.overpower.inplay.locks import (
    NO_DEFENCE,
    NO_PLACED,
    NO_PLACED_UNIVERSE,
    NO_SPECIAL,
    NO_TEAMMATE_WORD,
)
from overtable.games.overpower.inplay.queries import (
    grid,
    icons_of,
    joined_types,
    level,
    live_locks,
    locks,
    undefendable_by_specials,
)
from overtable.games.overpower.inplay.rights import uses_placed
from overtable.games.overpower.inplay.untouched import speaks_of_teammate, unaffected
from overtable.games.overpower.state import CHARACTERS, HAND, PLACED, UNDER, ZONES, Overpower, front, zone
from overtable.kernel.effect import Effect
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref


def acts_as(s: Overpower, act: Act, types: tuple[str, ...]) -> bool:
    """Whether an attack acts as one of these types; a combined one acts as those of both its cards (OP25-BATT-68).

    OPC-DEF-12: where no type is declared it contains every type that it shows or acts as.
    """
    if not s.rules.declares_type:
        return bool((act.icons | max(0, act.as_types)) & mask(types))
    return any(t >= 0 and TYPES[t] in types for t in (act.type, *joined_types(s, act)))


UNTOLD = Reason("", "")
"""Stands for any reason where nobody asks why."""


class Defender:
    __slots__ = ("alone", "ch", "grid", "icons", "lock", "ref")

    def __init__(self, s: Overpower, ch: int, alone: bool = False, locking: list[Effect] | None = None) -> None:
        self.alone = alone
        """Without Universe cards."""
        self.ch = ch
        self.ref = card_ref(ch)
        self.grid = grid(s, ch, "defence")
        self.lock, self.icons, _ = locks(s, ch, locking)


class Attacked:
    """All that the answers to one attack need, gathered once."""

    def __init__(self, s: Overpower, act: Act, no: Refusals | None, guess: bool = False) -> None:
        self.s, self.act, self.no, self.guess = s, act, no, guess
        self.seat = act.target >> 2
        self.level = level(s, act)
        self.face = f = s.faces[s.printing[act.cards[0]]]
        self.limits = f.card.limits if f.words and not guess else None
        self.spared = "" if guess else unaffected(s, act)
        """What does not touch the attack."""
        locking = live_locks(s)
        self.target = Defender(s, act.target, locking=locking)  # OP25-BATT-45: also in Reserve
        line = [c for c in front(s, self.seat) if c != act.target]
        self.others = [Defender(s, c, locking=locking) for c in line]  # OP25-BATT-44
        self.unanswerable = act.no_special_defence and not guess
        """The attack says that no Special defends it: then none may move it either (OP25-INTER-06)."""
        self.no_special = self.unanswerable or undefendable_by_specials(s, act.target)
        self.out: list[Option] = []
        self._blockers: list[Defender] | None = None
        self._universe: list[int] | None = None
        self.cards = [*s.zones[self.seat * ZONES + HAND], *s.zones[self.seat * ZONES + PLACED]]

    def refuse(self, verb: str, refs: tuple[int, ...], rule: str, text: str, *args: int | str) -> None:
        if self.no is not None:
            self.no.append((Option(verb, refs), Reason(rule, text, args)))

    def host(self, c: int) -> int:
        """Where the card is placed, or -1; what a Homebase started with is placed there (OP25-DISC-24)."""
        place = self.s.where[c] - self.seat * ZONES
        if place == UNDER:
            return self.s.homes[self.seat]
        return self.s.on[c] if place == PLACED else -1

    def why_locked(self, c: int, f: Face, d: Defender) -> Reason | None:
        """OP25-BATT-78: what keeps the character from defending with this card."""
        host = self.host(c)
        if 0 <= host < CHARACTERS and host != d.ch and not uses_placed(self.s, f, d.ch, host):
            if self.no is None:
                return UNTOLD
            return Reason("OP25-PLACE-07", "{0} is placed on {1}.", (card_ref(c), card_ref(host)))
        lock = d.lock
        if lock and (
            lock & NO_DEFENCE
            or (lock & NO_SPECIAL and f.special)
            or (lock & NO_PLACED and host >= 0)
            or (lock & NO_PLACED_UNIVERSE and f.universe and host >= 0)
            or (lock & NO_TEAMMATE_WORD and f.words and f.card.speaks_of_teammate)
        ):
            return Reason("OP25-BATT-78", "{0} may not defend with {1} now.", (d.ref, card_ref(c)))
        if self.s.kinds >> K_BAN & 1 and banned(self.s, d.ch, c, "defend", self.act.user, attack=self.act):
            return Reason("OP25-BATT-78", "{0} may not defend with {1} now.", (d.ref, card_ref(c)))
        if d.icons and d.icons & icons_of(self.s, c):
            return Reason("OP25-BATT-78", "{0} may not use cards that show this icon.", (d.ref,))
        return None

    def barred(self, c: int) -> bool:
        """Whether it lies in a place from which nothing can defend against this attack (OP25-DISC-24)."""
        places = (zone(self.seat, PLACED), zone(self.seat, UNDER))
        return self.limits is not None and "placed" in self.limits.no and self.s.where[c] in places

    def limited(self, c: int, f: Face, blocks: bool = True) -> Reason | None:
        """What the attack itself says it cannot be defended by, or blocked by (OP25-BATT-04: an avoid is no block)."""
        if self.spared == "teammate" and speaks_of_teammate(f):
            return Reason("OPC-DEF-19", "{0} speaks of a teammate: it does not touch this attack.", (card_ref(c),))
        limits = self.limits
        if limits is None:
            return None
        icons = icons_of(self.s, c)
        if f.words and f.card.guard is not None:
            icons |= mask(f.card.guard.icons)  # OP25-CARD-34: printed for the defence
        if self.barred(c):
            return Reason("OP25-BATT-78", "No placed card can defend this attack.")
        if limits.only is not None and not limits.only.fits(f, icons=icons):
            return Reason("OP25-BATT-78", "{0} is none of the cards that can defend this attack.", (card_ref(c),))
        if limits.none is not None and limits.none.fits(f, icons=icons):
            return Reason("OP25-BATT-78", "{0} cannot defend this attack.", (card_ref(c),))
        if limits.with_universe and f.kind not in (POWER, BASIC, TRAINING):
            return Reason("OP25-BATT-78", "Only a Power card with a Universe card can defend this attack.")
        if limits.no_block is not None and blocks and limits.no_block.fits(f, icons=icons):
            return Reason("OP25-BATT-78", "{0} cannot block this attack.", (card_ref(c),))
        return None
