"""The clock of a draft: whoever does not pick in time has a bot pick, and nobody loses by it."""

from typing import TYPE_CHECKING

from overtable.store.outages import passed
from overtable.store.store import now

if TYPE_CHECKING:
    from overtable.server.table.room import Room


def pick_until(room: "Room", seat: int) -> int | None:
    """Until when the person at this seat may pick, where there is such a clock."""
    if room.row.pick_seconds is None or room.play is None or room.seats[seat].kind != "person":
        return None
    asked, at = room.play.asked_at(seat), now()
    stood = max(0, at - asked) - passed(room.play.outages, asked, max(asked, at))  # no clock runs while no server does
    return asked + room.row.pick_seconds * 1000 + stood
