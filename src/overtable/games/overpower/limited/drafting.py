"""The steps of a draft, and of opening sealed packs, on a table of packs."""

from random import Random

from overtable.games.overpower.limited.packs import (
    BOOSTER,
    DRAFT_PACKS,
    HIDDEN,
    STACK,
    STACKS,
    Below,
    booster,
    cards_of,
    one_of,
    packs_of,
    place_of,
    starters,
    unseen,
)
from overtable.kernel.chance import SETUP, below
from overtable.kernel.drafting import POOL, SHUT, TABLE, TAKEN, Drafting, zone
from overtable.kernel.ending import DRAFTED
from overtable.kernel.engine import run
from overtable.kernel.event import emit, whisper
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.knowledge import everyone, mix, move, put
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import OWN, index_of, ref
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number as number_ref
from overtable.kernel.refs import seat as seat_ref
from overtable.kernel.state import Imagined, Result

PACK_KIND = OWN
"""A shut pack, as a thing that can be named."""
LIMIT = 500
"""No draft has as many answers: eight seats open seven packs each, or pick six stacks."""


class OverpowerDrafting(Drafting):
    """Which card lies in which pack is told by its id (`packs.place_of`)."""

    __slots__ = ("sealed",)
    sealed: bool
    """Whether everybody opens a sealed pool; else they draft."""

    def copy_into(self, new: "Drafting") -> None:
        super().copy_into(new)
        assert isinstance(new, OverpowerDrafting)
        new.sealed = self.sealed

    def why_not_asked(self, seat: int) -> Reason:
        if self.sealed:
            return Reason("OP25-MODE-22", "You have opened the starter deck and all your boosters.")
        return Reason(
            "OP25-MODE-17", "Stacks are picked in turn, and {0} {0:pick|picks} now.", (seat_ref(picking(self)),)
        )


def lay(seats: int, seed: int, sealed: bool) -> OverpowerDrafting:
    """Shut packs for everybody, and the first decision."""
    size = sum(len(cards_of(0, pack, sealed)) for pack in range(1, packs_of(sealed) + 1))
    s = OverpowerDrafting(seats, seed, [0] * (size * seats), LIMIT)
    s.open_lists = False
    s.sealed = sealed
    s.pack = s.pick = 0

    def chance(n: int) -> int:
        return below(s, SETUP, n)

    s.printing = printed(seats, sealed, chance)
    for card in range(len(s.printing)):
        put(s, card, zone(place_of(card, sealed).seat, SHUT))
    mix(s, list(range(len(s.printing))), everyone(s))
    do(s, OpenSealed() if sealed else OpenPacks(1))
    run(s)
    return s


def printed(seats: int, sealed: bool, chance: Below) -> list[int]:
    """The rows of all packs; a sealed pool has a starter deck drawn by lot (OP25-MODE-22)."""
    rows: list[int] = []
    for _ in range(seats):
        for pack in range(1, packs_of(sealed) + 1):
            rows += one_of(starters(), chance) if sealed and pack == 1 else booster(chance)
    return rows


def imagine(s: OverpowerDrafting, watcher: int) -> Imagined:
    """What nobody has shown this watcher could be anything that packs hold."""
    hidden = [card for card, label in enumerate(s.pool[watcher]) if label]

    def write(printing: list[int], rng: Random) -> None:
        unseen(printing, hidden, s.sealed, lambda n: int(rng.random() * n))

    return Imagined(hidden, write)


def order(s: OverpowerDrafting) -> list[int]:
    """OP25-MODE-17: the seats in the order in which they pick; everybody has two picks of a pack.

    Packs 1 and 3 start from the first seat, pack 2 from the last; the second round runs back (snake order).
    """
    if s.sealed:
        return []
    once = list(range(s.seats))
    if s.pack == 2:
        once.reverse()
    return [*once, *reversed(once)]


def picking(s: OverpowerDrafting) -> int:
    return order(s)[s.pick - 1]


def stack_number(card: int) -> int:
    """Which of all stacks of a draft a card lies in, from 1; 0: in none."""
    pack, slot = divmod(card, BOOSTER)
    return 0 if slot >= HIDDEN else pack * STACKS + slot // STACK + 1


def stack_with(person: int) -> list[int]:
    """The cards of a stack, the character first."""
    return list(range(person, person + STACK))


def is_person(card: int) -> bool:
    """Whether a card is the character of a stack."""
    return card % BOOSTER < HIDDEN and card % BOOSTER % STACK == 0


class OpenPacks(Frame[OverpowerDrafting], frozen=True):
    """OP25-MODE-16, OP25-MODE-17: everybody opens a pack. Its stacks lie in the open, the rest is its opener's."""

    pack: int

    def run(self, s: OverpowerDrafting) -> None:
        s.pack, s.pick = self.pack, 1
        emit(s, "pack", number_ref(self.pack), number_ref(DRAFT_PACKS))
        for seat in range(s.seats):
            cards = cards_of(seat, self.pack, sealed=False)
            for card in cards:
                move(s, card, TABLE if stack_number(card) else zone(seat, POOL))
            whisper(s, "found", seat, seat_ref(seat), *(card_ref(c) for c in cards if not stack_number(c)))
        do(s, PickStack())


class PickStack(Frame[OverpowerDrafting], frozen=True):
    """OP25-MODE-17: one after the other picks a stack that lies in the open."""

    about = ("OP25-MODE-17", "Stacks are picked whole, by their character; {0} is none that lies open.")

    def asks(self, s: OverpowerDrafting) -> int:
        return 1 << picking(s)

    def options(self, s: OverpowerDrafting, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("take", (card_ref(c),)) for c in s.zones[TABLE] if is_person(c)]

    def answer(self, s: OverpowerDrafting, seat: int, option: Option) -> None:
        person = index_of(option.refs[0])
        for card in stack_with(person):
            move(s, card, zone(seat, TAKEN))
        emit(s, "took_stack", seat_ref(seat), card_ref(person))
        if s.pick < len(order(s)):
            s.pick += 1
            return
        s.stack.pop()
        if s.pack < DRAFT_PACKS:
            do(s, OpenPacks(s.pack + 1))
        else:
            finish(s)

    def prompt(self, s: OverpowerDrafting, seat: int) -> Message:
        return Message("Which character do you pick, with the Specials that lie in the stack?")


class OpenSealed(Frame[OverpowerDrafting], frozen=True):
    """OP25-MODE-22: everybody opens a starter deck and six boosters, at once and unseen by the others."""

    about = ("OP25-MODE-22", "First all packs are opened; {0} is no pack of yours that is still shut.")

    def asks(self, s: OverpowerDrafting) -> int:
        return sum(1 << seat for seat in range(s.seats) if s.zones[zone(seat, SHUT)])

    def options(self, s: OverpowerDrafting, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("open", (ref(PACK_KIND, pack),)) for pack in shut(s, seat)]

    def answer(self, s: OverpowerDrafting, seat: int, option: Option) -> None:
        pack = index_of(option.refs[0])
        cards = cards_of(seat, pack, sealed=True)
        for card in cards:
            move(s, card, zone(seat, POOL))
        emit(s, "opened", seat_ref(seat), option.refs[0])
        told = cards if pack > 1 else cards[:4]  # of a starter deck the team says it all
        whisper(s, "found", seat, seat_ref(seat), *map(card_ref, told))
        if not self.asks(s):
            s.stack.pop()
            finish(s)

    def prompt(self, s: OverpowerDrafting, seat: int) -> Message:
        return Message("Which pack do you open next?")


def shut(s: OverpowerDrafting, seat: int) -> list[int]:
    """The packs of a drafter that are still shut, by number."""
    return sorted({place_of(card, s.sealed).pack for card in s.zones[zone(seat, SHUT)]})


def finish(s: OverpowerDrafting) -> None:
    s.pick = 0
    s.result = Result((), DRAFTED)
    emit(s, "drafted")
