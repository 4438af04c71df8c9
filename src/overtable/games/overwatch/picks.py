"""What a pick of Heroes looks like as an option; how picks make a set, in whatever order, is the kernel's `picks`.

The options that are offered again and again are made once, when they are first asked for, and stay: they are constants.
"""

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter

from overtable.games.overwatch.board import SPACES, space_ref
from overtable.kernel.option import Option
from overtable.kernel.picks import OfCard
from overtable.kernel.refs import card as card_ref

DONE = Option("done")


class OntoSpaces(dict[int, tuple[Option, ...]]):
    """card -> space -> the option to play the card there."""

    def __missing__(self, card: int) -> tuple[Option, ...]:
        self[card] = made = tuple(Option("play", (card_ref(card), space_ref(space))) for space in range(SPACES))
        return made


CHOOSE = OfCard("choose")
ULTIMATE = OfCard("ultimate")
SWAP = OfCard("swap")
PLAY = OntoSpaces()


def at_each(spaces: Sequence[int]) -> Callable[[tuple[Option, ...]], tuple[Option, ...]]:
    """What picks the options for these spaces out of those for all; the quickest way there is."""
    if len(spaces) > 1:
        return itemgetter(*spaces)
    return lambda options: tuple(options[space] for space in spaces)


def choices(cards: Iterable[int]) -> list[Option]:
    """Each of these cards as an option to choose."""
    return [CHOOSE[c] for c in cards]
