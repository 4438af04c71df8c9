"""Scenarios: a table set by hand, answers by name, facts looked at."""

from pathlib import Path

import pytest

from overtable.kernel.codec import encode
from overtable.kernel.scenario import ScenarioError, Table, start
from overtable.scenario import load, scenario
from toy import LANTERNS, LanternsGame

POSITION = {"a": {"hand": ["Lamp", "Beacon", "Candle"]}, "b": {"hand": ["Ember", "Torch", "Candle"], "points": 1}}


@pytest.fixture
def table() -> Table[object]:  # type: ignore[type-var]
    return start(LANTERNS, position=POSITION)


def test_the_table_is_as_it_was_set(table) -> None:  # type: ignore[no-untyped-def]
    a, b = table.seats
    assert sorted(a.zone("hand")) == ["Beacon", "Candle", "Lamp"]
    assert table.state.points == [0, 1]
    assert table.asked == [0, 1]
    assert a.is_asked and b.is_asked
    assert table.pending == "Duel"


def test_answers_are_given_by_name_and_facts_follow(table) -> None:  # type: ignore[no-untyped-def]
    a, b = table.seats
    assert a.prompt == "Which card do you light?"
    assert sorted(a.offered("light")) == ["Beacon", "Candle", "Lamp"]
    assert a.verbs == {"light"}
    a.does("light", "Lamp")
    assert not a.is_asked and a.options() == [] and a.prompt == ""
    b.does("light", "ember")
    assert table.state.points == [1, 1]
    assert b.zone("discard") == ["Ember"]
    assert a.can("hide", "Candle") and not a.can("hide", "Beacon")


def test_a_refusal_gives_the_rule_and_the_words(table) -> None:  # type: ignore[no-untyped-def]
    a, b = table.seats
    a.does("light", "Lamp")
    b.does("light", "Ember")
    reason = a.refused("hide", "Beacon")
    assert reason.rule == "LAN-VEIL-01"
    assert a.tells(reason) == "Beacon is too bright for the veil: 5."
    assert [r.rule for r in a.why_not("Beacon")] == ["LAN-VEIL-01"]
    assert b.refused("decline").rule == "TABLE-SEAT"


def test_what_is_offered_is_not_refused(table) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ScenarioError, match="is offered"):
        table.seats[0].refused("light", "Lamp")


def test_an_answer_that_is_not_there_is_told_with_those_that_are(table) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ScenarioError, match=r"hide \(\) is not offered; offered: Light · "):
        table.seats[0].does("hide")


def test_a_card_or_a_zone_that_is_not_there(table) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ScenarioError, match="no zone is called attic; there are"):
        table.seats[0].zone("attic")


def test_a_table_is_saved_and_loaded_with_its_answers(table, tmp_path: Path, lanterns: LanternsGame) -> None:  # type: ignore[no-untyped-def]
    a, b = table.seats
    a.does("light", "Lamp")
    b.does("light", "Ember")
    table.save(tmp_path / "puzzle.yaml")
    back = load(tmp_path / "puzzle.yaml")
    assert encode(back.state) == encode(table.state)
    back.seats[0].does("decline")
    assert len(back.record.answers) == 3


def test_without_a_position_the_table_is_a_real_game(lanterns: LanternsGame) -> None:
    table = scenario("lanterns", mode="wide", seed=4)
    assert [len(seat.zone("hand")) for seat in table.seats] == [5, 5]
    assert encode(table.state) == encode(start(LANTERNS, "wide", 4).state)


def test_what_a_seat_sees_hides_what_it_does_not_know(table) -> None:  # type: ignore[no-untyped-def]
    zones = table.seats[0].sees()["zones"]
    theirs = next(z for z in zones if z["name"] == "hand" and z["owner"] == 1)
    assert (theirs["cards"], theirs["hidden"]) == ([], 3)
