"""The engine: who is asked, what is taken, what is refused; and that a refusal changes nothing."""

import pytest

from overtable.kernel.codec import encode
from overtable.kernel.engine import (
    GAME_OVER,
    LIMIT,
    NOT_OFFERED,
    Stuck,
    apply,
    asking,
    decision_of,
    decisions,
    explain,
    options,
    play,
    run,
    why_refused,
)
from overtable.kernel.frame import Frame, do
from overtable.kernel.game import Setup
from overtable.kernel.message import Refused
from overtable.kernel.option import Option
from overtable.kernel.refs import card
from overtable.kernel.scenario import start
from overtable.kernel.state import NOT_ASKED
from toy import LANTERNS, Lanterns, NextDuel


def table(seed: int = 1) -> Lanterns:
    return LANTERNS.start(Setup(mode="short", seed=seed))


def refused(s: Lanterns, seat: int, option: Option) -> str:
    """The rule of the refusal; nothing may have changed."""
    before, asked = encode(s), asking(s)
    with pytest.raises(Refused) as refusal:
        apply(s, seat, option)
    assert encode(s) == before
    assert asking(s) == asked
    return refusal.value.reason.rule


def test_both_seats_are_asked_at_once_and_each_gets_its_own_options() -> None:
    s = table()
    assert [d.seat for d in decisions(s)] == [0, 1]
    assert all(d.frame == "Duel" and len(d.options) == 3 for d in decisions(s))
    assert decisions(s)[0].options != decisions(s)[1].options


def test_a_decision_stays_the_same_object_until_an_answer_is_given() -> None:
    s = table()
    before = decisions(s)
    assert decisions(s) is before
    play(s, 0, before[0].options[0])
    assert [d.seat for d in decisions(s)] == [1]
    assert decision_of(s, 0) is None


def test_the_order_of_simultaneous_answers_does_not_matter() -> None:
    a, b = table(), table()
    first, second = options(a, 0)[1], options(a, 1)[2]
    play(a, 0, first)
    play(a, 1, second)
    play(b, 1, second)
    play(b, 0, first)
    assert encode(a) == encode(b)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    s = table()
    option = options(s, 0)[0]
    apply(s, 0, option)
    assert refused(s, 0, option) == NOT_ASKED.rule


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    s = table()
    assert refused(s, seat, options(s, 0)[0]) == NOT_ASKED.rule


@pytest.mark.parametrize(
    "option",
    [Option("fly"), Option("light"), Option("light", (card(4000),)), Option("light", (1,)), Option("")],
)
def test_an_option_that_is_not_offered_is_refused(option: Option) -> None:
    assert refused(table(), 0, option) == NOT_OFFERED.rule


def test_the_card_of_the_other_hand_is_refused() -> None:
    s = table()
    assert refused(s, 0, options(s, 1)[0]) == "TABLE-WHOSE"
    assert LANTERNS.tell(s, explain(s, 0, options(s, 1)[0].refs[0])[0], 0).endswith("is player 2's.")


def veil() -> Lanterns:
    """Player 1 has scored with the Lamp and may hide a card; the Beacon is too bright."""
    position = {"a": {"hand": ["Lamp", "Beacon", "Candle"]}, "b": {"hand": ["Ember", "Torch", "Candle"]}}
    t = start(LANTERNS, position=position)
    t.seats[0].does("light", "Lamp")
    t.seats[1].does("light", "Ember")
    s = t.state
    assert isinstance(s, Lanterns)
    return s


def beacon(s: Lanterns) -> int:
    row = LANTERNS.catalogue.row["beacon"]
    return card(min(c for c in range(16) if s.printing[c] == row))


def test_a_refusal_carries_the_rule_and_a_sentence_about_this_very_case() -> None:
    s = veil()
    option = Option("hide", (beacon(s),))
    assert refused(s, 0, option) == "LAN-VEIL-01"
    reason = why_refused(s, 0, option)
    assert reason is not None
    assert LANTERNS.tell(s, reason, 0) == "Beacon is too bright for the veil: 5."


def test_a_refusal_does_not_borrow_the_reason_of_another_thing() -> None:
    assert refused(veil(), 0, Option("hide", (card(4000),))) == NOT_OFFERED.rule


def test_why_refused_says_nothing_about_what_is_offered() -> None:
    s = veil()
    assert all(why_refused(s, 0, o) is None for o in options(s, 0))


def test_explain_gives_the_reasons_that_the_options_were_made_with() -> None:
    s = veil()
    assert [r.rule for r in explain(s, 0, beacon(s))] == ["LAN-VEIL-01"]
    assert explain(s, 0, options(s, 0)[1].refs[0]) == []
    assert explain(s, 0, card(4000)) == [NOT_OFFERED]
    assert explain(s, 1, beacon(s)) == [NOT_ASKED]


def test_nothing_is_taken_after_the_end() -> None:
    position = {"a": {"points": 3, "hand": ["Beacon", "Lamp", "Torch"]}, "b": {"hand": ["Ember", "Candle", "Lamp"]}}
    t = start(LANTERNS, position=position)
    t.seats[0].does("light", "Beacon")
    t.seats[1].does("light", "Ember")
    s = t.state
    assert s.result is not None and s.result.winners == (0,)
    assert decisions(s) == []
    assert asking(s) == 0
    assert refused(s, 0, Option("decline")) == GAME_OVER.rule
    assert explain(s, 0, card(0)) == [GAME_OVER]


def test_the_limit_ends_a_game_as_a_draw_and_says_so() -> None:
    s = table()
    s.limit = 2
    play(s, 0, options(s, 0)[0])
    assert s.result is None
    play(s, 1, options(s, 1)[0])
    assert s.result is not None
    assert (s.result.winners, s.result.rule, s.result.limit) == ((), LIMIT, True)


class Round(Frame[Lanterns], frozen=True):
    """A defective step: it pushes itself again for ever."""

    def run(self, s: Lanterns) -> None:
        do(s, Round())


def test_a_step_without_end_is_reported_and_not_waited_for() -> None:
    s = table()
    do(s, Round())
    with pytest.raises(Stuck, match="runs without end"):
        run(s)


def test_a_game_that_runs_out_of_steps_is_reported() -> None:
    s = table()
    s.stack.clear()
    with pytest.raises(Stuck, match="nothing is left to do"):
        run(s)


def test_steps_are_pushed_in_reading_order() -> None:
    s = table()
    s.stack.clear()
    first, second = Round(), NextDuel()
    do(s, first, second)
    assert s.stack == [second, first]
