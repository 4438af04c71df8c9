"""Picking Heroes one after the other, from left to right and front to back, so that no set of them comes twice."""

from collections.abc import Iterable, Sequence

from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref

DONE = Option("done")


def choices(cards: Iterable[int]) -> list[Option]:
    """Each of these cards as an option to choose."""
    return [Option("choose", (card_ref(c),)) for c in cards]


def after_last(row: Sequence[int], picks: Sequence[int]) -> list[int]:
    """Those of a row that come after the last pick; all of them before the first."""
    return list(row[row.index(picks[-1]) + 1 :] if picks else row)


def leaving(row: list[int], n: int) -> list[int]:
    """Those of a row after which enough are left to pick `n` from left to right, or all there are."""
    return row[: max(0, len(row) - min(n, len(row)) + 1)] if row else []
