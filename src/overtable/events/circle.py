"""Round robin by the circle method: one sits still, the others move on by one seat each round."""

from collections.abc import Collection, Sequence

from overtable.events.entry import Pair


def rounds_of(players: int) -> int:
    return players - 1 + players % 2


def paired(order: Sequence[int], number: int, here: Collection[int]) -> list[Pair]:
    """The pairs of a round (from 1). Who should meet somebody that is no longer here has a bye."""
    seats = [*order, *([0] * (len(order) % 2))]
    still, moving = seats[0], seats[1:]
    turned = moving[-(number - 1) % len(moving) :] + moving[: -(number - 1) % len(moving)]
    circle = [still, *turned]
    half = len(circle) // 2
    found = []
    for a, b in zip(circle[:half], reversed(circle[half:]), strict=True):
        both = [p for p in (a, b) if p and p in here]
        if both:
            found.append(Pair(both[0], both[1] if len(both) == 2 else 0))
    return sorted(found, key=lambda pair: pair.b == 0)
