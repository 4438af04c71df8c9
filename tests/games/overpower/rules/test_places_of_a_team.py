"""Whoever stands first in a line is a character like the others, and so is the last one."""

from typing import Any

import pytest

from games.overpower.specials import facing, hits, in_play, strikes
from games.overpower.table import FREYA, hero
from marks import rule

LINE = pytest.mark.parametrize("place", [0, 1, 2])


def line(who: Any, place: int) -> list[Any]:
    """A Front Line with this character in this place."""
    others = ["Zorro", "Korak"]
    return [*others[:place], who, *others[place:]]


@LINE
@rule("OP25-CARD-02")
def test_a_bonus_against_one_character_finds_it(place: int) -> None:
    a, b = facing(["Van Helsing"], ["5C", "4C"], line("Dracula", place))
    strikes(a, b, "5C", "Van Helsing", "Dracula")
    assert a.level == 6
    b.does("take")
    b.does("pass")
    strikes(a, b, "4C", "Van Helsing", "Zorro")
    assert a.level == 4


@pytest.mark.parametrize(
    ("team", "reserve", "saved"),
    [
        (["Merlin", "King Arthur", "Zorro"], "Korak", True),
        (["King Arthur", "Merlin", "Zorro"], "Korak", True),
        (["King Arthur", "Zorro", "Merlin"], "Korak", True),
        (["King Arthur", "Zorro", "Korak"], "Merlin", True),
        (["King Arthur", "Zorro", "Korak"], "Tarzan", False),
    ],
)
def test_a_teammate_that_a_card_speaks_of_is_found(team: list[str], reserve: str, saved: bool) -> None:
    a, b = facing(["Hercules"], ["6B"], team, ["Lead From the Front"], them={"reserve": reserve})
    strikes(a, b, "6B", "Hercules", "Zorro")
    assert b.can("avoid", "Lead From the Front", "King Arthur") is saved


@LINE
@rule("OP25-KO-01", "OP25-BATT-84")
def test_who_falls_neither_attacks_nor_is_attacked(place: int) -> None:
    foes = line(hero("Merlin", hits=["8E", "8E"]), place)
    a, b = facing(line("Hercules", place), ["7B", "6B"], foes, [FREYA])
    assert a.offered("attack", "6B", "Hercules") == line("Merlin", place)
    hits(a, b, "7B", "Hercules", "Merlin")
    assert b.is_kod("Merlin") and b.front == ["Korak", "Zorro"]
    b.does("pass")
    assert a.offered("attack", "6B", "Hercules") == ["Zorro", "Korak"]


@LINE
def test_a_fallen_teammate_is_found(place: int) -> None:
    team: list[Any] = ["Anubis", "Korak"]
    team.insert(place, hero("Zorro", ko=1))
    me = in_play("Book of the Dead", "Anubis") | {"draw": ["Elite Swordsmanship", "1C"]}
    a, _ = facing(team, [], me=me, phase="draw", battle=3)
    assert a.offered("reveal") == ["Elite Swordsmanship"]
