"""Bouts that nobody played, for tests of what is made of them."""

from collections.abc import Sequence

from overtable.lab.pairs import Ended, Fought
from overtable.lab.times import Times


def ended(points: float | None, decisions: int = 40) -> Ended:
    error = "" if points is not None else "Traceback: a planted defect"
    return Ended(points=points, decisions=decisions, hash="" if error else f"h{points}", error=error)


def fought(
    setup: int, first: float | None, second: float | None, players: tuple[str, str] = ("a", "b"), seconds: float = 0.01
) -> Fought:
    """A setup with the points of the first player in both games."""
    times = (Times.of([seconds] * 3), Times.of([seconds / 10] * 5))
    return Fought(players=players, setup=setup, games=(ended(first), ended(second, 50)), times=times)


def run_of(points: Sequence[float], players: tuple[str, str] = ("a", "b")) -> list[Fought]:
    """Setups with these points in a row, two for each."""
    return [fought(n // 2, points[n], points[n + 1], players) for n in range(0, len(points), 2)]
