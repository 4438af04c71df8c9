"""The Draw Phase: gaps on the Front Line are filled, everybody draws."""

from overtable.games.overpower.asking import source_of
from overtable.games.overpower.inplay.effects import NEXT_BATTLE, word_of
from overtable.games.overpower.inplay.kinds import K_HAND, K_STAY
from overtable.games.overpower.inplay.piles import draw
from overtable.games.overpower.inplay.queries import of_kind
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.phases.event import in_order
from overtable.games.overpower.state import (
    FRONT,
    Overpower,
    front,
    reserve,
    zone,
)
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do, go_on_as
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of, number


class DrawCards(Frame[Overpower], frozen=True):
    """OP25-DRAW-01, OPC-DRAW-01: each player draws the hand; who alone may say how many cards are drawn says so."""

    count: int = 0

    def asks(self, s: Overpower) -> int:
        choosers = {e.owner for e in of_kind(s, K_HAND)} if not self.count else set()
        return 1 << choosers.pop() if len(choosers) == 1 else 0  # OP25-INTER-10: the choices of both cancel out

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("draw", (number(n),)) for n in word_of(of_kind(s, K_HAND)[0]).sizes]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        go_on_as(s, DrawCards(index_of(option.refs[0])))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("How many cards does each player draw?")

    def asked_by(self, s: Overpower, seat: int) -> Source | None:
        e = of_kind(s, K_HAND)[0]
        return source_of(s, e.source, lambda name: [word_of(e).says(name)])

    def run(self, s: Overpower) -> None:
        for seat in in_order(s):
            draw(s, seat, self.count or s.rules.hand)
        do(s, *(step for seat in in_order(s) for step in happens(s, "draw_phase", seat)))


def move_up(s: Overpower, seat: int) -> None:
    """OP25-DRAW-02, OPC-RESERVE-04: a gap on the Front Line is filled from Reserve."""
    away = reserve(s, seat)
    if not away:
        return
    began_front = [c for c in away if c & 3 != 3]  # OP25-DRAW-06: they come first
    for c in reversed(began_front):  # who left last comes back first
        if len(front(s, seat)) < 3:
            step_forward(s, c)
    if not any(s.kod[seat * 4 + i] for i in range(4)):
        return
    for c in reserve(s, seat)[:]:
        if len(front(s, seat)) < 3 and not (began_front and front(s, seat)):
            held = [e for e in of_kind(s, K_STAY) if e.subject == c]
            again = any(e.until == NEXT_BATTLE for e in held)
            if held and front(s, seat) and (again or not s.stayed_away >> c & 1):
                s.stayed_away |= 1 << c
                continue
            step_forward(s, c)


def step_forward(s: Overpower, c: int) -> None:
    move(s, c, zone(c >> 2, FRONT))
    emit(s, "moves_up", card_ref(c))
