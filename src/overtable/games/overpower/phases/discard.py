"""The Discard Phase: duplicates and unusable cards; the same check for cards drawn later."""

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import CLAIMING, Face, home_of, under_home
from overtable.games.overpower.hits.battlesite import site_serves
from overtable.games.overpower.inplay.at_hand import lent_by, playable_with
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_DEFEND_FOR, K_SHIFT, K_UNUSABLE, PERMISSION
from overtable.games.overpower.inplay.legality import could_play
from overtable.games.overpower.inplay.piles import discard, draw
from overtable.games.overpower.inplay.queries import may, of_kind, reserve_rights, touches
from overtable.games.overpower.inplay.rights import spare_duplicates, spared
from overtable.games.overpower.phases.copies import alike
from overtable.games.overpower.phases.placement import why_not_place
from overtable.games.overpower.state import (
    DRAW,
    FRONT,
    HAND,
    P_BATTLE,
    P_DISCARD,
    P_PLACEMENT,
    PLACED,
    TEAM,
    ZONES,
    Overpower,
    front,
    hand,
    lent,
    reserve,
    team,
    zone,
)
from overtable.kernel.frame import Frame, Refusals, do, go_on_as
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.picks import changed, onward, passed_over, take_backs
from overtable.kernel.refs import card as card_ref

DUPLICATES = 1 << PERMISSION["duplicates"]


def held(s: Overpower, seat: int) -> list[int]:
    """Placed cards: those on characters and the Homebase, and those that started under it (OP25-DISC-24).

    What lies under a Battlesite is stored there, and not placed.
    """
    if s.rules.reserve_placed_is_duplicate:  # OP25-DISC-09
        return s.zones[seat * ZONES + PLACED] + under_home(s, seat)
    # OPC-DISC-08: those on the Front Line, whoever has moved up there (OPC-DISC-11); OPC-DISC-09, OPC-DISC-10: those in
    # Reserve that were placed in this battle
    away = reserve(s, seat)
    return [c for c in s.zones[zone(seat, PLACED)] if s.on[c] not in away or c in s.placed_now]


def allowance(s: Overpower, seat: int, c: int) -> int:
    """How many copies of a card may be kept in hand and placed together (OP25-DISC-01)."""
    f = s.faces[s.printing[c]]
    spare = spare_duplicates(s, seat, f) if f.special else 0
    if f.words and f.card.keeps_duplicate:
        spare += 1
    return 1 + spare


def is_duplicate(s: Overpower, c: int, seat: int) -> bool:
    """Whether taking the card would make one copy too many."""
    f = s.faces[s.printing[c]]
    others = [s.faces[s.printing[o]] for o in [*hand(s, seat), *held(s, seat)] if o != c]
    if any(f.claimed(o) or o.claimed(f) for o in others):
        return True  # OPC-DISC-07
    return sum(1 for o in others if o.dup == f.dup) >= allowance(s, seat, c)


def why_unusable(s: Overpower, c: int, seat: int) -> Reason | None:
    """OP25-DISC-10, OP25-DISC-11, OP25-EVENT-09, OPC-EVENT-07, OPC-EVENT-08, OPC-DISC-12: why a card in hand must go,
    or nothing. OPC-DISC-14: whether it has something to act on right now is not asked."""
    f = s.faces[s.printing[c]]
    if f.kind == fc.EVENT:
        return Reason("OP25-EVENT-09", "{0} cannot be played now.", (card_ref(c),))
    if s.kinds >> K_UNUSABLE & 1 and condemned(s, c, seat):
        return Reason("OP25-DISC-12", "An Event says that {0} is discarded.", (card_ref(c),))
    if f.kind == fc.ASPECT:
        if home_of(s, seat) >= 0:
            return None
        return Reason("OP25-DECK-15", "{0} needs a Homebase.", (card_ref(c),))
    if f.kind == fc.ACTIVATOR and not site_serves(s, seat):
        return Reason("OP25-KO-20", "{0} needs a Battlesite that stands.", (card_ref(c),))
    if f.first and f.universe and not s.rules.lone_keeps_follow_ups and not followed(s, f, seat):
        return Reason("OPC-DISC-15", "Nobody is left who could follow {0}.", (card_ref(c),))
    if s.allowed and lent(s, c):
        return None
    for ch in s.zones[seat * ZONES + FRONT]:
        if could_play(s, c, ch):
            return None  # OP25-DISC-15, OPC-DISC-13: no follow-up is asked for
    # OP25-KO-17: only from the next battle on
    fresh = [ch for ch in range(seat * 4, seat * 4 + 4) if s.kod[ch] and s.kod[ch] == s.battle]
    if any(could_play(s, c, ch) for ch in fresh):
        return None  # OP25-KO-18
    for ch in reserve(s, seat):  # OP25-DISC-11; OP25-PLACE-17: after the Placement Phase nothing is placed
        # OPC-DISC-12: the Reserve counts like the others, until placing is over
        free = s.phase <= P_PLACEMENT and (s.rules.reserve_only_is_placed or why_not_place(s, c, ch, seat) is None)
        if could_play(s, c, ch) and (free or plays_from_reserve(s, c, ch)):
            return None
    if s.rules.potential_is_kept:
        # OPC-DISC-13: what may still be drawn can make it usable, for whoever cannot use it yet
        rest = s.zones[zone(seat, DRAW)]
        people = team(s, seat) if s.phase <= P_PLACEMENT else front(s, seat)
        people = [ch for ch in people if not could_play(s, c, ch)]
        if any(playable_with(s, c, ch, seat, more=rest) or lent_by(s, c, ch, seat, rest) for ch in people):
            return None
    elif any(playable_with(s, c, ch, seat) for ch in front(s, seat)):
        return None  # OP25-DISC-14
    rule = "OP25-DISC-11" if any(could_play(s, c, ch) for ch in reserve(s, seat)) else "OP25-DISC-10"
    return Reason(rule, "Nobody who stands on the Front Line can use {0}.", (card_ref(c),))


def followed(s: Overpower, f: Face, seat: int) -> bool:
    """OPC-DISC-15: whether a Teamwork or Ally card can be followed by somebody: by another one, or by the very
    character that plays it, if a card in play lets it follow its own Teamwork cards (OPC-CARD-18)."""
    alive = team(s, seat)
    return len(alive) > 1 or (f.kind == fc.TEAMWORK and any(may(s, "follow_own", ch) for ch in alive))


def condemned(s: Overpower, c: int, seat: int) -> bool:
    """OP25-DISC-12: whether an Event says that such a card goes, and works on everybody who could use it."""
    f = s.faces[s.printing[c]]
    found = [e for e in of_kind(s, K_UNUSABLE) if word_of(e).which.fits(f) and e.subject == TEAM + seat]
    able = [ch for ch in team(s, seat) if could_play(s, c, ch)]
    return bool(found) and all(any(touches(s, e, ch) for e in found) for ch in able)


def plays_from_reserve(s: Overpower, c: int, ch: int) -> bool:
    """Whether something lets the card be played from Reserve."""
    f = s.faces[s.printing[c]]
    if f.words and f.card.reserve:
        return True
    return any(which.fits(f) for which in reserve_rights(s, ch)) or defends_from_reserve(s, f, ch)


def defends_from_reserve(s: Overpower, f: Face, ch: int) -> bool:
    """Whether the Reserve may block with the card for the Front Line, or as attacks move to it (OPC-RESERVE-01)."""
    if not s.kinds & (1 << K_DEFEND_FOR | 1 << K_SHIFT):
        return False
    drawn = any(word_of(e).to == "reserve" and touches(s, e, ch) for e in of_kind(s, K_SHIFT))
    pacts = [(e, word_of(e)) for e in of_kind(s, K_DEFEND_FOR) if word_of(e).reserve]
    mine = [
        word for e, word in pacts if touches(s, e, ch) or (word.reserve == "for_user" and e.subject >> 2 == ch >> 2)
    ]
    if f.kind == fc.POWER:
        return drawn or bool(mine)
    if f.kind in (fc.BASIC, fc.TRAINING):
        return drawn or any(not word.alone for word in mine)
    return drawn and f.special and f.defence


def surplus(s: Overpower, seat: int, gone: tuple[int, ...] = ()) -> tuple[list[int], int]:
    """Hand cards of which there is a copy too many once these are gone, and how many of them must go; the owner
    chooses which (OP25-DISC-03, OPC-DISC-02).

    OP25-DISC-23: only hand and placed cards are compared. OP25-DISC-26: a card that was drawn with "may keep
    duplicates" never goes, and does not drive out what lay in hand before it; what comes later is a duplicate of it.
    """
    cards = s.zones[seat * ZONES + HAND]
    if gone:
        cards = [c for c in cards if c not in gone]
    faces, printing = s.faces, s.printing
    placed = held(s, seat)  # OP25-DISC-04: they count, but never go
    there = [faces[printing[c]].dup for c in placed]
    if s.kinds & DUPLICATES:
        kept = [c for c in cards if spared(s, seat, c)]
        cards = [c for c in cards if c not in kept]
        there += {faces[printing[c]].dup for c in kept}  # one of them is the one that others are duplicates of
    dups = [faces[printing[c]].dup for c in cards]
    kinds = set(dups)
    found: set[int] = set()
    must = 0
    if not (CLAIMING.isdisjoint(kinds) and CLAIMING.isdisjoint(there)):
        must = claimed(s, cards, [faces[printing[c]] for c in placed], found)
    crowded = kinds.intersection(there)
    if len(kinds) < len(dups):
        crowded |= {dup for dup in kinds if dups.count(dup) > 1}
    for dup in crowded:
        mine = [c for c, d in zip(cards, dups, strict=True) if d == dup]  # as they came into the hand
        room = allowance(s, seat, mine[0]) - there.count(dup)
        if len(mine) <= room:
            continue
        if not s.exempt:
            found.update(mine)
            must += min(len(mine), len(mine) - room)
            continue
        first = next((i for i, c in enumerate(mine) if c in s.exempt), len(mine))
        later = [c for c in mine[first:] if c not in s.exempt]
        early = max(0, min(first, first - room))
        found.update(mine[:first] if early else ())
        found.update(later)
        must += early + max(0, min(len(later), len(mine) - early - room))
    return [c for c in cards if c in found] if found else [], must


def claimed(s: Overpower, cards: list[int], placed: list[fc.Face], found: set[int]) -> int:
    """OPC-DISC-07: the cards of the hand of which one says that it is a duplicate of another, and how many must go."""
    must = 0
    for c in cards:
        f = s.faces[s.printing[c]]
        rivals = [o for o in cards if f.claimed(s.faces[s.printing[o]]) and o != c]
        if any(f.claimed(p) or p.claimed(f) for p in placed):
            found.add(c)
            must += 1
        elif rivals:
            found.update((c, *rivals))
            must += 1
    return must


class DiscardPhase(Frame[Overpower], frozen=True):
    def run(self, s: Overpower) -> None:
        s.phase = P_DISCARD
        s.discarded = [0, 0]
        s.surplus_events = [0, 0]


class CheckHand(Frame[Overpower], frozen=True):
    """OP25-DRAW-05, OP25-DISC-13, OPC-DISC-01: unusable cards go at once; duplicates follow. Nothing is drawn for them.

    OPC-DISC-16: once the battle has begun only Events go of themselves (OPC-EVENT-08), and duplicates of a card that
    says so.
    """

    seat: int
    drawn: tuple[int, ...] | None = None
    """After the Discard Phase only cards that were just drawn can be unusable (OP25-DISC-11)."""

    def run(self, s: Overpower) -> None:
        seat = self.seat
        late = s.phase >= P_BATTLE and not s.rules.discards_in_battle
        # OP25-PLACE-16: placed cards are not asked
        for c in hand(s, seat)[:] if self.drawn is None else self.drawn:
            f = s.faces[s.printing[c]]
            if (f.kind == fc.EVENT or not late) and why_unusable(s, c, seat) is not None:
                if f.kind != fc.EVENT:  # OP25-DISC-08, OP25-DISC-21: no draw for a surplus Event
                    s.discarded[seat] += 1
                else:
                    s.surplus_events[seat] += 1
                discard(s, c, dead=f.kind == fc.POWER, forced=True, told="unusable")  # OP25-DISC-17
        do(s, Duplicates(seat))


class Duplicates(Frame[Overpower], frozen=True):
    """The owner of surplus copies chooses which to discard; always asked, so that no pause betrays a hand."""

    about = ("OP25-DISC-13", "Only duplicate and unusable cards of the hand are discarded now; {0} is none.")

    seat: int
    picks: tuple[int, ...] = ()

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def able(self, s: Overpower, seat: int) -> tuple[list[int], int]:
        """The picks and the surplus that is left, as the hand lies, and how many cards must go in all."""
        known = s.gathered
        left, must = known[1] if known is not None and known[0] is self else surplus(s, seat, self.picks)
        if self.picks:
            left = [c for c in hand(s, seat) if c in left or c in self.picks]
        return left, len(self.picks) + must

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        able, needed = self.able(s, seat)
        if not able:
            if no is not None:
                reason = Reason("OP25-DISC-13", "Only duplicate and unusable cards are discarded.")
                no.extend((discarding(c), reason) for c in hand(s, seat))
            return [Option("done")]
        if no is not None:
            no.append((Option("done"), Reason("OP25-DISC-01", "Duplicates may not be kept.")))
            alone = Reason("OP25-DISC-01", "You hold only one of these.")
            no.extend((discarding(c), alone) for c in hand(s, seat) if c not in able)
        return [discarding(c) for c in onward(able, self.picks, needed)]

    def besides(self, s: Overpower, seat: int) -> list[Option]:
        able, needed = self.able(s, seat)
        early = passed_over(able, self.picks, needed)
        return [*(discarding(c) for c in early), *take_backs(self.picks)]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        if not option.refs:
            s.stack.pop()
            return
        picks = changed(hand(s, seat), self.picks, option)
        left = surplus(s, seat, picks)
        if left[1]:
            more = Duplicates(self.seat, picks)
            go_on_as(s, more)
            s.gathered = more, left
            return
        go_on_as(s, Duplicates(self.seat))
        for c in picks:
            s.discarded[seat] += 1
            discard(s, c, forced=True, told="duplicate")

    def prompt(self, s: Overpower, seat: int) -> Message:
        left = self.able(s, seat)[1] - len(self.picks)
        if not left:
            return Message("No duplicates are left in your hand: go on.")
        why = alike(s, held(s, seat), surplus(s, seat, self.picks)[0])
        if not why:
            return Message("Discard {0} {0:duplicate|duplicates}.", (left,))
        return Message("Discard {0} {0:duplicate|duplicates}: {1}.", (left, why))

    def picked(self, s: Overpower, seat: int) -> tuple[Option, ...]:
        return tuple(discarding(c) for c in self.picks)

    def range(self, s: Overpower, seat: int) -> tuple[int, int]:
        needed = max(1, self.able(s, seat)[1])
        return needed, needed

    def untold(self, s: Overpower, seat: int) -> "Duplicates":
        return self if seat == self.seat else Duplicates(self.seat)


def discarding(c: int) -> Option:
    return Option("discard", (card_ref(c),))


class Redraw(Frame[Overpower], frozen=True):
    """OP25-DISC-21: in the first battle the second player may redraw for one discarded card."""

    about = ("OP25-DISC-21", "One card may be redrawn for those that were discarded; {0} has no part in that.")

    seat: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat if s.discarded[self.seat] else 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("redraw"), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "redraw":
            do(s, CheckHand(seat, tuple(draw(s, seat, 1))))  # OP25-DISC-22

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Do you draw one card for those that you discarded?")
