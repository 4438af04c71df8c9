"""The state of a draft: the places of every draft, and a box with what is in no pack."""

from typing import Self

from overtable.kernel.drafting import PLACES, Drafting
from overtable.kernel.state import Zone


class PowerUpDrafting(Drafting):
    __slots__ = ("sealed",)
    sealed: int
    """1 where everybody keeps what they open."""

    @classmethod
    def zones_for(cls, seats: int) -> tuple[Zone, ...]:
        return (*super().zones_for(seats), Zone("box", -1, "none"))

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.sealed = self.sealed


def box(s: PowerUpDrafting) -> int:
    """The number of the zone with all that lies in no pack."""
    return 1 + s.seats * len(PLACES)
