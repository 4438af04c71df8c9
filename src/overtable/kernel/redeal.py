"""Redeals: another full state that looks exactly the same from one seat.

Ids stay where they are; what they *are* is permuted within each label of the seat, chance is drawn anew, and
the secret drafts of others are taken back. Where a player does not know what is in the decks of others
(`State.open_lists`), the game imagines their unseen cards from those that were seen. Bots think on redealt states only;
states that look alike give them the same deals.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, TypeVar

from overtable.kernel.frame import Frame
from overtable.kernel.state import State

S = TypeVar("S", bound=State)


def redeal(s: S, watcher: int, rng: Random) -> S:
    return Dealer(s, watcher).deal(rng)


def dealing(s: S, watcher: int, rng: Random) -> Callable[[], S]:
    """Deals of a state that stays as it is: with the first one is gathered what all of them need."""
    dealer: list[Dealer[S]] = []

    def deal() -> S:
        if not dealer:
            dealer.append(Dealer(s, watcher))
        return dealer[0].deal(rng)

    return deal


class Dealer(Generic[S]):
    """Deals a state as it stands when the dealer is made; for another one it takes another dealer."""

    def __init__(self, s: S, watcher: int) -> None:
        self._s = s
        self._watcher = watcher
        self._secret = [at for at, frame in enumerate(s.stack) if type(frame).untold is not Frame.untold]
        """Where on the stack somebody else may have chosen in secret."""
        imagine = type(s).imagine
        self._imagined = imagine(s, watcher) if imagine is not None and not s.open_lists else None
        imagined = set(self._imagined.ids) if self._imagined is not None else ()
        groups: dict[int, list[int]] = {}
        for card, label in enumerate(s.pool[watcher]):
            if label:
                groups.setdefault(label, []).append(card)
        self._groups: list[tuple[list[int], list[int]]] = []
        """By label: the cards that are dealt, and the rows they are dealt from, not in their true order: that would
        shine through."""
        for ids in groups.values():
            dealt = [c for c in ids if c not in imagined] if imagined else ids
            if dealt:
                self._groups.append((dealt, sorted([s.printing[i] for i in ids])))

    def deal(self, rng: Random) -> S:
        new = self._s.clone()
        new.asked = None
        new.waiting = -1
        if self._groups or self._imagined is not None:
            new.printing = printing = self._s.printing[:]
            for ids, rows in self._groups:
                hand_out(printing, ids, rows, rng)
            if self._imagined is not None:
                self._imagined.write(printing, rng)
        for at in self._secret:
            new.stack[at] = new.stack[at].untold(new, self._watcher)
        new.chance = [rng.getrandbits(64) for _ in new.chance]
        return new


def hand_out(printing: list[int], ids: Sequence[int], rows: list[int], rng: Random) -> None:
    """Give each of these cards one of the rows, of which there may be more: all ways to do so are as likely."""
    left = rows[:]
    random = rng.random
    for card, n in zip(ids, range(len(left), 0, -1), strict=False):
        one = int(random() * n)
        printing[card] = left[one]
        left[one] = left[n - 1]
