"""An action: the act that an option stands for, and its cards entering the Astral Plane."""

from overtable.games.overpower.act import NO_TYPE, UNDECLARED, Act
from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.hits.resolve import figures
from overtable.games.overpower.inplay.counted import times
from overtable.games.overpower.inplay.legality import fitting_types, power_types, typeless
from overtable.games.overpower.inplay.named import TYPE_WORD
from overtable.games.overpower.inplay.piles import forget, renew_after
from overtable.games.overpower.inplay.queries import grid
from overtable.games.overpower.state import ANY, ASTRAL, CHARACTERS, FACE_DOWN, UNDER, Overpower, zone
from overtable.kernel.knowledge import move
from overtable.kernel.option import Option
from overtable.kernel.refs import WORD, index_of, kind_of


def own_bonus(s: Overpower, c: int, user: int, seat: int, target: int) -> int:
    """What the card's own text adds to the attack, never to damage (OP25-CARD-07)."""
    f = s.faces[s.printing[c]]
    if not f.words:
        return 0
    card = f.card
    total = 0
    if card.plus and (card.plus_if is None or card.plus_if.holds(s, seat, target, user)):
        total += card.plus * times(s, card.per, seat, user, c)
    return total


def read(s: Overpower, seat: int, option: Option, grant: Grant) -> Act:
    """The act that an attack option stands for."""
    refs = [index_of(r) for r in option.refs]
    kind = -1
    if kind_of(option.refs[-1]) == WORD:
        kind = refs.pop() - TYPE_WORD
    c = refs[0]
    universe = -1
    cards: tuple[int, ...] = (c,)
    second = s.faces[s.printing[refs[1]]].kind
    if len(refs) == 2:  # OPC-BATT-21: on the player, so that no step of a defence follows
        user, target = refs[1], -1
    elif second in (fc.BASIC, fc.TRAINING):
        universe, user, target = refs[1], refs[2], refs[3]
    elif len(refs) >= 5:  # a combined attack: the Power cards, and perhaps the partner who plays one
        user, target, cards = refs[1], refs[-1], (c, *(r for r in refs[2:-1] if r >= CHARACTERS))
    else:
        user, target = refs[1], refs[2]
    f = s.faces[s.printing[c]]
    if target < 0:
        return Act(seat, user, cards, string=grant.string, after_concession=grant.after_concession)
    values, icons, acts = [], 0, 0
    for x in cards:
        value, shown, acting = figures(s, x, seat, target)
        values.append(value)
        icons |= shown
        acts |= acting
    if kind < 0 or (f.special and len(cards) == 1 and not acts >> kind & 1):
        kind = only_type(f.icons if len(cards) > 1 and f.numeric else acts)
        if f.kind == fc.POWER and len(f.types) > 1:
            # OP25-CARD-11; OPC-CARD-04: it stays open
            kind = UNDECLARED if s.rules.declares_type else open_type(s, f, user, universe, grant)
    numeric = f.numeric or len(cards) > 1
    return Act(
        seat=seat,
        user=user,
        cards=cards,
        target=target,
        attack=True,
        universe=universe,
        type=kind,
        value=tuple(values) if numeric else (),
        bonus=grant.bonus + own_bonus(s, c, user, seat, target),
        # OP25-BATT-80
        universe_attack=universe >= 0 or grant.universe or f.kind in (fc.TEAMWORK, fc.ALLY),
        hidden=grant.hidden,
        no_special_defence=grant.no_special_defence or no_specials(s, f, seat, target),
        undefendable=grant.undefendable or bool(f.words and f.card.limits is not None and "any" in f.card.limits.no),
        string=grant.string,
        after_concession=grant.after_concession,
        icons=icons,
        as_types=acts if acts != icons else -1,
        counts=counts(s, f, seat, target),
        ignores=f.ignores,
        twice=bool(f.words and f.card.combine is not None and f.card.combine.twice),
    )


def open_type(s: Overpower, f: fc.Face, user: int, universe: int, grant: Grant) -> int:
    """OPC-CARD-04: the one type as which a MultiPower card can be meant, or none as long as there are several.

    OPC-CARD-05: of an Any-Power card none is recorded.
    """
    if typeless(s, f):
        return NO_TYPE
    g = grid(s, user)
    types = f.types if grant.any_card else power_types(s, f, g)
    if grant.types and not grant.free_type:
        types = tuple(t for t in types if grant.types >> t & 1)
    if universe >= 0:
        types = fitting_types(s, f, s.faces[s.printing[universe]], g, types)
    return types[0] if len(types) == 1 else NO_TYPE


def counts(s: Overpower, f: fc.Face, seat: int, target: int) -> bool:
    """OP25-TOTAL-09: whether the card counts to the Venture Total, by what holds as it is played (OP25-BATT-07)."""
    if not f.words or f.card.counts:
        return True
    return f.card.counts_if is not None and bool(f.card.counts_if.holds(s, seat, target))


def only_type(icons: int) -> int:
    if icons >> ANY & 1:
        return ANY
    single = [t for t in range(4) if icons >> t & 1]
    return single[0] if len(single) == 1 else (single[0] if single else -1)


def no_specials(s: Overpower, f: fc.Face, seat: int, target: int) -> bool:
    if not f.words or f.card.limits is None:
        return False
    limits = f.card.limits
    return "special" in limits.no and (limits.no_if is None or limits.no_if.holds(s, seat, target))


def commit(s: Overpower, act: Act) -> int:
    """The cards enter the Astral Plane (OP25-BATT-21); returns the act's index."""
    a = len(s.acts)
    s.acts.append(act)
    for c in (*act.cards, *((act.universe,) if act.universe >= 0 else ())):
        if s.where[c] == zone(act.seat, UNDER):
            s.used_under |= 1 << act.seat
        forget(s, c)
        s.on[c] = -1
        was = s.where[c]
        if act.hidden:
            move(s, c, zone(act.seat, FACE_DOWN), 1 << act.seat)
        else:
            move(s, c, ASTRAL)
        renew_after(s, was)
    return a
