"""What a question about attacks needs, gathered once: who may attack, whom, and what keeps them from it."""

from collections.abc import Callable
from typing import NamedTuple

from overtable.games.overpower.attack import grant as gr
from overtable.games.overpower.attack.forced import FORCED
from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.attack.users import PROTECTION, People, User, reserve_cost_payable
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.hits.battlesite import standing_site
from overtable.games.overpower.inplay.bans import banned
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_BAN, K_DECOY, K_SWARM, PERMISSION
from overtable.games.overpower.inplay.legality import any_character, goes_as, why_not_named, why_not_universe
from overtable.games.overpower.inplay.locks import (
    NO_ANY_CHARACTER,
    NO_ATTACK,
    NO_BASIC,
    NO_FOLLOW_UP,
    NO_FURTHER,
    NO_PLACED,
    NO_PLACED_UNIVERSE,
    NO_SPECIAL,
    NO_TEAMMATE_WORD,
    NO_TRAINING,
)
from overtable.games.overpower.inplay.queries import allowed, icons_of, may, of_kind, permissions, shields
from overtable.games.overpower.inplay.rights import uses_placed
from overtable.games.overpower.state import (
    CHARACTERS,
    HAND,
    PLACED,
    UNDER,
    ZONES,
    Overpower,
    front,
    reserve,
    zone,
)
from overtable.kernel.effect import Effect
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import BITS, CARD
from overtable.kernel.refs import card as card_ref

Allow = Callable[[int], bool]
HIDES = 1 << PERMISSION["attack_face_down"]
OTHERS_PLACED = 1 << PERMISSION["placed_of_teammates"]
ATTACK_WITH = 1 << PERMISSION["attack_with"]
ATTACK_RESERVE = 1 << PERMISSION["attack_reserve"]
WHOM = PROTECTION | 1 << K_BAN | FORCED | ATTACK_RESERVE
"""What in play may have a say in who is attacked."""


def asks_for_character(f: Face) -> bool:
    """Whether a Special without a number is played on a target character, or laid before one (OPC-BATT-19)."""
    return f.words and not f.numeric and bool(f.card.target or f.card.aims)


class Added(NamedTuple):
    """A Universe card that could go with attacks of one user."""

    card: int
    face: Face
    types: tuple[int, ...]
    """As which types (OP25-CARD-16, OP25-CARD-20)."""
    why_not: Reason | None


class Gathered:
    """All that the options of one attack need, gathered once: users, targets and their shields, cards at hand."""

    def __init__(
        self,
        s: Overpower,
        seat: int,
        grant: Grant,
        no: Refusals | None,
        allow: Allow | None = None,
        people: People | None = None,
    ) -> None:
        self.s = s
        self.seat = seat
        self.grant = grant
        self.no = no
        self.allow = allow
        self.people = people = people or People(s)
        self.users = people.on_line(seat, grant.users)
        self.benched = people.in_reserve(seat, grant.users)
        self.targets = list(front(s, 1 - seat))  # OP25-BATT-84; OP25-BATT-81: who still stands, within a string too
        self.guarded = bool(s.kinds & PROTECTION)
        if grant.at_reserve:
            self.targets = list(reserve(s, 1 - seat))  # OP25-BATT-45
        if grant.target >= 0:
            here = [*front(s, 1 - seat), *reserve(s, 1 - seat)]
            self.targets = [grant.target] if grant.target in here else []
        if grant.not_target >= 0:
            self.targets = [t for t in self.targets if t != grant.not_target]
        self.target_refs = [CARD << BITS | t for t in self.targets]
        self.unhindered = not s.kinds & WHOM
        """Whether nothing in play has a say in who may be attacked."""
        self.lends = grant.any_card or bool(s.kinds & ATTACK_WITH)
        """Whether somebody may perhaps attack with a card whatever it needs."""
        self.bans = s.kinds >> K_BAN & 1
        self.adds = grant.takes_universe and not grant.any_card  # OP25-CARD-26, OP25-BATT-56
        self.cards: list[int] = []
        self.hidden_by: dict[int, Effect] = {}
        self.shields: dict[int, list[Effect]] = {}
        if self.guarded:
            self.gather_protection()
        self.hand = s.zones[seat * ZONES + HAND]
        self.placed = s.zones[seat * ZONES + PLACED]
        self.site = standing_site(s, 1 - seat) if grant.target < 0 and not grant.at_reserve else -1
        self.out: list[Option] = []
        self.joined: tuple[Face, ...] = ()
        """The further cards of the combined attack that is being aimed."""
        self._universe: list[tuple[int, int]] | None = None
        self._added: dict[int, list[Added]] = {}

    def gather_protection(self) -> None:
        s, grant = self.s, self.grant
        everybody = [*front(s, 1 - self.seat), *reserve(s, 1 - self.seat)]
        for e in of_kind(s, K_DECOY):
            if e.subject in everybody:
                self.hidden_by[e.subject] = e  # the newest one (OP25-INTER-11)
        if grant.target < 0 and not grant.at_reserve:
            self.cards = [e.source for t, e in self.hidden_by.items() if t in self.targets]
            self.cards += [e.source for e in of_kind(s, K_SWARM) if e.subject >> 2 == self.seat]
        for t in everybody:
            found = shields(s, t)
            if found:
                self.shields[t] = found

    def universe(self) -> list[tuple[int, int]]:
        """Basic and Training cards at hand, each with the character it is placed on, or -1."""
        if self._universe is None and self.grant.theirs:
            s = self.s
            there = s.zones[zone(1 - self.seat, PLACED)]
            self._universe = [(c, -1) for c in there if s.faces[s.printing[c]].kind in (fc.BASIC, fc.TRAINING)]
        if self._universe is None:
            s, found = self.s, []
            for c in self.hand:
                if s.faces[s.printing[c]].kind in (fc.BASIC, fc.TRAINING):
                    found.append((c, -1))
            for c in self.placed:
                if s.faces[s.printing[c]].kind in (fc.BASIC, fc.TRAINING):
                    found.append((c, s.on[c]))
            if not s.used_under >> self.seat & 1:
                found += [(c, -1) for c in s.zones[zone(self.seat, UNDER)] if s.faces[s.printing[c]].universe]
            self._universe = found
        return self._universe

    def added_by(self, u: User) -> list[Added]:
        """The same cards for one user, looked at once for all attacks; what keeps one away only where that is asked."""
        found = self._added.get(u.ch)
        if found is None:
            s, told, found = self.s, self.no is not None, []
            for b, host in self.universe():
                bf = s.faces[s.printing[b]]
                if 0 <= host < CHARACTERS and host != u.ch:
                    if told:
                        reason = Reason("OP25-PLACE-07", "{0} is placed on {1}.", (card_ref(b), card_ref(host)))
                        found.append(Added(b, bf, (), reason))
                    continue
                why = self.why_not_aid(b, bf, u)
                if why is None:
                    found.append(Added(b, bf, goes_as(s, bf, u.grid), None))
                elif told:
                    found.append(Added(b, bf, (), why))
            self._added[u.ch] = found
        return found

    def refuse(self, refs: tuple[int, ...], reason: Reason | None) -> None:
        if self.no is not None and reason is not None:
            self.no.append((Option("attack", refs), reason))

    def users_of(self, c: int, f: Face) -> list[User]:
        """The characters from whose place the card may be played now."""
        s = self.s
        borrowed = self.grant.kind == gr.TEAMMATES_SPECIAL  # wherever it is placed
        host = s.on[c] if s.where[c] == self.seat * ZONES + PLACED and not borrowed else -1
        users = self.users
        for u in self.benched:
            if (u.rights or f.words) and self.from_reserve(c, f, u):
                users = [*users, u]
            elif self.no is not None:
                self.refuse(
                    (card_ref(c), u.ref),
                    Reason("OP25-BATT-44", "{0} is in Reserve and cannot play {1}.", (u.ref, card_ref(c))),
                )
        if 0 <= host < CHARACTERS:  # OP25-PLACE-08: what lies on the Homebase is for everybody
            if self.no is not None:
                for u in users:
                    if u.ch != host:
                        reason = Reason("OP25-PLACE-07", "{0} is placed on {1}.", (card_ref(c), card_ref(host)))
                        self.refuse((card_ref(c), u.ref), reason)
            lent = s.kinds & OTHERS_PLACED
            users = [u for u in users if u.ch == host or (lent and uses_placed(s, f, u.ch, host))]
        if s.kinds & HIDES and not self.grant.hidden:
            users = [u for u in users if not self.hides(c, f, u)]
        return users

    def freely(self, c: int, f: Face, u: User) -> bool:
        """Whether the character may attack with this card whatever it needs."""
        if self.grant.any_card or not self.s.kinds & ATTACK_WITH:
            return self.grant.any_card
        return self.s.where[c] == self.seat * ZONES + HAND and allowed(self.s, "attack_with", u.ch, f)

    def free_type(self, u: User) -> bool:
        """Whether the type of a follow-up is not asked, of this character or of anybody."""
        return self.grant.free_type or (self.grant.follow_up and may(self.s, "follow_freely", u.ch))

    def hides(self, c: int, f: Face, u: User) -> bool:
        """Whether a card in play says that the character makes such an attack face down."""
        found = any(word_of(e).must and word_of(e).which.fits(f) for e in permissions(self.s, "attack_face_down", u.ch))
        if found and self.no is not None:
            reason = Reason("OPC-CARD-18", "{0} makes such attacks face down.", (u.ref,))
            self.refuse((card_ref(c), u.ref), reason)
        return found

    def from_reserve(self, c: int, f: Face, u: User) -> bool:
        """OP25-BATT-44, OP25-PLACE-10: whether something lets the card be played from Reserve."""
        if f.words and f.card.reserve and why_not_named(self.s, c, f, u.ch) is None:
            return reserve_cost_payable(self.s, c, f, self.seat, u.ch)
        return any(which.fits(f) for which in u.rights)

    def why_not_user(self, c: int, f: Face, u: User) -> Reason | None:
        """Locks on the user that keep this card from attacking (OP25-BATT-78)."""
        if not self.bans and not u.bound:
            return None
        lock = u.lock
        if self.bans and banned(self.s, u.ch, c, "attack"):
            return Reason("OP25-BATT-78", "{0} may not attack with {1} now.", (u.ref, card_ref(c)))
        text = ""
        if lock & NO_ATTACK and not f.ignores:  # OP25-INTER-09
            text = "{0} may not attack."
        elif lock & NO_SPECIAL and f.special:
            text = "{0} may not play Specials."
        elif lock & NO_ANY_CHARACTER and any_character(self.s, f):
            text = "{0} may not attack with Any Character Specials."
        elif lock & NO_TEAMMATE_WORD and (f.kind in (fc.TEAMWORK, fc.ALLY) or (f.words and f.card.speaks_of_teammate)):
            text = "{0} may not attack with cards that speak of a teammate."
        elif (lock & NO_FOLLOW_UP and self.grant.follow_up) or (lock & NO_FURTHER and self.grant.goes_on):
            text = "{0} may make no follow-up attacks."
        elif self.s.where[c] == self.seat * ZONES + PLACED:
            if lock & NO_PLACED:
                text = "{0} may not play placed cards."
            elif lock & NO_PLACED_UNIVERSE and f.universe:
                text = "{0} may not play placed Universe cards."
        if not text and u.icons & icons_of(self.s, c):
            text = "{0} may not attack with cards that show this icon."
        return Reason("OP25-BATT-78", text, (u.ref,)) if text else None

    def why_not_aid(self, b: int, bf: Face, u: User) -> Reason | None:
        lock = u.lock
        if lock:
            placed_card = self.s.where[b] in (self.seat * ZONES + PLACED, self.seat * ZONES + UNDER)  # OP25-DISC-24
            if (
                (lock & NO_BASIC and bf.kind == fc.BASIC)
                or (lock & NO_TRAINING and bf.kind == fc.TRAINING)
                or (placed_card and lock & (NO_PLACED | NO_PLACED_UNIVERSE))
            ):
                return Reason("OP25-BATT-78", "{1} may not play {0} now.", (card_ref(b), u.ref))
        if u.icons & icons_of(self.s, b):
            return Reason("OP25-BATT-78", "{0} may not use cards that show this icon.", (u.ref,))
        if self.s.kinds >> K_BAN & 1 and banned(self.s, u.ch, b, "attack"):
            return Reason("OP25-BATT-78", "{1} may not attack with {0} now.", (card_ref(b), u.ref))
        return why_not_universe(self.s, b, bf, u.ch, u.grid)
