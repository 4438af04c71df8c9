"""The battle mechanic, step by step: the Astral Plane, the effect, the hit, conditional effects, what follows.

NegateWindow -> TakeEffect -> Divert -> DefenceWindow -> ResolveHit -> Conditional -> Strings -> Finish
"""

from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import FACES, face
from overtable.games.overpower.hits.resolve import Conditional, Divert, Finish, ResolveHit, Strings, figures
from overtable.games.overpower.inplay.legality import power_types, times, why_not_universe
from overtable.games.overpower.inplay.piles import discard, forget, shuffle_power_pack
from overtable.games.overpower.inplay.queries import grid, shields
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.state import (
    ANY,
    ASTRAL,
    FACE_DOWN,
    TYPE_WORD,
    UNDER,
    Act,
    Overpower,
    replace,
    reserve,
    zone,
)
from overtable.games.overpower.words.run import PLAY, Effects
from overtable.games.overpower.words.word import LASTING
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of, kind_of
from overtable.kernel.refs import word as word_ref


def own_bonus(s: Overpower, c: int, user: int, seat: int, target: int) -> int:
    """What the card's own text adds to the attack, never to damage."""
    f = FACES[s.printing[c]]
    if not f.words:
        return 0
    card = f.card
    total = 0
    if card.plus and (card.plus_if is None or card.plus_if.holds(s, seat, target)):
        total += card.plus * times(s, card.per, seat, user, c)
    return total


def read(s: Overpower, seat: int, option: Option, grant: Grant) -> Act:
    """The act that an attack option stands for."""
    refs = [index_of(r) for r in option.refs]
    kind = -1
    if kind_of(option.refs[-1]) == 4:
        kind = refs.pop() - TYPE_WORD
    c = refs[0]
    universe = -1
    cards: tuple[int, ...] = (c,)
    second = FACES[s.printing[refs[1]]].kind
    if second in (fc.BASIC, fc.TRAINING):
        universe, user, target = refs[1], refs[2], refs[3]
    elif len(refs) == 5:
        user, target, cards = refs[1], refs[4], (c, refs[2])
    else:
        user, target = refs[1], refs[2]
    f = FACES[s.printing[c]]
    values, icons = [], 0
    for x in cards:
        value, shown = figures(s, x, seat, target)
        values.append(value)
        icons |= shown
    if kind < 0 or (f.special and len(cards) == 1 and not icons >> kind & 1):
        kind = only_type(f, icons if len(cards) == 1 else f.icons)
        if f.kind == fc.POWER and len(f.types) > 1:
            kind = -2
    numeric = f.numeric
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
        universe_attack=universe >= 0 or grant.universe or f.kind in (fc.TEAMWORK, fc.ALLY),
        hidden=grant.hidden,
        no_special_defence=grant.no_special_defence or no_specials(s, f, seat, target),
        string=grant.string,
        after_concession=grant.after_concession,
        icons=icons,
        ignores=bool(f.words and f.card.ignores_protection),
    )


def only_type(f: fc.Face, icons: int) -> int:
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
        if act.hidden:
            move(s, c, zone(act.seat, FACE_DOWN), 1 << act.seat)
        else:
            move(s, c, ASTRAL)
    shuffle_power_pack(s, act.seat)
    return a


def launch(s: Overpower, act: Act, put: bool = False, aids: tuple[int, ...] = ()) -> None:
    """Start an action: all its steps."""
    a = commit(s, act)
    if aids:
        replace(s, a, aids=aids)
    things = [card_ref(c) for c in act.cards]
    if act.attack:
        emit(s, "attack", card_ref(act.user), card_ref(act.target), *([] if act.hidden else things))
    else:
        emit(s, "play", card_ref(act.user), *things)
    steps: list[Frame[Overpower]] = list(costs(s, a))
    if act.type == -2:
        steps.append(DeclareType(a))
    if not put and not act.hidden:
        steps.append(NegateWindow(a))
    steps.append(TakeEffect(a))
    if act.attack:
        from overtable.games.overpower.defence.window import DefenceWindow

        steps += [Divert(a), DefenceWindow(a), ResolveHit(a)]
    steps += [Conditional(a), Strings(a), Finish(a)]
    do(s, *steps)


def costs(s: Overpower, a: int) -> list[Frame[Overpower]]:
    """What must be paid before the card does anything (OP25-INTER-25)."""
    from overtable.games.overpower.attack.pay import Pay

    act = s.acts[a]
    f = FACES[s.printing[act.cards[0]]]
    if not f.words or not 0 <= act.user < 8:
        return []
    steps: list[Frame[Overpower]] = []
    if f.card.cost is not None:
        steps += [Pay(a, f.card.cost.kind) for _ in range(f.card.cost.count)]
    if act.user in reserve(s, act.seat) and f.card.reserve not in ("", "free") and f.special:
        steps.append(Pay(a, "teammates" if f.card.reserve == "teammate_discards" else "intelligence_power"))
    return steps


class DeclareType(Frame[Overpower], frozen=True):
    """OP25-CARD-11: the attacker named no type, so the opponent picks one that is legal."""

    act: int

    def asks(self, s: Overpower) -> int:
        return 1 << 1 - s.acts[self.act].seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        act = s.acts[self.act]
        f = face(s, act.cards[0])
        kept_away = [LASTING[e.amount] for e in shields(s, act.target)] if act.target < 8 else []
        types = [
            t
            for t in power_types(s, f, grid(s, act.user))
            if not any(word.prevents(act.icons, t, act.universe_attack, f) for word in kept_away)
        ]
        return [Option("declare", (word_ref(TYPE_WORD + t),)) for t in types or (0,)]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        replace(s, self.act, type=index_of(option.refs[0]) - TYPE_WORD)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Name the type of the attack.")


def can_be_negated(s: Overpower, a: int) -> list[int]:
    """OP25-BATT-22, 26: the Specials of an action that may be negated in the Astral Plane."""
    act = s.acts[a]
    found = []
    for b in (a, *act.aids):
        c = s.acts[b].cards[0]
        f = FACES[s.printing[c]]
        if f.special and f.card.negatable and not s.acts[b].stopped and s.where[c] == ASTRAL:
            found.append(c)
    return found


class NegateWindow(Frame[Overpower], frozen=True):
    """OP25-BATT-22: until the action leaves the Astral Plane the opponent may negate Specials in it."""

    act: int

    def asks(self, s: Overpower) -> int:
        act = s.acts[self.act]
        return 1 << 1 - act.seat if can_be_negated(s, self.act) else 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        from overtable.games.overpower.defence.negate import negate_options

        return [*negate_options(s, seat, can_be_negated(s, self.act), no), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        from overtable.games.overpower.defence.negate import negate_in_plane

        if option.verb == "decline":
            s.stack.pop()
        else:
            negate_in_plane(s, self.act, seat, option)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Negate {0}?", (card_ref(s.acts[self.act].cards[0]),))


class TakeEffect(Frame[Overpower], frozen=True):
    """OP25-BATT-27, 08: what was not negated takes effect."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        steps: list[Frame[Overpower]] = []
        for b in act.aids:
            if not s.acts[b].stopped:
                steps += [Effects(b, s.acts[b].cards[0], PLAY), *raised(s, s.acts[b])]
        steps.append(Begin(self.act))
        do(s, *steps)


class Begin(Frame[Overpower], frozen=True):
    """The action itself leaves the Astral Plane, if it still can be made."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        if act.stopped:
            return
        c = act.cards[0]
        f = FACES[s.printing[c]]
        if act.attack and not act.hidden and act.aids and not still_legal(s, act):
            replace(s, self.act, stopped=True)
            return
        act = drop_universe(s, self.act)
        steps: list[Frame[Overpower]] = []
        if act.universe >= 0:
            steps += happens(s, "universe_used", act.seat, card=act.universe)
        words = f.words and f.card.play and not (act.attack and f.card.either)
        if words and not act.hidden:
            steps += [Effects(self.act, c, PLAY), *raised(s, act)]
        do(s, *steps)


def still_legal(s: Overpower, act: Act) -> bool:
    """A grid that was not raised after all makes the attack impossible."""
    f = FACES[s.printing[act.cards[0]]]
    if not 0 <= act.user < 8:
        return True
    if f.kind == fc.POWER:
        types = power_types(s, f, grid(s, act.user))
        return act.type in types
    if f.kind in (fc.TEAMWORK, fc.ALLY):
        return why_not_universe(s, act.cards[0], f, act.user, grid(s, act.user)) is None
    return True


def drop_universe(s: Overpower, a: int) -> Act:
    """A Universe card whose user lacks the grid after all adds nothing (OP25-CARD-16, BATT-23)."""
    act = s.acts[a]
    if act.universe < 0 or not act.aids:
        return act
    if why_not_universe(s, act.universe, face(s, act.universe), act.user, grid(s, act.user)) is None:
        return act
    discard(s, act.universe)
    return replace(s, a, universe=-1, universe_attack=False)


def raised(s: Overpower, act: Act) -> list[Frame[Overpower]]:
    """A grid was raised on offence by a Special without a number."""
    f = FACES[s.printing[act.cards[0]]]
    if not f.raises or f.numeric or f.attack or not act.offence:
        return []
    return happens(s, "grid_raised", act.seat, by=act.user)
