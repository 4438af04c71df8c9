"""Small questions that cards put: paying a cost, playing a found card, what a Homebase lets one do."""

from overtable.games.overpower import faces as fc
from overtable.games.overpower.attackers import cost_cards
from overtable.games.overpower.attacks import Question
from overtable.games.overpower.discards import CheckHand, is_duplicate
from overtable.games.overpower.faces import face
from overtable.games.overpower.grant import Grant
from overtable.games.overpower.lasting import has_trait
from overtable.games.overpower.legality import could_play
from overtable.games.overpower.piles import discard, draw, shuffle_power_pack, to_hand
from overtable.games.overpower.state import (
    DRAW,
    HAND,
    PLACED,
    TEAM,
    Overpower,
    owner,
    zone,
)
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.knowledge import reveal, shuffle
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


class PayAny(Frame[Overpower], frozen=True):
    """Discard any card, placed or in hand."""

    seat: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        cards = [*s.zones[zone(seat, HAND)], *s.zones[zone(seat, PLACED)]]
        return [Option("discard", (card_ref(c),)) for c in cards] or [Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.refs:
            discard(s, index_of(option.refs[0]))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Discard a card.")


class DiscardOneOf(Frame[Overpower], frozen=True):
    """The owner discards one of these cards of the hand."""

    seat: int
    cards: tuple[int, ...]

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        left = [c for c in self.cards if s.where[c] == zone(seat, HAND)]
        return [Option("discard", (card_ref(c),)) for c in left] or [Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.refs:
            discard(s, index_of(option.refs[0]), forced=True)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Discard one of the cards shown.")


class ShufflePile(Frame[Overpower], frozen=True):
    """OP25-DRAW-09: a pile that was looked through is shuffled."""

    pile: int

    def run(self, s: Overpower) -> None:
        if s.zones[self.pile]:
            shuffle(s, self.pile)


def seen(s: Overpower, seat: int, cards: list[int]) -> None:
    """What watches a player look at the opponent's cards."""
    if cards and has_trait(s, "baker_street", TEAM + seat):
        do(s, BakerStreet(seat, tuple(sorted(cards))))


class BakerStreet(Frame[Overpower], frozen=True):
    """One of the cards seen may be discarded."""

    seat: int
    cards: tuple[int, ...]

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        there = (zone(1 - seat, HAND), zone(1 - seat, DRAW))
        known = s.pool[seat]
        left = [c for c in self.cards if s.where[c] in there and known[c] == 0]
        return [*(Option("discard", (card_ref(c),)) for c in left), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.refs:
            discard(s, index_of(option.refs[0]), forced=True)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Discard one of the cards seen?")


class MayDraw(Frame[Overpower], frozen=True):
    seat: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("draw"), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "draw":
            draw(s, seat, 1)
            do(s, CheckHand(seat))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Draw a card?")


class HealingAttack(Frame[Overpower], frozen=True):
    """A healed team draws a card and attacks at once, if it wants to."""

    seat: int
    user: int
    drawn: bool = False

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        if not self.drawn:
            return [Option("draw"), Option("decline")]
        return [*Question(s, seat, self.grant(seat), no).all(), Option("decline")]

    def grant(self, seat: int) -> Grant:
        return Grant(users=0xF << 4 * seat, string=1)

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        from overtable.games.overpower.acts import launch, read

        s.stack.pop()
        if not self.drawn:
            do(s, HealingAttack(seat, self.user, True))
            if option.verb == "draw":
                draw(s, seat, 1)
                do(s, CheckHand(seat))
        elif option.verb == "attack":
            launch(s, read(s, seat, option, self.grant(seat)))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Attack at once?" if self.drawn else "Draw a card?")


class FetchPower(Frame[Overpower], frozen=True):
    """A raised grid fetches a Power card from the Draw Pile."""

    seat: int
    user: int
    looking: bool = False

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat if s.zones[zone(self.seat, DRAW)] else 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        if not self.looking:
            return [Option("search"), Option("decline")]
        fits = [
            c
            for c in s.zones[zone(seat, DRAW)]
            if face(s, c).kind == fc.POWER and could_play(s, c, self.user) and not is_duplicate(s, c, seat)
        ]
        return [*(Option("choose", (card_ref(c),)) for c in fits), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        pile = zone(seat, DRAW)
        s.stack.pop()
        if option.verb == "search":
            for c in s.zones[pile]:
                reveal(s, c, 1 << seat)
            do(s, FetchPower(seat, self.user, True))
            return
        if option.refs:
            to_hand(s, index_of(option.refs[0]), seat, shown=True)
        if self.looking and s.zones[pile]:
            shuffle(s, pile)
        shuffle_power_pack(s, seat)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Fetch a Power card from the Draw Pile?")


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

    def grant(self) -> Grant:
        return Grant(
            users=1 << self.user if self.user < 8 else 0,
            string=self.string,
            any_card=self.free,
            target=self.target,
            not_target=self.not_target,
            put=True,
        )

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        from overtable.games.overpower.utilities import Utilities

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
        from overtable.games.overpower.acts import launch, read
        from overtable.games.overpower.turn import launch_utility

        s.stack.pop()
        if option.verb == "decline":
            if not self.optional and s.where[self.card] != zone(owner(s, self.card), HAND):
                discard(s, self.card)
            return
        if option.verb == "attack":
            launch(s, read(s, seat, option, self.grant()), put=True)
        else:
            launch_utility(s, seat, option, string=1, put=True)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Play {0} at once.", (card_ref(self.card),))
