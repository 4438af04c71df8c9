"""Who may attack, gathered once for a question; what a card costs."""

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import Face, under_home
from overtable.games.overpower.book.icons import TYPES
from overtable.games.overpower.inplay.kinds import K_DECOY, K_KEEP_OFF, K_SHIELD, K_SWARM
from overtable.games.overpower.inplay.legality import could_play, why_not_code
from overtable.games.overpower.inplay.named import TYPE_WORD
from overtable.games.overpower.inplay.piles import top_cards
from overtable.games.overpower.inplay.queries import (
    grid,
    live_locks,
    locks,
    of_kind,
    reserve_rights,
)
from overtable.games.overpower.state import CLIPPED, HAND, PLACED, Overpower, front, reserve, team, zone
from overtable.kernel.effect import Effect
from overtable.kernel.message import Reason
from overtable.kernel.refs import BITS, CARD
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import word as word_ref

TYPE_REFS = tuple(word_ref(TYPE_WORD + t) for t in range(5))

INTELLIGENCE = TYPES.index("intelligence")

NO_LOCKS = (0, 0, 0)

PROTECTION = 1 << K_SHIELD | 1 << K_DECOY | 1 << K_SWARM | 1 << K_KEEP_OFF


class User:
    """A character that may act, with what is known of it for the whole question."""

    __slots__ = ("bound", "ch", "grid", "icons", "lock", "ref", "reserve", "rights", "swarm", "used")

    def __init__(self, s: Overpower, ch: int, in_reserve: bool, locking: list[Effect]) -> None:
        self.ch = ch
        self.ref = CARD << BITS | ch
        self.grid = grid(s, ch)
        lock, icons, attack = locks(s, ch, locking) if locking else NO_LOCKS
        self.lock = lock
        self.used = icons
        """Icons that it may not use in any way; `icons` are those that it may not attack with."""
        self.icons = icons | attack
        self.bound = bool(lock or self.icons)
        """Whether there is anything that it may not do."""
        self.reserve = in_reserve
        self.rights = reserve_rights(s, ch) if in_reserve else []
        self.swarm = -1
        if s.kinds >> K_SWARM & 1:
            for e in of_kind(s, K_SWARM):
                if e.subject == ch:
                    self.swarm = e.source


class People:
    """Those who may act, each looked at once for a whole question, whatever it asks about; not kept beyond it."""

    __slots__ = ("known", "locking", "s")

    def __init__(self, s: Overpower) -> None:
        self.s = s
        self.locking = live_locks(s)
        self.known: dict[int, User] = {}

    def on_line(self, seat: int, mask: int) -> list[User]:
        """Those of the Front Line who are among these."""
        known = self.known
        return [known.get(ch) or self.look_at(ch, False) for ch in front(self.s, seat) if mask >> ch & 1]

    def in_reserve(self, seat: int, mask: int) -> list[User]:
        known = self.known
        return [known.get(ch) or self.look_at(ch, True) for ch in reserve(self.s, seat) if mask >> ch & 1]

    def look_at(self, ch: int, in_reserve: bool) -> User:
        user = self.known[ch] = User(self.s, ch, in_reserve, self.locking)
        return user


class HomebaseUser(User):
    """The Homebase as the one that attacks (OP25-CARD-32)."""

    __slots__ = ()

    def __init__(self, s: Overpower, home: int) -> None:
        self.ch = home
        self.ref = CARD << BITS | home
        self.grid = (0, 0, 0, 0)
        lock, icons, attack = locks(s, home)
        self.lock = lock
        self.used = icons
        self.icons = icons | attack
        self.bound = bool(lock or self.icons)
        self.reserve = False
        self.rights = []
        self.swarm = -1


def why_not_teammates(s: Overpower, c: int, f: Face, ch: int, living: bool = False) -> Reason | None:
    """A Special of a teammate of this character; of one who still stands (OPC-KO-13), where that is asked."""
    if f.code and s.coded and (why := why_not_code(s, c, f, ch)) is not None:
        return why
    mates = [m for m in range(ch // 4 * 4, ch // 4 * 4 + 4) if m != ch and not (living and s.kod[m])]
    if f.special and not f.any_character and any(f.character in s.faces[s.printing[m]].names for m in mates):
        return None
    return Reason("OP25-CARD-27", "{0} is no Special of a teammate.", (card_ref(c),))


def cost_cards(s: Overpower, c: int, f: Face | None, seat: int, ch: int, kind: str) -> list[int]:
    """The cards that may pay a cost (OP25-INTER-25)."""
    cards = [x for x in s.zones[zone(seat, HAND)] if x != c]
    if kind == "advanced":
        return [x for x in s.zones[zone(seat, CLIPPED)] if s.faces[s.printing[x]].kind == fc.ADVANCED]
    if kind == "top":
        return top_cards(s, seat)
    if kind == "any":
        return cards + [x for x in s.zones[zone(seat, PLACED)] if x != c] + under_home(s, seat)  # OP25-DISC-24
    if kind == "teams_intelligence":
        return [x for x in (*cards, *s.zones[zone(seat, PLACED)]) if teams_intelligence(s, x, seat)]
    if kind == "teammates":
        return cards + [
            x for x in s.zones[zone(seat, PLACED)] if x != c and s.on[x] in front(s, seat) and s.on[x] != ch
        ]
    if kind == "special":
        return [
            x
            for x in [*cards, *(x for x in s.zones[zone(seat, PLACED)] if x != c)]
            if s.faces[s.printing[x]].special and any(could_play(s, x, m) for m in [*front(s, seat), *reserve(s, seat)])
        ]
    if kind == "card":
        return cards
    cards += [x for x in s.zones[zone(seat, PLACED)] if s.on[x] == ch]
    if kind == "basic":
        return [x for x in cards if s.faces[s.printing[x]].kind == fc.BASIC]
    return [x for x in cards if s.faces[s.printing[x]].kind == fc.POWER and pays(s, x, ch, kind)]


def pays(s: Overpower, x: int, ch: int, kind: str) -> bool:
    """OP25-CARD-15: whether a Power card that the character can play is of the type that a cost asks for."""
    f, g = s.faces[s.printing[x]], grid(s, ch)
    if kind in ("power", "pure_power", "multi_power"):
        multi = f.icons & (f.icons - 1) != 0
        return could_play(s, x, ch, g) and (kind == "power" or multi == (kind == "multi_power"))
    skill = TYPES.index(kind.removesuffix("_power"))
    pure = len(f.types) == 1 or s.rules.combines_with_wild  # OPC-COMBO-01: the stated type alone
    return skill in f.types and pure and g[skill] >= f.value


def teams_intelligence(s: Overpower, x: int, seat: int) -> bool:
    """An Intelligence Power card, whoever could play it; OP25-CARD-15: others count as one by a grid of the team."""
    f = s.faces[s.printing[x]]
    if f.kind != fc.POWER or INTELLIGENCE not in f.types:
        return False
    return len(f.types) == 1 or any(grid(s, ch)[INTELLIGENCE] >= f.value for ch in team(s, seat))


def cost_payable(s: Overpower, c: int, f: Face, seat: int, ch: int) -> bool:
    cost = f.card.cost
    return cost is None or len(cost_cards(s, c, f, seat, ch, cost.kind)) >= cost.count


def reserve_cost_payable(s: Overpower, c: int, f: Face, seat: int, ch: int) -> bool:
    if f.card.reserve == "teammate_discards":
        return bool(cost_cards(s, c, f, seat, ch, "teammates")) and bool(front(s, seat))
    if f.card.reserve == "intelligence_power":
        need = 1 + (f.card.cost.count if f.card.cost else 0)
        return len(cost_cards(s, c, f, seat, ch, "intelligence_power")) >= need
    return True
