"""Fields as large as an event may be."""

import time

import pytest

from events.evening import Evening, setup_of
from overtable.events.making import next_round
from overtable.events.setup import MOST


@pytest.mark.soak
def test_every_round_of_512_players_is_paired_in_less_than_two_seconds_of_work() -> None:
    """Time of the processor, not of the clock: others may be at work on this machine."""
    names = [f"P{n}" for n in range(MOST)]
    at = Evening(setup_of(MOST)).enter(*names, ratings={name: 25.0 + n / 100 for n, name in enumerate(names)}).start()
    met: set[frozenset[str]] = set()
    for number in range(1, 10):
        began = time.process_time()
        entry = next_round(at.event, at.now())
        took = time.process_time() - began
        print(f"round {number}: {took:.2f} s")
        assert took < 2
        at.add(entry)
        assert not met & at.pairs()
        met |= at.pairs()
        at.by_rule(lambda a, b: min(a, b, key=lambda name: (hash((int(name[1:]) * 7919) % 512), name)))
    assert len(met) == 9 * MOST // 2
