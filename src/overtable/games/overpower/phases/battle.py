"""A battle from beginning to end: its phases in the rulebook's order. Below them waits the next battle."""

from overtable.games.overpower.attack.turn import Turn
from overtable.games.overpower.hits.ko import line_is_gone
from overtable.games.overpower.inplay.returning import return_for_a_battle
from overtable.games.overpower.inplay.waiting import waited
from overtable.games.overpower.phases.discard import CheckHand, DiscardPhase, Redraw
from overtable.games.overpower.phases.draw import DrawCards, move_up
from overtable.games.overpower.phases.end import EndBattle
from overtable.games.overpower.phases.event import event_steps, in_order
from overtable.games.overpower.phases.placement import AfterDiscards, PlacementPhase
from overtable.games.overpower.phases.venture import VenturePhase
from overtable.games.overpower.state import P_BATTLE, P_DRAW, Overpower
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.refs import number
from overtable.kernel.refs import seat as seat_ref


class StartBattle(Frame[Overpower], frozen=True):
    """OP25-SETUP-08: a battle begins; its phases follow in their order."""

    def run(self, s: Overpower) -> None:
        s.battle += 1
        s.phase = P_DRAW
        s.turn = s.initiative
        s.passed = s.no_penalty = s.used_under = 0
        s.discarded = [0, 0]
        s.surplus_events = [0, 0]
        s.thrown = [0, 0]
        s.placed_now = []
        s.conceded = -1
        emit(s, "battle", number(s.battle), seat_ref(s.initiative))
        for seat in (0, 1):
            move_up(s, seat)  # OP25-DRAW-02
        return_for_a_battle(s)
        s.dirty = 1
        s.acts = []
        do(
            s, *waited(s), DrawCards(), *event_steps(s), *discard_steps(s), *placement_on()
        )  # OP25-MODE-05: in every mode


def discard_steps(s: Overpower) -> list[Frame[Overpower]]:
    first, second = in_order(s)
    # OP25-DISC-21; OPC-SETUP-05: none
    redraw = [Redraw(second)] if s.battle == 1 and s.rules.second_player_redraw else []
    return [
        DiscardPhase(),
        CheckHand(first),
        CheckHand(second),
        *redraw,
        AfterDiscards(first),
        AfterDiscards(second),
    ]


def placement_on() -> list[Frame[Overpower]]:
    """The phases from the Placement Phase on; the next battle begins if Victory found none."""
    return [PlacementPhase(), *venture_on()]


def venture_on() -> list[Frame[Overpower]]:
    return [VenturePhase(), BattlePhase(), *end_on()]


def end_on() -> list[Frame[Overpower]]:
    return [EndBattle(), StartBattle()]


class BattlePhase(Frame[Overpower], frozen=True):
    def run(self, s: Overpower) -> None:
        s.phase = P_BATTLE
        s.turn = s.initiative
        s.acts = []
        if not line_is_gone(s):  # OPC-END-02
            do(s, Turn(s.initiative))
