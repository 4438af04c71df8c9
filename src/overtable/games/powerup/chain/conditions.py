"""Conditions: what cards wait for (PU-KEY-12), counted by seat and round."""

from overtable.games.powerup.book.facts import ACTS
from overtable.games.powerup.chain.aiming import Aiming
from overtable.games.powerup.chain.respond import put_on_chain
from overtable.games.powerup.chain.said import then_said
from overtable.games.powerup.chain.use import involved
from overtable.games.powerup.inplay.attached import holder
from overtable.games.powerup.inplay.side import side
from overtable.games.powerup.state import Link, PowerUp
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.message import Message
from overtable.kernel.refs import card


class ConditionMet(Aiming, frozen=True):
    """A Condition has been met (PU-KEY-12): its owner aims the effect, which then may be answered."""

    about = ("PU-KEY-12", "{0} is no target of the effect whose Condition is met.")

    def aims(self, s: PowerUp) -> list[tuple[int, ...]]:
        act = ACTS[self.ability]
        if not any(c == self.source and a is act for c, a in side(s, self.seat).waiting):
            return []
        return Aiming.aims(self, s)

    def aimed(self, s: PowerUp, link: Link) -> None:
        emit(s, "condition", card(self.source))
        put_on_chain(s, link)

    def prompt(self, s: PowerUp, seat: int) -> Message:
        act = ACTS[self.ability]
        text = "The Condition of {0} is met. Choose {1}: {2}"
        return Message(text, (card(self.source), act.aims_at, then_said(act)))


def happen(s: PowerUp, what: int, seat: int) -> None:
    """Something came to pass for a seat: what waited for it takes effect now, on top of everything (PU-KEY-12). While a
    Team-Up is fought that is nothing but what its three Heroes have: no Battle effect happens (PU-TEAMUP-08)."""
    s.tally[seat][what] += 1
    n = s.tally[seat][what]
    met = [(card, act) for card, act in side(s, seat).waiting if act.when == what and n % act.count == 0]
    among = involved(s)
    if among is not None:
        met = [(card, act) for card, act in met if holder(s, card) in among]
    do(s, *(ConditionMet(seat, card, act.number) for card, act in met))
