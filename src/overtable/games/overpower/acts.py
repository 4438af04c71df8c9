"""The battle mechanic, step by step: the Astral Plane, the effect, the hit, conditional effects, what follows.

NegateWindow -> TakeEffect -> Divert -> DefenceWindow -> ResolveHit -> Conditional -> Strings -> Finish
"""

from overtable.games.overpower import faces as fc
from overtable.games.overpower.effects import DEFENDED, HIT, KO_WORDS, PLAY, Effects
from overtable.games.overpower.faces import FACES, face
from overtable.games.overpower.grant import Grant
from overtable.games.overpower.hits import land
from overtable.games.overpower.ko import damage
from overtable.games.overpower.lasting import grid, has_trait, icons_of, of_kind, traits
from overtable.games.overpower.legality import power_types
from overtable.games.overpower.piles import discard, forget
from overtable.games.overpower.state import (
    ANY,
    ASTRAL,
    CLIPPED,
    FACE_DOWN,
    HITS,
    MISSION_DEFEATED,
    P_CONCESSION,
    PLACED,
    TEAM,
    TYPE_WORD,
    UNDER,
    Act,
    Hit,
    Overpower,
    owner,
    replace,
    reserve,
    zone,
)
from overtable.games.overpower.word import LASTING, TYPES
from overtable.games.overpower.words_lasting import K_DECOY, K_SHIFT, K_SWARM
from overtable.kernel.effect import end
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of, kind_of
from overtable.kernel.refs import word as word_ref


def figures(s: Overpower, c: int, seat: int, target: int) -> tuple[int, int]:
    """Value and icons at which an attack card acts against this target (OP25-TOTAL-11)."""
    f = FACES[s.printing[c]]
    if f.words and f.card.level_if is not None and f.card.level_if.when.holds(s, seat, target):
        return f.card.level_if.value, sum(1 << TYPES.index(i) for i in f.card.level_if.icons)
    return max(0, f.value), icons_of(s, c)


def own_bonus(s: Overpower, c: int, user: int, seat: int, target: int) -> int:
    """What the card's own text adds to the attack, never to damage."""
    f = FACES[s.printing[c]]
    if not f.words:
        return 0
    card = f.card
    total = 0
    if card.plus and (card.plus_if is None or card.plus_if.holds(s, seat, target)):
        total += card.plus
    if card.plus_per_placed:
        total += sum(1 for x in s.zones[zone(seat, PLACED)] if s.on[x] == user)
    if card.plus_per_defeated:
        total += len(s.zones[zone(seat, MISSION_DEFEATED)])
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
    if kind < 0:
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
    return bool(limits.no_special or (limits.no_special_if and limits.no_special_if.holds(s, seat, target)))


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
        from overtable.games.overpower.defence import DefenceWindow

        steps += [Divert(a), DefenceWindow(a), ResolveHit(a)]
    steps += [Conditional(a), Strings(a), Finish(a)]
    do(s, *steps)


def costs(s: Overpower, a: int) -> list[Frame[Overpower]]:
    """What must be paid before the card does anything (OP25-INTER-25)."""
    from overtable.games.overpower.asks import Pay

    act = s.acts[a]
    f = FACES[s.printing[act.cards[0]]]
    if not f.words or not 0 <= act.user < 8:
        return []
    steps: list[Frame[Overpower]] = []
    if f.card.cost is not None:
        steps += [Pay(a, f.card.cost.kind) for _ in range(f.card.cost.count)]
    if act.user in reserve(s, act.seat) and f.card.reserve not in ("", "free") and f.special:
        steps.append(Pay(a, "any" if f.card.reserve == "teammate_discards" else "intelligence_power"))
    return steps


class DeclareType(Frame[Overpower], frozen=True):
    """OP25-CARD-11: the attacker named no type, so the opponent picks one that is legal."""

    act: int

    def asks(self, s: Overpower) -> int:
        return 1 << 1 - s.acts[self.act].seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        act = s.acts[self.act]
        types = power_types(s, face(s, act.cards[0]), grid(s, act.user))
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
        from overtable.games.overpower.negates import negate_options

        return [*negate_options(s, seat, can_be_negated(s, self.act), no), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        from overtable.games.overpower.negates import negate_in_plane

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
                steps.append(Effects(b, s.acts[b].cards[0], PLAY))
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
        steps: list[Frame[Overpower]] = []
        if act.universe >= 0 and face(s, act.universe).kind == fc.TRAINING:
            steps += after_training(s, act.seat)
        words = f.words and f.card.play and not (act.attack and f.card.either)
        if f.words and act.offence and not f.attack and has_trait(s, "barsoom", TEAM + act.seat):
            steps += barsoom(s, act, f)
        if words and not act.hidden:
            steps.append(Effects(self.act, c, PLAY))
        do(s, *steps)


def still_legal(s: Overpower, act: Act) -> bool:
    """A grid that was not raised after all makes the attack impossible."""
    f = FACES[s.printing[act.cards[0]]]
    if not 0 <= act.user < 8:
        return True
    if f.kind == fc.POWER:
        types = power_types(s, f, grid(s, act.user))
        return act.type in types
    if f.kind == fc.TEAMWORK:
        g = grid(s, act.user)
        return (max(g) if f.skill == ANY else g[f.skill]) >= f.least
    return True


def after_training(s: Overpower, seat: int) -> list[Frame[Overpower]]:
    from overtable.games.overpower.asks import MayDraw

    return [MayDraw(seat)] if any(e.subject >> 2 == seat for e in traits(s, "draw_on_training")) else []


def barsoom(s: Overpower, act: Act, f: fc.Face) -> list[Frame[Overpower]]:
    from overtable.games.overpower.asks import FetchPower

    raises = any(w.__class__.__name__ == "Grid" for w in f.card.play)
    return [FetchPower(act.seat, act.user)] if raises and not f.numeric else []


class Divert(Frame[Overpower], frozen=True):
    """Lasting effects that move every attack do so, the newest first (OP25-INTER-11, 12)."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        if act.stopped or not 0 <= act.target < 8:
            return
        for e in reversed(of_kind(s, K_SHIFT)):
            word = LASTING[e.amount]
            act = s.acts[self.act]
            if not word.must or e.arrival in act.shifted or not 0 <= act.target < 8:
                continue
            if act.target >> 2 != e.owner or (word.numerical and not act.value):
                continue
            if word.of == "user" and act.target != e.subject:
                continue
            to = e.source if word.to == "card" else (e.until >> 4) - 1
            if to == act.target or (to < 8 and s.kod[to]):
                continue
            replace(s, self.act, target=to, bonus=act.bonus - word.less, shifted=(*act.shifted, e.arrival))
            emit(s, "shift", card_ref(to))


def living_target(s: Overpower, act: Act) -> bool:
    if act.target < 0:
        return False
    if act.target < 8:
        return s.kod[act.target] == 0
    return s.where[act.target] in (zone(0, CLIPPED), zone(1, CLIPPED), zone(0, HITS), zone(1, HITS), ASTRAL)


class ResolveHit(Frame[Overpower], frozen=True):
    """OP25-BATT-47, 48, 69: an attack that nobody defended hits; each of its cards is a hit of its own."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        if act.stopped or act.defended or not living_target(s, act):
            return
        if act.hidden:
            act = unmask(s, self.act)
        if act.target >= 8:
            hit_special(s, self.act)
            return
        defender = act.target >> 2
        replace(s, self.act, hit=True)
        f = FACES[s.printing[act.cards[0]]]
        if not act.value:
            if f.words and f.card.stays == "astral":
                replace(s, self.act, kept=(*act.kept, act.cards[0]))
            else:
                land(s, Hit(act.cards[0], act.target, 0, 0, act.seat, counts=False), defender)
            return
        for c, value in zip(act.cards, act.value, strict=False):
            cf = FACES[s.printing[c]]
            _, icons = figures(s, c, act.seat, act.target)
            types = icons & 15 if not icons >> ANY & 1 else 0
            if cf.kind in (fc.TEAMWORK, fc.ALLY):
                types = icons & 15
            counts = (
                not cf.words
                or cf.card.counts
                or bool(cf.card.counts_if and cf.card.counts_if.holds(s, act.seat, act.target))
            )
            land(s, Hit(c, act.target, value, types, act.seat, counts=counts, power=cf.power), defender)
        marked_for_death(s, self.act)


def unmask(s: Overpower, a: int) -> Act:
    """A face-down attack is turned up."""
    act = s.acts[a]
    for c in act.cards:
        if s.where[c] == zone(act.seat, FACE_DOWN):
            move(s, c, ASTRAL)
    emit(s, "reveal", *(card_ref(c) for c in act.cards))
    return replace(s, a, hidden=False)


def marked_for_death(s: Overpower, a: int) -> None:
    """A target that the next level 1 Power card KO's, whatever would prevent it."""
    from overtable.games.overpower.ko import knock_out

    act = s.acts[a]
    for e in traits(s, "next_one_kos"):
        if e.subject == act.target and e.source not in act.cards:
            if any(face(s, c).power and v == 1 for c, v in zip(act.cards, act.value, strict=False)):
                replace(s, a, ko=True)
                knock_out(s, act.target, "OP25-KO-08")
                return


def hit_special(s: Overpower, a: int) -> None:
    """OP25-KO-26, BATT-49: a Special that can be hit; this is no success."""
    act = s.acts[a]
    host = act.target
    kinds = {e.kind for e in s.effects if e.source == host}
    if kinds & {K_DECOY, K_SWARM} or face(s, host).card.id == "janjong-duare-mintep":
        emit(s, "hit", card_ref(act.cards[0]), card_ref(host))
        discard(s, host)
        return
    for c, value in zip(act.cards, act.value, strict=False):
        land(s, Hit(c, host, value, 0, act.seat, counts=False), owner(s, host))
    if damage(s, host) >= 10:
        for h in [h for h in s.hits if h.host == host]:
            discard(s, h.card)
        discard(s, host)


class Conditional(Frame[Overpower], frozen=True):
    """OP25-BATT-46: effects that depend on whether the attack hit."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        if act.stopped:
            return
        three_strokes(s, self.act)
        fallen = 0 <= act.target < 8 and s.kod[act.target] == s.battle and act.hit
        if fallen:
            replace(s, self.act, ko=True)
            bounty(s, act)
        steps: list[Frame[Overpower]] = []
        for c in act.cards:
            f = FACES[s.printing[c]]
            if not f.words:
                continue
            if act.hit:
                steps.append(Effects(self.act, c, HIT))
                if fallen:
                    steps.append(Effects(self.act, c, KO_WORDS))
            elif act.attack:
                steps.append(Effects(self.act, c, DEFENDED))
        do(s, *steps)


def three_strokes(s: Overpower, a: int) -> None:
    """A string whose hits KO a target that has 15 damage."""
    from overtable.games.overpower.ko import knock_out

    act = s.acts[a]
    first = act.cards[0] if act.parent < 0 else s.acts[act.parent].cards[0]
    f = face(s, first)
    if act.hit and f.words and f.card.strokes and 0 <= act.target < 8 and not s.kod[act.target]:
        if damage(s, act.target) >= 15:
            knock_out(s, act.target, "OP25-KO-08")


def bounty(s: Overpower, act: Act) -> None:
    """A price on the target's head."""
    from overtable.games.overpower.word import BATTLE, start
    from overtable.games.overpower.words_lasting import VentureTotal

    for e in traits(s, "bounty"):
        if e.subject == act.target and e.until >> 4 == act.user + 1:
            start(s, VentureTotal(amount=5), e.source, act.seat, TEAM + act.seat, BATTLE)


class Strings(Frame[Overpower], frozen=True):
    """OP25-BATT-51, CONC-08: what the action requires or allows next."""

    act: int

    def run(self, s: Overpower) -> None:
        from overtable.games.overpower.follow import follow_ups

        act = s.acts[self.act]
        if act.stopped or act.no_follow_ups or s.turn_over or act.after_concession or s.phase == P_CONCESSION:
            return
        do(s, *follow_ups(s, self.act))


class Finish(Frame[Overpower], frozen=True):
    """OP25-BATT-28, 48: cards that do not stay in play go to their owners' piles."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        if act.hidden:
            act = unmask(s, self.act)
        for c in act.cards:
            if s.where[c] == ASTRAL and c not in act.kept and not any(h.card == c for h in s.hits):
                discard(s, c)
        if act.universe >= 0 and s.where[act.universe] == ASTRAL and not has_trait(s, "bonus_counts"):
            discard(s, act.universe)
        for b in act.aids:
            aid = s.acts[b]
            if s.where[aid.cards[0]] == ASTRAL and aid.cards[0] not in aid.kept:
                discard(s, aid.cards[0])
        if s.effects and any(e.until & 15 == 4 for e in s.effects):
            end(s, lambda e: e.until & 15 == 4)
            s.dirty = 1


def type_name(t: int) -> str:
    return TYPES[t] if t >= 0 else ""
