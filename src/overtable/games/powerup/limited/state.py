"""The state of a draft: the places of every draft, and a box with what is in no pack."""

from overtable.kernel.drafting import PLACES, Drafting
from overtable.kernel.state import Zone


class PowerUpDrafting(Drafting):
    __slots__ = ("sealed",)
    sealed: int
    """1 where everybody keeps what they open."""

    @classmethod
    def zones_for(cls, seats: int) -> tuple[Zone, ...]:
        return (*super().zones_for(seats), Zone("box", -1, "none"))

    def copy_into(self, new: Drafting) -> None:
        super().copy_into(new)
        assert isinstance(new, PowerUpDrafting)
        new.sealed = self.sealed


def box(s: PowerUpDrafting) -> int:
    """The number of the zone with all that lies in no pack."""
    return 1 + s.seats * len(PLACES)
