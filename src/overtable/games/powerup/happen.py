"""Happenings: what the Conditions of cards wait for (PU-KEY-12), counted by seat and round."""

from overtable.games.powerup.inforce import sources_of_conditions
from overtable.games.powerup.printed import Act
from overtable.games.powerup.state import HAPPENINGS, PowerUp
from overtable.kernel.frame import do


def happen(s: PowerUp, what: int, seat: int) -> None:
    """Something happened to a seat: the cards whose Condition is met now take effect, on top of everything."""
    s.tally[seat * HAPPENINGS + what] += 1
    n = s.tally[seat * HAPPENINGS + what]
    found: list[tuple[int, Act]] = []
    for card, act in sources_of_conditions(s, seat):
        if act.when == what and n % act.count == 0:
            found.append((card, act))
    if found:
        from overtable.games.powerup.chain import ConditionMet

        do(s, *(ConditionMet(seat, card, act.number) for card, act in found))
