"""The steps of a draft: packs are opened, everybody takes a card in secret, what is left is passed on."""

from overtable.games.powerup.book.book import ready_set
from overtable.games.powerup.book.glossary import STARS
from overtable.games.powerup.limited.box import HERO_PACKS, PACKS, cards_in, most_in_a_deck, picks_of
from overtable.games.powerup.limited.state import PowerUpDrafting, box
from overtable.kernel.drafting import PACK, POOL, SHUT, zone
from overtable.kernel.ending import DRAFTED
from overtable.kernel.event import emit, whisper
from overtable.kernel.frame import Frame, Refusals, Seats, do, go_on_as
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of, number
from overtable.kernel.refs import seat as seat_ref
from overtable.kernel.state import Result

NONE = -1
"""Instead of a card: nothing was taken yet."""


class OpenPacks(Frame[PowerUpDrafting], frozen=True):
    """Everybody opens their next pack (PU-DRAFT-01); after the last one the draft is over."""

    def run(self, s: PowerUpDrafting) -> None:
        if s.pack == PACKS:
            finish(s)
            return
        s.pack, s.pick = s.pack + 1, 1
        for seat in range(s.seats):
            for c in s.zones[zone(seat, SHUT)][-cards_in(s.pack) :]:
                move(s, c, zone(seat, PACK))
        emit(s, "pack", number(s.pack), number(PACKS))
        do(s, Pick((NONE,) * s.seats))


class Pick(Frame[PowerUpDrafting], frozen=True):
    """Everybody takes a card of the pack in hand, in secret and all at once (PU-DRAFT-02)."""

    about = ("PU-DRAFT-02", "{0} is not in the pack in your hand.")

    taken: tuple[int, ...]

    def asks(self, s: PowerUpDrafting) -> Seats:
        return sum(1 << seat for seat, c in enumerate(self.taken) if c == NONE)

    def options(self, s: PowerUpDrafting, seat: int, no: Refusals | None = None) -> list[Option]:
        held = sorted(s.zones[zone(seat, PACK)])
        reasons = {c: why_not_taken(s, seat, c) for c in held}
        useful = [c for c in held if reasons[c] is None] or held
        if no is not None:
            no += [(Option("take", (card(c),)), why) for c, why in reasons.items() if why and c not in useful]
        return [Option("take", (card(c),)) for c in useful]

    def prompt(self, s: PowerUpDrafting, seat: int) -> Message:
        if s.pack <= HERO_PACKS:
            return Message("Which {0}-star Hero do you take?", (STARS[s.pack - 1],))
        return Message("Which card do you take for your Power Deck?")

    def answer(self, s: PowerUpDrafting, seat: int, option: Option) -> None:
        chosen = (*self.taken[:seat], index_of(option.refs[0]), *self.taken[seat + 1 :])
        if NONE in chosen:
            go_on_as(s, Pick(chosen))
            return
        s.stack.pop()
        s.epoch += 1
        do(s, TakeAndPass(chosen))

    def untold(self, s: PowerUpDrafting, seat: int) -> "Pick":
        return Pick(tuple(c if of == seat else NONE for of, c in enumerate(self.taken)))


class TakeAndPass(Frame[PowerUpDrafting], frozen=True):
    """All take at once; the rest goes to the neighbour, or into the box after the last pick (PU-DRAFT-04)."""

    taken: tuple[int, ...]

    def run(self, s: PowerUpDrafting) -> None:
        for seat, c in enumerate(self.taken):
            move(s, c, zone(seat, POOL), told=1 << seat)  # PU-DRAFT-06
            whisper(s, "took", seat, seat_ref(seat), card(c))
        left = [s.zones[zone(seat, PACK)][:] for seat in range(s.seats)]
        receivers = passing(s)
        for seat, pack in enumerate(left):
            for c in pack:
                move(s, c, zone(receivers[seat], PACK) if receivers else box(s))
        if not receivers:
            s.pick = 0
            do(s, OpenPacks())
            return
        emit(s, "passed")
        s.pick += 1
        do(s, Pick((NONE,) * s.seats))


class OpenAll(Frame[PowerUpDrafting], frozen=True):
    """Sealed: everybody opens all of their packs and keeps what is in them (PU-SEALED-01)."""

    shut: Seats

    def asks(self, s: PowerUpDrafting) -> Seats:
        return self.shut

    def options(self, s: PowerUpDrafting, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("open")]

    def prompt(self, s: PowerUpDrafting, seat: int) -> Message:
        return Message("Do you open your packs?")

    def answer(self, s: PowerUpDrafting, seat: int, option: Option) -> None:
        for pack in range(1, PACKS + 1):
            found = s.zones[zone(seat, SHUT)][-cards_in(pack) :]
            for c in found:
                move(s, c, zone(seat, POOL))
            whisper(s, "found", seat, seat_ref(seat), *map(card, found))
        left = self.shut & ~(1 << seat)
        if left:
            go_on_as(s, OpenAll(left))
            return
        s.stack.pop()
        finish(s)


def passing(s: PowerUpDrafting) -> tuple[int, ...]:
    """Who gets the pack of each seat now: to the left from odd packs, to the right from even ones (PU-DRAFT-03)."""
    if s.sealed or s.pick in (0, picks_of(s.pack)):
        return ()
    step = 1 if s.pack % 2 else -1
    return tuple((seat + step) % s.seats for seat in range(s.seats))


def why_not_taken(s: PowerUpDrafting, seat: int, c: int) -> Reason | None:
    """PU-DRAFT-05: nobody takes what their deck could not hold, as long as the pack has something else."""
    row = s.printing[c]
    most = most_in_a_deck(ready_set()[row])
    if sum(s.printing[own] == row for own in s.zones[zone(seat, POOL)]) < most:
        return None
    return Reason("PU-DRAFT-05", "You have as many of {0} as a deck may hold: {1}.", (card(c), most))


def finish(s: PowerUpDrafting) -> None:
    """Nobody wins a draft (PU-DRAFT-07)."""
    s.pick = 0
    s.result = Result((), DRAFTED)
    emit(s, "drafted")
