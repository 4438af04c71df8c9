"""Power Up!: Astra levels rise."""

from overtable.games.powerup.state import POWER_UP, PowerUp, board_changed, heroes_of, seat_of
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame
from overtable.kernel.refs import card, number
from overtable.kernel.refs import seat as seat_ref

MOST_LEVELS = 15
"""More than any card has Astra: what goes beyond changes nothing (PU-POWERUP-04)."""


def level_up(s: PowerUp, hero: int) -> None:
    s.level[hero] = min(MOST_LEVELS, s.level[hero] + 1)
    board_changed(s, seat_of(s, hero))


class PowerUpPhase(Frame[PowerUp], frozen=True):
    """Power Up!: each character in play gains one Astra level, not in round 1 (PU-POWERUP-01, PU-POWERUP-03)."""

    def run(self, s: PowerUp) -> None:
        s.phase = POWER_UP
        if s.round == 1:
            return
        for hero in s.board:
            if hero >= 0:
                level_up(s, hero)
        for seat in (s.offense, 1 - s.offense) if s.log is not None else ():
            risen = [part for h in heroes_of(s, seat) for part in (card(h), number(s.level[h]))]
            if risen:
                emit(s, "rise", seat_ref(seat), *risen)
