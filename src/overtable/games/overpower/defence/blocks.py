"""Blocks: Power cards, alone or with a Universe card, and Specials that block."""

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.book.icons import TYPES
from overtable.games.overpower.defence.facts import Attacked, Defender, acts_as
from overtable.games.overpower.inplay.bans import banned
from overtable.games.overpower.inplay.counted import times
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_AVOID_WITH, K_BAN, K_DEFEND_FOR
from overtable.games.overpower.inplay.legality import fitting_types, playable_types, typeless, why_not_universe
from overtable.games.overpower.inplay.locks import NO_BASIC, NO_TRAINING
from overtable.games.overpower.inplay.queries import bonus, icons_of, of_kind, permissions, universe_bonus
from overtable.games.overpower.inplay.untouched import untouched
from overtable.games.overpower.state import CHARACTERS, TEAM, UNDER, front, reserve, zone
from overtable.kernel.effect import Effect
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref


class Blocks(Attacked):
    """The blocks that an attack can be answered with."""

    def blockers(self) -> list[Defender]:
        """OP25-BATT-43, OPC-DEF-02: the target itself, and teammates that something allows to block for it."""
        if self._blockers is None:
            self._blockers = self.found_blockers() if self.s.kinds >> K_DEFEND_FOR & 1 else [self.target]
        return self._blockers

    def found_blockers(self) -> list[Defender]:
        s = self.s
        found = [self.target]
        for e in of_kind(s, K_DEFEND_FOR):
            found += [d for d in self.from_reserve(e) if all(d.ch != o.ch for o in found)]
            if e.subject >> 2 != self.seat:
                continue
            pact = word_of(e).names
            found += [d for d in self.others if d not in found and self.defends_too(d)]
            for d in self.others:
                a, b = d.ch, self.target.ch
                for x, y in ((a, b), (b, a)):
                    if x == e.subject and any(n in s.faces[s.printing[y]].names for n in pact) and d not in found:
                        found.append(d)
        return found

    def from_reserve(self, e: Effect) -> list[Defender]:
        """Those whom something lets block from Reserve for the target (OPC-RESERVE-01)."""
        s, word, t = self.s, word_of(e), self.target.ch
        there = reserve(s, self.seat)
        if not word.reserve or t not in front(s, self.seat):
            return []
        if word.reserve == "by_user":
            there = [c for c in there if c == e.subject]
        elif e.subject != (t if word.reserve == "for_user" else TEAM + self.seat):
            return []
        return [Defender(s, c, alone=word.alone) for c in there]

    def defends_too(self, d: Defender) -> bool:
        """Whether something lets this character do whatever the target could do against the attack."""
        s = self.s
        for e in of_kind(s, K_DEFEND_FOR):
            name = word_of(e).in_play
            if not name or e.subject != d.ch or self.target.ch not in front(s, self.seat) or untouched(s, self.act, e):
                continue
            sources = [x.source for x in s.effects if x.subject == self.target.ch and x.source >= CHARACTERS]
            if any(s.faces[s.printing[c]].name == name for c in sources):
                return True
        return False

    def power(self, c: int, f: Face) -> None:
        """OP25-CARD-06, OPC-DEF-06: a block with a Power card, alone or with one Universe card."""
        s, ref = self.s, card_ref(c)
        if s.kinds >> K_AVOID_WITH & 1:
            self.avoid_with(c, f)
        if not self.act.value and not self.guess:
            self.refuse("block", (ref,), "OP25-BATT-40", "{0} cannot block an attack without a number.", ref)
            return
        limited = self.limited(c, f)
        blockers = self.blockers()
        if self.no is not None:
            for d in self.others:
                if d not in blockers:
                    text = "Only the target blocks with Power cards, not {1} with {0}."
                    self.refuse("block", (ref, d.ref), "OP25-BATT-43", text, ref, d.ref)
        for d in blockers:
            types = playable_types(s, f, d.grid, d.ch)
            if not types:
                types = self.allowed_types(f, d)
            if not types:
                self.refuse("block", (ref, d.ref), "OP25-CARD-06", "{1} has not the grid to play {0}.", ref, d.ref)
                continue
            why = limited or self.why_locked(c, f, d)
            if why is not None:
                if self.no is not None:
                    self.no.append((Option("block", (ref, d.ref)), why))
                continue
            self.block(c, f, d, types, f.value, not d.alone)

    def allowed_types(self, f: Face, d: Defender) -> tuple[int, ...]:
        """As which types a permission lets the character defend with a card beyond the grid."""
        words = [word_of(e).which for e in permissions(self.s, "defend_with", d.ch)]
        return tuple(t for w in words if w.fits(f) for t in f.types if not w.icons or TYPES[t] in w.icons)

    def block(self, c: int, f: Face, d: Defender, types: tuple[int, ...], value: int, universe: bool) -> None:
        """OP25-BATT-38, OPC-DEF-04: a block that reaches the level of the attack; any while one has to guess.

        OPC-DEF-05: of whatever type.
        """
        s, ref = self.s, card_ref(c)
        if s.kinds >> K_BAN & 1 and banned(s, d.ch, c, "block", self.act.user, attack=self.act) and not self.guess:
            self.refuse("block", (ref, d.ref), "OP25-BATT-78", "{0} cannot block this attack.", ref)
            return
        best = value
        if s.kinds & 2:
            kinds = (-1,) if typeless(s, f) else types or (-1,)
            best = max(value + self.raised(d, c, f, t) for t in kinds)
        text = "{0} blocks at {1}; the attack has level {2}."
        if self.limits is not None and self.limits.with_universe:
            text = "{0} blocks only with a Universe card."
        elif best >= self.level or self.guess:
            self.out.append(Option("block", (ref, d.ref)))
            if not self.guess:
                return
        if not self.guess and self.no is not None:
            self.refuse("block", (ref, d.ref), "OP25-BATT-38", text, ref, best, self.level)
        if universe:
            for b in self.universe():
                self.block_with(c, f, d, types, value, b)

    def raised(self, d: Defender, c: int, f: Face, t: int, basic: bool = False) -> int:
        """The bonuses in play for a block with this card as this type."""
        foe = self.act.user
        return bonus(self.s, d.ch, foe, "defence", t, f.power, basic, special=f.special, attack=self.act, cards=(c,))

    def universe(self) -> list[int]:
        if self._universe is None:
            self._universe = self.found_universe()
        return self._universe

    def found_universe(self) -> list[int]:
        s = self.s
        found = [b for b in self.cards if s.faces[s.printing[b]].kind in (fc.BASIC, fc.TRAINING)]
        if s.used_under >> self.seat & 1:
            return found
        return found + [b for b in s.zones[zone(self.seat, UNDER)] if s.faces[s.printing[b]].universe]

    def block_with(self, c: int, f: Face, d: Defender, types: tuple[int, ...], value: int, b: int) -> None:
        """OP25-BATT-83, OP25-CARD-26: one Universe card raises the block."""
        s, bf = self.s, self.s.faces[self.s.printing[b]]
        refs = (card_ref(c), card_ref(b), d.ref)
        why = self.why_locked(b, bf, d) or why_not_universe(s, b, bf, d.ch, d.grid)
        if why is None and d.lock & (NO_BASIC if bf.kind == fc.BASIC else NO_TRAINING):
            why = Reason("OP25-BATT-78", "{0} may not play {1} now.", (d.ref, card_ref(b)))
        if why is None and self.barred(b):
            why = Reason("OP25-BATT-78", "No placed card can defend this attack.")
        if why is None and s.rules.limits_bind_universe:  # OPC-DEF-19
            why = self.limited(b, bf)
        if why is not None:
            if self.no is not None:
                self.no.append((Option("block", refs), why))
            return
        fitting = fitting_types(s, f, bf, d.grid, types)
        if bf.kind == fc.TRAINING and f.special and value > 5:
            fitting = ()  # OP25-CARD-21
        plus = universe_bonus(s, self.seat, bf, user=d.ch)
        basic = bf.kind == fc.BASIC
        levels = [value + plus + self.raised(d, c, f, -1 if typeless(s, f) else t, basic) for t in fitting]
        if levels and (max(levels) >= self.level or self.guess):
            self.out.append(Option("block", refs))
        else:
            text = "{0} with {1} does not reach the level of the attack, {2}."
            self.refuse("block", refs, "OP25-BATT-38", text, refs[0], refs[1], self.level)

    def avoid_with(self, c: int, f: Face) -> None:
        """Power cards of a type that avoid attacks."""
        s = self.s
        for e in of_kind(s, K_AVOID_WITH):
            word = word_of(e)
            t = TYPES.index(word.type)
            ch, icons = e.subject, icons_of(s, c)
            if ch >> 2 != self.seat or not word.takes(f, icons) or untouched(s, self.act, e):
                continue
            if ch != self.target.ch and (word.who != "team" or ch not in front(s, self.seat)):
                continue
            if word.attacks and not self.guess and not acts_as(s, self.act, word.attacks):
                continue
            if word.numerical and not self.guess and not self.act.value:
                continue
            d = self.target if ch == self.target.ch else Defender(s, ch)
            freely = word.any_level and icons >> t & 1  # OP25-CARD-10: Any-Power needs the grid
            if (not freely and d.grid[t] < f.value) or self.why_locked(c, f, d) or self.limited(c, f, False):
                continue
            if word.basic:
                self.avoid_with_basic(c, d, t)
                continue
            self.out.append(Option("avoid", (card_ref(c), card_ref(ch))))

    def avoid_with_basic(self, c: int, d: Defender, t: int) -> None:
        """A Power card that avoids only together with a Basic Universe card of the type."""
        s = self.s
        for b in self.universe():
            bf = s.faces[s.printing[b]]
            fits = bf.kind == fc.BASIC and bf.skill == t and not d.lock & NO_BASIC
            if not fits or self.why_locked(b, bf, d) or self.limited(b, bf, False):
                continue
            if why_not_universe(s, b, bf, d.ch, d.grid) is None:
                self.out.append(Option("avoid", (card_ref(c), card_ref(b), d.ref)))

    def guard(self, c: int, f: Face, d: Defender) -> None:
        """A Special that blocks."""
        s, card, ref = self.s, f.card, card_ref(c)
        guard = card.guard
        if not self.act.value and not self.guess:
            self.refuse("block", (ref, d.ref), "OP25-BATT-40", "{0} cannot block an attack without a number.", ref)
            return
        if guard is not None and guard.when is not None and not guard.when.holds(s, self.seat, self.act.target):
            self.refuse("block", (ref, d.ref), "OP25-BATT-34", "{0} may not defend now.", ref)
            return
        whole = guard is not None and (
            guard.who == "team" or (guard.better is not None and guard.better.holds(s, self.seat, self.act.target))
        )
        if d is not self.target and not whole and not self.defends_too(d):
            self.refuse("block", (ref, d.ref), "OP25-BATT-43", "{0} defends only its own character.", ref)
            return
        value = guard.value if guard is not None and guard.value is not None else f.value
        if card.per:
            value += card.plus * times(s, card.per, self.seat, d.ch)
        types: tuple[int, ...] = f.types
        if guard is not None and guard.icons:
            types = tuple(TYPES.index(i) for i in guard.icons)
        self.block(c, f, d, types, value, f.power)  # OP25-CARD-18: with a Universe card if it acts as a Power card
