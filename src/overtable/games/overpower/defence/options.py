"""Which defences a player has against an attack: blocks, avoids, shields raised in time, counters and shifts."""

from typing import Any

import msgspec

from overtable.games.overpower.act import Act
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import Face, home_of
from overtable.games.overpower.book.icons import mask
from overtable.games.overpower.defence.blocks import Blocks
from overtable.games.overpower.defence.facts import Defender, acts_as
from overtable.games.overpower.defence.moving import goals as lasting_goals
from overtable.games.overpower.defence.moving import mover
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_DECOY, K_SHIELD, K_SHIFT, K_SWARM, PRICE
from overtable.games.overpower.inplay.legality import plays_named, why_not_named, why_not_yet
from overtable.games.overpower.inplay.locks import NO_ATTACK
from overtable.games.overpower.inplay.protection import is_fixed, keeps_away
from overtable.games.overpower.inplay.queries import icons_of, level, of_kind, reserve_rights, undefendable_by_specials
from overtable.games.overpower.inplay.untouched import untouched
from overtable.games.overpower.state import CHARACTERS, TEAM, Overpower, front, reserve
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref

ANY_LEVEL = 99
"""What an avoid without a limit says of the level."""
HIGHEST = 40
"""No attack is as high as this: a defence that would hold it holds anything."""


class Defences(Blocks):
    """OP25-BATT-04: all answers to one attack."""

    def all(self) -> list[Option]:
        s = self.s
        for c in self.cards:
            f = s.faces[s.printing[c]]
            if f.kind == fc.POWER:
                self.power(c, f)
            elif f.special or f.kind == fc.ASPECT:
                self.special(c, f)
        for e in of_kind(s, PRICE["avoid"]):
            if (
                e.subject == self.target.ch
                and not untouched(s, self.act, e)
                # OP25-INTER-05, OP25-INTER-06: it was in play before the attack, and perhaps before the lock
                and not undefendable_by_specials(s, e.subject, e.arrival)
                and not self.limited(e.source, s.faces[s.printing[e.source]], blocks=False)
            ):
                self.out.append(Option("avoid", (card_ref(e.source), self.target.ref)))
        return self.out

    def special(self, c: int, f: Face) -> None:
        s, card, ref = self.s, f.card, card_ref(c)
        if self.no is None and not (f.defence or card.guard or card.avoid or card.shift):
            return  # nobody asks why
        guards = f.numeric and not card.counter and (f.defence or card.guard is not None)
        shield = f.defence and card.avoid is None and any(w.SHIELDS for w in card.play)
        moves_on = mover(s, f) is not None
        if not (card.avoid or guards or shield or (card.counter and f.defence) or card.shift or moves_on):
            if not f.defence:
                self.refuse("block", (ref,), "OP25-BATT-34", "{0} has no shield.", ref)
            return
        moves = (card.shift is not None or moves_on) and not self.unanswerable  # OP25-BATT-05
        barred = self.no_special and f.special and not (guards and f.power)  # OP25-INTER-06, OP25-INTER-22
        if barred and not moves:
            for verb in ("avoid", "block", "shift"):
                self.refuse(verb, (ref,), "OP25-INTER-06", "No Special can defend this attack, so {0} cannot.", ref)
            return
        limited = self.limited(c, f, blocks=guards)
        if limited is not None and (not card.shift or self.spared):
            if self.no is not None:
                self.no.append((Option("avoid", (ref,)), limited))
                self.no.append((Option("block", (ref,)), limited))
            return
        people = [self.target, *self.others]
        people += [Defender(s, r) for r in reserve(s, self.seat) if r != self.target.ch and plays_there(s, r, f)]
        if f.kind == fc.ASPECT:  # OP25-CARD-32: the Homebase defends
            people = [Defender(s, home) for home in (home_of(s, self.seat),) if home >= 0]
        for d in people:
            if self.no is None and not plays_named(s, c, f, d.ch):
                continue  # nobody asks why
            why = why_not_named(s, c, f, d.ch) or self.why_locked(c, f, d)
            if why is None:
                why = why_not_yet(s, c, f, self.seat, d.ch)
            if why is None and card.shift is None:  # OP25-BATT-05: a shift is no defence
                why = self.why_shielded(f)
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
            if card.counter and d is self.target and not self.guess:
                self.counter(c, f, d)
            if (card.shift is not None or moves_on) and not self.guess:
                self.shift(c, f, d)

    def why_shielded(self, f: Face) -> Reason | None:
        """An attacker against whom the cards that it is safe from do not defend."""
        if not self.s.kinds >> K_SHIELD & 1:
            return None
        for e in of_kind(self.s, K_SHIELD):
            which = word_of(e).which
            if which is not None and not word_of(e).only_attacks and e.subject == self.act.user and which.fits(f):
                return Reason("OP25-BATT-78", "Such cards do not defend against {0}.", (card_ref(self.act.user),))
        return None

    def why_not_avoid(self, c: int, f: Face, d: Defender) -> Reason | None:
        """OP25-BATT-39: an avoid asks for no level of its own, and not for a number."""
        s, act, avoid, ref = self.s, self.act, f.card.avoid, card_ref(c)
        better = avoid.better is not None and avoid.better.holds(s, self.seat, act.target)
        who = avoid.better_who if better and avoid.better_who else avoid.who
        most = avoid.better_most if better and avoid.better_most else avoid.most
        mine = d is self.target
        if (who == "user" and not mine and not self.defends_too(d)) or (who == "teammate" and mine):
            return Reason("OP25-BATT-43", "{0} cannot save {1}.", (ref, self.target.ref))
        if self.guess:
            return None
        if avoid.numerical and not act.value:
            return Reason("OPC-DEF-11", "{0} avoids numerical attacks only.", (ref,))
        if most < ANY_LEVEL and not act.value:  # OP25-BATT-42: there is no level that could be compared
            return Reason("OP25-BATT-42", "{0} avoids level {1} or less; this attack has no level.", (ref, most))
        if self.level > most:  # OP25-BATT-42, OPC-DEF-14; OP25-BATT-41: no bonus is added to `most`
            return Reason("OP25-BATT-42", "{0} avoids level {1} or less; this attack has {2}.", (ref, most, self.level))
        fits = True
        if avoid.icons:
            # OP25-CARD-34
            fits = bool(shown(s, act) & mask(avoid.icons))
        if avoid.types:
            fits = fits and acts_as(s, act, avoid.types)
        first = s.faces[s.printing[act.cards[0]]]
        if avoid.made_with == "universe":
            fits = fits and act.universe_attack  # OP25-BATT-80, OPC-DEF-13
        elif avoid.made_with == "teamwork":
            fits = fits and (first.kind == fc.TEAMWORK or (act.parent >= 0 and self.of_teamwork()))
        elif avoid.made_with == "special":
            fits = fits and first.special and not first.power  # OP25-INTER-18
        elif avoid.made_with == "power":
            fits = fits and any(s.faces[s.printing[x]].power for x in act.cards)
        if not fits:
            return Reason("OP25-BATT-39", "{0} does not avoid this kind of attack.", (ref,))
        if avoid.when is not None and not avoid.when.holds(s, self.seat, act.target):
            return Reason("OP25-BATT-39", "{0} does not avoid this attack.", (ref,))
        return None

    def of_teamwork(self) -> bool:
        return self.s.faces[self.s.printing[self.s.acts[self.act.parent].cards[0]]].kind == fc.TEAMWORK

    def avoid(self, c: int, f: Face, d: Defender) -> None:
        why = self.why_not_avoid(c, f, d)
        if why is None:
            self.out.append(Option("avoid", (card_ref(c), d.ref)))
        elif self.no is not None:
            self.no.append((Option("avoid", (card_ref(c), d.ref)), why))

    def raise_shield(self, c: int, f: Face, d: Defender) -> None:
        """OP25-BATT-04, OP25-BATT-37: a card that makes the target invalid for this attack."""
        act = self.act
        for word in f.card.play:
            if not word.SHIELDS or act.ignores:
                continue
            if word.who == "user" and d is not self.target:
                continue
            if word.who == "pick" and d is self.target and not f.card.onto.startswith("user"):
                continue
            kind = act.type if act.type < 4 else -1
            if self.guess or stops(self.s, act, word, self.target.ch, kind):
                refs = (card_ref(c), d.ref) if word.who != "pick" else (card_ref(c), d.ref, self.target.ref)
                self.out.append(Option("invalidate", refs))

    def counter(self, c: int, f: Face, d: Defender) -> None:
        """A strike at the attacker, which is an attack of its own (OP25-BATT-78, OP25-BATT-84)."""
        s, foe, refs = self.s, self.act.user, (card_ref(c), d.ref)
        if not 0 <= foe < CHARACTERS:
            return
        strike = Act(self.seat, d.ch, (c,), foe, attack=True, type=f.types[0], value=(f.value,), icons=f.icons)
        held = d.lock & NO_ATTACK or any(e.subject == d.ch for e in of_kind(s, K_SWARM))
        if held:
            self.refuse("counter", refs, "OP25-BATT-78", "{0} may not attack {1}.", d.ref, card_ref(foe))
        elif is_shielded(s, strike, foe) or any(e.subject == foe for e in of_kind(s, K_DECOY)):
            self.refuse("counter", refs, "OP25-BATT-84", "{0} may not be attacked so.", card_ref(foe))
        else:
            self.out.append(Option("counter", refs))

    def shift(self, c: int, f: Face, d: Defender) -> None:
        """OP25-BATT-36: an attack moves to another character of the defender's Front Line."""
        s = self.s
        how = f.card.shift
        if how is None:
            goals = lasting_goals(s, self.act, f, d.ch)
        elif how.to == "user":
            goals = [d.ch] if d is not self.target and d.ch in front(s, self.seat) else []
        elif how.to == "teammate":
            goals = [t for t in front(s, self.seat) if t != d.ch] if d is self.target else []
        else:
            line = front(s, self.seat)
            goals = [t for t in line if t != self.target.ch] if self.target.ch in line else []
        for t in goals:
            refs = (card_ref(c), d.ref, card_ref(t))
            why = why_not_again(s, self.act) or why_not_shift(s, self.act, t)
            if why is None:
                self.out.append(Option("shift", refs))
            elif self.no is not None:
                self.no.append((Option("shift", refs), why))

    def lasting_shifts(self) -> list[Option]:
        """Shifts that an effect in play allows."""
        s, out, t = self.s, [], self.target.ch
        if why_not_again(s, self.act) is not None:
            return []
        for e in reversed(of_kind(s, K_SHIFT)):  # OP25-INTER-11
            word = word_of(e)
            if word.must or e.arrival in self.act.shifted or untouched(s, self.act, e):
                continue
            chosen = e.also
            mine = (e.owner == self.seat or e.subject == TEAM + self.seat) and (
                (word.of == "team" and e.subject == TEAM + self.seat)
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
            elif word.to == "front_line":
                goals = list(front(s, self.seat))
            elif word.to == "reserve":
                goals = list(reserve(s, self.seat)) if t in front(s, self.seat) else []
            elif word.to == "other":
                goals = [chosen if t == e.subject else e.subject]
                goals = [g for g in goals if g in front(s, self.seat)]
            else:
                goals = [g for g in front(s, self.seat) if g != chosen]  # teammates of who played it
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
    there = Defences(s, msgspec.structs.replace(act, target=t), None)
    for c in there.cards:
        f = s.faces[s.printing[c]]
        if f.kind == fc.POWER:
            there.power(c, f)
    return any(o.verb == "block" for o in there.out)


def plays_there(s: Overpower, ch: int, f: Face) -> bool:
    """OP25-BATT-44, OPC-RESERVE-01: whether a Special may defend from Reserve; a right to attack is none to defend."""
    rights = [which for which in reserve_rights(s, ch) if not which.attack and which.numerical is None]
    return f.card.reserve == "free" or any(which.fits(f) for which in rights)


def why_not_again(s: Overpower, act: Act) -> Reason | None:
    """OPC-DEF-15: an attack that was shifted is not shifted again."""
    if act.shifted and not s.rules.shifts_again:
        return Reason("OPC-DEF-15", "The attack was shifted already.")
    return None


def why_not_shift(s: Overpower, act: Act, t: int) -> Reason | None:
    """OP25-BATT-35, OPC-DEF-15: not to where the attack would have no effect or may not go."""
    if is_fixed(s, act, t):
        return Reason("OPC-DEF-15", "The attack on {0} may not be moved.", (card_ref(act.target),))
    if t >= CHARACTERS:
        return None
    f = s.faces[s.printing[act.cards[0]]]
    if f.words and f.card.target_if is not None and not f.card.target_if.holds(s, act.seat, t):
        return Reason("OP25-BATT-35", "{0} is no legal target of the attack.", (card_ref(t),))
    words = f.card.hit if f.words and not act.value else ()
    if words and all(w.idle_on(s, act, t) for w in words):
        return Reason("OP25-BATT-35", "The attack would have no effect on {0}.", (card_ref(t),))
    if not act.ignores and any(e.subject == t for e in of_kind(s, K_DECOY)):
        return Reason("OP25-BATT-35", "{0} may not be attacked so.", (card_ref(t),))
    if f.words and f.card.target_if is not None and not f.card.target_if.holds(s, act.seat, t):
        return Reason("OP25-BATT-35", "{0} is no legal target of {1}.", (card_ref(t), card_ref(act.cards[0])))
    if is_shielded(s, act, t):
        return Reason("OP25-BATT-35", "{0} may not be attacked so.", (card_ref(t),))
    return None


def is_shielded(s: Overpower, act: Act, t: int) -> bool:
    """Whether something in play keeps this attack away from a character."""
    return not act.ignores and any(
        stops(s, act, word_of(e), t, act.type, e.also)
        for e in of_kind(s, K_SHIELD)
        if e.subject in (t, TEAM + (t >> 2))
    )


def stops(s: Overpower, act: Act, shield: Any, host: int, kind: int, also: int = -1) -> bool:
    """Whether a shield on a character keeps the attack away, which may have several cards (OPC-COMBO-03)."""
    attack = (shown(s, act), kind, act.universe_attack)
    return any(keeps_away(s, shield, host, also, s.faces[s.printing[c]], attack) for c in act.cards)


def shown(s: Overpower, act: Act) -> int:
    """The icons of an attack, in classic those of its Universe card too (OPC-DEF-12)."""
    with_universe = act.universe >= 0 and s.rules.limits_bind_universe
    return act.icons | (icons_of(s, act.universe) if with_universe else 0)


def holds(s: Overpower, act: Act, option: Option) -> int:
    """The highest level at which this defence would still be offered; -1 when it is not by its card alone."""
    most = -1
    for tried in range(level(s, act), HIGHEST + 1):
        answers = Defences(s, act, None)
        answers.level = tried
        if option not in answers.all():
            break
        most = tried
    return most


def with_a_second(found: list[Option], no: Refusals | None) -> list[Option]:
    """Where two blocks are needed: those beside which another defence is left (OPC-DEF-04)."""
    out = []
    for o in found:
        used = set(o.refs[:-1])
        if o.verb != "block" or any(not used & set(more.refs[:-1]) for more in found):
            out.append(o)
        elif no is not None:
            no.append((o, Reason("OPC-DEF-04", "One block does not stop this attack, and there is no second one.")))
    return out
