"""Chance in an event: everything is drawn from the seed of its setup and a word for what it is for."""

import math
from collections.abc import Sequence
from hashlib import sha256

from overtable.events.event import Event, Player
from overtable.events.setup import EventSetup


def drawn(setup: EventSetup, what: str) -> int:
    """A number of 63 bits."""
    return int.from_bytes(sha256(f"{setup.seed} {what}".encode()).digest()[:8]) >> 1


def lot_of(setup: EventSetup, name: str) -> int:
    """A player's lot. It goes with the name, so that it does not matter who entered first."""
    return drawn(setup, f"lot {name}")


def by_strength(players: Sequence[Player]) -> list[int]:
    """Players by their rating, the best first; one without stands in the middle, and lots part the equal."""
    rated = [p.rating for p in players if p.rating is not None]
    middle = math.fsum(rated) / len(rated) if rated else 0.0
    return [p.number for p in sorted(players, key=lambda p: (-(middle if p.rating is None else p.rating), p.lot))]


def pods_of(event: Event, largest: int) -> list[tuple[int, ...]]:
    """The draft tables: as few as will do, as even as can be, seats by lot."""
    seated = [p.number for p in sorted(event.active, key=lambda p: p.lot)]
    count = -(-len(seated) // largest)
    return [tuple(seated[n::count]) for n in range(count)]
