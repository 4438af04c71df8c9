"""An attack hits: what lands, what falls, what depends on it."""

from overtable.games.overpower.act import Act, Hit
from overtable.games.overpower.book.facts import TEAMWORK, face
from overtable.games.overpower.book.icons import mask
from overtable.games.overpower.defence.options import why_not_again, why_not_shift
from overtable.games.overpower.hits.battlesite import hit_site, standing_site
from overtable.games.overpower.hits.hits import bonus_counts, damage, land, lying, recorded
from overtable.games.overpower.hits.ko import by_strokes, knock_out
from overtable.games.overpower.inplay.effects import ACTION, word_of
from overtable.games.overpower.inplay.kinds import K_DECOY, K_SHIFT, K_SWARM
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.inplay.queries import icons_of, level, of_kind, shown
from overtable.games.overpower.inplay.rights import bonus_damage
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.inplay.untouched import untouched
from overtable.games.overpower.state import (
    ASTRAL,
    CHARACTERS,
    CLIPPED,
    FACE_DOWN,
    HITS,
    POWER_PACK,
    Overpower,
    owner,
    replace,
    zone,
)
from overtable.games.overpower.words.run import DEFENDED, HIT, KO_WORDS, Effects
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number


def figures(s: Overpower, c: int, seat: int, target: int) -> tuple[int, int, int]:
    """At which value an attack card acts against this target, the icons it shows, and those that it acts as.

    OP25-CARD-35, OP25-TOTAL-11: the value of its condition. OP25-INTER-19: to act as another type adds no icon.
    """
    f = s.faces[s.printing[c]]
    if f.words and f.card.identical and s.zones[zone(seat, POWER_PACK)]:  # OP25-INTER-20
        c = s.zones[zone(seat, POWER_PACK)][-1]
        f = s.faces[s.printing[c]]
    if f.words and f.card.level_if is not None and f.card.level_if.when.holds(s, seat, target):
        return f.card.level_if.value, icons_of(s, c), shown(s, mask(f.card.level_if.icons))
    acts = shown(s, mask(f.card.icons)) if f.words else icons_of(s, c)
    return max(0, f.value), icons_of(s, c), acts


def living_target(s: Overpower, act: Act) -> bool:
    """Whether what the attack is aimed at is still there."""
    if act.target < 0:
        return False
    if act.target < CHARACTERS:
        return s.kod[act.target] == 0  # OP25-KO-22
    if act.target in s.homes:
        return standing_site(s, owner(s, act.target)) == act.target
    return s.where[act.target] in (zone(0, CLIPPED), zone(1, CLIPPED), zone(0, HITS), zone(1, HITS), ASTRAL)


class ResolveHit(Frame[Overpower], frozen=True):
    """OP25-BATT-47, OPC-KO-01: an attack that nobody defended hits."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        if act.stopped or act.defended or not living_target(s, act):
            return
        if act.hidden:
            act = unmask(s, self.act)
        if act.target >= CHARACTERS:
            hit_special(s, self.act)
            return
        defender = act.target >> 2
        replace(s, self.act, hit=True)
        s.struck[act.target] = act.user
        f = s.faces[s.printing[act.cards[0]]]
        if not act.value:
            if f.words and f.card.stays == "astral":
                replace(s, self.act, kept=(*act.kept, act.cards[0]))
            else:
                land(
                    s, Hit(act.cards[0], act.target, 0, 0, act.seat, counts=False), defender
                )  # OP25-BATT-50, OPC-KO-16
            return
        # OP25-BATT-69, OP25-TOTAL-10, OPC-COMBO-04: each card is a hit of its own; OP25-KO-23: all land before any KO.
        extra = bonus_damage(s, act)
        lies = lying(s, act)
        levels = dict(zip(act.cards, act.value, strict=False))
        sums = attack_sums(s, act)
        for c, value, types in lies:
            cf = s.faces[s.printing[c]]
            counts = act.counts or c != act.cards[0]  # OP25-TOTAL-09
            shows = act.icons if cf.words and cf.card.identical else -1  # OP25-INTER-20
            # OP25-TOTAL-12, OP25-TOTAL-14: for the attacker, wherever it was shifted and whosever card it was
            value, extra = value + extra, 0
            hit = Hit(c, act.target, value, types, act.seat, not recorded(cf), counts, power=cf.power, icons=shows)
            land(s, hit, defender, number(levels[c]), *sums)
            sums = []  # told once for all of its cards
        do(s, *(step for c, _, _ in lies for step in happens(s, "hit", act.seat, act.target, act.user, c, levels[c])))


def attack_sums(s: Overpower, act: Act) -> list[int]:
    """What an attack is worth by its cards, and its level with every bonus, for the log: a bonus is no damage."""
    total = level(s, act) if s.log is not None else -1
    return [number(sum(act.value)), number(total)] if total >= 0 else []


def unmask(s: Overpower, a: int) -> Act:
    """A face-down attack is turned up."""
    act = s.acts[a]
    cards = act.cards if act.universe < 0 else (*act.cards, act.universe)
    for c in cards:
        if s.where[c] == zone(act.seat, FACE_DOWN):
            move(s, c, ASTRAL)
    emit(s, "reveal", *(card_ref(c) for c in cards))
    return replace(s, a, hidden=False)


def hit_special(s: Overpower, a: int) -> None:
    """OP25-KO-26: a Special that can be hit, or a Battlesite; this is no success (OP25-BATT-49)."""
    act = s.acts[a]
    host = act.target
    if host in s.homes:
        hit_site(s, act)
        return
    kinds = {e.kind for e in s.effects if e.source == host}
    holds = max((word_of(e).holds for e in s.effects if e.source == host and e.kind == K_SHIFT), default=0)
    if kinds & {K_DECOY, K_SWARM} or not holds:
        emit(s, "hit", card_ref(act.cards[0]), card_ref(host))
        discard(s, host)
        return
    for c, value, _ in lying(s, act):
        land(s, Hit(c, host, value, 0, act.seat, counts=False), owner(s, host))  # OP25-TOTAL-06
    if damage(s, host) >= holds:
        discard(s, host)


class Conditional(Frame[Overpower], frozen=True):
    """OP25-BATT-46: effects that depend on whether the attack hit."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        for b in act.aids:  # what was played for one attack is over before the next of its string
            c = s.acts[b].cards[0]
            if any(e.source == c and e.until == ACTION for e in s.effects) and not spans(s, self.act, c):
                discard(s, c)
        if act.stopped:
            return
        three_strokes(s, self.act)
        fallen = 0 <= act.target < CHARACTERS and s.kod[act.target] == s.battle and act.hit
        if fallen:
            replace(s, self.act, ko=True)
        steps = happens(s, "ko", act.seat, act.target, act.user) if fallen else []
        for c in act.cards:
            f = s.faces[s.printing[c]]
            if not f.words:
                continue
            if act.hit:
                steps.append(Effects(self.act, c, HIT))
                if fallen:
                    steps.append(Effects(self.act, c, KO_WORDS))
            elif act.attack and act.target not in s.homes:
                # a hit on a Special is no success, so the attack counts as defended (OP25-BATT-49); what hit a
                # location has hit its target
                steps.append(Effects(self.act, c, DEFENDED))
        do(s, *steps)


def spans(s: Overpower, a: int, c: int) -> bool:
    """Whether what was played with a Teamwork card goes on for its follow-ups, whose bonuses it raises."""
    card = s.faces[s.printing[c]].card
    return face(s, s.acts[a].cards[0]).kind == TEAMWORK and any(w.raises_follow_ups for w in card.play)


def three_strokes(s: Overpower, a: int) -> None:
    """A string whose hits KO a target that has 15 damage."""
    act = s.acts[a]
    standing = act.hit and 0 <= act.target < CHARACTERS and not s.kod[act.target]
    if standing and by_strokes(s, act) and damage(s, act.target) >= 15:
        knock_out(s, act.target, "OP25-KO-08")


class Finish(Frame[Overpower], frozen=True):
    """OP25-BATT-28, OP25-BATT-48: cards that do not stay in play go to their owners' piles.

    OPC-BATT-05, OPC-BATT-18, OPC-DEF-08: so do those that were stopped.
    """

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        if act.hidden:
            act = unmask(s, self.act)
        for c in act.cards:
            if s.where[c] == ASTRAL and c not in act.kept and not any(h.card == c for h in s.hits):
                discard(s, c)
        if act.universe >= 0 and s.where[act.universe] == ASTRAL and not bonus_counts(s, act.universe):
            discard(s, act.universe)  # OP25-CARD-17, OPC-CARD-12, OPC-BATT-07
        for c in act.basics:
            discard(s, c)
        for b in act.aids:
            aid = s.acts[b]
            if s.where[aid.cards[0]] == ASTRAL and aid.cards[0] not in aid.kept:
                discard(s, aid.cards[0])


class Divert(Frame[Overpower], frozen=True):
    """OP25-INTER-12: lasting effects that move every attack do so once it has a target, the newest first."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        if act.stopped or not 0 <= act.target < CHARACTERS:
            return
        for e in reversed(of_kind(s, K_SHIFT)):  # OP25-INTER-11
            word = word_of(e)
            act = s.acts[self.act]
            if not word.must or e.arrival in act.shifted or not 0 <= act.target < CHARACTERS or untouched(s, act, e):
                continue
            if why_not_again(s, act) is not None:
                return
            if act.target >> 2 != e.owner or (word.which is not None and not word.which.fits(face(s, act.cards[0]))):
                continue
            if word.of == "user" and act.target != e.subject:
                continue
            to = e.source if word.to == "card" else e.also
            if (to < CHARACTERS and s.kod[to]) or (to != act.target and why_not_shift(s, act, to) is not None):
                continue  # OP25-BATT-35
            replace(s, self.act, target=to, bonus=act.bonus - word.less, shifted=(*act.shifted, e.arrival))
            if to != act.target:
                emit(s, "shift", card_ref(to))
