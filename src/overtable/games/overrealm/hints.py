"""The value of a position for a bot, in HP."""

from overtable.games.overrealm.state import Overrealm


def value(s: Overrealm, seat: int) -> float:
    return 0.0
