"""Which attacks a player may make: one generator for turns, additional attacks and follow-ups.

What is asked more than once (grids, locks, targets and their shields) is gathered once for the whole question.
"""

from collections.abc import Iterator

import msgspec

from overtable.games.overpower.attack import grant as gr
from overtable.games.overpower.attack.aims import Aimed
from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.attack.joining import COMBINE, join_many, join_one, join_power
from overtable.games.overpower.attack.required import ally_grant, teamwork_grant, why_not_after_ally
from overtable.games.overpower.attack.users import (
    TYPE_REFS,
    HomebaseUser,
    People,
    User,
    cost_payable,
    why_not_teammates,
)
from overtable.games.overpower.attack.utility import found_for
from overtable.games.overpower.attack.utility_options import Utilities
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import Face, home_of
from overtable.games.overpower.inplay.kinds import K_BONUS, K_SHIELD
from overtable.games.overpower.inplay.legality import (
    fitting,
    playable_types,
    plays_named,
    skill_types,
    typeless,
    why_not_named,
    why_not_power,
    why_not_universe,
    why_not_yet,
)
from overtable.games.overpower.inplay.queries import allowed, icons_of
from overtable.games.overpower.state import ANY, HAND, PLACED, ZONES, Overpower
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import BITS, CARD, index_of
from overtable.kernel.refs import card as card_ref

ASKS_TYPE = 1 << K_BONUS | 1 << K_SHIELD
"""What in play may ask of which type an attack is."""


class Question(Aimed):
    """The attacks that a grant allows."""

    def power(self, c: int, f: Face) -> None:
        """OP25-CARD-05, OPC-BATT-06: an attack with a Power card, alone or with a Universe card."""
        grant = self.grant
        if grant.kind == gr.SPECIAL_CARD or grant.kind in gr.BORROWED:
            return
        ref = CARD << BITS | c
        icons = icons_of(self.s, c) if self.guarded or self.s.kinds else f.icons
        for u in self.users_of(c, f):
            # OP25-INTER-24, OP25-CARD-04
            free = self.lends and self.freely(c, f, u)
            types = f.types if free else playable_types(self.s, f, u.grid, u.ch)
            if not types:
                if self.no is not None:
                    self.refuse((ref, u.ref), why_not_power(self.s, c, f, u.ch, u.grid))
                continue
            why = self.why_not_user(c, f, u)
            if why is not None:
                self.refuse((ref, u.ref), why)
                continue
            follows = grant.follow_up and allowed(self.s, "follow_with", u.ch, f)
            if grant.types and not self.free_type(u) and not follows:  # OP25-CARD-10, OP25-BATT-57
                if not typeless(self.s, f):
                    types = tuple(t for t in types if grant.types >> t & 1)
                elif not grant.universe:
                    types = ()  # OPC-CARD-06: a Universe card alone does not ask for its type
                if not types:
                    if self.no is not None:
                        reason = Reason("OP25-BATT-57", "{0} is not of a type that is asked for.", (ref,))
                        self.refuse((ref, u.ref), reason)
                    continue
            if grant.theirs:
                self.with_universe(c, f, u, types, icons)
                continue
            self.as_types((ref, u.ref), u, icons, f, types, grant.universe)
            # OP25-CARD-11
            if len(types) > 1 and not grant.types and not grant.hidden and self.s.rules.declares_type:
                self.aim((ref, u.ref), u, icons, -1, f, grant.universe)  # nobody else can name what nobody sees
            if self.s.kinds & COMBINE:
                join_power(self, c, f, u)
            if self.adds:
                self.with_universe(c, f, u, types, icons)
            elif self.no is not None:
                for b, _ in self.universe():
                    reason = Reason(
                        "OP25-BATT-56", "{0} cannot be added: there is a Universe bonus already.", (card_ref(b),)
                    )
                    if grant.alone:
                        reason = Reason("OPC-CARD-18", "No Universe card may go with this attack.")
                    self.refuse((ref, card_ref(b), u.ref), reason)

    def as_types(
        self, head: tuple[int, ...], u: User, icons: int, f: Face, types: tuple[int, ...], universe: bool
    ) -> None:
        """Offer the attack of a Power card as each of these types (OP25-CARD-08, OP25-CARD-09).

        OPC-CARD-04: the type of a MultiPower card stays open while nothing asks for it. OPC-CARD-05: an Any-Power card
        has none.
        """
        if len(f.types) == 1:
            self.aim(head, u, icons, types[0], f, universe)
        elif not self.s.rules.declares_type and (
            not self.s.kinds & ASKS_TYPE or len(types) == 1 or typeless(self.s, f)
        ):
            self.aim(head, u, icons, types[0] if len(types) == 1 and not typeless(self.s, f) else -1, f, universe)
        else:
            for t in types:
                self.aim(head, u, icons, t, f, universe, (TYPE_REFS[t],))

    def with_universe(self, c: int, f: Face, u: User, types: tuple[int, ...], icons: int) -> None:
        """OP25-CARD-16, OP25-CARD-20: one Basic or Training card with it, and no second one (OP25-CARD-26)."""
        ref = CARD << BITS | c
        for b, bf, skills, why in self.added_by(u):
            bref = CARD << BITS | b
            if why is not None:
                self.refuse((ref, bref, u.ref), why)
                continue
            types_of_both = fitting(self.s, f, skills, types)
            if bf.kind == fc.TRAINING and f.special and f.value > 5:
                types_of_both = ()  # OP25-CARD-21
            if not types_of_both:
                if self.no is not None:
                    rule = "OP25-CARD-16" if bf.kind == fc.BASIC else "OP25-CARD-20"
                    reason = Reason(rule, "{1} does not go with {0} used by {2}.", (ref, bref, u.ref))
                    self.refuse((ref, bref, u.ref), reason)
                continue
            shows = icons | icons_of(self.s, b) if self.s.rules.limits_bind_universe else icons
            self.as_types((ref, bref, u.ref), u, shows, f, types_of_both, True)

    def teamwork(self, c: int, f: Face) -> None:
        """OP25-CARD-22, OP25-CARD-25: Teamwork and Ally cards, attacks themselves (OPC-CARD-13, OPC-CARD-14)."""
        ref = CARD << BITS | c
        grant = self.grant
        if grant.string and not grant.any_card:  # OP25-BATT-18, OP25-BATT-52
            self.refuse((ref,), Reason("OP25-BATT-18", "{0} must be the first action of the turn.", (ref,)))
            return
        if grant.kind != gr.ATTACK:
            return
        icons = icons_of(self.s, c)
        kinds = skill_types(self.s, ANY) if f.icons >> ANY & 1 else f.types
        kind = kinds[0] if len(kinds) == 1 else -1
        for u in self.users_of(c, f):
            if not grant.any_card:
                why = why_not_universe(self.s, c, f, u.ch, u.grid) or self.why_not_user(c, f, u)
                if why is None and not follow_up_exists(self.s, self.seat, c, f, u.ch, people=self.people):
                    why = Reason("OP25-BATT-59", "Nobody could make the follow-up that {0} requires.", (ref,))
                if why is not None:
                    self.refuse((ref, u.ref), why)
                    continue
            self.aim((ref, u.ref), u, icons, kind, f, True)  # OP25-BATT-80

    def special(self, c: int, f: Face) -> None:
        """An attack with a Special, an Aspect or an Artifact (OP25-BATT-01)."""
        s, grant = self.s, self.grant
        ref = CARD << BITS | c
        if f.first and grant.string and not grant.any_card:  # OP25-BATT-18, OP25-BATT-52
            self.refuse((ref,), Reason("OP25-BATT-18", "{0} must be the first action of the turn.", (ref,)))
            return
        if grant.kind == gr.NUMERICAL and not f.numeric:
            return
        if f.kind == fc.ASPECT:  # OP25-CARD-32
            home = home_of(s, self.seat)
            if home >= 0 and not grant.string:
                u: User = HomebaseUser(s, home)
                why = self.why_not_user(c, f, u)
                if why is not None:
                    self.refuse((ref, u.ref), why)
                    return
                for t in f.types:
                    self.aim((ref, u.ref), u, f.icons, t, f, False, (TYPE_REFS[t],) if len(f.types) > 1 else ())
            return
        if grant.kind == gr.POWER_ATTACK and not f.power:  # OP25-CARD-24, OP25-INTER-17
            self.refuse((ref,), Reason("OP25-INTER-17", "{0} does not act as a Power card.", (ref,)))
            return
        if f.any_character and grant.follow_up:
            why = why_not_after_ally(s, grant, c, f)
            if why is not None:
                self.refuse((ref,), why)
                return
        icons = icons_of(s, c) if s.kinds else f.icons
        for u in self.users_of(c, f):
            mine = grant.kind not in gr.BORROWED
            if not mine:
                why = why_not_teammates(s, c, f, u.ch, living=grant.kind == gr.MATES_SPECIAL)
            elif plays_named(s, c, f, u.ch) or (self.lends and self.freely(c, f, u)):
                why = None
            else:
                if self.no is not None:
                    self.refuse((ref, u.ref), why_not_named(s, c, f, u.ch))
                continue
            if why is None:
                why = self.why_not_user(c, f, u)
            if why is None and f.card.cost is not None and not cost_payable(s, c, f, self.seat, u.ch):
                why = Reason("OP25-INTER-25", "The cost of {0} cannot be paid.", (ref,))
            why = why or why_not_yet(s, c, f, self.seat, u.ch)
            if why is not None:
                self.refuse((ref, u.ref), why)
                continue
            self.special_by(c, f, u, icons)

    def special_by(self, c: int, f: Face, u: User, icons: int) -> None:
        grant = self.grant
        ref = CARD << BITS | c
        types: tuple[int, ...] = f.types
        if grant.types and not grant.free_type:
            types = tuple(t for t in types if grant.types >> t & 1)
            if not types:
                self.refuse((ref, u.ref), Reason("OP25-BATT-57", "{0} is not of a type that is asked for.", (ref,)))
                return
        head = (ref, u.ref)
        if f.on_player:  # OPC-BATT-21: no character is its target
            if grant.target < 0 and not grant.at_reserve and not grant.hidden:
                self.out.append(Option("attack", head))
            return
        if not f.numeric and f.card.combine is not None:
            if f.card.combine.many:
                join_many(self, c, f, u)
            else:
                join_one(self, c, f, u, icons)
            return
        if not f.numeric:
            start = len(self.out)
            self.aim(head, u, icons, -1, f, False)
            if f.card.target_if is not None:
                self.keep_fitting(start, f)
            return
        if f.icons >> ANY & 1 or len(f.types) == 1:
            kind = -1 if f.icons >> ANY & 1 else types[0]
            self.aim(head, u, icons, kind, f, grant.universe)
        else:
            for t in types:  # OP25-CARD-33: it acts as one of the icons it shows
                self.aim(head, u, icons, t, f, grant.universe, (TYPE_REFS[t],))
        if f.card.combine is not None and not grant.hidden:
            join_one(self, c, f, u, icons)
        if (f.power or f.card.takes_universe) and grant.takes_universe:  # OP25-CARD-18, OP25-BATT-62, OPC-BATT-24
            self.with_universe(c, f, u, types, icons)

    def all(self) -> list[Option]:
        faces, printing = self.s.faces, self.s.printing
        for group in (self.hand, self.placed):  # OP25-BATT-20, OPC-BATT-03
            for c in group:
                if self.allow is None or self.allow(c):
                    self.one(c, faces[printing[c]])
        return self.out

    def each(self) -> Iterator[Option]:
        """The same one after the other, for whoever needs only some of them."""
        done = 0
        for c in (*self.hand, *self.placed):
            if self.allow is None or self.allow(c):
                self.one(c, self.s.faces[self.s.printing[c]])
                yield from self.out[done:]
                done = len(self.out)

    def one(self, c: int, f: Face) -> list[Option]:
        if f.kind == fc.POWER:
            self.power(c, f)
        elif f.kind in (fc.TEAMWORK, fc.ALLY):
            self.teamwork(c, f)
        elif f.words and f.attack:
            self.special(c, f)
        return self.out


def exchange_plays(s: Overpower, seat: int, grant: Grant) -> list[Option]:
    """Utilities that may be the follow-up to a Teamwork card: exchanged for a fallen Special, which then attacks so."""
    asked = Utilities(s, seat, grant, None)
    for c in (*s.zones[seat * ZONES + HAND], *s.zones[seat * ZONES + PLACED]):
        f = s.faces[s.printing[c]]
        if f.exchanges:
            asked.one(c, f)
    found = []
    for o in asked.out:
        c, user = (index_of(r) for r in o.refs[:2])
        if any(with_exchanged(s, seat, grant, user, x) for x in found_for(s, c, user, seat)):
            found.append(o)
    return found


def with_exchanged(s: Overpower, seat: int, grant: Grant, user: int, c: int) -> list[Option]:
    """The attacks that a Special, put into this character's hands, makes as the follow-up (OP25-INTER-17)."""
    asked = msgspec.structs.replace(grant, users=grant.users & 1 << user, any_card=True)
    return Question(s, seat, asked, None).one(c, s.faces[s.printing[c]]) if s.faces[s.printing[c]].attack else []


def follow_up_exists(
    s: Overpower, seat: int, c: int, f: Face, user: int, by_hand: bool = False, people: People | None = None
) -> bool:
    """OP25-BATT-59, OPC-BATT-09, OPC-BATT-16: whether the required follow-up could be made now (`by_hand` alone)."""
    grant = teamwork_grant(s, f, user, seat) if f.kind == fc.TEAMWORK else ally_grant(s, user, seat)

    def fits(x: int) -> bool:
        fx = s.faces[s.printing[x]]
        return (fx.power if f.kind == fc.TEAMWORK else fx.special) and not (by_hand and s.on[x] >= 0)

    if any(True for _ in Question(s, seat, grant, None, fits, people).each()):  # one is enough
        return True
    plays = Utilities(s, seat, grant, None, people).all() if f.kind == fc.ALLY else exchange_plays(s, seat, grant)
    return any(not by_hand or s.on[index_of(o.refs[0])] < 0 for o in plays)
