"""One fight of Combat!, step by step: diverting, Defend!, Powers!, Resolve Combat! and Aftermath!."""

import msgspec

from overtable.games.powerup.chain import put_on_chain
from overtable.games.powerup.happen import happen
from overtable.games.powerup.passives import DIVERT, RESOLVE_WORD, SPEEDSTER, STRIKE_FIRST, UNAVOIDABLE
from overtable.games.powerup.printed import face
from overtable.games.powerup.state import (
    ATTACK,
    BLOCKED,
    DEFENDED,
    DIVERTED,
    HQ_HIT,
    KNELT,
    STUNNED,
    TEAM_UP,
    WAS_BLOCKED,
    Fight,
    PowerUp,
    heroes_of,
    in_play,
    seat_of,
)
from overtable.games.powerup.stats import Sheet, could_have, has, sheet
from overtable.games.powerup.use import announce, could_use, usable
from overtable.games.powerup.wounds import compare, fatal, slain, wound, wound_hq
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of

DONE = Option("done")
LET = Option("let_through")


def going_on(s: PowerUp) -> bool:
    """Whether the attack still stands: nobody dodged it and the attacker is there (PU-COMBAT-16)."""
    f = s.fight
    return f is not None and not f.over and in_play(s, f.attacker) and seat_of(s, f.attacker) == f.seat


class DivertChance(Frame[PowerUp], frozen=True):
    """Divert: once a round an attack on one of your Heroes is moved to another of them (PU-KEY-15)."""

    seat: int

    def _diverters(self, s: PowerUp) -> list[int]:
        f = s.fight
        if f is None or not going_on(s) or f.target < 0 or not in_play(s, f.target):
            return []
        if not could_have(s, DIVERT):
            return []
        if f.kind == ATTACK and has(s, f.attacker, UNAVOIDABLE):
            return []
        able = [h for h in heroes_of(s, self.seat) if not s.flags[h] & (DIVERTED | STUNNED)]
        return [h for h in able if has(s, h, DIVERT)]

    def _to(self, s: PowerUp) -> list[int]:
        """Another character of the diverting player; for a Team-Up one that outranks the pair (PU-TEAMUP-07)."""
        f = s.fight
        assert f is not None
        least = max(face(s, f.attacker).stars, face(s, f.partner).stars) + 1 if f.kind == TEAM_UP else 1
        return [h for h in heroes_of(s, self.seat) if h != f.target and face(s, h).stars >= least]

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if self._diverters(s) and self._to(s) else 0

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        found = [Option("decline")]
        for d in self._diverters(s):
            found += [Option("divert", (card(d), card(h))) for h in self._to(s)]
        return found

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        f = s.fight
        if option.verb == "divert" and f is not None:
            s.flags[index_of(option.refs[0])] |= DIVERTED
            target = index_of(option.refs[1])
            s.fight = msgspec.structs.replace(f, target=target)
            emit(s, "divert", *option.refs)

    def prompt(self, s: PowerUp, seat: int) -> Message:
        return Message("You may divert the attack to another Hero of yours.")


class Defend(Frame[PowerUp], frozen=True):
    """Defend!: the attacked character, standing, may kneel and block, or let it through (PU-COMBAT-05, 06)."""

    seat: int

    def _why_not(self, s: PowerUp) -> Reason | None:
        f = s.fight
        if (
            f is None
            or not going_on(s)
            or f.target < 0
            or not in_play(s, f.target)
            or seat_of(s, f.target) != self.seat
        ):
            return Reason("PU-KEY-22", "There is nobody who could block.")
        t = f.target
        flags = s.flags[t]
        if flags & STUNNED:
            return Reason("PU-KEY-33", "{0} is stunned.", (card(t),))
        if flags & KNELT:
            return Reason("PU-COMBAT-04", "{0} kneels.", (card(t),))
        if flags & DEFENDED and has(s, t, RESOLVE_WORD):
            return Reason("PU-KEY-27", "{0} has defended this round.", (card(t),))
        if has(s, f.attacker, UNAVOIDABLE):
            return Reason("PU-KEY-36", "The attack of {0} is unavoidable.", (card(f.attacker),))
        return None

    def asks(self, s: PowerUp) -> Seats:
        return 0 if self._why_not(s) else 1 << self.seat

    def run(self, s: PowerUp) -> None:
        if s.fight is not None:
            s.fight = msgspec.structs.replace(s.fight, decided=True)

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        assert s.fight is not None
        if no is not None:
            for h in heroes_of(s, seat):
                if h != s.fight.target:
                    reason = Reason("PU-COMBAT-06", "Only the attacked Hero itself may block.")
                    no.append((Option("block", (card(h),)), reason))
        return [Option("block", (card(s.fight.target),)), LET]

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        f = s.fight
        assert f is not None
        if option.verb != "block":
            emit(s, "let_through", card(f.attacker))
            self.run(s)
            return
        s.fight = msgspec.structs.replace(f, decided=True, blocked=True)
        t = f.target
        s.flags[t] |= DEFENDED
        if not has(s, t, RESOLVE_WORD):  # PU-KEY-02, 26
            s.flags[t] |= KNELT
        emit(s, "block", card(t), card(f.attacker))
        if s.burn[t]:
            wound(s, t, 1)  # PU-KEY-10
        happen(s, BLOCKED, seat)
        happen(s, WAS_BLOCKED, 1 - seat)

    def prompt(self, s: PowerUp, seat: int) -> Message:
        assert s.fight is not None
        text = "{0} attacks {1}: block, or let it through to your HQ?"
        return Message(text, (card(s.fight.attacker), card(s.fight.target)))


class Powers(Frame[PowerUp], frozen=True):
    """Powers!: one card or effect each in turn, the attacking player first, until both are done (PU-COMBAT-10)."""

    seat: int
    passes: int

    def asks(self, s: PowerUp) -> Seats:
        if s.fight is None or s.fight.over or (s.fight.kind == ATTACK and not going_on(s)):
            return 0
        return 1 << self.seat if could_use(s, self.seat, False) else 0

    def run(self, s: PowerUp) -> None:
        if self.passes == 0:
            do(s, Powers(1 - self.seat, 1))

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        return [DONE, *usable(s, seat, False, no)]

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "done":
            self.run(s)
            return
        do(s, Powers(1 - seat, 0))
        put_on_chain(s, announce(s, seat, option))

    def prompt(self, s: PowerUp, seat: int) -> Message:
        return Message("Powers!: use one card or effect ({0} Power energy), or be done.", (s.power[seat],))


class ResolveCombat(Frame[PowerUp], frozen=True):
    """Resolve Combat!: the Heroes wound each other, or the HQ takes 1 Wound (PU-COMBAT-07, 08, 11)."""

    def run(self, s: PowerUp) -> None:
        s.hold = 1
        f = s.fight
        if f is None or not going_on(s):
            return
        if f.blocked:
            if in_play(s, f.target) and seat_of(s, f.target) != f.seat:
                strike(s, f)
        elif not f.hq_spared and wound_hq(s, 1 - f.seat, unavoidable=has(s, f.attacker, UNAVOIDABLE)):
            happen(s, HQ_HIT, f.seat)


def strike(s: PowerUp, f: Fight) -> None:
    to_blocker, to_attacker = blows(s, sheet(s), f)
    wound(s, f.target, to_blocker)
    wound(s, f.attacker, to_attacker)


def blows(s: PowerUp, rows: Sheet, f: Fight) -> tuple[int, int]:
    """The Wounds to the blocker and to the attacker, negated ones apart: by the usual comparison, at the same time
    unless one of them strikes first (PU-COMBAT-11, PU-KEY-31, 32)."""
    a, b = f.attacker, f.target
    mine, theirs = rows[a], rows[b]
    hit = compare(s, mine.atk, theirs.dfn)
    to_b = slain(hit, mine, face(s, b).types)
    if mine.keywords & SPEEDSTER:
        to_b += hit  # PU-KEY-29: the second hit; Slayer counts for the first only
    to_a = slain(compare(s, theirs.atk, mine.dfn), theirs, face(s, a).types)
    to_b, to_a = (0 if b in f.spared else to_b), (0 if a in f.spared else to_a)
    first_a, first_b = mine.keywords & STRIKE_FIRST, theirs.keywords & STRIKE_FIRST
    if first_a and not first_b and fatal(s, b, to_b, theirs):
        return to_b, 0
    if first_b and not first_a and fatal(s, a, to_a, mine):
        return 0, to_a
    return to_b, to_a


class Aftermath(Frame[PowerUp], frozen=True):
    """Aftermath!: characters whose Wounds reach their Health leave play now (PU-COMBAT-12)."""

    def run(self, s: PowerUp) -> None:
        s.hold = 0
        s.fight = None
        s.dirty = 1
