"""Negating: in the Astral Plane on the opponent's turn, or on one's own turn against what is in play."""

from overtable.games.overpower.attack.users import cost_cards
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.defence.facts import Attacked
from overtable.games.overpower.inplay.bans import banned
from overtable.games.overpower.inplay.effects import BATTLE, start, word_of
from overtable.games.overpower.inplay.kinds import PERMISSION, PRICE
from overtable.games.overpower.inplay.legality import why_not_named
from overtable.games.overpower.inplay.locks import NO_DEFENCE, NO_PLACED, NO_SPECIAL
from overtable.games.overpower.inplay.piles import discard, forget, show_open_hands
from overtable.games.overpower.inplay.protection import negates
from overtable.games.overpower.inplay.queries import locks, of_kind
from overtable.games.overpower.state import (
    ASTRAL,
    CHARACTERS,
    HAND,
    PLACED,
    TEAM,
    Overpower,
    front,
    replace,
    reserve,
    zone,
)
from overtable.games.overpower.words.lasting import OpenHand
from overtable.kernel.event import emit
from overtable.kernel.frame import Refusals
from overtable.kernel.knowledge import move
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of

OPEN = OpenHand(who="user")


def price(f: Face) -> str:
    """What negating on defence costs."""
    cost = f.card.negate.cost
    return cost.kind if cost is not None else ""


def freely(s: Overpower) -> bool:
    """Whether something lets every negate work on defence, at no cost."""
    return bool(s.kinds >> PERMISSION["negate_on_defence"] & 1)


def defensive(s: Overpower, f: Face) -> bool:
    return f.defence or freely(s)


def why_not_cost(s: Overpower, c: int, f: Face, seat: int, ch: int) -> Reason | None:
    if price(f) in ("", "open_hand") or freely(s) or payments(s, c, f, seat, ch):
        return None
    return Reason("OP25-INTER-25", "What negating with {0} costs now cannot be paid.", (card_ref(c),))


def payments(s: Overpower, c: int, f: Face, seat: int, ch: int) -> list[int]:
    """The cards that may pay for negating on defence, where that costs one."""
    if price(f) in ("", "open_hand") or freely(s):
        return []
    return cost_cards(s, c, f, seat, ch, price(f))


def negate_options(s: Overpower, seat: int, victims: list[int], no: Refusals | None, a: int = -1) -> list[Option]:
    """Which of these Specials, played with an act, may be negated now, with what and by whom."""
    out: list[Option] = []
    answered = None
    if a >= 0 and s.rules.negate_defends and s.acts[a].attack and s.acts[a].target < CHARACTERS:
        answered = Attacked(s, s.acts[a], None)
    cards = [*s.zones[zone(seat, HAND)], *s.zones[zone(seat, PLACED)]]
    for c in cards:
        f = s.faces[s.printing[c]]
        if not f.words or f.card.negate is None:
            continue
        ref = card_ref(c)
        if not defensive(s, f):
            if no is not None:
                no.append((Option("negate", (ref,)), Reason("OP25-BATT-34", "{0} negates on offence only.", (ref,))))
            continue
        host = s.on[c] if s.where[c] == zone(seat, PLACED) else -1
        for ch in [*front(s, seat), *(reserve(s, seat) if f.card.reserve else [])]:
            if 0 <= host < CHARACTERS and host != ch:
                continue
            lock = locks(s, ch)[0]
            why = why_not_named(s, c, f, ch) or why_not_cost(s, c, f, seat, ch)
            barred = lock & NO_SPECIAL or (lock & NO_PLACED and host >= 0) or banned(s, ch, c, "defend")
            if why is None and barred:
                why = Reason("OP25-BATT-78", "{0} may not play Specials.", (card_ref(ch),))
            if why is None and answered is not None:
                why = why_not_defence(answered, c, f, lock)
            if why is not None:
                if no is not None:
                    no.append((Option("negate", (ref, card_ref(ch))), why))
                continue
            paid: list[tuple[int, ...]] = [(card_ref(p),) for p in payments(s, c, f, seat, ch)] or [()]
            able = [v for v in victims if negates(s, c, f, ch, v)]
            out += [Option("negate", (ref, card_ref(ch), card_ref(v), *p)) for v in able for p in paid]
    for e in of_kind(s, PRICE["negate"]):
        why = None if answered is None else why_not_defence(answered, e.source, s.faces[s.printing[e.source]], 0)
        if e.owner == seat and s.kod[e.subject] == 0 and why is None:
            which = word_of(e).which
            out += [
                Option("negate", (card_ref(e.source), card_ref(e.subject), card_ref(v)))
                for v in victims
                if which is None or which.fits(s.faces[s.printing[v]])
            ]
    if no is not None and not victims:
        no.append((Option("negate"), Reason("OP25-BATT-26", "Nothing here can be negated.")))
    return out


def why_not_defence(attack: Attacked, c: int, f: Face, lock: int) -> Reason | None:
    """OPC-DEF-19: what limits the defence against an attack bars a negate too."""
    if attack.no_special:
        return Reason("OPC-DEF-19", "No Special can defend this attack, so {0} cannot.", (card_ref(c),))
    if lock & NO_DEFENCE:
        return Reason("OPC-DEF-19", "Who may not defend may not negate the attack either.")
    limited = attack.limited(c, f, blocks=False)
    return None if limited is None else Reason("OPC-DEF-19", limited.text, limited.args)


def pay_for_negate(s: Overpower, c: int, seat: int, paid: list[int]) -> bool:
    """Whether the card stays in the Astral Plane, because its price lasts for the battle (OP25-BATT-27)."""
    f = s.faces[s.printing[c]]
    if f.card.negate is None or freely(s):
        return False
    for p in paid:
        discard(s, p)
    if price(f) != "open_hand":
        return False
    forget(s, c)
    s.on[c] = -1
    move(s, c, ASTRAL)
    start(s, OPEN, c, seat, TEAM + seat, BATTLE)
    show_open_hands(s)
    return True


def negate_in_plane(s: Overpower, a: int, seat: int, option: Option) -> None:
    """OP25-BATT-25: the negated card does nothing, its number included.

    Its own act alone is stopped: a combined attack as a whole (OP25-BATT-24), while a utility leaves the attack that it
    was played with (OP25-BATT-23, OP25-BATT-32). OP25-BATT-06: that is no defence. OPC-DEF-16, OPC-COMBO-07: in the
    classic edition the whole action is lost, whichever of its Specials it was.
    """
    c, _, victim, *paid = (index_of(r) for r in option.refs)
    emit(s, "negate", option.refs[0], option.refs[2])
    if not pay_for_negate(s, c, seat, paid):
        discard(s, c)
    for b in (a, *s.acts[a].aids):
        if s.rules.negate_defends or victim in s.acts[b].cards:
            replace(s, b, stopped=True)


def negate_in_play(s: Overpower, victim: int) -> None:
    """OP25-BATT-29, OPC-DEF-17: an effect in play is removed; what it did already stays done."""
    emit(s, "negated", card_ref(victim))
    discard(s, victim)
