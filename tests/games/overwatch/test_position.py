"""Positions by hand: piles with their top card first, and mistakes told by their field."""

from typing import Any

import pytest

from games.overwatch.table import hero, table, token
from overtable.kernel.game import BadSetup
from overtable.scenario import scenario


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
        ({"a": {"board": {"front-4": "Ana", "front-5": "Ana"}}}, "Ana is named twice: a deck has each Hero once"),
        ({"a": {"hand": ["Ana"], "deck": ["Mei", "ana"]}}, "Ana is named twice: a deck has each Hero once"),
        ({"a": {"board": {"front-9": "Ana"}}}, "'front-9' is no space; expected front-1 to front-7"),
        ({"a": {"board": {"front-4": hero("Ana", damage=9)}}}, "Ana has 9 damage and 4 Health: it is down"),
        (
            {"a": {"board": {"front-4": hero("Ana", armor=3)}}},
            "field a.board.front-4: object contains unknown field armor",
        ),
        ({"a": {"synergy": [0, -1, 0]}}, "field a.synergy[1]: expected int >= 0"),
        ({"passed": ["a"], "turn": "a"}, "a has passed and takes no turn"),
        ({"hill": "front"}, "hill: this table does not play King of the Hill"),
        ({"a": {"board": {"front-4": hero("Ana", marks=["lost"])}}}, "'lost' is not known; known are frozen, bashed"),
        ({"a": {"tokens": [token("discord", "Zenyatta", on="Ana")]}}, "Ana is not on the board"),
        ({"a": {"tokens": [token("trap", "Bastion", row="rear")]}}, "'rear' is no row"),
    ],
)
def test_a_mistake_is_told(position: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup) as error:
        table(**position)
    assert len(error.value.problems) == 1
    assert error.value.problems[0].startswith(f"position: {said}")


VENTURE = {
    "id": "venture",
    "name": "Venture",
    "role": "support",
    "health": 4,
    "rows": [[3, 1], [2, 2], [1, 3]],
    "deploy": {"name": "Repair", "does": [{"do": "choose", "who": "ally"}, {"do": "heal", "amount": 2}]},
    "ultimate": {"name": "Rally", "cost": 2, "does": [{"do": "choose", "who": "ally"}, {"do": "shield", "amount": 1}]},
}


def test_a_hero_made_for_one_table_is_played_there() -> None:
    made = scenario(
        "overwatch",
        cards=[VENTURE],
        position={"a": {"hand": ["Venture"], "board": {"front-4": hero("Genji", damage=2)}}},
    )
    a, _ = made.seats
    a.does("play", "Venture", "front-5")
    a.does("use")
    a.does("choose", "my Genji")
    assert a.damage("Genji") == 0 and a.at("Venture") == "front-5" and a.power[0] >= 3
    with pytest.raises(BadSetup, match="no card is called 'Venture'"):
        table(a={"hand": ["Venture"]})


def test_a_hero_without_an_ultimate_is_refused() -> None:
    with pytest.raises(BadSetup, match="Venture: field ultimate: every Hero has an Ultimate"):
        scenario("overwatch", cards=[{k: v for k, v in VENTURE.items() if k != "ultimate"}], position={})


def test_the_hill_of_a_position_is_its_own_or_drawn_as_the_mode_says() -> None:
    hills = {scenario("overwatch", "king-of-the-hill", seed, position={}).state.hill for seed in range(12)}
    assert hills == {0, 1, 2}
    assert scenario("overwatch", "king-of-the-hill", position={"hill": "back"}).state.hill == 2
    assert scenario("overwatch", settings={"hill": True}, position={"hill": "back"}).state.hill == 2
