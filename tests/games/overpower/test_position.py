"""Positions by hand: what could never lie on a table is refused, and settings count beside a position."""

from typing import Any

import pytest

from games.overpower.table import table
from overtable.kernel.game import BadSetup
from overtable.scenario import scenario

HAND_AXE = {
    "id": "hand-axe",
    "name": "Hand Axe",
    "type": "special",
    "character": "Hercules",
    "icons": ["brute_force"],
    "value": 6,
}


@pytest.mark.parametrize(
    ("side", "said"),
    [
        (
            {"front": ["Hercules"], "hands": []},
            "field a: object contains unknown field hands; known are front, reserve",
        ),
        (
            {"front": [{"name": "Hercules", "hit": ["3E"]}]},
            "field a.front[0]: object contains unknown field hit; known are name, hits, current, placed, ko",
        ),
        ({"front": ["Hercules", "Zorro", "Merlin", "Zeus"], "reserve": "Ra"}, "field a: a team is 4 characters, not 5"),
        ({"front": ["Hercules"], "objectives": {"reserve": 8}}, "field a: a player has 7 Objectives, not 8"),
        ({"front": ["Hercules"], "home": ["Great Club"]}, "field a: home and under need a homebase"),
        ({"front": ["Hercules"], "mission": "Tea at Noon"}, "'Tea at Noon' is not known; known are "),
        ({"front": ["Hercule"]}, "no card is called 'Hercule'"),
        ({"front": [{"name": "Hercules", "ko": -1}]}, "field a.front[0].ko: expected int >= 0"),
    ],
)
def test_what_cannot_be_is_refused(side: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        table(a=side)
    assert refused.value.problems[0].startswith(f"position: {said}")


@pytest.mark.parametrize(("objectives", "left"), [(5, 4), (3, 2)])
def test_the_objectives_of_a_skirmish_are_those_of_the_settings(objectives: int, left: int) -> None:
    settings = {"objectives": objectives}
    made = scenario("overpower-2025", "skirmish", settings=settings, position={"a": {"front": ["Hercules"]}})
    assert len(made.seats[0].zone("objectives at stake")) == left


def test_a_special_made_for_one_table_hits_as_it_says() -> None:
    made = scenario(
        "overpower-2025",
        cards=[HAND_AXE],
        position={"a": {"front": ["Hercules"], "hand": ["Hand Axe"]}, "b": {"front": ["Merlin"]}},
    )
    a, b = made.seats
    a.does("attack", "Hand Axe", "Hercules", "Merlin")
    b.does("decline")
    b.does("take")
    assert b.damage("Merlin") == 6 and b.hits("Merlin") == ["Hand Axe"]
    assert b.heard and a.hand == []


def test_of_two_copies_in_hand_either_is_played() -> None:
    a, b = table(a={"front": ["Hercules"], "hand": ["7B", "7B", "6B"]}, b={"front": ["Merlin"]})
    a.does("attack", "7B", "Hercules", "Merlin")
    b.does("take")
    assert a.hand == ["6B", "7B"]
