"""Redeals: another full state that looks exactly the same from one seat.

Ids stay where they are; what they *are* is permuted within each label of the seat, chance is drawn anew, and
the secret drafts of others are taken back. Where a player does not know what is in the decks of others
(`State.open_lists`), the game imagines their unseen cards from those that were seen. Bots think on redealt states only;
states that look alike give them the same deals.
"""

from random import Random
from typing import TypeVar

from overtable.kernel.state import State

S = TypeVar("S", bound=State)


def redeal(s: S, watcher: int, rng: Random) -> S:
    new = s.clone()
    new.asked = None
    new.waiting = -1
    groups: dict[int, list[int]] = {}
    for card, label in enumerate(s.pool[watcher]):
        if label:
            groups.setdefault(label, []).append(card)
    if groups:
        printing = new.printing[:]
        for ids in groups.values():
            rows = sorted(printing[i] for i in ids)  # not in their true order: that would shine through
            rng.shuffle(rows)
            for i, row in zip(ids, rows, strict=True):
                printing[i] = row
        new.printing = printing
        imagine = type(s).imagine
        if imagine is not None and not s.open_lists:
            imagine(new, watcher, rng)
    new.chance = [rng.getrandbits(64) for _ in s.chance]
    new.stack = [frame.untold(new, watcher) for frame in s.stack]
    return new
