"""The Power Chain: effects are announced, may be answered by Instants, and resolve from the last to the first."""

from overtable.games.powerup.book.facts import ACTS
from overtable.games.powerup.chain.announce import announce, is_super
from overtable.games.powerup.chain.asked import effect_of, instant_question
from overtable.games.powerup.chain.said import energy_said, source_of
from overtable.games.powerup.chain.use import could_use, usable
from overtable.games.powerup.inplay.out_of_time import out_of_time
from overtable.games.powerup.state import NO_CARD, Link, PowerUp
from overtable.games.powerup.words.run import Resolving
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, Window, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card

DECLINE = Option("decline")


def window(s: PowerUp, actor: int, played: int = NO_CARD) -> None:
    """A game action may be answered with Instants by either player, the other one first (PU-CHAIN-01, PU-KEY-21).

    `played`: the card that was brought into play by it.
    """
    base = len(s.chain)
    do(s, Respond(1 - actor, 0, base, played), ResolveChain(base))


def put_on_chain(s: PowerUp, link: Link) -> None:
    """An announced effect: a Super Instant resolves at once and cannot be stopped (PU-CHAIN-08); any other
    may be answered, and waits below the Instants that do so."""
    if is_super(link):
        do(s, Resolving(link, 0))
        return
    base = len(s.chain)
    s.chain.append(link)
    do(s, Respond(1 - link.seat, 0, base), ResolveChain(base))


class Respond(Frame[PowerUp], frozen=True):
    """The seat may answer with an Instant, and after each one the other seat; two declines in a row end the window
    (PU-CHAIN-05)."""

    about = ("PU-CHAIN-04", "{0} has no Instant to answer with.")
    window = Window("decline", "Something happens that an Instant could answer")
    seat: int
    declined: int
    base: int
    played: int = NO_CARD

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if could_use(s, self.seat, True) else 0

    def run(self, s: PowerUp) -> None:
        if self.declined == 0:
            do(s, Respond(1 - self.seat, 1, self.base, self.played))

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        found = [DECLINE, *usable(s, seat, True, no)]
        if no is not None:
            no += out_of_time(s, seat, "use", "play")
        return found

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "decline":
            self.run(s)
            return
        do(s, Respond(1 - seat, 0, self.base, self.played))
        link = announce(s, seat, option)
        if is_super(link):
            do(s, Resolving(link, 0))
        else:
            s.chain.append(link)  # PU-CHAIN-01: it joins the chain

    def says_of(self, s: PowerUp, option: Option) -> Message | None:
        if option != DECLINE:
            return energy_said(s, option)
        if not s.chain or s.chain[-1].dead:
            return Message("No Instant")
        return Message("No Instant: {0} takes effect", (effect_of(s.chain[-1]),))

    def prompt(self, s: PowerUp, seat: int) -> Message:
        return instant_question(s, seat, self.played)

    def asked_by(self, s: PowerUp, seat: int) -> Source | None:
        return source_of(s, s.chain[-1].source, ACTS[s.chain[-1].ability]) if s.chain else None


class ResolveChain(Frame[PowerUp], frozen=True):
    """The effect added last resolves first (PU-CHAIN-02), down to where this chain began."""

    base: int

    def run(self, s: PowerUp) -> None:
        if len(s.chain) <= self.base:
            return
        link = s.chain.pop()
        do(s, ResolveChain(self.base))
        if link.dead:
            emit(s, "fizzled", card(link.source))
        else:
            do(s, Resolving(link, 0))
