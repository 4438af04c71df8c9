"""Positions by hand: piles with their top card first, and mistakes told by their field."""

from typing import Any

import pytest

from games.overwatch.table import hero, table, token
from overtable.kernel.game import BadSetup


def test_the_top_card_of_a_deck_is_named_first_and_drawn_first() -> None:
    a, _ = table(at="end", a={"deck": ["Ana", "Mei", "Echo"]})
    assert a.zone("hand")[:3] == ["Ana", "Mei", "Echo"]


def test_cards_that_are_not_named_lie_under_those_that_are() -> None:
    a, _ = table(a={"deck": ["Ana", "Mei"]})
    deck = a.zone("deck")
    assert len(deck) == 32 and deck[-1] == "Ana" and deck[-2] == "Mei", "the last one is the top"


def test_the_top_card_of_a_discard_pile_is_named_first() -> None:
    a, _ = table(a={"discard": ["Ana", "Mei"]})
    assert a.zone("discard") == ["Mei", "Ana"]


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"turn": "c"}, "'c' is no player; expected a or b"),
        ({"at": "lunch"}, "at: 'lunch' is no step; expected one of action, start, swap, draft, end"),
        ({"hill": "rear"}, "'rear' is no row; expected front, middle, back"),
        ({"weather": "fine"}, "object contains unknown field weather; known are turn, round"),
        ({"a": {"hand": ["Anna"]}}, "no card is called 'Anna'; nearest: "),
        ({"a": {"synergy": [1, 2]}}, "field a.synergy: expected array of length 3, got 2"),
        ({"a": {"board": {"front-4": "Ana", "front-5": "Ana"}}}, "Ana: the space or the card is taken"),
        ({"a": {"board": {"front-4": hero("Ana", marks=["lost"])}}}, "'lost' is not known"),
        ({"a": {"tokens": [token("discord", "Zenyatta", on="Ana")]}}, "Ana is not on the board"),
        ({"a": {"tokens": [token("trap", "Bastion", row="rear")]}}, "'rear' is no row"),
    ],
)
def test_a_mistake_is_told(position: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup) as error:
        table(**position)
    assert len(error.value.problems) == 1
    assert error.value.problems[0].startswith(f"position: {said}")
