"""After the discards: what cards allow then, and the Placement Phase."""

from overtable.games.overpower.inplay.legality import raised_grid
from overtable.games.overpower.inplay.piles import forget
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.phases.discard import hosts, why_not_place
from overtable.games.overpower.state import (
    CHARACTERS,
    P_PLACEMENT,
    PLACED,
    Overpower,
    hand,
    placed,
    zone,
)
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of


class AfterDiscards(Frame[Overpower], frozen=True):
    """What cards let a player do after the Discard Phase."""

    seat: int

    def run(self, s: Overpower) -> None:
        do(s, *happens(s, "discard_phase", self.seat))


class PlacementPhase(Frame[Overpower], frozen=True):
    def run(self, s: Overpower) -> None:
        s.phase = P_PLACEMENT
        do(s, Place(s.initiative, 0))


class Place(Frame[Overpower], frozen=True):
    """OP25-PLACE-01: one card at a time in turn, the player with initiative first."""

    seat: int
    done: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out = []
        cards = hand(s, seat)
        for host in hosts(s, seat):
            raised = raised_grid(s, host, seat) if host < CHARACTERS else None
            for c in cards:
                why = why_not_place(s, c, host, seat, raised)
                if why is None:
                    out.append(Option("place", (card_ref(c), card_ref(host))))
                elif no is not None:
                    no.append((Option("place", (card_ref(c), card_ref(host))), why))
        if no is not None:
            reason = Reason("OP25-PLACE-09", "A placed card stays until it is played or removed.")
            no.extend((Option("take_back", (card_ref(c),)), reason) for c in placed(s, seat))
        return [*out, Option("done")]  # OP25-PLACE-15

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        done = self.done
        if option.verb == "place":
            place(s, index_of(option.refs[0]), index_of(option.refs[1]), seat)
        else:
            done |= 1 << seat
        other = 1 - seat
        if done != 3:  # OP25-PLACE-02
            do(s, Place(seat if done >> other & 1 else other, done))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Place a card, or say that you are done.")


def place(s: Overpower, c: int, host: int, seat: int) -> None:
    """OP25-PLACE-06: the card lies there open, as long as it is not played (OP25-PLACE-09)."""
    forget(s, c)
    move(s, c, zone(seat, PLACED))
    s.on[c] = host
    emit(s, "place", card_ref(c), card_ref(host))
