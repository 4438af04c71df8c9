"""Choosing several is choosing a set: any order leads to the same state, and a pick taken back was never made."""

from random import Random
from typing import Any

from contract.walks import EVERYWHERE, seats_asked, states
from overtable.kernel.codec import encode
from overtable.kernel.engine import apply, decision_of
from overtable.kernel.game import Game
from overtable.kernel.option import Option
from overtable.kernel.picks import TAKE_BACK
from overtable.kernel.state import State


def answered(s: State, seat: int, *options: Option) -> State | None:
    """The state after these answers, given as somebody would by hand; nothing when the first ended the question."""
    s = s.clone()
    for option in options:
        decision = decision_of(s, seat)
        if decision is None or option not in decision.open:
            return None
        apply(s, seat, option)
    return s


@EVERYWHERE
def test_what_is_open_besides_leads_nowhere_new(game: Game[Any], mode: str) -> None:
    rng = Random(41)
    for s in states(game, mode, count=150, every=2):
        for seat in seats_asked(s):
            decision = decision_of(s, seat)
            assert decision is not None
            assert not set(decision.options) & set(decision.besides), f"{decision.frame} offers something twice"
            assert len(set(decision.besides)) == len(decision.besides)
            for option in rng.sample(decision.besides, min(3, len(decision.besides))):
                after = answered(s, seat, option)
                assert (after is not None and after.epoch == s.epoch) or option.verb != TAKE_BACK


@EVERYWHERE
def test_a_pick_taken_back_was_never_made_and_order_does_not_matter(game: Game[Any], mode: str) -> None:
    rng = Random(43)
    for s in states(game, mode, count=150, every=2, seed=50):
        for seat in seats_asked(s):
            decision = decision_of(s, seat)
            assert decision is not None
            some = rng.sample(decision.open, min(4, len(decision.open)))
            for first in some:
                once = answered(s, seat, first)
                assert once is not None
                undone = answered(once, seat, Option(TAKE_BACK, first.refs)) if first.verb != TAKE_BACK else None
                if undone is not None:
                    assert encode(undone) == encode(s), f"{decision.frame}: {first} taken back leaves a trace"
                    for second in (o for o in some if o.verb == first.verb):
                        assert_same_set(s, seat, first, second)


def assert_same_set(s: State, seat: int, first: Option, second: Option) -> None:
    """Where `first` is only open besides once `second` is picked, the two orders are one set."""
    later = answered(s, seat, second)
    decision = decision_of(later, seat) if later is not None else None
    if later is None or decision is None or first not in decision.besides:
        return
    one_way, other_way = answered(s, seat, first, second), answered(later, seat, first)
    assert one_way is not None and other_way is not None, f"{first} and {second} go in one order only"
    assert encode(one_way) == encode(other_way), f"{first} and {second} differ by their order"
