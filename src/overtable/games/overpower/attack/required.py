"""What Teamwork and Ally cards require next."""

from overtable.games.overpower.act import CLOSING, FURTHER
from overtable.games.overpower.attack import grant as gr
from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.book.icons import mask
from overtable.games.overpower.inplay.queries import may
from overtable.games.overpower.state import Overpower, team_mask


def teamwork_grant(s: Overpower, f: Face, user: int, seat: int) -> Grant:
    """OP25-CARD-22: the required first follow-up of a Teamwork card."""
    users = team_mask(seat)
    if not may(s, "follow_own", user):
        users &= ~(1 << user)  # OP25-BATT-55
    types = mask(f.card.follow_ups)  # OP25-BATT-57
    return Grant(
        users=users,
        kind=gr.POWER_ATTACK,
        types=types,
        bonus=f.card.bonuses[0],
        universe=True,  # OP25-CARD-23, OP25-BATT-56
        must=True,  # OP25-BATT-54, OP25-BATT-58
        string=CLOSING,
        follow_up=True,
        free_type=may(s, "follow_any_type", user),
        others=types,
        second=f.card.bonuses[1],
    )


def ally_grant(user: int, seat: int) -> Grant:
    """OP25-CARD-25, OP25-BATT-62: the Special that a teammate must play; no Universe bonus."""
    return Grant(users=team_mask(seat) & ~(1 << user), kind=gr.SPECIAL_CARD, must=True, string=FURTHER, follow_up=True)
