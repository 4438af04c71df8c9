"""Small questions that cards put: paying a cost, playing a found card, what a Homebase lets one do."""

from overtable.games.overpower.attack.users import cost_cards
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.state import (
    Overpower,
)
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.knowledge import shuffle
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of


class Pay(Frame[Overpower], frozen=True):
    """OP25-INTER-25: a card is given up so that another may be played."""

    act: int
    kind: str

    def payable(self, s: Overpower) -> list[int]:
        act = s.acts[self.act]
        f = face(s, act.cards[0])
        return cost_cards(s, act.cards[0], f, act.seat, act.user, self.kind)

    def asks(self, s: Overpower) -> int:
        return 1 << s.acts[self.act].seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("pay", (card_ref(c),)) for c in self.payable(s)] or [Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.refs:
            discard(s, index_of(option.refs[0]))  # OP25-DISC-30: it is not played; OP25-DISC-28: nor counted

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Pay for {0}.", (card_ref(s.acts[self.act].cards[0]),))


class ShufflePile(Frame[Overpower], frozen=True):
    """OP25-DRAW-09: a pile that was looked through is shuffled."""

    pile: int

    def run(self, s: Overpower) -> None:
        if s.zones[self.pile]:
            shuffle(s, self.pile)


def seen(s: Overpower, seat: int, cards: list[int]) -> None:
    """A player saw cards of the opponent."""
    if cards:
        do(s, *happens(s, "looked", seat, seen=tuple(sorted(cards))))
