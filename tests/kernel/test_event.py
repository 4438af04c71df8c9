import pytest

from overtable.kernel.engine import apply, options, play
from overtable.kernel.event import Event, emit, told
from overtable.kernel.game import Setup
from overtable.kernel.refs import UNKNOWN_CARD, card, seat
from toy import HAND, LANTERNS, Lanterns, zone


def table() -> Lanterns:
    return LANTERNS.start(Setup(mode="short", seed=1))


def test_a_card_is_named_only_to_those_who_know_it_at_that_moment() -> None:
    s = table()
    s.log = []
    mine = s.zones[zone(0, HAND)][0]
    emit(s, "draw", seat(0), card(mine))
    (event,) = s.log
    assert told(event, 0).refs == (seat(0), card(mine))
    assert told(event, 1).refs == (seat(0), UNKNOWN_CARD)
    assert told(event, 2).refs == (seat(0), UNKNOWN_CARD)


def test_what_is_learnt_later_does_not_open_an_old_event() -> None:
    s = table()
    s.log = []
    mine = s.zones[zone(0, HAND)][0]
    emit(s, "draw", seat(0), card(mine))
    s.pool[1][mine] = 0
    assert told(s.log[0], 1).refs[1] == UNKNOWN_CARD


def test_an_event_without_cards_is_told_to_all() -> None:
    s = table()
    s.log = []
    emit(s, "score", seat(1))
    assert all(told(s.log[0], w) == s.log[0] for w in range(3))


def test_a_card_that_was_never_named_stays_blank() -> None:
    s = table()
    s.log = []
    emit(s, "draw", UNKNOWN_CARD)
    assert s.log[0].known == 0b111


def test_nobody_listening_costs_nothing_and_keeps_nothing() -> None:
    s = table()
    assert s.log is None
    play(s, 0, options(s, 0)[0])
    assert s.log is None


def test_apply_returns_the_events_of_this_answer_and_adds_them_to_an_outer_log() -> None:
    s = table()
    s.log = []
    first = apply(s, 0, options(s, 0)[0])
    second = apply(s, 1, options(s, 1)[0])
    assert first == []
    assert [e.kind for e in second][:2] == ["light", "light"]
    assert s.log == second


def test_a_card_keeps_the_name_it_was_heard_by_even_if_it_is_hidden_again() -> None:
    s = table()
    s.log = []
    mine = s.zones[zone(0, HAND)][0]
    name = LANTERNS.catalogue[s.printing[mine]].name
    emit(s, "light", seat(0), card(mine))
    s.pool[0][mine] = 9
    assert LANTERNS.tell_event(s, s.log[0], 0) == f"You light {name}."
    assert LANTERNS.tell_event(s, s.log[0], 1) == "Player 1 lights a card."


def test_an_event_without_words_is_told_as_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    monkeypatch.setattr(LANTERNS, "describe", lambda event: None)
    assert LANTERNS.tell_event(s, Event("score", (seat(0),), 7), 0) == ""
