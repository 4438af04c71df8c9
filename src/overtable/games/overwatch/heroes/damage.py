"""Damage: packets that land together, after additions, absorbers and shields, in this order (OW-DAMAGE-04).

`Damage` fixes the amounts, `Absorb` asks the defender about tokens that may stand in for a Hero of their row,
`land` puts the counters down. Defeats are the standing check's business.
"""

from typing import ClassVar

import msgspec

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.heroes.counters import drain, hurt, lose_shields, lower, soak
from overtable.games.overwatch.heroes.reach import refuse_actions
from overtable.games.overwatch.heroes.said import source_of
from overtable.games.overwatch.heroes.standing import can_be_hurt, heroes, is_immune, is_up, side_of_hero
from overtable.games.overwatch.state import Overwatch, owner
from overtable.games.overwatch.tokens import BARRIER, BOOST, DISCORD, EXPOSED, GUARD, SHELTER, mask
from overtable.kernel.effect import present
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, Window, do, go_on_as
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.picks import TAKE_BACK
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of, number

TAKE = Option("take")

DAMAGE_TOKENS = mask(EXPOSED, DISCORD, BARRIER)
ABSORBERS = mask(GUARD, SHELTER)


class Packet(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What one Hero is dealt by one ability or token (OW-DAMAGE-01)."""

    victim: int
    amount: int
    ignoring_shields: bool = False
    synergy_damage: bool = False

    def of(self, amount: int) -> "Packet":
        """The same packet with another amount."""
        return Packet(self.victim, amount, self.ignoring_shields, self.synergy_damage)


class Damage(Frame[Overwatch], frozen=True):
    """An ability or a token deals damage. The source is a Hero's card."""

    source: int
    packets: tuple[Packet, ...]
    boost: int = -1
    """What Mercy's token adds where it was counted before: a source that has left the board carries none."""

    def run(self, s: Overwatch) -> None:
        boost = boost_on(s, self.source) if self.boost < 0 else self.boost
        landing = [modified(s, p, boost) for p in self.packets if can_be_hurt(s, p.victim)]
        # OW-DAMAGE-09: immunity keeps a Hero from damage (OW-DAMAGE-11), and its row from nothing
        landing += [p.of(0) for p in self.packets if p.synergy_damage and is_immune(s, p.victim)]
        if landing:
            absorb_or_land(s, self.source, tuple(landing))


def absorb_or_land(s: Overwatch, source: int, packets: tuple[Packet, ...], i: int = 0) -> None:
    """The defender decides about these packets, from one of them on, where anything could absorb."""
    if s.kinds & ABSORBERS and i < len(packets):
        do(s, Absorb(source, packets, i))
    else:
        land(s, source, packets)


def boost_on(s: Overwatch, source: int) -> int:
    """What Mercy's token on a Hero adds to the damage it deals (OW-DAMAGE-01)."""
    return sum(1 for e in s.effects if e.kind == BOOST and e.subject == source) if present(s, BOOST) else 0


def modified(s: Overwatch, packet: Packet, boost: int) -> Packet:
    """The packet after all additions (OW-DAMAGE-01), and then Protective Barrier (OW-DAMAGE-02)."""
    amount, victim = packet.amount, packet.victim
    if amount <= 0:
        return packet.of(0)  # OW-DAMAGE-03
    if not s.kinds & DAMAGE_TOKENS:
        return packet.of(amount + boost) if boost else packet
    line = line_of(s.at[victim])
    amount += boost
    for e in s.effects:
        if (e.kind == EXPOSED and e.subject == line) or (e.kind == DISCORD and e.subject == victim):
            amount += 1
        elif e.kind == BARRIER and e.subject in heroes(s, line):
            amount -= 1
    return packet.of(max(1, amount))


def absorbers(s: Overwatch, victim: int) -> list[tuple[int, int]]:
    """What may absorb for this Hero: the card that brought the tokens, and how many there are (OW-SHIELD-06)."""
    if not s.kinds & ABSORBERS:
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
    """Whether Reinhardt or Winston stands in this line with shields to spare.

    Also frozen: it is the player who lets the tokens absorb, and a freeze takes none of them away (OW-DAMAGE-10).
    """
    return is_up(s, card) and line_of(s.at[card]) == line and s.shields[card] > 0


class Absorb(Frame[Overwatch], frozen=True):
    """The defender may let Sigma's pool or a guard's shields take damage for a Hero of their row (OW-SHIELD-06)."""

    about: ClassVar[tuple[str, str] | None] = ("OW-SHIELD-06", "{0} holds no tokens that may absorb this damage.")
    window = Window("take", "Shields beside a Hero of yours could absorb damage")
    others_choose: ClassVar[Reason] = Reason("OW-SHIELD-06", "The other player decides first what absorbs the damage.")

    source: int
    packets: tuple[Packet, ...]
    i: int = 0
    picks: tuple[tuple[int, int], ...] = ()
    """What is to absorb of this packet: the card that brought the tokens, and how many of them; by arrival."""

    def left(self) -> int:
        """What is left of the packet."""
        return self.packets[self.i].amount - sum(n for _, n in self.picks)

    def spare(self, s: Overwatch) -> list[tuple[int, int]]:
        """What may still absorb for this Hero, and how many tokens there are."""
        found = absorbers(s, self.packets[self.i].victim)
        if self.picks:
            found = [(card, tokens - sum(n for c, n in self.picks if c == card)) for card, tokens in found]
        return [(card, tokens) for card, tokens in found if tokens]

    def asks(self, s: Overwatch) -> Seats:
        packet = self.packets[self.i]
        if packet.ignoring_shields or not self.left() or not self.spare(s):  # OW-SHIELD-05
            return 0
        return 1 << side_of_hero(s, packet.victim)

    def run(self, s: Overwatch) -> None:
        packets = self.packets
        if self.picks:
            packet = packets[self.i]
            for card, n in self.picks:
                spend(s, card, line_of(s.at[packet.victim]), n)
                emit(s, "absorbed", card_ref(card), card_ref(packet.victim), number(n))
            packets = (*packets[: self.i], packet.of(self.left()), *packets[self.i + 1 :])
        absorb_or_land(s, self.source, packets, self.i + 1)

    def says_of(self, s: Overwatch, option: Option) -> Message | None:
        if option == TAKE:
            return Message("Take {0} damage", (self.left(),))
        if option.verb != "absorb":
            return None
        card, n = index_of(option.refs[0]), index_of(option.refs[1])
        held = dict(self.spare(s)).get(card, 0)
        return Message("Absorb {0} with tokens of {1} ({2} there)", (n, option.refs[0], held))

    def prompt(self, s: Overwatch, seat: int) -> Message:
        victim, source = (card_ref(self.packets[self.i].victim), self.source)
        if source < 0:
            return Message("Your {0} is dealt {1} damage: do tokens of its row absorb it?", (victim, self.left()))
        text = "{2} {3} deals {1} damage to your {0}: do tokens of its row absorb it?"
        side = "Your" if owner(s, source) == seat else "The enemy"
        return Message(text, (victim, self.left(), side, card_ref(source)))

    def asked_by(self, s: Overwatch, seat: int) -> Source:
        return source_of(s, self.order(s)[0], "absorb damage")

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        if no is not None:
            refuse_actions(no)
            self.refuse(s, no)
        return [TAKE, *self.absorbing(s, onward=True)]

    def refuse(self, s: Overwatch, no: Refusals) -> None:
        """Guards that may not absorb for this Hero; and more than there is."""
        packet = self.packets[self.i]
        for card in [e.subject for e in s.effects if e.kind == GUARD]:
            who = (card_ref(card),)
            if card == packet.victim:
                why = Reason(
                    "OW-SHIELD-06", "{0} is dealt the damage: its shields are used after all that absorbs.", who
                )
            else:
                why = Reason("OW-SHIELD-06", "{0} guards another row.", who)
            if card not in self.order(s):
                no.append((Option("absorb", who), why))
        for card, most in self.spare(s):
            why = Reason(
                "OW-SHIELD-01",
                "Each token absorbs 1 damage: {0} holds {1}, and {2} is left.",
                (card_ref(card), most, self.left()),
            )
            no.append((Option("absorb", (card_ref(card),)), why))

    def besides(self, s: Overwatch, seat: int) -> list[Option]:
        back = [Option(TAKE_BACK, option.refs) for option in dict.fromkeys(self.picked(s, seat))]
        return [*self.absorbing(s, onward=False), *back]

    def absorbing(self, s: Overwatch, onward: bool) -> list[Option]:
        """Tokens that may absorb some of it: of cards that come after those picked, or of the others."""
        spare = self.spare(s)
        passed = self.order(s).index(self.picks[-1][0]) if self.picks else -1
        there = [(card, most) for card, most in spare if (self.order(s).index(card) > passed) == onward]
        return [
            Option("absorb", (card_ref(card), number(n)))
            for card, most in there
            for n in range(1, min(self.left(), most) + 1)
        ]

    def order(self, s: Overwatch) -> list[int]:
        return [card for card, _ in absorbers(s, self.packets[self.i].victim)]

    def picked(self, s: Overwatch, seat: int) -> tuple[Option, ...]:
        return tuple(Option("absorb", (card_ref(card), number(n))) for card, n in self.picks)

    def range(self, s: Overwatch, seat: int) -> tuple[int, int]:
        packet = self.packets[self.i]
        return 0, min(packet.amount, sum(tokens for _, tokens in absorbers(s, packet.victim)))

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        if option == TAKE:
            s.stack.pop()
            self.run(s)
            return
        one, order, picks = (index_of(option.refs[0]), index_of(option.refs[1])), self.order(s), list(self.picks)
        if option.verb == TAKE_BACK:
            picks.remove(one)
        else:
            picks.append(one)
        by_arrival = sorted(picks, key=lambda pick: (order.index(pick[0]), pick[1]))
        go_on_as(s, Absorb(self.source, self.packets, self.i, tuple(by_arrival)))


def spend(s: Overwatch, card: int, line: int, n: int) -> None:
    """Use up tokens that absorb: of Sigma's pool in this line, or the shields on the guard itself."""
    for e in s.effects:
        if e.kind == SHELTER and e.source == card and e.subject == line:
            lower(s, e, n)
            return
    lose_shields(s, card, n)


def land(s: Overwatch, source: int, packets: tuple[Packet, ...]) -> None:
    """All packets of one ability land together; then defeats are checked (OW-DEFEAT-10)."""
    s.striker = source
    s.dirty = 1
    for packet in packets:
        victim, amount = packet.victim, packet.amount
        if packet.synergy_damage:  # OW-DAMAGE-09: even if shields take the damage
            drain(s, line_of(s.at[victim]), 1)
        # OW-SHIELD-05: what ignores shields passes them all; OW-SHIELD-02: what they leave goes to Health
        through = amount if packet.ignoring_shields else soak(s, victim, amount)
        hurt(s, victim, through)
        by = (card_ref(source),) if source >= 0 else ()
        emit(s, "damaged", card_ref(victim), number(through), number(amount - through), *by)
