"""Choosing several is choosing a set: in any order, and a pick may be taken back before the set is finished.

A frame that asks for a set keeps its picks sorted as the things to choose from are, so that a set is one state however
it was reached. Its `options` go on from the last pick only: each set is one sequence of answers, and bots pay for no
permutation. Its `besides` offer the rest to people: things that come before the last pick, and picks to take back.

    options   [*choices(onward(able, picks, least)), DONE]
    besides   [*choices(passed_over(able, picks, least)), *take_backs(picks)]
    answer    picks = changed(able, picks, option)
"""

from collections.abc import Iterable, Sequence

from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of

TAKE_BACK = "take_back"
"""The verb that takes a pick back. The state is then as if it had never been made, the count of answers too."""


def onward(able: Sequence[int], picks: Sequence[int], least: int = 0) -> list[int]:
    """What to pick next, for whoever picks in order: what follows the last pick and leaves enough for `least` in all.

    Picks made in another order may leave too few of these; then everything is open that is not picked yet.
    """
    after = list(able[able.index(picks[-1]) + 1 :] if picks else able)
    needed = least - len(picks)
    if needed > len(after):
        left = [c for c in able if c not in picks]
        return after if len(left) == len(after) else left
    return after[: len(after) - needed + 1] if needed > 1 else after


def passed_over(able: Sequence[int], picks: Sequence[int], least: int = 0) -> list[int]:
    """What may be picked as well, out of order: each thing that `onward` leaves out and that is not picked yet."""
    offered = onward(able, picks, least)
    return [c for c in able if c not in picks and c not in offered]


def placed(able: Sequence[int], picks: Sequence[int], one: int) -> tuple[int, ...]:
    """The picks with one more, in the order of the things to choose from."""
    return tuple(sorted((*picks, one), key=able.index)) if picks else (one,)


class OfCard(dict[int, Option]):
    """card -> the option of this verb that names it alone. Options are constants: each is made when it is first asked
    for, and stays."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def __missing__(self, card: int) -> Option:
        self[card] = made = Option(self.verb, (card_ref(card),))
        return made


TAKING_BACK = OfCard(TAKE_BACK)


def take_backs(picks: Iterable[int]) -> list[Option]:
    """Each pick (a card) as an option to take it back."""
    return [TAKING_BACK[c] for c in picks]


def changed(able: Sequence[int], picks: Sequence[int], option: Option) -> tuple[int, ...]:
    """The picks after an answer that names one card: with it, or without it when it is taken back."""
    card = index_of(option.refs[0])
    if option.verb == TAKE_BACK:
        return tuple(c for c in picks if c != card)
    return placed(able, picks, card)
