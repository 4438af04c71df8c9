from overtable.kernel.effect import begin, change, end, present
from overtable.kernel.game import Setup
from toy import BRIGHT, LANTERNS, Lanterns

OTHER = 5


def table() -> Lanterns:
    return LANTERNS.start(Setup(mode="short", seed=1))


def test_effects_stand_in_order_of_arrival_and_the_mask_says_which_kinds() -> None:
    s = table()
    assert not present(s, BRIGHT)
    first, second = begin(s, BRIGHT, 1, 0, 0, 2), begin(s, OTHER, 2, 1, 1)
    assert s.effects == [first, second]
    assert first.arrival < second.arrival
    assert present(s, BRIGHT) and present(s, OTHER) and not present(s, 4)


def test_the_mask_forgets_a_kind_only_with_its_last_effect() -> None:
    s = table()
    begin(s, BRIGHT, 1, 0, 0, 2)
    begin(s, BRIGHT, 1, 1, 1, 2)
    begin(s, OTHER, 1, 1, 1)
    assert [e.owner for e in end(s, lambda e: e.owner == 0)] == [0]
    assert present(s, BRIGHT)
    end(s, lambda e: e.kind == BRIGHT)
    assert not present(s, BRIGHT) and present(s, OTHER)


def test_ending_nothing_returns_nothing() -> None:
    s = table()
    begin(s, BRIGHT, 1, 0, 0)
    assert end(s, lambda e: False) == []
    assert len(s.effects) == 1


def test_a_changed_effect_keeps_its_place_and_its_arrival() -> None:
    s = table()
    first, second = begin(s, BRIGHT, 1, 0, 0, 2), begin(s, BRIGHT, 1, 0, 0, 3)
    change(s, first, 1)
    assert [(e.amount, e.arrival) for e in s.effects] == [(1, first.arrival), (3, second.arrival)]


def test_ending_one_of_two_that_read_alike_leaves_the_other() -> None:
    s = table()
    begin(s, BRIGHT, 1, 0, 0, 2)
    later = begin(s, BRIGHT, 1, 0, 0, 2)
    end(s, lambda e: e.arrival == later.arrival)
    assert len(s.effects) == 1


def test_a_clone_has_effects_of_its_own() -> None:
    s = table()
    begin(s, BRIGHT, 1, 0, 0)
    other = s.clone()
    end(other, lambda e: True)
    assert len(s.effects) == 1 and present(s, BRIGHT)
