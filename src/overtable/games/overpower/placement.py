"""After the discards: what cards allow then, and the Placement Phase."""

from overtable.games.overpower.discards import hosts, why_not_place
from overtable.games.overpower.kinds import K_OFFER
from overtable.games.overpower.lasting import of_kind
from overtable.games.overpower.legality import raised_grid
from overtable.games.overpower.piles import forget
from overtable.games.overpower.state import (
    P_PLACEMENT,
    PLACED,
    Overpower,
    hand,
    placed,
    team,
    zone,
)
from overtable.games.overpower.triggers import happens
from overtable.games.overpower.venture import VenturePhase
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
        steps: list[Frame[Overpower]] = []
        steps += happens(s, "discard_phase", self.seat)
        for e in of_kind(s, K_OFFER):
            if e.subject >> 2 == self.seat and s.kod[e.subject] == 0:
                steps.append(DarkOffer(e.subject))
        do(s, *steps)


class DarkOffer(Frame[Overpower], frozen=True):
    """An opposing character is offered power; whoever takes it heals the one who offered."""

    user: int
    target: int = -1

    def asks(self, s: Overpower) -> int:
        seat = self.user >> 2
        return 1 << (seat if self.target < 0 else 1 - seat)

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        if self.target >= 0:
            return [Option("accept"), Option("refuse")]
        return [*(Option("offer", (card_ref(t),)) for t in team(s, 1 - seat)), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        from overtable.games.overpower.word import BATTLE, start
        from overtable.games.overpower.words_lasting import Bonus

        s.stack.pop()
        if option.verb == "offer":
            do(s, DarkOffer(self.user, index_of(option.refs[0])))
        elif option.verb == "accept":
            start(s, Bonus(amount=2, who="target"), self.user, self.user >> 2, self.target, BATTLE)
            do(s, HealTwo(self.user, 2))

    def prompt(self, s: Overpower, seat: int) -> Message:
        if self.target < 0:
            return Message("Offer +2 to all actions to one of the opponent's characters?")
        return Message(
            "Take +2 to all actions for {0}? {1} may then remove two hits.",
            (card_ref(self.target), card_ref(self.user)),
        )


class HealTwo(Frame[Overpower], frozen=True):
    user: int
    left: int

    def hits(self, s: Overpower) -> list[int]:
        return [h.card for h in s.hits if h.host == self.user]

    def asks(self, s: Overpower) -> int:
        return 1 << (self.user >> 2) if self.left and self.hits(s) else 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [*(Option("remove", (card_ref(c),)) for c in self.hits(s)), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        from overtable.games.overpower.hits import remove_hit

        s.stack.pop()
        if option.refs:
            remove_hit(s, index_of(option.refs[0]))
            do(s, HealTwo(self.user, self.left - 1))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Remove a hit of {0}?", (card_ref(self.user),))


class PlacementPhase(Frame[Overpower], frozen=True):
    def run(self, s: Overpower) -> None:
        s.phase = P_PLACEMENT
        do(s, Place(s.initiative, 0), VenturePhase())


class Place(Frame[Overpower], frozen=True):
    """OP25-PLACE-01, 02: one card at a time in turn, until both are done."""

    seat: int
    done: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out = []
        cards = hand(s, seat)
        for host in hosts(s, seat):
            raised = raised_grid(s, host, seat) if host < 8 else None
            for c in cards:
                why = why_not_place(s, c, host, seat, raised)
                if why is None:
                    out.append(Option("place", (card_ref(c), card_ref(host))))
                elif no is not None:
                    no.append((Option("place", (card_ref(c), card_ref(host))), why))
        if no is not None:
            reason = Reason("OP25-PLACE-09", "A placed card stays until it is played or removed.")
            no.extend((Option("take_back", (card_ref(c),)), reason) for c in placed(s, seat))
        return [*out, Option("done")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        done = self.done
        if option.verb == "place":
            place(s, index_of(option.refs[0]), index_of(option.refs[1]), seat)
        else:
            done |= 1 << seat
        other = 1 - seat
        if done != 3:
            do(s, Place(seat if done >> other & 1 else other, done))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Place a card, or say that you are done.")


def place(s: Overpower, c: int, host: int, seat: int) -> None:
    forget(s, c)
    move(s, c, zone(seat, PLACED))
    s.on[c] = host
    emit(s, "place", card_ref(c), card_ref(host))
