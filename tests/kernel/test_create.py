"""Cards that come into a game while it runs."""

from random import Random

from overtable.kernel.codec import encode
from overtable.kernel.game import Setup
from overtable.kernel.knowledge import create, knows, shuffle
from overtable.kernel.redeal import redeal
from toy import DECK, LANTERNS, zone


def test_created_cards_are_open_and_leave_clones_alone() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=11))
    before = s.clone()
    bytes_before = encode(before)
    rows = [s.printing[0], s.printing[-1]]
    ids = create(s, rows, zone(0, DECK))
    assert [s.printing[c] for c in ids] == rows
    assert ids == [len(before.printing), len(before.printing) + 1]
    assert all(s.where[c] == zone(0, DECK) and c in s.zones[zone(0, DECK)] for c in ids)
    assert all(knows(s, watcher, c) for watcher in range(s.seats + 1) for c in ids)
    assert encode(before) == bytes_before


def test_created_cards_are_lost_in_a_shuffle_like_any_other() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=11))
    ids = create(s, [s.printing[0]], zone(1, DECK))
    shuffle(s, zone(1, DECK))
    assert not any(knows(s, watcher, ids[0]) for watcher in range(s.seats + 1))
    assert sorted(redeal(s, 0, Random(1)).printing) == sorted(s.printing)
    assert LANTERNS.decode(encode(s)).printing == s.printing
