"""Who may come to a table: to a private one those who sit there, and nobody who was sent away."""

from overtable.server.errors import Fault
from overtable.server.table.room import Room


def check_welcome(room: Room, person: str | None) -> None:
    """Refuses whoever was sent away from this table."""
    why = ((room.row.manners or {}).get("away") or {}).get(person)
    if why is not None:
        raise Fault("not-allowed", f"You were sent away from this table: {why}")


def check_seen(room: Room, person: str | None) -> None:
    """Refuses whoever may not see this table."""
    check_welcome(room, person)
    if not room.may_see(person):
        raise Fault("not-allowed", "This table is private. Ask its owner for an invitation link.")
