"""How the players stand, and what parts each from the one above."""

from typing import Literal

import msgspec

from overtable.events.event import Event

TieBreak = Literal["points", "omw", "gw", "ogw", "h2h", "lot", "bracket", "seed", ""]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    rank: int
    player: int
    points: int
    wins: int
    losses: int
    draws: int
    byes: int
    omw: float
    """Opponents' match win, 0 to 1."""
    gw: float
    """Game win."""
    ogw: float
    """Opponents' game win."""
    h2h: int
    """Match points against those who are level in everything before."""
    parted_by: TieBreak = ""
    """What puts this player below the one above; "" for the first."""


def standings(event: Event) -> list[Standing]:
    """All players who entered, the first one first; those who left before the start are not in it."""
    raise NotImplementedError
