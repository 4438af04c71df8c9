"""Which utilities a player may play on their turn: Specials, Advanced Universe cards, negates of what is in play."""

from overtable.games.overpower.attack.grant import SPECIAL_CARD, Grant
from overtable.games.overpower.attack.required import why_not_after_ally
from overtable.games.overpower.attack.users import HomebaseUser, People, User, cost_payable, reserve_cost_payable
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import Face, home_of
from overtable.games.overpower.inplay.bans import banned
from overtable.games.overpower.inplay.legality import (
    plays_named,
    power_types,
    why_not_concede,
    why_not_named,
    why_not_yet,
)
from overtable.games.overpower.inplay.locks import NO_PLACED, NO_PLACED_UNIVERSE, NO_PLAY, NO_SPECIAL
from overtable.games.overpower.inplay.protection import negates, safe_from_negating
from overtable.games.overpower.inplay.queries import icons_of, spent
from overtable.games.overpower.state import (
    ASTRAL,
    CHARACTERS,
    CLIPPED,
    HAND,
    HITS,
    PLACED,
    VENTURE,
    ZONES,
    Overpower,
    front,
    owner,
    reserve,
    zone,
)
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref


def negatable_in_play(s: Overpower, seat: int, whose: str = "opponent") -> list[int]:
    """OP25-BATT-29: the opponent's (or anybody's) Specials whose effect is in play."""
    if whose == "any":
        return negatable_in_play(s, seat) + negatable_in_play(s, 1 - seat)
    them = 1 - seat
    found = [*s.zones[zone(them, CLIPPED)], *s.zones[ASTRAL], *s.zones[zone(seat, HITS)]]
    power = {h.card for h in s.hits if h.power}
    busy = {c for act in s.acts for c in act.cards if c not in act.kept}
    return [
        c
        for c in found
        if owner(s, c) == them
        and s.faces[s.printing[c]].special
        and s.faces[s.printing[c]].card.negatable
        and c not in power  # OP25-INTER-23
        and c not in busy
        and not spent(s, c)
        and not safe_from_negating(s, c)
    ]


class Utilities:
    """OP25-BATT-03: whatever is no attack may be the action of a turn, also what affects the opponent."""

    def __init__(
        self, s: Overpower, seat: int, grant: Grant, no: Refusals | None, people: People | None = None
    ) -> None:
        self.s, self.seat, self.grant, self.no = s, seat, grant, no
        people = people or People(s)
        self.users = people.on_line(seat, grant.users)
        self.benched = people.in_reserve(seat, grant.users)
        self.out: list[Option] = []

    def refuse(self, verb: str, refs: tuple[int, ...], reason: Reason) -> None:
        if self.no is not None:
            self.no.append((Option(verb, refs), reason))

    def all(self) -> list[Option]:
        s = self.s
        base = self.seat * ZONES
        for c in (*s.zones[base + HAND], *s.zones[base + PLACED]):
            f = s.faces[s.printing[c]]
            if f.words:
                if f.utility or self.no is not None:
                    self.one(c, f)
            elif self.no is not None and f.kind in (fc.BASIC, fc.TRAINING):
                self.refuse(
                    "play", (card_ref(c),), Reason("OP25-CARD-16", "{0} is used with a Power card.", (card_ref(c),))
                )
        return self.out

    def one(self, c: int, f: Face) -> None:
        s = self.s
        ref = card_ref(c)
        if not f.utility:
            if not f.offence and self.no is not None:
                self.refuse("play", (ref,), Reason("OP25-BATT-34", "{0} is a card for defence only.", (ref,)))
            return
        if f.kind == fc.ADVANCED and self.grant.string:
            return
        if f.first and self.grant.string:  # OP25-BATT-18, OP25-BATT-52
            self.refuse("play", (ref,), Reason("OP25-BATT-18", "{0} must be the first action of the turn.", (ref,)))
            return
        if self.grant.kind == SPECIAL_CARD and not f.special:
            self.refuse("play", (ref,), Reason("OP25-BATT-62", "{0} is no Special.", (ref,)))
            return
        if f.any_character and self.grant.follow_up:
            why = why_not_after_ally(s, self.grant, c, f)
            if why is not None:
                self.refuse("play", (ref,), why)
                return
        if f.card.to_concede:
            why = why_not_concede(s, self.seat)
            if why is None and self.grant.string:
                why = Reason("OP25-BATT-10", "{0} is played on your turn, as its action.", (ref,))
            if why is not None:
                self.refuse("concede", (ref,), why)
                return
        if f.card.until == "action":
            return  # OP25-BATT-32: it must be played with an attack or a defence
        if s.mode != VENTURE and only_missions(f):
            self.refuse("play", (ref,), Reason("OP25-MODE-02", "{0} does nothing in this mode.", (ref,)))
            return
        for u in self.users_of(c, f):
            if self.no is None and not self.grant.any_card and not plays_named(s, c, f, u.ch):
                continue  # nobody asks why
            why = self.why_not(c, f, u)
            if why is not None:
                self.refuse("play", (ref, u.ref), why)
                continue
            self.offer(c, f, u)

    def users_of(self, c: int, f: Face) -> list[User]:
        s = self.s
        if f.kind == fc.ASPECT:  # OP25-CARD-32
            home = home_of(s, self.seat)
            return [HomebaseUser(s, home)] if home >= 0 and not self.grant.string else []
        host = s.on[c] if s.where[c] == zone(self.seat, PLACED) else -1
        users = list(self.users)
        for u in self.benched:
            if f.card.reserve and plays_named(s, c, f, u.ch):
                if reserve_cost_payable(s, c, f, self.seat, u.ch):
                    users.append(u)
            elif any(which.fits(f) for which in u.rights) and plays_named(s, c, f, u.ch):
                users.append(u)
            elif self.no is not None:
                reason = Reason("OP25-BATT-44", "{0} is in Reserve and cannot play {1}.", (u.ref, card_ref(c)))
                self.refuse("play", (card_ref(c), u.ref), reason)
        return [u for u in users if host < 0 or host >= CHARACTERS or u.ch == host]

    def why_not(self, c: int, f: Face, u: User) -> Reason | None:
        s = self.s
        why = None if self.grant.any_card else why_not_named(s, c, f, u.ch)
        if why is not None:
            return why
        if (
            u.lock & NO_PLAY
            or (u.lock & NO_SPECIAL and f.special)
            or (u.lock & NO_PLACED and s.where[c] == zone(self.seat, PLACED))
            or (u.lock & NO_PLACED_UNIVERSE and f.universe and s.where[c] == zone(self.seat, PLACED))
            or banned(s, u.ch, c, "use")
        ):
            return Reason("OP25-BATT-78", "{0} may not play {1} now.", (u.ref, card_ref(c)))
        if u.used & icons_of(s, c):
            return Reason("OP25-BATT-78", "{0} may not use cards that show this icon.", (u.ref,))
        if f.card.cost is not None and not cost_payable(s, c, f, self.seat, u.ch):
            return Reason("OP25-INTER-25", "The cost of {0} cannot be paid.", (card_ref(c),))
        return why_not_yet(s, c, f, self.seat, u.ch)

    def offer(self, c: int, f: Face, u: User) -> None:
        s, ref = self.s, card_ref(c)
        if f.card.negate is not None:
            for victim in negatable_in_play(s, self.seat, f.card.negate.whose):
                if not negates(s, c, f, u.ch, victim):
                    continue
                self.out.append(Option("negate", (ref, u.ref, card_ref(victim))))
            if self.no is not None:
                reason = Reason("OP25-BATT-29", "{0} cannot be negated any more.", (ref,))
                for h in s.hits:
                    if h.power and owner(s, h.card) != self.seat:
                        self.refuse("negate", (ref, u.ref, card_ref(h.card)), reason)
            return
        if f.card.to_concede:
            for_whom = onto_choices(s, f, u.ch, self.seat)
            whole = [()] if for_whom is None else [(card_ref(t),) for t in for_whom]
            self.out += [Option("concede", (ref, u.ref, *more)) for more in whole]
            return
        if f.card.with_power:
            self.with_power(c, f, u)
            if not f.card.with_may:
                return
        onto = onto_choices(s, f, u.ch, self.seat)
        if onto is None:
            self.out.append(Option("play", (ref, u.ref)))
        else:
            self.out += [Option("play", (ref, u.ref, card_ref(t))) for t in onto]

    def with_power(self, c: int, f: Face, u: User) -> None:
        """OP25-BATT-32: it is played with a Power card of the hand, or one that is placed on its user."""
        s, ref = self.s, card_ref(c)
        mine = [p for p in s.zones[zone(self.seat, PLACED)] if s.on[p] == u.ch and not u.lock & NO_PLACED]
        found = [p for p in [*s.zones[zone(self.seat, HAND)], *mine] if s.faces[s.printing[p]].kind == fc.POWER]
        able = [p for p in found if power_types(s, s.faces[s.printing[p]], u.grid) and not u.used & icons_of(s, p)]
        if f.card.with_which:
            able += [p for p in s.zones[zone(self.seat, HAND)] if s.faces[s.printing[p]].special and p != c]
            able = [p for p in able if any(which.fits(s.faces[s.printing[p]]) for which in f.card.with_which)]
        self.out += [Option("play", (ref, u.ref, card_ref(p))) for p in able]
        if not able:
            reason = Reason("OP25-BATT-32", "{1} has no Power card to play {0} with.", (ref, u.ref))
            self.refuse("play", (ref, u.ref), reason)


def only_missions(f: Face) -> bool:
    """A card that does nothing but move Objectives."""
    words = (*f.card.play, *f.card.hit)
    return bool(words) and not f.numeric and all(w.MOVES_OBJECTIVES for w in words)


def onto_choices(s: Overpower, f: Face, user: int, seat: int) -> list[int] | None:
    """Whom a card may be played for (OP25-INTER-30)."""
    onto = f.card.onto
    if not onto:
        return None
    line = [*front(s, seat), *(reserve(s, seat) if onto.endswith("any_teammate") else [])]  # OPC-RESERVE-06
    if onto in ("front_teammate", "teammate", "any_teammate"):
        found = [t for t in line if t != user]
    elif onto == "user_or_front_teammate":
        found = line
    else:
        found = [user, *(t for t in line if t != user)]
    return [t for t in found if f.card.onto_if is None or f.card.onto_if.holds(s, seat, t)]
