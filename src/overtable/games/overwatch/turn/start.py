"""Start-of-turn effects: healing tokens, and the turret."""

from typing import ClassVar

from overtable.games.overwatch.board import row_ref, side_of
from overtable.games.overwatch.heroes.counters import heal
from overtable.games.overwatch.heroes.damage import Damage, Packet
from overtable.games.overwatch.heroes.reach import BEFORE_ACTION, refuse_actions, refuse_others
from overtable.games.overwatch.heroes.said import source_of
from overtable.games.overwatch.heroes.standing import can_be_hit, heroes, targets
from overtable.games.overwatch.heroes.triggers import Triggers
from overtable.games.overwatch.picks import choices
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.tokens import HEALING, SONG, TURRET, mask
from overtable.kernel.effect import Effect, present
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do, go_on_as
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.picks import changed, onward, passed_over, take_backs
from overtable.kernel.refs import card as card_ref

AT_START = mask(HEALING, SONG, TURRET)
VICTIMS = 2
"""So many Heroes a turret hits (OW-TOKEN-11)."""
ELSEWHERE = ("OW-TOKEN-11", "{0} is none of your Heroes in the row of the turret.")


def at_start_of_turn(s: Overwatch, player: int) -> tuple[int, ...]:
    """What happens now, by arrival: the player's own healing, and turrets aimed at the player's rows."""
    if not s.kinds & AT_START:
        return ()
    return tuple(
        [
            e.arrival
            for e in s.effects
            if (e.kind in (SONG, HEALING) and e.owner == player) or (e.kind == TURRET and side_of(e.subject) == player)
        ]
    )


class StartEffects(Frame[Overwatch], frozen=True):
    """Start-of-turn effects one by one; their order is asked where a turret makes it matter (OW-TERM-07)."""

    about: ClassVar[tuple[str, str] | None] = ("OW-TERM-07", "{0} has no effect at the start of this turn.")

    player: int
    waiting: tuple[int, ...]
    """The arrivals of those still to come."""

    def present(self, s: Overwatch) -> list[Effect]:
        return [e for e in s.effects if e.arrival in self.waiting]

    def asks(self, s: Overwatch) -> Seats:
        if len(self.waiting) < 2 or not present(s, TURRET):
            return 0
        here = self.present(s)
        return 1 << self.player if len(here) > 1 and any(e.kind == TURRET for e in here) else 0

    def run(self, s: Overwatch) -> None:
        here = self.present(s)
        if here:
            self.resolve(s, here[0])

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("Start of your turn: whose token works first?")

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        if no is not None:
            refuse_actions(no, BEFORE_ACTION)
        return [Option("resolve", (card_ref(e.source),)) for e in self.present(s)]

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        s.stack.pop()
        self.resolve(s, next(e for e in self.present(s) if card_ref(e.source) == option.refs[0]))

    def resolve(self, s: Overwatch, e: Effect) -> None:
        left = tuple(a for a in self.waiting if a != e.arrival)
        if left:
            do(s, StartEffects(self.player, left))
        if e.kind == TURRET:
            do(s, Turret(self.player, e.source, e.amount, e.subject), Triggers(self.player))
            return
        for c in heroes(s, e.subject) if e.kind == SONG else [e.subject]:
            if can_be_hit(s, c):
                heal(s, c, e.amount)


class Turret(Frame[Overwatch], frozen=True):
    """The player picks two different own Heroes of the row; one alone is hit once (OW-TOKEN-11)."""

    about: ClassVar[tuple[str, str] | None] = ELSEWHERE

    player: int
    builder: int
    """Torbjörn, or whoever built it."""
    amount: int
    line: int
    picks: tuple[int, ...] = ()

    def victims(self, s: Overwatch) -> tuple[int, ...]:
        return targets(s, heroes(s, self.line))

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.player if len(self.picks) < VICTIMS < len(self.victims(s)) else 0

    def run(self, s: Overwatch) -> None:
        hit = self.picks or self.victims(s)
        if hit:
            emit(s, "turret", card_ref(self.builder))
            do(s, Damage(self.builder, tuple(Packet(c, self.amount) for c in hit)))

    def prompt(self, s: Overwatch, seat: int) -> Message:
        text = "The turret of {0} fires: which two of your Heroes in the {1} take {2} damage each?"
        return Message(text, (card_ref(self.builder), row_ref(self.line), self.amount))

    def asked_by(self, s: Overwatch, seat: int) -> Source:
        return source_of(s, self.builder, "at the start of that player's turns")

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        able = self.victims(s)
        if no is not None:
            text = "{0} is chosen already: the turret hits two different Heroes."
            no += [(o, Reason("OW-TOKEN-11", text, o.refs)) for o in choices(self.picks)]
            refuse_actions(no, BEFORE_ACTION)
            refuse_others(s, able, *ELSEWHERE, no)
        return choices(onward(able, self.picks, VICTIMS))

    def besides(self, s: Overwatch, seat: int) -> list[Option]:
        return [*choices(passed_over(self.victims(s), self.picks, VICTIMS)), *take_backs(self.picks)]

    def picked(self, s: Overwatch, seat: int) -> tuple[Option, ...]:
        return tuple(choices(self.picks))

    def range(self, s: Overwatch, seat: int) -> tuple[int, int]:
        return VICTIMS, VICTIMS

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        picks = changed(self.victims(s), self.picks, option)
        go_on_as(s, Turret(self.player, self.builder, self.amount, self.line, picks))
