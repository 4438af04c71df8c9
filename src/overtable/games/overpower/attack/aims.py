"""At whom an attack may be aimed: one generator for all that is played (OP25-BATT-60, OP25-BATT-84)."""

from overtable.games.overpower.attack.facts import ATTACK_RESERVE, Gathered, asks_for_character
from overtable.games.overpower.attack.forced import FORCED, must_be_on, toll_payable
from overtable.games.overpower.attack.users import User
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.book.icons import TYPES, mask
from overtable.games.overpower.inplay.bans import banned
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_BAN
from overtable.games.overpower.inplay.legality import playable_types
from overtable.games.overpower.inplay.protection import keeps_away, kept_off
from overtable.games.overpower.inplay.queries import allowed, permissions, rank
from overtable.games.overpower.state import CHARACTERS, RESERVE, ZONES
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import BITS, CARD, index_of
from overtable.kernel.refs import card as card_ref


class Aimed(Gathered):
    """What was gathered for a question, and the targets that each attack may have."""

    def why_not_target(self, t: int, icons: int, kind: int, universe: bool, f: Face, ignores: bool) -> Reason | None:
        """OP25-BATT-84: whether a character may be the target of such an attack."""
        s = self.s
        kind = self.acting(f, kind, t)
        if not ignores and t in self.hidden_by:
            e = self.hidden_by[t]
            return Reason("OP25-INTER-11", "{0} may not be attacked before {1} is.", (card_ref(t), card_ref(e.source)))
        for e in self.shields.get(t, ()):
            if ignores and rank(s, e.source) >= 5:
                continue  # OP25-INTER-08, OP25-INTER-09
            attack = (icons, kind, universe)
            # OP25-INTER-06: what was in play before
            if any(keeps_away(s, word_of(e), t, e.also, g, attack) for g in (f, *self.joined)):
                text = "{0} may not be attacked so while {1} is in play."
                return Reason("OP25-BATT-84", text, (card_ref(t), card_ref(e.source)))
        return None

    def acting(self, f: Face, kind: int, t: int) -> int:
        """The type as which a card acts against this target (OP25-CARD-35)."""
        other = f.card.level_if if f.words else None
        if other is None or not other.when.holds(self.s, self.seat, t) or (kind >= 0 and mask(other.icons) >> kind & 1):
            return kind
        return -1

    def aim(
        self, head: tuple[int, ...], u: User, icons: int, kind: int, f: Face, universe: bool, tail: tuple[int, ...] = ()
    ) -> None:
        """Offer the attack on every legal target (OP25-BATT-60, OP25-BATT-84, OPC-BATT-04)."""
        out = self.out
        reach = self.targets
        if self.unhindered and not (f.words and f.card.reach):
            out += [Option("attack", (*head, ref, *tail)) for ref in self.target_refs]
        elif u.swarm >= 0 and not f.ignores:
            self.aim_at_cards([u.swarm], head, f, tail)
            return
        else:
            reach = self.aim_as_allowed(head, u, icons, kind, f, universe, tail)
        if self.site >= 0 and f.numeric:
            out.append(Option("attack", (*head, card_ref(self.site), *tail)))
        if self.no is not None:
            self.refuse_others(head, reach)

    def refuse_others(self, head: tuple[int, ...], reach: list[int]) -> None:
        """Why those cannot be attacked whom nothing in play protects."""
        if self.grant.not_target >= 0:
            was = card_ref(self.grant.not_target)
            self.refuse((*head, was), Reason("OP25-BATT-60", "This attack may not be made on {0}.", (was,)))
        for t in self.s.zones[(1 - self.seat) * ZONES + RESERVE]:
            if t not in reach:
                reason = Reason("OP25-BATT-45", "{0} is in Reserve and cannot be attacked so.", (card_ref(t),))
                self.refuse((*head, card_ref(t)), reason)

    def aim_as_allowed(
        self,
        head: tuple[int, ...],
        u: User,
        icons: int,
        kind: int,
        f: Face,
        universe: bool,
        tail: tuple[int, ...],
    ) -> list[int]:
        """Offer the attack where cards in play have a say in who may be attacked; returns who was within reach."""
        out, ignores = self.out, f.ignores
        reach = self.targets
        if self.grant.target < 0 and not self.grant.at_reserve and self.reaches(f, u, kind):
            there = self.s.zones[(1 - self.seat) * ZONES + RESERVE]  # OP25-BATT-45, OPC-RESERVE-01
            reach = reach + [t for t in there if t != self.grant.not_target]
        if self.s.kinds >> K_BAN & 1:
            reach = self.not_banned(reach, head, u, universe)
        if self.s.kinds & FORCED:
            reach = self.forced(reach, head, u, icons, kind, universe, f)
        if not self.guarded:
            for t in reach:
                out.append(Option("attack", (*head, CARD << BITS | t, *tail)))
            return reach
        for t in reach:
            why = self.why_not_target(t, icons, kind, universe, f, ignores)
            if why is None and not ignores and kept_off(self.s, u.ch, t):
                why = Reason("OP25-BATT-78", "{0} may not attack {1}.", (u.ref, card_ref(t)))
            if why is None:
                out.append(Option("attack", (*head, CARD << BITS | t, *tail)))
            else:
                self.refuse((*head, card_ref(t)), why)
        far = [self.hidden_by[t].source for t in reach if t in self.hidden_by and t not in self.targets]
        self.aim_at_cards([*self.cards, *far], head, f, tail)
        return reach

    def aim_at_cards(self, cards: list[int], head: tuple[int, ...], f: Face, tail: tuple[int, ...]) -> None:
        """Offer the attack on cards that are attacked in the stead of a character (OP25-KO-26)."""
        for c in cards:
            refs = (*head, card_ref(c))
            if self.s.rules.cards_take_every_attack or not asks_for_character(f):
                self.out.append(Option("attack", (*refs, *tail)))
            else:
                self.refuse(refs, Reason("OPC-BATT-19", "{0} is for a character, not for {1}.", (refs[0], refs[-1])))

    def reaches(self, f: Face, u: User, kind: int) -> bool:
        """Whether the Reserve character may be the target: by the card itself, or by what is in play for its user."""
        if f.words and f.card.reach:
            return True
        if not self.s.kinds & ATTACK_RESERVE or not allowed(self.s, "attack_reserve", u.ch, f):
            return False
        if f.kind != fc.POWER or len(f.types) == 1:
            return True
        # OPC-CARD-03: a MultiPower card is used as a type that the user has the rating for
        types = (kind,) if kind >= 0 else playable_types(self.s, f, u.grid, u.ch)
        can = mask(tuple(TYPES[t] for t in types))
        asked = [word_of(e).which.icons for e in permissions(self.s, "attack_reserve", u.ch)]
        return any(not icons or mask(icons) & can for icons in asked)

    def forced(
        self, reach: list[int], head: tuple[int, ...], u: User, icons: int, kind: int, universe: bool, f: Face
    ) -> list[int]:
        """Those on whom cards in play say that such an attack must be made; nobody, if its price cannot be paid."""
        cards = [index_of(r) for r in head if index_of(r) >= CHARACTERS]
        if not toll_payable(self.s, self.seat, u.ch, cards):
            return []
        open_to = [t for t in reach if self.why_not_target(t, icons, kind, universe, f, f.ignores) is None]
        return must_be_on(self.s, self.seat, cards, reach, open_to)

    def not_banned(self, reach: list[int], head: tuple[int, ...], u: User, universe: bool) -> list[int]:
        """The targets against whom nothing forbids these cards."""
        s = self.s
        cards = [index_of(r) for r in head if index_of(r) >= CHARACTERS]
        follows = universe and not any(s.faces[s.printing[c]].universe for c in cards)
        kept = []
        for t in reach:
            c = next((c for c in cards if banned(s, u.ch, c, "attack", t, follows)), -1)
            if c < 0:
                kept.append(t)
            else:
                text = "{0} may not attack {1} with {2}."
                self.refuse((*head, card_ref(t)), Reason("OP25-BATT-78", text, (u.ref, card_ref(t), card_ref(c))))
        return kept

    def keep_fitting(self, start: int, f: Face) -> None:
        when = f.card.target_if
        kept = []
        for o in self.out[start:]:
            t = index_of(o.refs[2])
            if when.holds(self.s, self.seat, t):
                kept.append(o)
            else:
                self.refuse(o.refs, Reason("OP25-BATT-84", "{1} is no legal target of {0}.", (o.refs[0], o.refs[2])))
        self.out[start:] = kept
