"""Conditions: what cards wait for (PU-KEY-12), counted by seat and round."""

from overtable.games.powerup.book.facts import ACTS, FACES, Act
from overtable.games.powerup.chain.aiming import Aiming
from overtable.games.powerup.chain.respond import put_on_chain
from overtable.games.powerup.chain.said import then_said
from overtable.games.powerup.chain.use import involved
from overtable.games.powerup.inplay.attached import holder
from overtable.games.powerup.inplay.working import top_battle, unlocked
from overtable.games.powerup.state import ATTACHED, Link, PowerUp, heroes_of, zone
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.message import Message
from overtable.kernel.refs import card


def waiting(s: PowerUp, seat: int) -> list[tuple[int, Act]]:
    """Abilities of a seat's cards in play that wait for a Condition (PU-KEY-12); of the Battle cards only the top
    one counts (PU-CARD-07)."""
    found: list[tuple[int, Act]] = []
    top = top_battle(s, seat)
    if top >= 0:
        found += [(top, a) for a in FACES[s.printing[top]].waiting]
    for hero in heroes_of(s, seat):
        if FACES[s.printing[hero]].waiting:
            found += [(hero, a) for a in unlocked(s, hero) if a.waits]
    for c in s.zones[zone(seat, ATTACHED)]:
        if not s.joined[c]:
            found += [(c, a) for a in FACES[s.printing[c]].waiting]
    return found


class ConditionMet(Aiming, frozen=True):
    """A Condition has been met (PU-KEY-12): its owner aims the effect, which then may be answered."""

    about = ("PU-KEY-12", "{0} is no target of the effect whose Condition is met.")

    def aims(self, s: PowerUp) -> list[tuple[int, ...]]:
        act = ACTS[self.ability]
        if not any(c == self.source and a is act for c, a in waiting(s, self.seat)):
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
    met = [(card, act) for card, act in waiting(s, seat) if act.when == what and n % act.count == 0]
    among = involved(s)
    if among is not None:
        met = [(card, act) for card, act in met if holder(s, card) in among]
    do(s, *(ConditionMet(seat, card, act.number) for card, act in met))
