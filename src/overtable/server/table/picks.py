"""The clock of a draft: whoever does not pick in time has a bot pick, and nobody loses by it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from overtable.server.table.room import Room


def pick_until(room: "Room", seat: int) -> int | None:
    """Until when the person at this seat may pick, where there is such a clock."""
    if room.row.pick_seconds is None or room.play is None or room.seats[seat].kind != "person":
        return None
    return room.play.asked_at(seat) + room.row.pick_seconds * 1000
