"""Small questions that cards put: paying a cost, playing a found card, what a Homebase lets one do."""

from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.attack.options import Question
from overtable.games.overpower.attack.users import cost_cards
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.state import (
    HAND,
    Overpower,
    owner,
    zone,
)
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.knowledge import shuffle
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of


class Pay(Frame[Overpower], frozen=True):
    """OP25-INTER-25, DISC-30: a card is given up so that another may be played."""

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
            discard(s, index_of(option.refs[0]))

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


class PlayNow(Frame[Overpower], frozen=True):
    """A card that an effect puts into somebody's hands is played at once (OP25-BATT-31, 79, INTER-24)."""

    seat: int
    user: int
    card: int
    free: bool
    """Whatever it needs."""
    not_target: int = -1
    target: int = -1
    optional: bool = False
    string: int = 2
    put: bool = True
    """Put into play by another card, so that it cannot be negated."""

    def grant(self) -> Grant:
        return Grant(
            users=1 << self.user if self.user < 8 else 0,
            string=self.string,
            any_card=self.free,
            target=self.target,
            not_target=self.not_target,
            put=self.put,
        )

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        from overtable.games.overpower.attack.utility_options import Utilities

        out: list[Option] = []
        f = face(s, self.card)
        alive = 0 <= self.user < 8 and s.kod[self.user] == 0
        if alive and f.attack:
            q = Question(s, seat, self.grant(), no)
            out = q.one(self.card, f)
        elif alive and f.words and f.offence:
            u = Utilities(s, seat, self.grant(), no)
            u.one(self.card, f)
            out = [o for o in u.out if o.verb in ("play", "negate")]
        if not out or self.optional:
            out.append(Option("decline"))
        return out

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        from overtable.games.overpower.attack.action import launch, read
        from overtable.games.overpower.attack.utility_play import launch_utility

        s.stack.pop()
        if option.verb == "decline":
            if not self.optional and (not self.put or s.where[self.card] != zone(owner(s, self.card), HAND)):
                discard(s, self.card)
            return
        if option.verb == "attack":
            launch(s, read(s, seat, option, self.grant()), put=self.put)
        else:
            launch_utility(s, seat, option, string=1, put=self.put)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Play {0} at once.", (card_ref(self.card),))
