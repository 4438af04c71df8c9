"""Powers!: the step of a fight in which both use cards and effects."""

from overtable.games.powerup.chain.announce import announce
from overtable.games.powerup.chain.respond import put_on_chain
from overtable.games.powerup.chain.said import energy_said
from overtable.games.powerup.chain.use import could_use, usable
from overtable.games.powerup.combat.fight import going_on
from overtable.games.powerup.inplay.fallen import with_news
from overtable.games.powerup.inplay.out_of_time import out_of_time
from overtable.games.powerup.state import ATTACK, PowerUp
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option

DONE = Option("done")


class Powers(Frame[PowerUp], frozen=True):
    """Powers!: one card or effect each in turn, the attacking player first, until both are done (PU-COMBAT-10)."""

    about = ("PU-COMBAT-10", "{0} has nothing to activate in Powers!.")
    seat: int
    passes: int

    def asks(self, s: PowerUp) -> Seats:
        if s.fight is None or s.fight.over or (s.fight.kind == ATTACK and not going_on(s)):
            return 0
        return 1 << self.seat if could_use(s, self.seat, False) else 0

    def run(self, s: PowerUp) -> None:
        if self.passes == 0:
            do(s, Powers(1 - self.seat, 1))

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        found = [DONE, *usable(s, seat, False, no)]
        if no is not None:
            no += out_of_time(s, seat, "use", "play")
        return found

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "done":
            self.run(s)
            return
        do(s, Powers(1 - seat, 0))
        put_on_chain(s, announce(s, seat, option))

    def says_of(self, s: PowerUp, option: Option) -> Message | None:
        return energy_said(s, option)

    def prompt(self, s: PowerUp, seat: int) -> Message:
        text = "Powers! Which card or effect do you use, or are you done? You have {0} Power energy."
        return with_news(s, seat, Message(text, (s.power[seat],)))
