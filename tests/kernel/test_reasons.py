"""What is said of a thing that the question does not speak of: a later step, whose it is, what the step is about."""

from collections.abc import Mapping
from typing import ClassVar

from overtable.kernel.engine import NOT_OFFERED, explain, options, why_refused
from overtable.kernel.frame import Frame, Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card, ref
from overtable.kernel.state import State, Zone

GATE = 8
"""A kind of thing that is no card."""


class Sides(State):
    __slots__ = ()
    OUT_OF_TIME: ClassVar[Mapping[str, tuple[str, str]]] = {"sleep": ("RULE-3", "One sleeps at night.")}

    @classmethod
    def zones_for(cls, seats: int) -> tuple[Zone, ...]:
        return tuple(Zone("hand", seat) for seat in range(seats))


class Send(Frame[Sides], frozen=True, gc=False):
    def asks(self, s: Sides) -> int:
        return 1

    def options(self, s: Sides, seat: int, no: Refusals | None = None) -> list[Option]:
        if no is not None:
            no.append((Option("send", (card(1),)), Reason("RULE-1", "{0} is tired.", (card(1),))))
        return [Option("send", (card(0), ref(GATE, 0)))]


class Spoken(Send, frozen=True, gc=False):
    about = ("RULE-2", "Only your cards are sent now, and {0} is none.")


def table(frame: Send) -> Sides:
    s = Sides(2, 0, [0, 0, 0], 10)
    s.zones[0], s.zones[1], s.where = [0, 1], [2], [0, 0, 1]
    s.stack = [frame]
    return s


def test_a_thing_of_a_later_step_says_what_to_begin_with() -> None:
    s = table(Send())
    assert explain(s, 0, card(0)) == []
    [reason] = explain(s, 0, ref(GATE, 0))
    assert (reason.rule, reason.args) == ("TABLE-LATER", (ref(GATE, 0), card(0)))


def test_a_refusal_comes_before_any_plain_fact() -> None:
    assert [r.rule for r in explain(table(Spoken()), 0, card(1))] == ["RULE-1"]


def test_whose_it_is_comes_before_what_the_step_is_about() -> None:
    assert [r.rule for r in explain(table(Spoken()), 0, card(2))] == ["TABLE-WHOSE"]


def test_a_step_that_says_what_it_is_about_explains_all_the_rest() -> None:
    [reason] = explain(table(Spoken()), 0, ref(GATE, 3))
    assert reason == Reason("RULE-2", "Only your cards are sent now, and {0} is none.", (ref(GATE, 3),))
    assert explain(table(Send()), 0, ref(GATE, 3)) == [NOT_OFFERED]


def test_an_answer_that_begins_well_is_refused_for_the_thing_where_it_goes_wrong() -> None:
    s = table(Spoken())
    wrong = why_refused(s, 0, Option("send", (card(0), ref(GATE, 3))))
    assert wrong is not None and (wrong.rule, wrong.args) == ("RULE-2", (ref(GATE, 3),))
    theirs = why_refused(s, 0, Option("send", (card(2), ref(GATE, 0))))
    assert theirs is not None and theirs.rule == "TABLE-WHOSE"
    assert why_refused(s, 0, options(s, 0)[0]) is None
    assert why_refused(s, 0, Option("sing", (card(0),))) == NOT_OFFERED


def test_a_verb_of_another_step_says_when_its_time_is() -> None:
    assert why_refused(table(Send()), 0, Option("sleep", (card(0),))) == Reason("RULE-3", "One sleeps at night.")
