"""The Placement Phase: what may be placed on whom, and who places when; before it, what cards allow after discards."""

import msgspec

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import home_of
from overtable.games.overpower.inplay.at_hand import lenders, playable_with, raised_grid, raisers
from overtable.games.overpower.inplay.barred import team_locks
from overtable.games.overpower.inplay.legality import any_character, could_play
from overtable.games.overpower.inplay.locks import NO_KEEPING, NO_PLACING, NO_PLACING_SPECIALS, ONE_PLACED
from overtable.games.overpower.inplay.piles import forget
from overtable.games.overpower.inplay.queries import allowed, live_locks, locks, may
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.phases.slots import PLACE_FREE, rights_at, slot, slot_taken, takes_slot
from overtable.games.overpower.state import (
    CHARACTERS,
    P_PLACEMENT,
    PLACED,
    TEAM,
    Overpower,
    front,
    hand,
    lent,
    placed,
    reserve,
    zone,
)
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of


class Host(msgspec.Struct, frozen=True, gc=False):
    """What is asked of every card that could be placed on one host: gathered once."""

    bound: int
    """What it may not do."""
    there: list[int]
    """What takes a slot there."""
    full: tuple[str, ...]
    """The kinds of slots that are taken, if nothing in play gives others."""
    raised: tuple[int, int, int, int] | None
    """Its grid with all that raises it, where anything at hand lets cards be placed."""
    lenders: list[int]
    """Cards at hand that let somebody play others."""


def hosts_of(s: Overpower, seat: int, places: list[int]) -> list[Host]:
    """What is asked of all cards, for each of these hosts."""
    faces, printing = s.faces, s.printing
    lying: dict[int, list[int]] = {host: [] for host in places}
    opened = False
    for o in placed(s, seat):
        f, on = faces[printing[o]], s.on[o]
        opened = opened or f.opens
        if on in lying and (not f.words or takes_slot(s, o, on)):
            lying[on].append(o)
    raising: list[int] = []
    lending: list[int] = []
    if s.rules.raise_lets_place and (opened or any(faces[printing[x]].opens for x in hand(s, seat))):
        raising, lending = raisers(s, seat), lenders(s, seat)
    found, locking, freed = [], live_locks(s), s.kinds & PLACE_FREE
    for host, there in lying.items():
        raises = host < CHARACTERS and bool(raising or lending)
        full = () if freed and rights_at(s, host) else tuple([faces[printing[o]].slot for o in there])
        raised = raised_grid(s, host, raising) if raises else None
        bound = locks(s, host, locking)[0] if locking else 0
        found.append(Host(bound, there, full, raised, lending if raises else []))
    return found


def why_not_place(s: Overpower, c: int, host: int, seat: int, known: Host | None = None) -> Reason | None:
    """OP25-PLACE-05, OPC-PLACE-04: why a card may not be placed there."""
    f = s.faces[s.printing[c]]
    h = known or hosts_of(s, seat, [host])[0]
    if h.bound & NO_PLACING:
        return Reason("OP25-PLACE-05", "Nothing may be placed on {0} now.", (card_ref(host),))
    if not slot(s, c):
        return Reason("OP25-PLACE-03", "{0} is no card to be placed.", (card_ref(c),))
    if s.allowed and lent(s, c):
        return Reason("OP25-PLACE-05", "{0} may be played this battle, but not placed.", (card_ref(c),))
    if host >= CHARACTERS:
        return why_not_on_homebase(s, c, host, seat, h.there)
    if f.kind == fc.ASPECT:
        return Reason("OP25-PLACE-04", "{0} is placed on the Homebase only.", (card_ref(c),))
    if any_character(s, f) and not placeable(s, f, host):  # OPC-PLACE-07
        return Reason("OP25-PLACE-13", "{0} does not say that it may be placed.", (card_ref(c),))
    if f.special and h.bound & NO_PLACING_SPECIALS:
        return Reason("OP25-BATT-78", "No Special may be placed on {0} this battle.", (card_ref(host),))
    if h.bound & ONE_PLACED and any(s.on[o] == host for o in placed(s, seat)):
        return Reason("OP25-BATT-78", "{0} may not have more than one card placed.", (card_ref(host),))
    able = could_play(s, c, host)
    if not able and not (h.raised is not None and playable_with(s, c, host, seat, h.raised, h.lenders)):
        return Reason("OP25-PLACE-05", "{1} cannot play {0}.", (card_ref(c), card_ref(host)))
    if slot_taken(s, c, host, h.there):
        return Reason(
            "OP25-PLACE-03",
            "{0} has no place there: {1} holds a card of that kind already.",
            (card_ref(c), card_ref(host)),
        )
    return None


def seen_at_a_glance(s: Overpower, cards: list[int], host: int, known: Host) -> list[int]:
    """Those that a slot is left for, and that something may let the character play."""
    faces, printing, full = s.faces, s.printing, known.full
    if full:
        cards = [c for c in cards if faces[printing[c]].slot not in full or faces[printing[c]].slotless]
    if host >= CHARACTERS or known.raised is not None:
        return cards
    return [c for c in cards if could_play(s, c, host)]


def placeable(s: Overpower, f: fc.Face, host: int) -> bool:
    """Whether a Special for any character says that it may be placed, or something says it of such cards."""
    return f.card.placeable or allowed(s, "play", host, f) or allowed(s, "place_any", host, f)


def why_not_on_homebase(s: Overpower, c: int, host: int, seat: int, there: list[int]) -> Reason | None:
    """OP25-PLACE-04: one Aspect and one Special; OP25-PLACE-11: no card of the kind that started under it."""
    f = s.faces[s.printing[c]]
    if f.kind == fc.SPECIAL:
        if may(s, "place_home", TEAM + seat):
            if not allowed(s, "place_home", TEAM + seat, f):
                return Reason("OP25-INTER-01", "This Homebase does not take {0}.", (card_ref(c),))
        elif f.any_character and not f.card.placeable:
            return Reason("OP25-PLACE-13", "{0} does not say that it may be placed.", (card_ref(c),))
        elif not f.any_character and not any(could_play(s, c, ch) for ch in [*front(s, seat), *reserve(s, seat)]):
            return Reason("OP25-PLACE-05", "Nobody on the team could play {0}.", (card_ref(c),))
    elif f.kind != fc.ASPECT:
        return Reason("OP25-PLACE-04", "A Homebase holds one Aspect and one Special, not {0}.", (card_ref(c),))
    if slot_taken(s, c, host, there):
        return Reason(
            "OP25-PLACE-04", "{0} has no place there: the Homebase holds a card of that kind already.", (card_ref(c),)
        )
    return None


def hosts(s: Overpower, seat: int) -> list[int]:
    """Where cards may be placed."""
    places = [*front(s, seat), *reserve(s, seat)]  # OP25-PLACE-10
    home = home_of(s, seat)
    return [*places, home] if home >= 0 else places


class AfterDiscards(Frame[Overpower], frozen=True):
    """What cards let a player do after the Discard Phase."""

    seat: int

    def run(self, s: Overpower) -> None:
        do(s, *happens(s, "discard_phase", self.seat))


class PlacementPhase(Frame[Overpower], frozen=True):
    def run(self, s: Overpower) -> None:
        s.phase = P_PLACEMENT
        do(s, Place(s.initiative, 0), Placed(s.initiative), Placed(1 - s.initiative))


class Placed(Frame[Overpower], frozen=True):
    """What cards make a player do after the Placement Phase."""

    seat: int

    def run(self, s: Overpower) -> None:
        do(s, *happens(s, "placement_phase", self.seat))


class Place(Frame[Overpower], frozen=True):
    """OP25-PLACE-01, OPC-PLACE-01: one card at a time in turn, the player with initiative first."""

    about = ("OP25-PLACE-01", "Cards of the hand are placed now; {0} is none.")

    seat: int
    done: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out = []
        cards = hand(s, seat)
        places = hosts(s, seat)
        for host, known in zip(places, hosts_of(s, seat, places), strict=True):
            on = card_ref(host)
            for c in cards if no is not None else seen_at_a_glance(s, cards, host, known):
                why = why_not_place(s, c, host, seat, known)
                if why is None:
                    out.append(Option("place", (card_ref(c), on)))
                elif no is not None:
                    no.append((Option("place", (card_ref(c), on)), why))
        if no is not None:
            # OPC-PLACE-05
            reason = Reason("OP25-PLACE-09", "A placed card stays until it is played or removed.")
            no.extend((Option("take_back", (card_ref(c),)), reason) for c in placed(s, seat))
        line = front(s, seat)
        if team_locks(s, seat) & NO_KEEPING and any(index_of(o.refs[1]) in line for o in out):
            return out
        return [*out, Option("done")]  # OP25-PLACE-15

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        done = self.done
        if option.verb == "place":
            place(s, index_of(option.refs[0]), index_of(option.refs[1]), seat)
        else:
            done |= 1 << seat
        other = 1 - seat
        if done != 3:  # OP25-PLACE-02, OPC-PLACE-02
            do(s, Place(seat if done >> other & 1 else other, done))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Place a card on one of your characters, or say that you are done.")


def place(s: Overpower, c: int, host: int, seat: int) -> None:
    """OP25-PLACE-06: the card lies there open, as long as it is not played (OP25-PLACE-09, OPC-PLACE-06)."""
    forget(s, c)
    move(s, c, zone(seat, PLACED))
    s.on[c] = host
    s.placed_now.append(c)
    emit(s, "place", card_ref(c), card_ref(host))
