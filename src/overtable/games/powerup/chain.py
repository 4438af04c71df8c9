"""The Power Chain: effects are announced, may be answered by Instants, and resolve from the last to the first."""

from overtable.games.powerup.inforce import sources_of_conditions
from overtable.games.powerup.printed import ACTS, face
from overtable.games.powerup.state import Link, PowerUp
from overtable.games.powerup.targets import choices
from overtable.games.powerup.use import LINK_KIND, announce, could_use, is_super, usable
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card

DECLINE = Option("decline")


def window(s: PowerUp, actor: int) -> None:
    """A game action may be answered with Instants by either player, the other one first (PU-CHAIN-01)."""
    base = len(s.chain)
    do(s, Respond(1 - actor, 0, base), ResolveChain(base))


def put_on_chain(s: PowerUp, link: Link) -> None:
    """An announced effect: a Super Instant resolves at once (PU-CHAIN-08); anything else may be answered."""
    if is_super(link):
        do(s, Resolving(link, 0))
        return
    base = len(s.chain)
    s.chain.append(link)
    do(s, Respond(1 - link.seat, 0, base), ResolveChain(base))


class Respond(Frame[PowerUp], frozen=True):
    """The seat may answer with an Instant; two declines in a row end the window (PU-CHAIN-05)."""

    seat: int
    declined: int
    base: int

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if could_use(s, self.seat, True) else 0

    def run(self, s: PowerUp) -> None:
        if self.declined == 0:
            do(s, Respond(1 - self.seat, 1, self.base))

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        return [DECLINE, *usable(s, seat, True, no)]

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "decline":
            self.run(s)
            return
        do(s, Respond(1 - seat, 0, self.base))
        link = announce(s, seat, option)
        if is_super(link):
            do(s, Resolving(link, 0))
        else:
            s.chain.append(link)  # PU-CHAIN-01: it joins the chain

    def prompt(self, s: PowerUp, seat: int) -> Message:
        if s.chain:
            return Message("Answer {0} with an Instant, or decline.", (card(s.chain[-1].source),))
        return Message("You may use an Instant now, or decline.")


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


class Resolving(Frame[PowerUp], frozen=True):
    """The words of an effect, one after the other; values are read now (PU-CHAIN-06)."""

    link: Link
    i: int

    def run(self, s: PowerUp) -> None:
        words = ACTS[self.link.ability].words
        if self.i == 0:
            emit(s, "resolves", card(self.link.source))
        if self.i + 1 < len(words):
            do(s, Resolving(self.link, self.i + 1))
        words[self.i].does(s, self.link)


class Aiming(Frame[PowerUp], frozen=True):
    """An effect needs a target: its player chooses one where there are several."""

    seat: int
    source: int
    ability: int

    def aims(self, s: PowerUp) -> list[tuple[int, ...]]:
        return choices(s, self.seat, self.source, ACTS[self.ability])

    def aimed(self, s: PowerUp, link: Link) -> None:
        """What becomes of the effect now that its target is known."""

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if ACTS[self.ability].target != "none" and len(self.aims(s)) > 1 else 0

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("aim", aim) for aim in self.aims(s)]

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        self._take(s, option.refs)

    def run(self, s: PowerUp) -> None:
        aims = self.aims(s)
        if aims:
            self._take(s, aims[0])

    def _take(self, s: PowerUp, aim: tuple[int, ...]) -> None:
        first, second = (*aim, -1, -1)[:2]
        self.aimed(s, Link(self.ability, self.source, self.seat, self.link_kind(s), first, second))

    def link_kind(self, s: PowerUp) -> int:
        return LINK_KIND[face(s, self.source).kind]


class ConditionMet(Aiming, frozen=True):
    """A Condition has been met (PU-KEY-12): its owner aims the effect, which then may be answered."""

    def aims(self, s: PowerUp) -> list[tuple[int, ...]]:
        act = ACTS[self.ability]
        if not any(c == self.source and a is act for c, a in sources_of_conditions(s, self.seat)):
            return []
        return Aiming.aims(self, s)

    def aimed(self, s: PowerUp, link: Link) -> None:
        emit(s, "condition", card(self.source))
        put_on_chain(s, link)

    def prompt(self, s: PowerUp, seat: int) -> Message:
        return Message("The Condition of {0} is met: choose its target.", (card(self.source),))


class CopyAim(Aiming, frozen=True):
    """A copied effect is aimed anew by its copier, free of its cost (PU-KEY-14)."""

    kind: int

    def link_kind(self, s: PowerUp) -> int:
        return self.kind

    def aimed(self, s: PowerUp, link: Link) -> None:
        do(s, Resolving(link, 0))

    def prompt(self, s: PowerUp, seat: int) -> Message:
        return Message("Choose the target of the copied effect.")
