"""What a pick of Heroes looks like as an option; how picks make a set, in whatever order, is the kernel's `picks`."""

from collections.abc import Iterable

from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref

DONE = Option("done")


def choices(cards: Iterable[int]) -> list[Option]:
    """Each of these cards as an option to choose."""
    return [Option("choose", (card_ref(c),)) for c in cards]
