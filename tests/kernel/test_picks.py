"""Sets picked one after the other: one sequence for bots, any order for people."""

from overtable.kernel.option import Option
from overtable.kernel.picks import TAKE_BACK, changed, onward, passed_over, placed, take_backs
from overtable.kernel.record import effective
from overtable.kernel.refs import card

ROW = [7, 3, 9, 5]


def test_in_order_each_set_is_one_sequence() -> None:
    assert onward(ROW, ()) == ROW
    assert onward(ROW, (3,)) == [9, 5]
    assert onward(ROW, (), least=3) == [7, 3]
    assert onward(ROW, (7,), least=3) == [3, 9]
    assert onward(ROW, (5,)) == []


def test_what_the_order_leaves_out_may_be_picked_as_well() -> None:
    assert passed_over(ROW, (9,)) == [7, 3]
    assert passed_over(ROW, (), least=3) == [9, 5]
    assert passed_over(ROW, ()) == []


def test_picks_out_of_order_never_leave_nothing_to_pick() -> None:
    assert onward(ROW, (5,), least=2) == [7, 3, 9]
    assert passed_over(ROW, (5,), least=2) == []
    assert onward([7], (), least=3) == [7], "fewer than asked for: all there are"


def test_picks_stand_in_the_order_of_the_things_to_choose_from() -> None:
    assert placed(ROW, (5,), 3) == (3, 5)
    assert changed(ROW, (3, 5), Option(TAKE_BACK, (card(3),))) == (5,)
    assert changed(ROW, (5,), Option("choose", (card(7),))) == (7, 5)
    assert take_backs((3,)) == [Option(TAKE_BACK, (card(3),))]


def test_a_record_forgets_a_pick_that_was_taken_back() -> None:
    lines = ["0 choose card:3", "1 choose card:3", "0 choose card:5", "0 take_back card:3", "0 done"]
    assert effective(lines) == ["1 choose card:3", "0 choose card:5", "0 done"]
