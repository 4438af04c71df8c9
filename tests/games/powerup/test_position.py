"""Positions by hand."""

import pytest

from games.powerup.own_cards import GAME
from overtable.kernel.game import BadSetup, Setup
from overtable.scenario import scenario


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"a": {"heroes": ["Nobody"]}}, "no card is called"),
        ({"a": {"heroes": ["Torch"]}}, "Torch is no Hero"),
        ({"a": {"heroes": ["Cinder Scout", "Ash Runner"]}}, "two Heroes of 1"),
        ({"a": {"heros": []}}, "heros"),
        ({"phase": "tea"}, "field phase: 'tea' is not known; known are combat, deploy"),
        ({"a": {"heroes": [{"hero": "Cinder Scout", "wounds": "many"}]}}, "wounds"),
        (
            {"a": {"heroes": [{"hero": "Cinder Scout", "wounds": 9}]}},
            "Cinder Scout has 2 Health: with 9 Wounds it is KO'd",
        ),
        (
            {"a": {"heroes": [{"hero": "Cinder Scout", "wound": 1}]}},
            "unknown field wound; known are hero, wounds, level",
        ),
    ],
)
def test_a_bad_position_says_what_is_wrong(position: dict[str, object], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        GAME.start(Setup(mode="same-faction", seed=1, position=position))


EMBER_FOX = {
    "id": "ember-fox",
    "name": "Ember Fox",
    "type": "hero",
    "faction": "P",
    "cost": 1,
    "stars": 1,
    "atk": 4,
    "def": 2,
    "health": 3,
}


def test_a_hero_made_for_one_table_fights_there() -> None:
    sides = {"a": {"heroes": ["Ember Fox"]}, "b": {"heroes": ["Cinder Scout"]}}
    made = scenario("power-up", cards=[EMBER_FOX], position={"round": 3, "phase": "combat", **sides})
    a, b = made.seats
    assert a.figures("Ember Fox") == "4/2" and a.health("Ember Fox") == 3
    assert (a.hq, b.hq, a.level("Ember Fox"), a.kneels("Ember Fox")) == (7, 7, 1, False)
    with pytest.raises(BadSetup, match="no card is called 'Ember Fox'"):
        scenario("power-up", position={"a": {"heroes": ["Ember Fox"]}})


def test_a_hero_out_of_range_is_refused() -> None:
    with pytest.raises(BadSetup, match="Ember Fox: field stars: expected 1 to 5"):
        scenario("power-up", cards=[EMBER_FOX | {"stars": 6}], position={})


def test_a_unique_hero_is_on_a_side_once() -> None:
    unique = EMBER_FOX | {"unique": True}
    with pytest.raises(BadSetup, match="Ember Fox is named twice: it is Unique"):
        scenario("power-up", cards=[unique], position={"a": {"heroes": ["Ember Fox"], "slots": ["Ember Fox"]}})


def test_the_hq_is_that_of_the_settings() -> None:
    made = scenario("power-up", settings={"hq": 12}, position={"b": {"hq": 3}})
    assert [seat.hq for seat in made.seats] == [12, 3]
