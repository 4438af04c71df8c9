"""Diverting an attack, and Defend!."""

import msgspec

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.book.glossary import BLOCKED, DIVERT, RESOLVE_WORD, UNAVOIDABLE, WAS_BLOCKED
from overtable.games.powerup.chain.conditions import happen
from overtable.games.powerup.chain.respond import DECLINE
from overtable.games.powerup.combat.fight import going_on
from overtable.games.powerup.inplay.figures import could_have, has, is_stunned
from overtable.games.powerup.inplay.out_of_time import out_of_time
from overtable.games.powerup.state import (
    ATTACHED,
    ATTACK,
    BATTLE,
    DEFENDED,
    DIVERTED,
    GRANT,
    KNELT,
    TEAM_UP,
    PowerUp,
    heroes_of,
    in_play,
    seat_of,
    zone,
)
from overtable.games.powerup.wounds.hq import guards_left
from overtable.games.powerup.wounds.wound import burns
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, Window
from overtable.kernel.language import clause_in
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card, index_of

LET = Option("let_through")


class DivertChance(Frame[PowerUp], frozen=True):
    """Divert: before Defend!, once a round, an attack on one of your Heroes is moved to another of them (PU-KEY-15)."""

    about = ("PU-KEY-15", "{0} can neither divert the attack nor take it over.")
    window = Window("decline", "An attack on a Hero of yours could be diverted")
    seat: int

    def _diverters(self, s: PowerUp) -> list[int]:
        f = s.fight
        if f is None or not going_on(s) or not in_play(s, f.target) or not could_have(s, DIVERT):
            return []
        if f.kind == ATTACK and has(s, f.attacker, UNAVOIDABLE):  # PU-KEY-36
            return []
        able = [h for h in heroes_of(s, self.seat) if not s.flags[h] & DIVERTED]
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
        if no is not None:
            no += out_of_time(s, seat, "divert")
        found = [DECLINE]
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
        assert s.fight is not None
        text = "{0} attacks {1}: do you divert the attack to another Hero of yours?"
        return Message(text, (card(s.fight.attacker), card(s.fight.target)))

    def asked_by(self, s: PowerUp, seat: int) -> Source:
        """The card that says Divert; where a copy gives it, the one that copied."""
        diverters = self._diverters(s)
        gave = [e.source for e in s.effects if e.kind == GRANT and e.amount & DIVERT and e.subject in diverters]
        lying = [*s.zones[zone(seat, ATTACHED)], *s.zones[zone(seat, BATTLE)][-1:]]
        for said in ("Divert", "Copy"):
            for c in (*diverters, *gave, *lying, *heroes_of(s, seat)):
                if clause := clause_in(face(s, c).text, said):
                    return Source(card(c), clause)
        return Source(card(diverters[0]))


class Defend(Frame[PowerUp], frozen=True):
    """Defend!: the attacked character, standing, may kneel and block, or let the attack through (PU-COMBAT-05). If it
    cannot block, nobody is asked: it goes unharmed, and the attack through (PU-COMBAT-08)."""

    about = ("PU-COMBAT-06", "{0} is not attacked: only the attacked Hero itself may block.")
    window = Window("let_through", "A Hero of yours is attacked and could block")
    seat: int

    def can_block(self, s: PowerUp) -> bool:
        f = s.fight
        if f is None or not going_on(s) or not in_play(s, f.target) or seat_of(s, f.target) != self.seat:
            return False  # nobody was aimed at: Invisible (PU-KEY-22), no character in play (PU-COMBAT-09)
        if s.flags[f.target] & KNELT or is_stunned(s, f.target):  # PU-KEY-33, PU-COMBAT-04
            return False
        if s.flags[f.target] & DEFENDED and has(s, f.target, RESOLVE_WORD):  # PU-KEY-27
            return False
        return not has(s, f.attacker, UNAVOIDABLE)  # PU-KEY-36

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if self.can_block(s) else 0

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
            no += out_of_time(s, seat, "block")
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
        if not has(s, t, RESOLVE_WORD):  # PU-KEY-02, PU-KEY-26
            s.flags[t] |= KNELT
        emit(s, "block", card(t), card(f.attacker))
        burns(s, t)  # PU-KEY-10: also if it falls by it, its block protects the HQ
        happen(s, BLOCKED, seat)
        happen(s, WAS_BLOCKED, 1 - seat)

    def says_of(self, s: PowerUp, option: Option) -> Message | None:
        if option == LET:
            spared = s.fight is None or s.fight.hq_spared or guards_left(s, self.seat) > 0
            return Message("No block: the Wound is negated" if spared else "No block: your HQ takes 1 Wound")
        return Message("Block with {0}", option.refs) if option.verb == "block" and option.refs else None

    def prompt(self, s: PowerUp, seat: int) -> Message:
        assert s.fight is not None
        text = "{0} attacks {1}: block, or let it through to your HQ?"
        return Message(text, (card(s.fight.attacker), card(s.fight.target)))
