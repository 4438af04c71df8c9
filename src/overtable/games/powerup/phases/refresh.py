"""Refresh!: a round begins, and the phases that follow are laid out."""

from overtable.games.powerup.combat.turn import CombatPhase
from overtable.games.powerup.inplay.out_of_time import out_of_time
from overtable.games.powerup.inplay.side import given
from overtable.games.powerup.inplay.working import top_battle
from overtable.games.powerup.phases.deploy import DeployPhase
from overtable.games.powerup.phases.draw import DrawPhase
from overtable.games.powerup.phases.power_up import PowerUpPhase
from overtable.games.powerup.phases.resolve import ResolvePhase
from overtable.games.powerup.state import (
    BATTLE,
    KNELT,
    PINNED,
    REFRESH,
    ROUND_FLAGS,
    PowerUp,
    board_changed,
    empty_tally,
    unset,
    zone,
)
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of, number
from overtable.kernel.refs import seat as seat_ref


class Refresh(Frame[PowerUp], frozen=True):
    """The next round and its energy (PU-REFRESH-01), and everybody stands; round 1 is played as it was set
    (PU-REFRESH-02)."""

    first: bool = False

    def run(self, s: PowerUp) -> None:
        s.phase = REFRESH
        if not self.first:
            s.round += 1
            s.offense = 1 - s.offense  # PU-SETUP-12: the roles change every round
        emit(s, "round", number(s.round))
        set_energy(s)
        fresh_limits(s)
        for hero in s.board:
            if hero >= 0:  # PU-REFRESH-04, PU-COMBAT-18: a pinned one is not able to, once
                unset(s, hero, PINNED if s.flags[hero] & PINNED else KNELT)
        do(
            s,
            SwapBattle(s.offense),
            SwapBattle(1 - s.offense),
            PowerUpPhase(),
            DrawPhase(),
            DeployPhase(),
            CombatPhase(),
            ResolvePhase(),
            Refresh(),
        )


def set_energy(s: PowerUp) -> None:
    """As much of each kind as the round has (PU-DEPLOY-11), and what texts give; set, not added (PU-REFRESH-03)."""
    for seat in (0, 1):
        more = [p.extra_energy() for p in given(s, seat).passives]
        s.deploy[seat] = s.round + sum(deploy for deploy, _ in more)
        s.power[seat] = s.round + sum(power for _, power in more)


def fresh_limits(s: PowerUp) -> None:
    """The limits of a round start afresh, and Stun ends (PU-REFRESH-06, PU-KEY-33)."""
    s.guarded = [0, 0]
    s.equipment_replaced = [0, 0]
    s.powers_replaced = [0, 0]
    s.teamups = 1
    s.extra_teamups = [0, 0]
    s.tally = empty_tally()
    s.uses = [0] * len(s.uses)
    for hero in s.board:
        if hero >= 0:
            unset(s, hero, ROUND_FLAGS)


class SwapBattle(Frame[PowerUp], frozen=True):
    """Each player may once put another card of the own Battle stack on top; the others keep their order
    (PU-REFRESH-05)."""

    about = ("PU-REFRESH-05", "{0} is no card of your Battle stack; another one may be put on top now.")
    seat: int

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if len(s.zones[zone(self.seat, BATTLE)]) > 1 else 0

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        if no is not None:
            no += out_of_time(s, seat, "swap")
            top = card(top_battle(s, seat))
            no.append((Option("swap", (top,)), Reason("PU-REFRESH-05", "{0} is on top already.", (top,))))
        return [Option("keep"), *(Option("swap", (card(c),)) for c in s.zones[zone(seat, BATTLE)][:-1])]

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "swap":
            chosen = index_of(option.refs[0])
            stack = s.zones[zone(seat, BATTLE)]
            stack.remove(chosen)
            stack.append(chosen)
            board_changed(s, seat)
            emit(s, "swap", card(chosen), seat_ref(seat))

    def prompt(self, s: PowerUp, seat: int) -> Message:
        return Message("Refresh! Do you put another Battle card on top, or keep the current one?")
