"""Damage: packets that land together, after modifiers, absorbers and shields (OW-DAMAGE-01 to -04).

`Damage` fixes the amounts, `Absorb` asks the defender about tokens that may stand in for a Hero of their row,
`Land` puts the counters down. Defeats are the standing check's business.
"""

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.heroes import can_be_hurt, has, heroes, is_up, side_of_hero
from overtable.games.overwatch.kinds import BARRIER, BOOST, DISCORD, EXPOSED, FROZEN, GUARD, PARTICLE, SHELTER
from overtable.games.overwatch.state import Overwatch
from overtable.kernel.effect import Effect, change, end
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number

Packet = tuple[int, int, int]
"""A victim, an amount and flags: one packet for each Hero and ability."""

IGNORING_SHIELDS = 1
SYNERGY_DAMAGE = 2

TAKE = Option("take")


class Damage(Frame[Overwatch], frozen=True):
    """An ability or a token deals damage. The source is a Hero's card."""

    source: int
    packets: tuple[Packet, ...]

    def run(self, s: Overwatch) -> None:
        landing = []
        for victim, amount, flags in self.packets:
            if can_be_hurt(s, victim):
                landing.append((victim, modified(s, self.source, victim, amount), flags))
        if landing:
            do(s, Absorb(self.source, tuple(landing)))


def modified(s: Overwatch, source: int, victim: int, amount: int) -> int:
    """The packet after additions and Protective Barrier (OW-DAMAGE-01 to -03)."""
    if amount <= 0:
        return 0
    line = line_of(s.at[victim])
    if s.kinds >> EXPOSED & 1:
        amount += sum([1 for e in s.effects if e.kind == EXPOSED and e.subject == line])
    if s.kinds >> DISCORD & 1:
        amount += sum([1 for e in s.effects if e.kind == DISCORD and e.subject == victim])
    if s.kinds >> BOOST & 1:
        amount += sum([1 for e in s.effects if e.kind == BOOST and e.subject == source])
    if s.kinds >> BARRIER & 1:
        row = heroes(s, line)
        amount = max(1, amount - sum([1 for e in s.effects if e.kind == BARRIER and e.subject in row]))
    return amount


def absorbers(s: Overwatch, victim: int) -> list[tuple[int, int]]:
    """What may absorb for this Hero: the card that brought the tokens, and how many there are (OW-SHIELD-06)."""
    if not s.kinds & (1 << GUARD | 1 << SHELTER):
        return []
    line = line_of(s.at[victim])
    found = []
    for e in s.effects:
        if e.kind == SHELTER and e.subject == line and e.amount:
            found.append((e.source, e.amount))
        elif e.kind == GUARD and e.subject != victim and can_guard(s, e.subject, line):
            found.append((e.subject, s.shields[e.subject]))
    return found


def can_guard(s: Overwatch, card: int, line: int) -> bool:
    """Whether Reinhardt or Winston stands in this line with shields to spare."""
    return is_up(s, card) and line_of(s.at[card]) == line and s.shields[card] > 0 and not has(s, FROZEN, card)


class Absorb(Frame[Overwatch], frozen=True):
    """The defender may let Sigma's pool or a guard's shields take damage for a Hero of their row (OW-SHIELD-06)."""

    source: int
    packets: tuple[Packet, ...]
    i: int = 0

    def asks(self, s: Overwatch) -> Seats:
        if self.i < len(self.packets):
            victim, amount, flags = self.packets[self.i]
            if amount and not flags & IGNORING_SHIELDS and absorbers(s, victim):
                return 1 << side_of_hero(s, victim)
        return 0

    def run(self, s: Overwatch) -> None:
        if self.i + 1 < len(self.packets) and s.kinds & (1 << GUARD | 1 << SHELTER):
            do(s, Absorb(self.source, self.packets, self.i + 1))
        else:
            land(s, self.source, self.packets)

    def prompt(self, s: Overwatch, seat: int) -> Message:
        victim, amount, _ = self.packets[self.i]
        return Message("{0} is dealt {1} damage: absorb it with tokens of the row?", (card_ref(victim), amount))

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        victim, amount, _ = self.packets[self.i]
        found = [TAKE]
        for card, tokens in absorbers(s, victim):
            found += [Option("absorb", (card_ref(card), number(n))) for n in range(1, min(amount, tokens) + 1)]
        return found

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        victim, amount, flags = self.packets[self.i]
        if option == TAKE:
            s.stack.pop()
            self.run(s)
            return
        card, n = option.refs[0] & 0xFFF, option.refs[1] & 0xFFF
        spend(s, card, line_of(s.at[victim]), n)
        emit(s, "absorbed", card_ref(card), card_ref(victim), number(n))
        packets = (*self.packets[: self.i], (victim, amount - n, flags), *self.packets[self.i + 1 :])
        s.stack[-1] = Absorb(self.source, packets, self.i)


def spend(s: Overwatch, card: int, line: int, n: int) -> None:
    """Use up tokens that absorb: of Sigma's pool in this line, or the shields on the guard itself."""
    for e in s.effects:
        if e.kind == SHELTER and e.source == card and e.subject == line:
            lower(s, e, n)
            return
    lose_shields(s, card, n)


def lower(s: Overwatch, effect: Effect, n: int) -> None:
    """Take tokens away; the last one takes the effect along."""
    if effect.amount > n:
        change(s, effect, effect.amount - n)
    else:
        end(s, lambda e: e is effect)


def lose_shields(s: Overwatch, card: int, n: int) -> None:
    """Take shield tokens off a Hero; with the last one a guard can absorb for nobody any more."""
    s.shields[card] = max(0, s.shields[card] - n)
    if not s.shields[card] and s.kinds >> GUARD & 1:
        end(s, lambda e: e.kind == GUARD and e.subject == card)


def soak(s: Overwatch, card: int, amount: int) -> int:
    """What is left of a packet after the Hero's Zarya tokens and shields (OW-SHIELD-01, -02, -08)."""
    if s.kinds >> PARTICLE & 1:
        for e in [e for e in s.effects if e.kind == PARTICLE and e.subject == card]:
            used = min(amount, e.amount)
            if used:
                lower(s, e, used)
                amount -= used
    used = min(amount, s.shields[card])
    if used:
        lose_shields(s, card, used)
        amount -= used
    return amount


def land(s: Overwatch, source: int, packets: tuple[Packet, ...]) -> None:
    """All packets of one ability land together (OW-DEFEAT-10)."""
    s.striker = source
    s.dirty = 1
    for victim, amount, flags in packets:
        if flags & SYNERGY_DAMAGE:  # OW-DAMAGE-09: even if shields take the damage
            drain(s, line_of(s.at[victim]), 1)
        hurt = amount if flags & IGNORING_SHIELDS else soak(s, victim, amount)
        s.damage[victim] = min(255, s.damage[victim] + hurt)
        emit(s, "damaged", card_ref(victim), number(hurt), number(amount - hurt))


def drain(s: Overwatch, line: int, n: int) -> None:
    """Take Synergy from a row, at most what it holds (OW-SYN-04)."""
    s.synergy[line] = max(0, s.synergy[line] - n)
