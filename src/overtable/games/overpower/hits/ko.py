"""KO: the standing check of every character's hits, and what happens to one who falls."""

import msgspec

from overtable.games.overpower.act import Act, Hit
from overtable.games.overpower.book.facts import POWER, face
from overtable.games.overpower.book.icons import spectrum_types
from overtable.games.overpower.hits.battlesite import check_site
from overtable.games.overpower.hits.hits import damage, in_the_plane, lying, retyped, shown_by, to_the_plane
from overtable.games.overpower.hits.lasting_stand import doom, doomed, fights_on, hits_on, struck_down
from overtable.games.overpower.hits.leaving import ended_with, leave_with, lives_on
from overtable.games.overpower.inplay.effects import BATTLE, FORMER, word_of
from overtable.games.overpower.inplay.kinds import (
    IMMUNITY,
    K_AWAY,
    K_DECOY,
    K_DOOMED,
    K_DOUBLE,
    K_GRID,
    K_HITS_TO_KO,
    K_ICONS,
    K_RETYPE,
    K_SPECTRUM,
    PERMISSION,
    TRIGGER,
)
from overtable.games.overpower.inplay.locks import NO_PROTECTION
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.inplay.queries import concerns, hits_to_ko, locks, of_kind, shields
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.state import (
    ANY,
    ASTRAL,
    BRAWL,
    CLIPPED,
    DEFEATED,
    FRONT,
    P_BATTLE,
    PLACED,
    RESERVE,
    ZONES,
    Overpower,
    finish,
    team,
    zone,
)
from overtable.games.overpower.words.which import Which
from overtable.kernel.effect import end, kinds_of
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number

ABILITIES = (K_GRID, *(PERMISSION[what] for what in ("play", "defend_with", "specials_of")))
"""Effects by which somebody can use a card."""


NORMAL = 20
"""OP25-KO-01, OPC-KO-02: the damage that a Cumulative KO takes, where nothing changes it."""


def spectrum(s: Overpower, hits: list[Hit]) -> int:
    """OP25-KO-02, OPC-KO-03: how many different types the hits can stand for.

    Each MultiPower hit does as best it can (OP25-KO-06, OPC-KO-07), of MultiPower Power cards under Fusion all as one
    (OPC-FUSION-01), by any icon of theirs (OPC-FUSION-05), whatever they were before (OPC-FUSION-02).
    """
    single = fused = 0
    multi: list[int] = []
    for h in hits:
        if not h.types & (h.types - 1):
            single |= h.types
        elif s.rules.multi_fusion and s.faces[s.printing[h.card]].kind == POWER:  # OPC-FUSION-04: no Special
            fused |= h.types
        else:
            multi.append(h.types)
    if fused:
        multi.append(fused)
    if not multi:
        return single.bit_count()
    reached = {single}
    for types in multi:  # OP25-CARD-13: each a type of its own; OP25-KO-07, OPC-KO-04: one of its icons
        reached = {r | 1 << t for r in reached for t in range(4) if types >> t & 1}
    return max([r.bit_count() for r in reached])


def as_shown(s: Overpower, hit: Hit) -> Hit:
    """A hit with the Any-Power icon stands for no type (OP25-CARD-14, OPC-KO-05), unless something retypes it now."""
    if s.kinds >> K_RETYPE & 1 and retyped(s, hit) >= 0:
        return msgspec.structs.replace(hit, types=spectrum_types(retyped(s, hit)))
    if hit.types or not s.kinds >> K_ICONS & 1 or not s.faces[s.printing[hit.card]].icons >> ANY & 1:
        return hit
    return msgspec.structs.replace(hit, types=spectrum_types(shown_by(s, hit)))


def immunities(s: Overpower, to: str, ch: int) -> list[Which]:
    """The cards that an immunity of a character speaks of."""
    if not s.kinds >> IMMUNITY[to] & 1:
        return []
    return [word_of(e).which for e in of_kind(s, IMMUNITY[to]) if concerns(e.subject, ch)]


def ko_rule(s: Overpower, ch: int) -> str:
    """The rule by which a character is KO'd now, or nothing."""
    hits = [h for h in s.hits if h.host == ch]  # OP25-KO-03
    if not hits:
        return ""
    total = sum([h.value for h in hits])
    if len(hits) < 3 and total < NORMAL and not s.kinds & CHANGES_TOTAL:
        return ""  # too few for three types, and too little damage
    if s.kinds & SHOWN_OTHERWISE:
        hits = [as_shown(s, h) for h in hits]
    kinds = spectrum(s, hits)
    if s.rules.absolute_ko and total >= 20 and kinds >= 3:  # OP25-KO-05: before anything that could prevent it
        return "OP25-KO-04"
    if (total >= NORMAL or kinds >= 3) and locks(s, ch)[0] & NO_PROTECTION:
        return "OP25-KO-01" if total >= NORMAL else "OP25-KO-02"
    for which in immunities(s, "ko_without", ch):  # OP25-KO-25
        if not any(which.fits(face(s, h.card), icons=shown_by(s, h)) for h in hits):
            return ""
    spared = immunities(s, "ko_by", ch)  # OP25-KO-25
    if spared:
        hits = [h for h in hits if not any(which.fits(face(s, h.card)) for which in spared)]
        total, kinds = sum(h.value for h in hits), spectrum(s, hits)
    if s.kinds & OTHERWISE:
        total = cumulative_damage(s, ch, hits)
        kinds = spectrum(s, counted(s, "spectrum", ch, hits))
    if total >= hits_to_ko(s, ch) and total > 0:
        return "OP25-KO-01"
    return "OP25-KO-02" if kinds >= types_to_ko(s, ch) else ""


def types_to_ko(s: Overpower, ch: int) -> int:
    """OP25-KO-02, OPC-KO-03: how many types a Spectrum KO of this character takes."""
    if not s.kinds >> K_SPECTRUM & 1:
        return 3
    return max([3, *(int(word_of(e).types) for e in of_kind(s, K_SPECTRUM) if concerns(e.subject, ch))])


SHOWN_OTHERWISE = 1 << K_RETYPE | 1 << K_ICONS
"""Effects by which hits show other icons than are printed."""
OTHERWISE = 1 << IMMUNITY["spectrum"] | 1 << IMMUNITY["cumulative"] | 1 << K_DOUBLE
"""Effects by which hits count otherwise for one of the two KO's."""
CHANGES_TOTAL = OTHERWISE | 1 << K_HITS_TO_KO


def counted(s: Overpower, to: str, ch: int, hits: list[Hit]) -> list[Hit]:
    """OP25-KO-25, OPC-KO-09: the hits that count for a kind of KO."""
    spared = immunities(s, to, ch)
    if not spared:
        return hits
    return [h for h in hits if not any(which.fits(face(s, h.card), icons=shown_by(s, h)) for which in spared)]


def cumulative_damage(s: Overpower, ch: int, hits: list[Hit]) -> int:
    """The damage that counts for a Cumulative KO: some hits not, others twice."""
    twice = [word_of(e).which for e in of_kind(s, K_DOUBLE) if concerns(e.subject, ch)]
    total = 0
    for h in counted(s, "cumulative", ch, hits):
        doubled = any(which.fits(face(s, h.card), icons=shown_by(s, h)) for which in twice)
        total += 2 * h.value if doubled else h.value
    return total


def would_ko(s: Overpower, act: Act) -> bool:
    """Whether the hit would KO its target."""
    before = s.hits
    s.hits = [*s.hits, *(Hit(c, act.target, value, types, act.seat) for c, value, types in lying(s, act))]
    falls = bool(ko_rule(s, act.target)) or (by_strokes(s, act) and damage(s, act.target) >= 15)
    s.hits = before
    return falls or any(word_of(e).kos_by(act, s) for e in of_kind(s, TRIGGER["hit"]) if e.subject == act.target)


def by_strokes(s: Overpower, act: Act) -> bool:
    """Whether the attack is one of a string whose hits KO a target that has 15 damage."""
    f = face(s, act.cards[0] if act.parent < 0 else s.acts[act.parent].cards[0])
    return bool(f.words and f.card.strokes)


def standing_check(s: Overpower) -> None:
    """OP25-KO-08: tested all the time."""
    on = {h.host for h in s.hits}
    for seat in (0, 1):
        for ch in team(s, seat):
            if ch not in on and not s.kinds >> K_DOOMED & 1:
                continue  # nothing lies on it that could fell it
            rule = "OP25-KO-08" if struck_down(s, ch) else ko_rule(s, ch)
            if rule == "OP25-KO-02" and s.rules.open_ko_declined and s.phase == P_BATTLE and hangs_on_choice(s, ch):
                asked = any(isinstance(step, SpectrumKO) and step.who == ch for step in s.stack)
                if not asked and not s.declined >> ch & 1:
                    do(s, SpectrumKO(ch))
            elif rule:
                knock_out(s, ch, rule)
        if s.homes[seat] >= 0:
            check_site(s, seat)
    return_from_reserve(s)
    if s.mode != 0 and s.result is None and s.battle:  # OP25-END-25: with Objectives the battle is fought out
        fallen = [seat for seat in (0, 1) if not team(s, seat)]
        if fallen:  # OP25-MODE-04, OP25-MODE-10
            winners = () if len(fallen) == 2 else (1 - fallen[0],)
            finish(s, winners, "OP25-MODE-04" if s.mode == BRAWL else "OP25-MODE-10")
    if s.phase == P_BATTLE and line_is_gone(s):
        s.turn_over = True  # OPC-END-02: what could follow is lost, also against others (OPC-KO-14)
    s.dirty = 0


def hangs_on_choice(s: Overpower, ch: int) -> bool:
    """Whether hits that may stand for several types make the Spectrum KO of a character."""
    hits = [as_shown(s, h) for h in s.hits if h.host == ch]
    plain = counted(s, "spectrum", ch, counted(s, "ko_by", ch, [h for h in hits if not h.types & (h.types - 1)]))
    return spectrum(s, plain) < types_to_ko(s, ch)


class SpectrumKO(Frame[Overpower], frozen=True):
    """OPC-KO-07: the attacker sets the types of open hits so that they KO a character, or declines."""

    about = ("OPC-KO-07", "The question is whether the hits make a Spectrum KO; {0} has no part in that.")

    who: int

    def asks(self, s: Overpower) -> int:
        open_still = not s.declined >> self.who & 1 and ko_rule(s, self.who) == "OP25-KO-02"
        return 1 << 1 - (self.who >> 2) if open_still and not s.kod[self.who] else 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("accept"), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "accept":
            knock_out(s, self.who, "OP25-KO-02")
        else:
            s.declined |= 1 << self.who

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("The hits on {0} can stand for three types: is it KO'd?", (card_ref(self.who),))


def line_is_gone(s: Overpower) -> bool:
    """OPC-END-02: whether a player has no Front Line character, though the Reserve may live."""
    return s.rules.ends_without_front_line and not (s.zones[FRONT] and s.zones[ZONES + FRONT])


def return_from_reserve(s: Overpower) -> None:
    """A character that hides in Reserve comes back when nobody else can be targeted."""
    for e in of_kind(s, K_AWAY):
        if word_of(e).who == "target":
            continue  # it was sent there
        ch = e.subject
        line = s.zones[zone(ch >> 2, FRONT)]
        if s.where[ch] == zone(ch >> 2, RESERVE) and not any(targetable(s, t) for t in line):
            move(s, ch, zone(ch >> 2, FRONT))


def targetable(s: Overpower, ch: int) -> bool:
    """Whether some attack on a character of the Front Line is possible."""
    if any(e.subject == ch for e in of_kind(s, K_DECOY)):
        return False
    return not any(word_of(e).whole for e in shields(s, ch))


def knock_out(s: Overpower, ch: int, rule: str = "", lose_hits: bool = False) -> None:
    """A KO: the character goes, and what lies on it; the steps that wait are left alone."""
    seat, told = ch >> 2, announce(s, ch, rule)
    if fights_on(s, ch):
        if doomed(s, ch) is None:
            doom(s, ch, hits_on(s, ch))
        do(s, *told)
        return
    could = [e for e in s.effects if e.subject == ch and e.kind in ABILITIES]
    s.kod[ch] = max(1, s.battle)
    lingers = face(s, ch).card.after_ko
    move(s, ch, ASTRAL if lingers else zone(seat, DEFEATED))  # OP25-KO-10, OP25-KO-11, OPC-KO-10
    for h in [h for h in s.hits if h.host == ch]:
        # OP25-KO-13, OP25-TOTAL-04, OPC-KO-12: also without a number (OP25-BATT-50)
        if h.current and not lose_hits:
            move(s, h.card, ASTRAL)
            end(s, lambda e, c=h.card: e.source == c and e.subject == ch and e.kind != TRIGGER["ko"])  # type: ignore[misc]
        elif in_the_plane(s, h.card) or lives_on(s, h.card, ch):
            to_the_plane(s, h.card)  # OP25-KO-14, OPC-KO-15
        else:
            discard(s, h.card, told="with_fallen")  # OP25-KO-12, OPC-KO-11
    for place in (CLIPPED, PLACED):  # OP25-KO-14, OP25-INTER-29; OP25-KO-15
        for c in s.zones[seat * ZONES + place][:]:
            if s.on[c] == ch and lives_on(s, c, ch):
                to_the_plane(s, c)
            elif s.on[c] == ch:
                discard(s, c)
    if s.rules.effects_leave_with_fallen:
        leave_with(s, ch)
    for e in [] if lingers else [e for e in s.effects if e.source == ch]:
        s.effects.remove(e)
    for c in ended_with(s, ch):
        discard(s, c)
    for e in could:
        if e not in s.effects:  # OP25-KO-18: what only this character could play is kept, though the permission is gone
            s.effects.append(msgspec.structs.replace(e, source=FORMER, until=BATTLE))
    s.kinds = kinds_of(s)
    s.dirty = 1
    do(s, *told)


def announce(s: Overpower, ch: int, rule: str = "") -> list[Frame[Overpower]]:
    """A KO is told once, also that of somebody who fights on; and by what it came (OP25-KO-01, OP25-KO-02)."""
    if struck_down(s, ch):
        return []
    seat = ch >> 2
    emit(s, "ko", card_ref(ch), number(hits_on(s, ch)), *(number(n) for n in causes(s, ch, rule)))
    told = happens(s, "fallen", seat, ch)  # its own ability is heard as well
    return [*told, *happens(s, "teammate_fallen", seat, ch), *happens(s, "team_fallen", seat, ch)]


def causes(s: Overpower, ch: int, rule: str) -> tuple[int, ...]:
    """The damage and the types that made a KO, 0 for what did not; nothing where a card says so."""
    if rule not in ("OP25-KO-01", "OP25-KO-02", "OP25-KO-04"):
        return ()
    types = types_to_ko(s, ch) if rule != "OP25-KO-01" else 0
    return (damage(s, ch) if rule != "OP25-KO-02" else 0), types


def last_falls(s: Overpower) -> None:
    """Those who fought on after their KO, and those who came back for one battle, fall when it ends."""
    for e in of_kind(s, K_DOOMED):
        if s.kod[e.subject] == 0:
            knock_out(s, e.subject)
