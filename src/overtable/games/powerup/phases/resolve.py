"""Resolve!: what is left over ends, and the win conditions are checked."""

from overtable.games.powerup.phases.winning import outcome
from overtable.games.powerup.state import IMMORTAL, RESOLVE, PowerUp, unset
from overtable.kernel.effect import end
from overtable.kernel.frame import Frame, do


class ResolvePhase(Frame[PowerUp], frozen=True):
    """Resolve!: leftovers end, unused energy is lost, the win conditions are checked (PU-COMBAT-17)."""

    def run(self, s: PowerUp) -> None:
        s.phase = RESOLVE
        s.deploy = [0, 0]
        s.power = [0, 0]
        end(s, lambda e: True)
        for hero in s.board:
            if hero < 0:
                continue
            unset(s, hero, IMMORTAL)  # PU-KEY-19: whoever still has the Wounds falls now
            for counter in (s.burn, s.poison):
                if counter[hero] <= s.round:
                    counter[hero] = 0  # PU-KEY-11
        s.dirty = 1
        do(s, CheckWin())


class CheckWin(Frame[PowerUp], frozen=True):
    """All win checks happen here, after the last Heroes have fallen (PU-WIN-08, PU-COMBAT-15)."""

    def run(self, s: PowerUp) -> None:
        s.result = outcome(s)
