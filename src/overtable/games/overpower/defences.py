"""Which defences a player has against an attack: blocks, avoids, shields raised in time, counters and shifts."""

from overtable.games.overpower import faces as fc
from overtable.games.overpower.faces import FACES, Face
from overtable.games.overpower.kinds import K_AVOID_WITH, K_DEFEND_FOR, K_SHIELD, K_SHIFT, PRICE
from overtable.games.overpower.lasting import (
    NO_BASIC,
    NO_DEFENCE,
    NO_PLACED,
    NO_PLACED_UNIVERSE,
    NO_SPECIAL,
    NO_TEAMMATE_WORD,
    NO_TRAINING,
    bonus,
    grid,
    icons_of,
    level,
    locks,
    of_kind,
    permissions,
    undefendable_by_specials,
    universe_bonus,
)
from overtable.games.overpower.legality import power_types, times, training_types, why_not_named, why_not_universe
from overtable.games.overpower.state import (
    HAND,
    PLACED,
    TEAM,
    UNDER,
    Act,
    Overpower,
    front,
    reserve,
    zone,
)
from overtable.games.overpower.word import LASTING, TYPES
from overtable.games.overpower.words_discard import Discard
from overtable.games.overpower.words_instant import Steal
from overtable.games.overpower.words_lasting import Shield
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref


class Defender:
    __slots__ = ("ch", "grid", "icons", "lock", "ref")

    def __init__(self, s: Overpower, ch: int) -> None:
        self.ch = ch
        self.ref = card_ref(ch)
        self.grid = grid(s, ch)
        self.lock, self.icons, _ = locks(s, ch)


class Defences:
    """All that the answers to one attack need, gathered once."""

    def __init__(self, s: Overpower, act: Act, no: Refusals | None, guess: bool = False) -> None:
        self.s, self.act, self.no, self.guess = s, act, no, guess
        self.seat = act.target >> 2
        self.level = level(s, act)
        self.face = f = FACES[s.printing[act.cards[0]]]
        self.limits = f.card.limits if f.words and not guess else None
        self.target = Defender(s, act.target)
        self.others = [Defender(s, c) for c in front(s, self.seat) if c != act.target]
        self.no_special = (act.no_special_defence and not guess) or undefendable_by_specials(s, act.target)
        self.out: list[Option] = []
        self.cards = [*s.zones[zone(self.seat, HAND)], *s.zones[zone(self.seat, PLACED)]]

    def refuse(self, verb: str, refs: tuple[int, ...], rule: str, text: str, *args: int | str) -> None:
        if self.no is not None:
            self.no.append((Option(verb, refs), Reason(rule, text, args)))

    def all(self) -> list[Option]:
        s = self.s
        for c in self.cards:
            f = FACES[s.printing[c]]
            if f.kind == fc.POWER:
                self.power(c, f)
            elif f.special:
                self.special(c, f)
        for e in of_kind(s, PRICE["avoid"]):
            if (
                e.subject == self.target.ch
                and not self.no_special
                and not self.limited(e.source, FACES[s.printing[e.source]])
            ):
                self.out.append(Option("avoid", (card_ref(e.source), self.target.ref)))
        return self.out

    def host(self, c: int) -> int:
        return self.s.on[c] if self.s.where[c] == zone(self.seat, PLACED) else -1

    def why_locked(self, c: int, f: Face, d: Defender) -> Reason | None:
        """OP25-BATT-78: what keeps the character from defending with this card."""
        host = self.host(c)
        if 0 <= host < 8 and host != d.ch:
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
        if d.icons & icons_of(self.s, c):
            return Reason("OP25-BATT-78", "{0} may not use cards that show this icon.", (d.ref,))
        return None

    def limited(self, c: int, f: Face) -> Reason | None:
        """What the attack itself says it cannot be defended by."""
        limits = self.limits
        if limits is None:
            return None
        icons = icons_of(self.s, c)
        if "placed" in limits.no and self.host(c) >= 0:
            return Reason("OP25-BATT-78", "No placed card can defend this attack.")
        if limits.only is not None and not limits.only.fits(f, icons=icons):
            return Reason("OP25-BATT-78", "{0} is none of the cards that can defend this attack.", (card_ref(c),))
        if limits.no_block is not None and f.numeric and limits.no_block.fits(f, icons=icons):
            return Reason("OP25-BATT-78", "{0} cannot block this attack.", (card_ref(c),))
        return None

    def blockers(self) -> list[Defender]:
        """OP25-BATT-43: the target itself, and teammates that something allows to block for it."""
        s = self.s
        found = [self.target]
        for e in of_kind(s, K_DEFEND_FOR):
            if e.subject >> 2 != self.seat:
                continue
            pact = LASTING[e.amount].names
            for d in self.others:
                a, b = d.ch, self.target.ch
                for x, y in ((a, b), (b, a)):
                    if x == e.subject and any(n in FACES[s.printing[y]].names for n in pact) and d not in found:
                        found.append(d)
        return found

    def power(self, c: int, f: Face) -> None:
        """OP25-CARD-06, BATT-38, 40: a block with a Power card, alone or with one Universe card."""
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
            types = power_types(s, f, d.grid)
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
            self.block(c, f, d, types, f.value, True)

    def allowed_types(self, f: Face, d: Defender) -> tuple[int, ...]:
        """As which types a permission lets the character defend with a card beyond the grid."""
        words = [LASTING[e.amount].which for e in permissions(self.s, "defend_with", d.ch)]
        return tuple(t for w in words if w.fits(f) for t in f.types if not w.icons or TYPES[t] in w.icons)

    def block(self, c: int, f: Face, d: Defender, types: tuple[int, ...], value: int, universe: bool) -> None:
        s, ref = self.s, card_ref(c)
        best = value
        if s.kinds & 2:
            best = max(value + bonus(s, d.ch, self.act.user, "defence", t, f.power) for t in types or (-1,))
        if best >= self.level or self.guess:
            self.out.append(Option("block", (ref, d.ref)))
            return
        text = "{0} blocks at {1}; the attack has level {2}."
        self.refuse("block", (ref, d.ref), "OP25-BATT-38", text, ref, best, self.level)
        if universe:
            for b in self.universe():
                self.block_with(c, f, d, types, value, b)

    def universe(self) -> list[int]:
        s = self.s
        found = [b for b in self.cards if FACES[s.printing[b]].kind in (fc.BASIC, fc.TRAINING)]
        if s.used_under >> self.seat & 1:
            return found
        return found + [b for b in s.zones[zone(self.seat, UNDER)] if FACES[s.printing[b]].universe]

    def block_with(self, c: int, f: Face, d: Defender, types: tuple[int, ...], value: int, b: int) -> None:
        """OP25-BATT-83: one Universe card raises the block."""
        s, bf = self.s, FACES[self.s.printing[b]]
        refs = (card_ref(c), card_ref(b), d.ref)
        why = self.why_locked(b, bf, d) or why_not_universe(s, b, bf, d.ch, d.grid)
        if why is None and d.lock & (NO_BASIC if bf.kind == fc.BASIC else NO_TRAINING):
            why = Reason("OP25-BATT-78", "{0} may not play {1} now.", (d.ref, card_ref(b)))
        if why is not None:
            if self.no is not None:
                self.no.append((Option("block", refs), why))
            return
        fitting = (bf.skill,) if bf.kind == fc.BASIC else training_types(bf, d.grid)
        if bf.kind == fc.TRAINING and f.special and f.value > 5:
            fitting = ()
        plus = universe_bonus(s, self.seat, bf.bonus)
        basic = bf.kind == fc.BASIC
        levels = [
            value + plus + bonus(s, d.ch, self.act.user, "defence", t, f.power, basic) for t in types if t in fitting
        ]
        if levels and max(levels) >= self.level:
            self.out.append(Option("block", refs))
        else:
            text = "{0} with {1} does not reach the level of the attack, {2}."
            self.refuse("block", refs, "OP25-BATT-38", text, refs[0], refs[1], self.level)

    def avoid_with(self, c: int, f: Face) -> None:
        """Power cards of a type that avoid attacks."""
        s = self.s
        for e in of_kind(s, K_AVOID_WITH):
            word = LASTING[e.amount]
            t = TYPES.index(word.type)
            if e.subject >> 2 != self.seat or not f.icons >> t & 1 or s.kod[e.subject]:
                continue
            if e.subject != self.target.ch and word.who != "team":
                continue
            ch = e.subject
            if word.attacks and not self.guess and (self.act.type < 0 or TYPES[self.act.type] not in word.attacks):
                continue
            d = self.target if ch == self.target.ch else Defender(s, ch)
            if (not word.any_level and d.grid[t] < f.value) or self.why_locked(c, f, d) or self.limited(c, f):
                continue
            self.out.append(Option("avoid", (card_ref(c), card_ref(ch))))

    def special(self, c: int, f: Face) -> None:
        s, card, ref = self.s, f.card, card_ref(c)
        guards = f.numeric and (f.defence or card.guard is not None)
        shield = f.defence and card.avoid is None and any(isinstance(w, Shield) for w in card.play)
        if not (card.avoid or guards or shield or (card.counter and f.defence) or card.shift):
            if not f.defence:
                self.refuse("block", (ref,), "OP25-BATT-34", "{0} has no shield.", ref)
            return
        if self.no_special and not (guards and f.power) and not card.shift:
            for verb in ("avoid", "block"):
                self.refuse(verb, (ref,), "OP25-INTER-06", "No Special can defend this attack, so {0} cannot.", ref)
            return
        limited = self.limited(c, f)
        if limited is not None and not card.shift:
            if self.no is not None:
                self.no.append((Option("avoid", (ref,)), limited))
                self.no.append((Option("block", (ref,)), limited))
            return
        people = [self.target, *self.others]
        if card.reserve == "free":
            people += [Defender(s, r) for r in reserve(s, self.seat) if r != self.target.ch]
        for d in people:
            why = why_not_named(s, c, f, d.ch) or self.why_locked(c, f, d) or self.why_shielded(f)
            if why is not None:
                if self.no is not None:
                    for verb in ("avoid", "block", "shift"):
                        self.no.append((Option(verb, (ref, d.ref)), why))
                continue
            if card.avoid is not None and not card.shift:
                self.avoid(c, f, d)
            if guards:
                self.guard(c, f, d)
            if shield:
                self.raise_shield(c, f, d)
            if card.counter and d is self.target and not self.guess and 0 <= self.act.user < 8:
                self.out.append(Option("counter", (ref, d.ref)))
            if card.shift is not None and not self.guess:
                self.shift(c, f, d)

    def why_shielded(self, f: Face) -> Reason | None:
        """An attacker against whom the cards that it is safe from do not defend."""
        if not self.s.kinds >> K_SHIELD & 1:
            return None
        for e in of_kind(self.s, K_SHIELD):
            which = LASTING[e.amount].which
            if which is not None and e.subject == self.act.user and which.fits(f):
                return Reason("OP25-BATT-78", "Such cards do not defend against {0}.", (card_ref(self.act.user),))
        return None

    def why_not_avoid(self, c: int, f: Face, d: Defender) -> Reason | None:
        s, act, avoid, ref = self.s, self.act, f.card.avoid, card_ref(c)
        better = avoid.better is not None and avoid.better.holds(s, self.seat, act.target)
        who = avoid.better_who if better and avoid.better_who else avoid.who
        most = avoid.better_most if better and avoid.better_most else avoid.most
        mine = d is self.target
        if (who == "user" and not mine) or (who == "teammate" and mine):
            return Reason("OP25-BATT-43", "{0} cannot save {1}.", (ref, self.target.ref))
        if self.guess:
            return None
        if self.level > most:
            return Reason("OP25-BATT-42", "{0} avoids level {1} or less; this attack has {2}.", (ref, most, self.level))
        fits = True
        if avoid.icons:
            fits = bool(act.icons & sum(1 << TYPES.index(i) for i in avoid.icons))
        if avoid.types:
            fits = fits and act.type >= 0 and TYPES[act.type] in avoid.types
        first = FACES[s.printing[act.cards[0]]]
        if avoid.made_with == "universe":
            fits = fits and act.universe_attack
        elif avoid.made_with == "teamwork":
            fits = fits and (first.kind == fc.TEAMWORK or (act.parent >= 0 and self.of_teamwork()))
        elif avoid.made_with == "special":
            fits = fits and first.special
        elif avoid.made_with == "power":
            fits = fits and first.power
        if not fits:
            return Reason("OP25-BATT-39", "{0} does not avoid this kind of attack.", (ref,))
        if avoid.when is not None and not avoid.when.holds(s, self.seat, act.target):
            return Reason("OP25-BATT-39", "{0} does not avoid this attack.", (ref,))
        return None

    def of_teamwork(self) -> bool:
        return FACES[self.s.printing[self.s.acts[self.act.parent].cards[0]]].kind == fc.TEAMWORK

    def avoid(self, c: int, f: Face, d: Defender) -> None:
        why = self.why_not_avoid(c, f, d)
        if why is None:
            self.out.append(Option("avoid", (card_ref(c), d.ref)))
        elif self.no is not None:
            self.no.append((Option("avoid", (card_ref(c), d.ref)), why))

    def guard(self, c: int, f: Face, d: Defender) -> None:
        """A Special that blocks (OP25-INTER-22)."""
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
        if d is not self.target and not whole:
            self.refuse("block", (ref, d.ref), "OP25-BATT-43", "{0} defends only its own character.", ref)
            return
        value = guard.value if guard is not None and guard.value is not None else f.value
        if card.per:
            value += card.plus * times(s, card.per, self.seat, d.ch)
        types: tuple[int, ...] = f.types
        if guard is not None and guard.icons:
            types = tuple(TYPES.index(i) for i in guard.icons)
        self.block(c, f, d, types, value, f.power)

    def raise_shield(self, c: int, f: Face, d: Defender) -> None:
        """OP25-BATT-04, 37: a card that makes the target invalid for this attack."""
        act = self.act
        for word in f.card.play:
            if not isinstance(word, Shield) or act.ignores:
                continue
            if word.who == "user" and d is not self.target:
                continue
            kind = act.type if act.type < 4 else -1
            if self.guess or word.prevents(act.icons, kind, act.universe_attack, self.face):
                refs = (card_ref(c), d.ref) if word.who != "pick" else (card_ref(c), d.ref, self.target.ref)
                self.out.append(Option("invalidate", refs))

    def shift(self, c: int, f: Face, d: Defender) -> None:
        """OP25-BATT-35, 36: an attack moves to another character of the defender's Front Line."""
        s = self.s
        how = f.card.shift
        if how.to == "user":
            goals = [d.ch] if d is not self.target and d.ch in front(s, self.seat) else []
        else:
            goals = [t for t in front(s, self.seat) if t != self.target.ch]
        for t in goals:
            refs = (card_ref(c), d.ref, card_ref(t))
            why = why_not_shift(s, self.act, t)
            if why is None:
                self.out.append(Option("shift", refs))
            elif self.no is not None:
                self.no.append((Option("shift", refs), why))

    def lasting_shifts(self) -> list[Option]:
        """Shifts that an effect in play allows."""
        s, out, t = self.s, [], self.target.ch
        for e in reversed(of_kind(s, K_SHIFT)):
            word = LASTING[e.amount]
            if word.must or e.arrival in self.act.shifted:
                continue
            chosen = (e.until >> 4) - 1
            mine = e.owner == self.seat and (
                (word.of == "team")
                or (word.of == "user" and t == e.subject)
                or (word.of == "chosen" and t == e.subject)
                or (word.of == "either" and t in (e.subject, chosen))
            )
            if word.of == "chosen":
                mine = t == e.subject
            if not mine or (word.which is not None and not word.which.fits(self.face)):
                continue
            if word.to == "card":
                goals = [e.source]
            elif word.to == "chosen":
                goals = [chosen] if chosen in front(s, self.seat) else []
            elif word.to == "other":
                goals = [chosen if t == e.subject else e.subject]
                goals = [g for g in goals if g in front(s, self.seat)]
            else:
                goals = list(front(s, self.seat))
            for g in goals:
                if (
                    g != t
                    and why_not_shift(s, self.act, g) is None
                    and (not word.block or blocks_there(s, self.act, g))
                ):
                    out.append(Option("shift", (card_ref(e.source), card_ref(g))))
        return out


def blocks_there(s: Overpower, act: Act, t: int) -> bool:
    """Whether the character could block the attack with a Power card."""
    import msgspec

    there = Defences(s, msgspec.structs.replace(act, target=t), None)
    for c in there.cards:
        f = FACES[s.printing[c]]
        if f.kind == fc.POWER:
            there.power(c, f)
    return any(o.verb == "block" for o in there.out)


def why_not_shift(s: Overpower, act: Act, t: int) -> Reason | None:
    """OP25-BATT-35: not to where the attack would have no effect or may not go."""
    if t >= 8:
        return None
    f = FACES[s.printing[act.cards[0]]]
    if not act.value and f.words and f.card.hit:
        only_discards = all(
            isinstance(w, Steal) or (isinstance(w, Discard) and "placed" in w.places) for w in f.card.hit
        )
        if only_discards and not any(s.on[c] == t for c in s.zones[zone(t >> 2, PLACED)]):
            return Reason("OP25-BATT-35", "The attack would have no effect on {0}.", (card_ref(t),))
    for e in of_kind(s, K_SHIELD):
        mine = e.subject in (t, TEAM + (t >> 2)) and not act.ignores
        if mine and LASTING[e.amount].prevents(act.icons, act.type, act.universe_attack, f):
            return Reason("OP25-BATT-35", "{0} may not be attacked so.", (card_ref(t),))
    return None
