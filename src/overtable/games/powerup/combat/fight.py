"""The fight that is under way."""

from overtable.games.powerup.state import PowerUp, in_play, seat_of


def going_on(s: PowerUp) -> bool:
    """Whether the attack still stands: nobody dodged it and the attacker is there (PU-COMBAT-16)."""
    f = s.fight
    return f is not None and not f.over and in_play(s, f.attacker) and seat_of(s, f.attacker) == f.seat
