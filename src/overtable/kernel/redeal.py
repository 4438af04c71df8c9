"""Redeals: another full state that looks exactly the same from one seat.

Ids stay where they are; what they *are* is permuted within each label of the seat, chance is drawn anew, and
the secret drafts of others are taken back. Bots think on redealt states only.
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
            rows = [printing[i] for i in ids]
            rng.shuffle(rows)
            for i, row in zip(ids, rows, strict=True):
                printing[i] = row
        new.printing = printing
    new.chance = [rng.getrandbits(64) for _ in s.chance]
    new.stack = [frame.untold(new, watcher) for frame in s.stack]
    return new
