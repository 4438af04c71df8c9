"""In a scenario nothing is refused in silence: an unknown verb, name or word of a position is an error."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from overtable.kernel.codec import encode
from overtable.kernel.game import BadSetup
from overtable.kernel.scenario import ScenarioError, Table, start
from overtable.scenario import load
from toy import LANTERNS, LanternsGame, LanternsSeat

POSITION = {"a": {"hand": ["Lamp", "Beacon", "Candle"]}, "b": {"hand": ["Ember", "Torch", "Candle"], "points": 1}}
GLOW = {"id": "glow", "name": "Glow", "light": 9}


@pytest.fixture
def table() -> Table[Any]:
    return start(LANTERNS, position=POSITION)


@pytest.mark.parametrize("ask", [LanternsSeat.can, LanternsSeat.refused, LanternsSeat.offered, LanternsSeat.does])
def test_an_unknown_verb_is_an_error(table: Table[Any], ask: Callable[..., Any]) -> None:
    with pytest.raises(ScenarioError, match="Lanterns has no verb 'lite'; it has decline, hide, light, rest"):
        ask(table.seats[0], "lite", "Lamp")


@pytest.mark.parametrize("ask", [LanternsSeat.can, LanternsSeat.refused, LanternsSeat.offered, LanternsSeat.does])
def test_an_unknown_name_is_an_error_with_the_nearest_ones(table: Table[Any], ask: Callable[..., Any]) -> None:
    with pytest.raises(ScenarioError, match="nothing at the table is called 'Lampe'; nearest: Lamp"):
        ask(table.seats[0], "light", "Lampe")


def test_a_seat_that_is_not_asked_is_no_excuse_for_a_wrong_name(table: Table[Any]) -> None:
    a, b = table.seats
    a.does("light", "Lamp")
    assert not a.can("light", "Beacon") and a.offered("light") == []
    with pytest.raises(ScenarioError, match="no verb"):
        a.can("burn")
    assert a.refused("light", "Beacon").rule == "TABLE-SEAT" and b.is_asked


def test_a_card_that_a_seat_cannot_see_may_be_named(table: Table[Any]) -> None:
    a, _ = table.seats
    assert not a.can("light", "Torch")
    assert a.refused("light", "Torch").rule == "TABLE-WHOSE"


def test_copies_in_a_hand_are_any_of_them() -> None:
    table = start(LANTERNS, decks=("ember,ember,ember,lamp,lamp", "torch,torch,torch,torch"), seed=1)
    a, b = table.seats
    same = a.zone("hand")[0] if a.zone("hand").count(a.zone("hand")[0]) > 1 else a.zone("hand")[1]
    held = a.zone("hand").count(same)
    assert held > 1
    a.does("light", same)
    b.does("light", "Torch")
    assert a.zone("discard") == [same]


def test_facts_have_words(table: Table[Any]) -> None:
    a, b = table.seats
    assert (a.points, b.points) == (0, 1)
    assert a.light("Beacon") == 5
    assert a.where("Beacon") == "hand" and b.where("Beacon") == "deck"
    assert a.called("Beacon") == ["Beacon"]


def test_what_the_last_answer_brought_about_can_be_read(table: Table[Any]) -> None:
    a, b = table.seats
    a.does("light", "Lamp")
    assert table.events == [] and a.heard == []
    b.does("light", "Ember")
    assert a.heard == ["You light Lamp.", "Player 2 lights Ember.", "You score."]
    assert b.heard == ["Player 1 lights Lamp.", "You light Ember.", "Player 1 scores."]
    a.does("hide", "Candle")
    assert [e.kind for e in table.events][:1] == ["hide"] and len(table.history) == len(table.events) + 3
    assert b.heard[0] == "A card is hidden."


def test_a_card_made_for_one_table_is_known_there_and_nowhere_else(tmp_path: Path, lanterns: LanternsGame) -> None:
    version = LANTERNS.catalogue.version()
    table = start(LANTERNS, position={"a": {"hand": ["Glow"]}}, cards=[GLOW])
    a, _ = table.seats
    assert a.light("Glow") == 9
    a.does("light", "Glow")
    table.save(tmp_path / "glow.yaml")
    assert encode(load(tmp_path / "glow.yaml").state) == encode(table.state)
    assert LANTERNS.catalogue.version() == version and len(LANTERNS.catalogue) == 8
    with pytest.raises(BadSetup, match="no card is called 'Glow'"):
        start(LANTERNS, position={"a": {"hand": ["Glow"]}})


def test_two_tables_may_have_different_cards_of_one_name() -> None:
    dim = start(LANTERNS, position={"a": {"hand": ["Glow"]}}, cards=[GLOW | {"light": 1}])
    bright = start(LANTERNS, position={"a": {"hand": ["Glow"]}}, cards=[GLOW])
    assert dim.seats[0].light("Glow") == 1 and bright.seats[0].light("Glow") == 9


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({"id": "glow", "name": "Glow"}, r"cards: card 1 \(Glow\): object missing required field light"),
        (GLOW | {"mood": "grim"}, "cards: .*field mood: invalid enum value 'grim'"),
        (GLOW | {"id": "ember"}, "cards: id 'ember' is taken by Ember"),
    ],
)
def test_a_wrong_card_is_refused(card: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        start(LANTERNS, cards=[card])


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"a": {"hend": []}}, "position: field a: object contains unknown field hend; known are hand, points"),
        ({"a": {"hand": ["Lamp", "Lamp"]}}, "position: no Lamp is left in the deck of a"),
        ({"a": {"points": 4}}, "position: field a.points: expected int <= 3"),
        ({"a": {"hand": ["Lamp", "Ember", "Oil", "Wind"]}}, "position: a hand holds at most 3 cards"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        start(LANTERNS, position=position)
    assert refused.value.problems == [said]


def test_settings_count_beside_a_position() -> None:
    table = start(LANTERNS, position={"a": {"hand": ["Lamp"]}}, settings={"hand": 4})
    assert [len(seat.zone("hand")) for seat in table.seats] == [4, 4]
    assert "Lamp" in table.seats[0].zone("hand")
