"""Power cards that are joined into one attack: by a Special that takes several, or by what a card in play allows.

OPC-COMBO-03: the values add, and one defence answers the whole. OPC-COMBO-05: the character is able to use every one of
the cards, and no Universe card joins them.
"""

from itertools import combinations

from overtable.games.overpower.attack import grant as gr
from overtable.games.overpower.attack.aims import Aimed
from overtable.games.overpower.attack.users import User
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.book.icons import TYPES, mask
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import PERMISSION
from overtable.games.overpower.inplay.legality import power_types
from overtable.games.overpower.inplay.queries import icons_of, permissions
from overtable.games.overpower.state import CHARACTERS, PLACED, ZONES
from overtable.kernel.message import Reason
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of

FEWEST = 2
"""One card alone is not joined with anything."""
COMBINE = 1 << PERMISSION["combine"]


def cards_of(q: Aimed, u: User) -> list[int]:
    """The Power cards at hand, or placed on the character, that it could attack with."""
    s, found = q.s, []
    for p in [*q.hand, *q.placed]:
        pf = s.faces[s.printing[p]]
        there = s.on[p] if s.where[p] == q.seat * ZONES + PLACED else u.ch
        if pf.kind == fc.POWER and there == u.ch and power_types(s, pf, u.grid) and q.why_not_user(p, pf, u) is None:
            found.append(p)
    return found


def join_many(q: Aimed, c: int, f: Face, u: User) -> None:
    """A Special without a level joins Power cards of its type, of one value or another, into one attack."""
    s, how = q.s, f.card.combine
    for name in how.types:
        t, icon = TYPES.index(name), mask((name,))  # OPC-COMBO-01: of the stated type alone
        fitting = [p for p in cards_of(q, u) if icons_of(s, p) == icon and s.faces[s.printing[p]].value <= how.most]
        for count in range(FEWEST, len(fitting) + 1):
            for some in combinations(fitting, count):
                head = (card_ref(c), u.ref, *(card_ref(p) for p in some))
                q.aim(head, u, icon, t, f, False)


def join_one(q: Aimed, c: int, f: Face, u: User, icons: int) -> None:
    """OP25-BATT-68, OPC-COMBO-03: a Special joined with a Power card into one attack.

    OPC-COMBO-05: its character is able to use the Power card, and no Universe card joins them.
    """
    s, combine = q.s, f.card.combine
    want = [TYPES.index(t) for t in combine.types] or [0, 1, 2, 3]
    partners = q.people.on_line(q.seat, gr.ALL)  # whoever may make the attack itself
    for p in [*q.hand, *q.placed]:
        pf = s.faces[s.printing[p]]
        if pf.kind != fc.POWER or (q.allow is not None and not q.allow(c)):
            continue
        if not combine.takes(pf.icons, s.rules.combines_with_wild):  # OPC-COMBO-01
            reason = Reason("OPC-COMBO-01", "{0} takes no {1} into its attack.", (card_ref(c), card_ref(p)))
            q.refuse((card_ref(c), u.ref, card_ref(p)), reason)
            continue
        host = s.on[p] if s.where[p] == q.seat * ZONES + PLACED else -1
        for v in partners:
            if (v.ch == u.ch) != (combine.by == "user") or (0 <= host < CHARACTERS and host != v.ch):
                continue
            if v.swarm >= 0 and v.swarm != u.swarm:
                continue  # OP25-BATT-78: may only attack what swarms around it
            # OP25-CARD-10
            fitting = [t for t in power_types(s, pf, v.grid) if t in want]
            if not fitting and not s.rules.combines_with_wild:
                text = "{2} cannot use {1} together with {0}."
                reason = Reason("OPC-COMBO-05", text, (card_ref(c), card_ref(p), v.ref))
                q.refuse((card_ref(c), u.ref, card_ref(p), v.ref), reason)
            if q.why_not_user(p, pf, v) is None and fitting:
                head = (card_ref(c), u.ref, card_ref(p), v.ref)
                kinds = (f.types, tuple(fitting)) if f.numeric else (tuple(fitting),)
                q.joined = (pf,)
                aim_combined(q, head, u, icons | icons_of(s, p), f, kinds)
                q.joined = ()


def aim_combined(
    q: Aimed, head: tuple[int, ...], u: User, icons: int, f: Face, kinds: tuple[tuple[int, ...], ...]
) -> None:
    """A combined attack is of the types of both its cards: not where attacks of one of them may not go."""
    start = len(q.out)
    q.aim(head, u, icons, -1, f, False)
    for o in q.out[start:] if q.guarded else []:
        t = index_of(o.refs[-1])
        for types in kinds:
            why = [q.why_not_target(t, icons, kind, False, f, f.ignores) for kind in types]
            if all(w is not None for w in why):
                q.refuse(o.refs, why[0])
                q.out.remove(o)
                break


def join_power(q: Aimed, c: int, f: Face, u: User) -> None:
    """What a card in play allows: this Power card and one of another type in one attack."""
    s, grant = q.s, q.grant
    if grant.kind != gr.ATTACK or grant.types or grant.any_card or grant.hidden or single(icons_of(s, c)) < 0:
        return
    for e in permissions(s, "combine", u.ch):
        word = word_of(e)
        if not word.which.fits(f):
            continue
        for p in cards_of(q, u):
            icons = icons_of(s, p)
            if p != c and single(icons) >= 0 and word.beside.fits(s.faces[s.printing[p]]):
                aim_both(q, (card_ref(c), u.ref, card_ref(p), u.ref), u, (icons_of(s, c), icons), f)


def aim_both(q: Aimed, head: tuple[int, ...], u: User, icons: tuple[int, int], f: Face) -> None:
    """Not where attacks of one of the two types may not go."""
    both = icons[0] | icons[1]
    start = len(q.out)
    q.aim(head, u, both, single(icons[0]), f, False)
    if not q.guarded:
        return
    kept = []
    for o in q.out[start:]:
        t = index_of(o.refs[-1])
        why = q.why_not_target(t, both, single(icons[1]), False, f, False)
        if why is None:
            kept.append(o)
        else:
            q.refuse(o.refs, why)
    q.out[start:] = kept


def single(icons: int) -> int:
    """The type of a card that shows one icon, and none but a type's; else -1 (OPC-COMBO-01)."""
    return next((t for t in range(4) if icons == 1 << t), -1)
