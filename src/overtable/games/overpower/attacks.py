"""Which attacks a player may make: one generator for turns, additional attacks and follow-ups.

What is asked more than once (grids, locks, targets and their shields) is gathered once for the whole question.
"""

from collections.abc import Callable

from overtable.games.overpower import faces as fc
from overtable.games.overpower import grant as gr
from overtable.games.overpower.attackers import (
    PROTECTION,
    TYPE_REFS,
    HomebaseUser,
    User,
    cost_payable,
    reserve_cost_payable,
    why_not_teammates,
)
from overtable.games.overpower.battlesite import standing_site
from overtable.games.overpower.faces import FACES, Face, home_of
from overtable.games.overpower.grant import Grant
from overtable.games.overpower.kinds import K_DECOY, K_SWARM
from overtable.games.overpower.lasting import (
    NO_ANY_CHARACTER,
    NO_ATTACK,
    NO_BASIC,
    NO_FOLLOW_UP,
    NO_PLACED,
    NO_PLACED_UNIVERSE,
    NO_SPECIAL,
    NO_TEAMMATE_WORD,
    NO_TRAINING,
    icons_of,
    may,
    of_kind,
    rank,
    shields,
)
from overtable.games.overpower.legality import (
    power_types,
    training_types,
    why_not_named,
    why_not_power,
    why_not_universe,
)
from overtable.games.overpower.state import (
    ANY,
    HAND,
    PLACED,
    RESERVE,
    UNDER,
    ZONES,
    Overpower,
    front,
    reserve,
    zone,
)
from overtable.games.overpower.word import LASTING
from overtable.kernel.effect import Effect
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import BITS, CARD
from overtable.kernel.refs import card as card_ref

Allow = Callable[[int], bool]


class Question:
    """All that the options of one attack need."""

    def __init__(self, s: Overpower, seat: int, grant: Grant, no: Refusals | None, allow: Allow | None = None) -> None:
        self.s = s
        self.seat = seat
        self.grant = grant
        self.no = no
        self.allow = allow
        mask = grant.users
        self.users = [User(s, ch, False) for ch in front(s, seat) if mask >> ch & 1]
        self.benched = [User(s, ch, True) for ch in reserve(s, seat) if mask >> ch & 1 or mask == gr.ALL]
        self.targets = list(front(s, 1 - seat))
        self.guarded = bool(s.kinds & PROTECTION)
        if grant.at_reserve:
            self.targets = list(reserve(s, 1 - seat))
        if grant.target >= 0:
            here = [*front(s, 1 - seat), *reserve(s, 1 - seat)]
            self.targets = [grant.target] if grant.target in here else []
        if grant.not_target >= 0:
            self.targets = [t for t in self.targets if t != grant.not_target]
        self.cards: list[int] = []
        self.decoys: list[Effect] = []
        self.hidden_by: dict[int, Effect] = {}
        self.shields: dict[int, list[Effect]] = {}
        if self.guarded and grant.target < 0 and not grant.at_reserve:
            self.gather_protection()
        elif self.guarded:
            self.shields = {t: shields(s, t) for t in self.targets}
        self.hand = s.zones[seat * ZONES + HAND]
        self.placed = s.zones[seat * ZONES + PLACED]
        self.site = standing_site(s, 1 - seat) if grant.target < 0 and not grant.at_reserve else -1
        self.out: list[Option] = []
        self._universe: list[tuple[int, int]] | None = None

    def gather_protection(self) -> None:
        s = self.s
        for e in of_kind(s, K_DECOY):
            if e.subject in self.targets:
                self.hidden_by[e.subject] = e  # the newest one (OP25-INTER-11)
        self.cards = [e.source for e in self.hidden_by.values()]
        self.cards += [e.source for e in of_kind(s, K_SWARM) if e.subject >> 2 == self.seat]
        for t in self.targets:
            found = shields(s, t)
            if found:
                self.shields[t] = found

    def universe(self) -> list[tuple[int, int]]:
        """Basic and Training cards at hand, each with the character it is placed on, or -1."""
        if self._universe is None:
            s, found = self.s, []
            for c in self.hand:
                if FACES[s.printing[c]].kind in (fc.BASIC, fc.TRAINING):
                    found.append((c, -1))
            for c in self.placed:
                if FACES[s.printing[c]].kind in (fc.BASIC, fc.TRAINING):
                    found.append((c, s.on[c]))
            if not s.used_under >> self.seat & 1:
                found += [(c, -1) for c in s.zones[zone(self.seat, UNDER)] if FACES[s.printing[c]].universe]
            self._universe = found
        return self._universe

    def refuse(self, refs: tuple[int, ...], reason: Reason | None) -> None:
        if self.no is not None and reason is not None:
            self.no.append((Option("attack", refs), reason))

    def why_not_target(self, t: int, icons: int, kind: int, universe: bool, f: Face, ignores: bool) -> Reason | None:
        """OP25-BATT-84: whether a character may be the target of such an attack."""
        s = self.s
        if not ignores and t in self.hidden_by:
            e = self.hidden_by[t]
            return Reason("OP25-INTER-11", "{0} may not be attacked before {1} is.", (card_ref(t), card_ref(e.source)))
        for e in self.shields.get(t, ()):
            if ignores and rank(s, e.source) >= 5:
                continue  # OP25-INTER-08, 09
            if LASTING[e.amount].prevents(icons, kind, universe, f):
                text = "{0} may not be attacked so while {1} is in play."
                return Reason("OP25-BATT-84", text, (card_ref(t), card_ref(e.source)))
        return None

    def aim(
        self, head: tuple[int, ...], u: User, icons: int, kind: int, f: Face, universe: bool, tail: tuple[int, ...] = ()
    ) -> None:
        """Offer the attack on every legal target."""
        out = self.out
        ignores = f.words and f.card.ignores_protection
        if u.swarm >= 0 and not ignores:
            out.append(Option("attack", (*head, card_ref(u.swarm), *tail)))
            return
        reach = self.targets
        if f.words and f.card.reach and self.grant.target < 0 and not self.grant.at_reserve:
            reach = reach + self.s.zones[(1 - self.seat) * ZONES + RESERVE]
        if not self.guarded:
            for t in reach:
                out.append(Option("attack", (*head, CARD << BITS | t, *tail)))
        else:
            for t in reach:
                why = self.why_not_target(t, icons, kind, universe, f, ignores)
                if why is None:
                    out.append(Option("attack", (*head, CARD << BITS | t, *tail)))
                else:
                    self.refuse((*head, card_ref(t)), why)
            for c in self.cards:
                out.append(Option("attack", (*head, card_ref(c), *tail)))
        if self.site >= 0 and f.numeric:
            out.append(Option("attack", (*head, card_ref(self.site), *tail)))
        if self.no is not None:
            for t in self.s.zones[(1 - self.seat) * ZONES + RESERVE]:
                if t not in reach:
                    reason = Reason("OP25-BATT-45", "{0} is in Reserve and cannot be attacked so.", (card_ref(t),))
                    self.refuse((*head, card_ref(t)), reason)

    def users_of(self, c: int, f: Face) -> list[User]:
        """The characters from whose place the card may be played now."""
        s = self.s
        borrowed = self.grant.kind == gr.TEAMMATES_SPECIAL  # wherever it is placed
        host = s.on[c] if s.where[c] == self.seat * ZONES + PLACED and not borrowed else -1
        users = self.users
        for u in self.benched:
            if self.from_reserve(c, f, u):
                users = [*users, u]
            elif self.no is not None:
                self.refuse(
                    (card_ref(c), u.ref),
                    Reason("OP25-BATT-44", "{0} is in Reserve and cannot play {1}.", (u.ref, card_ref(c))),
                )
        if 0 <= host < 8:
            if self.no is not None:
                for u in users:
                    if u.ch != host:
                        reason = Reason("OP25-PLACE-07", "{0} is placed on {1}.", (card_ref(c), card_ref(host)))
                        self.refuse((card_ref(c), u.ref), reason)
            users = [u for u in users if u.ch == host]
        return users

    def from_reserve(self, c: int, f: Face, u: User) -> bool:
        if f.words and f.card.reserve and f.character in FACES[self.s.printing[u.ch]].names:
            return reserve_cost_payable(self.s, c, f, self.seat, u.ch)
        return any(which.fits(f) for which in u.rights)

    def why_not_user(self, c: int, f: Face, u: User) -> Reason | None:
        """Locks on the user that keep this card from attacking (OP25-BATT-78)."""
        lock = u.lock
        if not lock and not u.icons:
            return None
        text = ""
        if lock & NO_ATTACK and not (f.words and f.card.ignores_protection):
            text = "{0} may not attack."
        elif lock & NO_SPECIAL and f.special:
            text = "{0} may not play Specials."
        elif lock & NO_ANY_CHARACTER and f.any_character:
            text = "{0} may not attack with Any Character Specials."
        elif lock & NO_TEAMMATE_WORD and (f.kind in (fc.TEAMWORK, fc.ALLY) or (f.words and f.card.speaks_of_teammate)):
            text = "{0} may not attack with cards that speak of a teammate."
        elif lock & NO_FOLLOW_UP and self.grant.follow_up:
            text = "{0} may not follow up Teamwork or Ally cards."
        elif self.s.where[c] == self.seat * ZONES + PLACED:
            if lock & NO_PLACED:
                text = "{0} may not play placed cards."
            elif lock & NO_PLACED_UNIVERSE and f.universe:
                text = "{0} may not play placed Universe cards."
        if not text and u.icons & icons_of(self.s, c):
            text = "{0} may not attack with cards that show this icon."
        return Reason("OP25-BATT-78", text, (u.ref,)) if text else None

    def power(self, c: int, f: Face) -> None:
        """OP25-CARD-05: an attack with a Power card, alone or with a Universe card."""
        grant = self.grant
        if grant.kind in (gr.SPECIAL_CARD, gr.TEAMMATES_SPECIAL):
            return
        ref = CARD << BITS | c
        icons = icons_of(self.s, c) if self.guarded or self.s.kinds else f.icons
        for u in self.users_of(c, f):
            types = f.types if grant.any_card else power_types(self.s, f, u.grid)
            if not types:
                self.refuse((ref, u.ref), why_not_power(self.s, c, f, u.ch, u.grid))
                continue
            why = self.why_not_user(c, f, u)
            if why is not None:
                self.refuse((ref, u.ref), why)
                continue
            if grant.types and not grant.free_type:
                types = tuple(t for t in types if grant.types >> t & 1)
                if not types:
                    reason = Reason("OP25-BATT-57", "{0} is not of a type that is asked for.", (ref,))
                    self.refuse((ref, u.ref), reason)
                    continue
            if len(f.types) == 1:
                self.aim((ref, u.ref), u, icons, types[0], f, grant.universe)
            else:
                for t in types:
                    self.aim((ref, u.ref), u, icons, t, f, grant.universe, (TYPE_REFS[t],))
                if len(types) > 1 and not grant.types:
                    self.aim((ref, u.ref), u, icons, -1, f, grant.universe)
            if not grant.universe and not grant.any_card:
                self.with_universe(c, f, u, types, icons)
            elif self.no is not None:
                for b, _ in self.universe():
                    reason = Reason(
                        "OP25-BATT-56", "{0} cannot be added: there is a Universe bonus already.", (card_ref(b),)
                    )
                    self.refuse((ref, card_ref(b), u.ref), reason)

    def with_universe(self, c: int, f: Face, u: User, types: tuple[int, ...], icons: int) -> None:
        """OP25-CARD-16, 20, 21, 26: one Basic or Training card with it."""
        ref = CARD << BITS | c
        for b, host in self.universe():
            bf = FACES[self.s.printing[b]]
            bref = CARD << BITS | b
            if 0 <= host < 8 and host != u.ch:
                reason = Reason("OP25-PLACE-07", "{0} is placed on {1}.", (bref, card_ref(host)))
                self.refuse((ref, bref, u.ref), reason)
                continue
            why = self.why_not_aid(b, bf, u)
            if why is not None:
                self.refuse((ref, bref, u.ref), why)
                continue
            allowed = (bf.skill,) if bf.kind == fc.BASIC else training_types(bf, u.grid)
            fitting = [t for t in types if t in allowed]
            if bf.kind == fc.TRAINING and f.special and f.value > 5:
                fitting = []  # OP25-CARD-21
            if not fitting:
                rule = "OP25-CARD-16" if bf.kind == fc.BASIC else "OP25-CARD-20"
                reason = Reason(rule, "{1} does not go with {0} used by {2}.", (ref, bref, u.ref))
                self.refuse((ref, bref, u.ref), reason)
                continue
            single = len(f.types) == 1
            for t in fitting:
                self.aim((ref, bref, u.ref), u, icons, t, f, True, () if single else (TYPE_REFS[t],))

    def why_not_aid(self, b: int, bf: Face, u: User) -> Reason | None:
        lock = u.lock
        if lock:
            placed_card = self.s.where[b] == self.seat * ZONES + PLACED
            if (
                (lock & NO_BASIC and bf.kind == fc.BASIC)
                or (lock & NO_TRAINING and bf.kind == fc.TRAINING)
                or (placed_card and lock & (NO_PLACED | NO_PLACED_UNIVERSE))
            ):
                return Reason("OP25-BATT-78", "{1} may not play {0} now.", (card_ref(b), u.ref))
        return why_not_universe(self.s, b, bf, u.ch, u.grid)

    def teamwork(self, c: int, f: Face) -> None:
        """OP25-CARD-22, 25, BATT-18, 59: Teamwork and Ally cards."""
        ref = CARD << BITS | c
        grant = self.grant
        if grant.string and not grant.any_card:
            self.refuse((ref,), Reason("OP25-BATT-18", "{0} must be the first action of the turn.", (ref,)))
            return
        if grant.kind != gr.ATTACK:
            return
        icons = icons_of(self.s, c)
        kind = f.skill if f.skill != ANY else -1
        for u in self.users_of(c, f):
            if not grant.any_card:
                why = why_not_universe(self.s, c, f, u.ch, u.grid) or self.why_not_user(c, f, u)
                if why is None and not follow_up_exists(self.s, self.seat, c, f, u.ch):
                    why = Reason("OP25-BATT-59", "Nobody could make the follow-up that {0} requires.", (ref,))
                if why is not None:
                    self.refuse((ref, u.ref), why)
                    continue
            self.aim((ref, u.ref), u, icons, kind, f, True)

    def special(self, c: int, f: Face) -> None:
        """An attack with a Special, an Aspect or an Artifact."""
        s, grant = self.s, self.grant
        ref = CARD << BITS | c
        if f.first and grant.string and not grant.any_card:
            self.refuse((ref,), Reason("OP25-BATT-18", "{0} must be the first action of the turn.", (ref,)))
            return
        if grant.kind == gr.NUMERICAL and not f.numeric:
            return
        if f.kind == fc.ASPECT:
            home = home_of(s, self.seat)
            if home >= 0 and not grant.string:
                u: User = HomebaseUser(home)
                self.aim((ref, u.ref), u, f.icons, f.types[0] if len(f.types) == 1 else -1, f, False)
            return
        if grant.kind == gr.POWER_ATTACK and not f.power:
            self.refuse((ref,), Reason("OP25-INTER-17", "{0} does not act as a Power card.", (ref,)))
            return
        icons = icons_of(s, c) if s.kinds else f.icons
        for u in self.users_of(c, f):
            mine = grant.kind != gr.TEAMMATES_SPECIAL
            if mine and not grant.any_card:
                why = why_not_named(s, c, f, u.ch)
            elif grant.kind == gr.TEAMMATES_SPECIAL:
                why = why_not_teammates(s, c, f, u.ch)
            else:
                why = None
            if why is None:
                why = self.why_not_user(c, f, u)
            if why is None and f.card.cost is not None and not cost_payable(s, c, f, self.seat, u.ch):
                why = Reason("OP25-INTER-25", "The cost of {0} cannot be paid.", (ref,))
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
            for t in types:
                self.aim(head, u, icons, t, f, grant.universe, (TYPE_REFS[t],))
        if f.card.combine is not None and not grant.hidden:
            self.combined(c, f, u, icons)
        if f.power and not grant.universe:
            self.with_universe(c, f, u, types, icons)

    def keep_fitting(self, start: int, f: Face) -> None:
        when = f.card.target_if
        kept = []
        for o in self.out[start:]:
            t = o.refs[2] & 0xFFF
            if when.holds(self.s, self.seat, t):
                kept.append(o)
            else:
                self.refuse(o.refs, Reason("OP25-BATT-84", "{1} is no legal target of {0}.", (o.refs[0], o.refs[2])))
        self.out[start:] = kept

    def combined(self, c: int, f: Face, u: User, icons: int) -> None:
        """OP25-BATT-68: a Special joined with a Power card into one attack."""
        s, combine = self.s, f.card.combine
        want = [("energy", "combat", "brute_force", "intelligence").index(t) for t in combine.types]
        for p in [*self.hand, *self.placed]:
            pf = FACES[s.printing[p]]
            if pf.kind != fc.POWER or (self.allow is not None and not self.allow(c)):
                continue
            host = s.on[p] if s.where[p] == self.seat * ZONES + PLACED else -1
            for v in self.users:
                if (v.ch == u.ch) != (combine.by == "user") or (0 <= host < 8 and host != v.ch):
                    continue
                if self.why_not_user(p, pf, v) is None and any(t in want for t in power_types(s, pf, v.grid)):
                    self.aim((card_ref(c), u.ref, card_ref(p), v.ref), u, icons | icons_of(s, p), -1, f, False)

    def all(self) -> list[Option]:
        s = self.s
        kinds = FACES
        for group in (self.hand, self.placed):
            for c in group:
                f = kinds[s.printing[c]]
                if self.allow is not None and not self.allow(c):
                    continue
                self.one(c, f)
        return self.out

    def one(self, c: int, f: Face) -> list[Option]:
        if f.kind == fc.POWER:
            self.power(c, f)
        elif f.kind in (fc.TEAMWORK, fc.ALLY):
            self.teamwork(c, f)
        elif f.words and f.attack:
            self.special(c, f)
        return self.out


def teamwork_grant(s: Overpower, f: Face, user: int, seat: int) -> Grant:
    """OP25-CARD-22, BATT-55, 57: the required first follow-up of a Teamwork card."""
    users = 0xF << 4 * seat
    if not may(s, "follow_own", user):
        users &= ~(1 << user)
    types = sum(1 << ("energy", "combat", "brute_force", "intelligence").index(t) for t in f.card.follow_ups)
    return Grant(
        users=users,
        kind=gr.POWER_ATTACK,
        types=types,
        bonus=f.card.bonuses[0],
        universe=True,
        must=True,
        string=2,
        follow_up=True,
        free_type=may(s, "follow_any_type", user),
        others=types,
        second=f.card.bonuses[1],
    )


def ally_grant(user: int, seat: int) -> Grant:
    return Grant(users=0xF << 4 * seat & ~(1 << user), kind=gr.SPECIAL_CARD, must=True, string=1, follow_up=True)


def follow_up_exists(s: Overpower, seat: int, c: int, f: Face, user: int) -> bool:
    """OP25-BATT-59: whether the required follow-up could be made now."""
    from overtable.games.overpower.utilities import Utilities

    grant = teamwork_grant(s, f, user, seat) if f.kind == fc.TEAMWORK else ally_grant(user, seat)
    allow = (
        (lambda x: FACES[s.printing[x]].power) if f.kind == fc.TEAMWORK else (lambda x: FACES[s.printing[x]].special)
    )
    q = Question(s, seat, grant, None, allow)
    if q.all():
        return True
    return f.kind == fc.ALLY and bool(Utilities(s, seat, grant, None).all())
