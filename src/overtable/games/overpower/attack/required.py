"""What Teamwork and Ally cards require next."""

from overtable.games.overpower.act import CLOSING, FURTHER
from overtable.games.overpower.attack import grant as gr
from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.book.icons import mask
from overtable.games.overpower.inplay.queries import may
from overtable.games.overpower.state import Overpower, front, team_mask
from overtable.kernel.message import Reason
from overtable.kernel.refs import card as card_ref


def followers(s: Overpower, seat: int) -> int:
    """Who may follow up: OPC-BATT-08, OPC-BATT-15, OPC-RESERVE-06: in the classic edition the Front Line alone."""
    return team_mask(seat) if s.rules.reserve_follows_up else sum(1 << ch for ch in front(s, seat))


def teamwork_grant(s: Overpower, f: Face, user: int, seat: int) -> Grant:
    """OP25-CARD-22: the required first follow-up of a Teamwork card, a Power card alone (OPC-BATT-13)."""
    users = followers(s, seat)
    if not may(s, "follow_own", user) and not may(s, "follow_any", user):
        users &= ~(1 << user)  # OP25-BATT-55, OPC-BATT-10
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


def ally_grant(s: Overpower, user: int, seat: int) -> Grant:
    """OP25-CARD-25, OP25-BATT-62, OPC-BATT-15: the Special that a teammate must play; no Universe bonus."""
    users = followers(s, seat) & ~(1 << user)
    return Grant(users=users, kind=gr.SPECIAL_CARD, must=True, string=FURTHER, follow_up=True)


def why_not_after_ally(s: Overpower, grant: Grant, c: int, f: Face) -> Reason | None:
    """OPC-BATT-17: the Special after an Ally is none for any character."""
    if f.any_character and grant.follow_up and not s.rules.any_character_follows_ally:
        return Reason("OPC-BATT-17", "{0} is for any character, and never follows an Ally.", (card_ref(c),))
    return None
