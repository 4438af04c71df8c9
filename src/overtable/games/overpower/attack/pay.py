"""Small questions that cards put: paying a cost, playing a found card, what a Homebase lets one do."""

from overtable.games.overpower.asking import source_of
from overtable.games.overpower.attack.users import cost_cards
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_TOLL
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.inplay.queries import of_kind
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.state import Overpower, replace
from overtable.kernel.frame import Frame, Refusals, do, go_on_as
from overtable.kernel.knowledge import shuffle
from overtable.kernel.message import Message
from overtable.kernel.option import Option, Source
from overtable.kernel.picks import changed, onward, passed_over, take_backs
from overtable.kernel.refs import card as card_ref


class Pay(Frame[Overpower], frozen=True):
    """OP25-INTER-25: cards are given up so that another may be played."""

    about = ("OP25-INTER-25", "{0} is not what the card costs.")

    act: int
    kind: str
    count: int = 1
    picks: tuple[int, ...] = ()

    def payable(self, s: Overpower) -> list[int]:
        act = s.acts[self.act]
        f = face(s, act.cards[0])
        return cost_cards(s, act.cards[0], f, act.seat, act.user, self.kind)

    def asks(self, s: Overpower) -> int:
        return 1 << s.acts[self.act].seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        cards = onward(self.payable(s), self.picks, self.count)
        return [Option("pay", (card_ref(c),)) for c in cards] or [Option("decline")]

    def besides(self, s: Overpower, seat: int) -> list[Option]:
        early = passed_over(self.payable(s), self.picks, self.count)
        return [*(Option("pay", (card_ref(c),)) for c in early), *take_backs(self.picks)]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        picks = changed(self.payable(s), self.picks, option) if option.refs else self.picks
        if option.refs and len(picks) < self.count:
            go_on_as(s, Pay(self.act, self.kind, self.count, picks))
            return
        s.stack.pop()
        act = s.acts[self.act]
        if any(getattr(w, "paid", "") for w in face(s, act.cards[0]).card.all_words()):
            replace(s, self.act, seen=picks)  # its words speak of them
        for c in picks:
            discard(s, c)  # OP25-DISC-30: it is not played; OP25-DISC-28: nor counted

    def says_of(self, s: Overpower, option: Option) -> Message | None:
        return Message("Pay with {0}", option.refs) if option.verb == "pay" and option.refs else None

    def prompt(self, s: Overpower, seat: int) -> Message:
        card, left = card_ref(s.acts[self.act].cards[0]), self.count - len(self.picks)
        if self.count == 1:
            return Message("Which card do you discard to pay for {0}?", (card,))
        return Message("Which cards do you discard to pay for {0}? {1} {1:card|cards} to go.", (card, left))

    def asked_by(self, s: Overpower, seat: int) -> Source | None:
        act = s.acts[self.act]
        printed = face(s, act.cards[0]).card
        tolls = [e for e in of_kind(s, K_TOLL) if e.subject == act.user] if act.attack and self.kind == "any" else []
        if tolls:
            return source_of(s, tolls[0].source, lambda name: [word_of(tolls[0]).says(name)])
        own = [part for part in (getattr(printed, "cost", None),) if part is not None]
        words = [w for w in getattr(printed, "all_words", tuple)() if getattr(w, "cost", None) is not None]
        return source_of(
            s, act.cards[0], lambda name: [*(part.says(name) for part in (*own, *words)), "Playable from Reserve"]
        )

    def picked(self, s: Overpower, seat: int) -> tuple[Option, ...]:
        return tuple(Option("pay", (card_ref(c),)) for c in self.picks)

    def range(self, s: Overpower, seat: int) -> tuple[int, int]:
        return self.count, self.count

    def untold(self, s: Overpower, seat: int) -> "Pay":
        return self if seat == s.acts[self.act].seat else Pay(self.act, self.kind, self.count)


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
