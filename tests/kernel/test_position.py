"""Positions by hand: whatever is wrong with one is told with its field."""

from typing import Any, Literal

import msgspec
import pytest

from overtable.kernel.catalogue import CardError
from overtable.kernel.game import BadSetup
from overtable.kernel.position import Position, by_hand, each_once, seat_of, word_of


class Card(Position):
    name: str
    counters: dict[Literal["fire", "ice"], int] = {}


class Side(Position):
    hand: list[str | Card] = []
    mood: Literal["warm", "cold"] | None = None


class Table(Position):
    turn: str = "a"
    a: Side = msgspec.field(default_factory=Side)


def lay(table: Table) -> list[str]:
    if table.a.hand == ["Nobody"]:
        raise CardError(["no card is called 'Nobody'"])
    seat_of(table.turn)
    names = [c if isinstance(c, str) else c.name for c in table.a.hand]
    each_once(names, "a hand holds one of each")
    return [*names, word_of(names[0], {"Ana": "ana"})]


def problem(raw: dict[str, Any]) -> str:
    with pytest.raises(BadSetup) as refused:
        by_hand(raw, Table, lay)
    return "\n".join(refused.value.problems)


def test_a_position_is_laid_out() -> None:
    assert by_hand({"a": {"hand": ["Ana"]}}, Table, lay) == ["Ana", "ana"]


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        ({"a": {"hand": 3}}, "position: field a.hand: expected array, got int"),
        ({"a": {"hands": []}}, "position: field a: object contains unknown field hands; known are hand, mood"),
        ({"trun": "a"}, "position: object contains unknown field trun; known are turn, a"),
        (
            {"a": {"hand": ["Ana", {"name": "Bo", "counter": 1}]}},
            "position: field a.hand[1]: object contains unknown field counter; known are name, counters",
        ),
        (
            {"a": {"hand": [{"name": "Bo", "counters": {"fog": 1}}]}},
            "position: field a.hand[0].counters: 'fog' is not known; known are fire, ice",
        ),
        ({"a": {"mood": "grim"}}, "position: field a.mood: 'grim' is not known; known are cold, warm"),
        ({"a": {"hand": ["Ana", "ana"]}}, "position: ana is named twice: a hand holds one of each"),
        ({"turn": "c"}, "position: 'c' is no player; expected a or b"),
        ({"a": {"hand": ["Nobody"]}}, "position: no card is called 'Nobody'"),
        ({"a": {"hand": ["Bob"]}}, "position: 'Bob' is not known; known are Ana"),
    ],
)
def test_what_is_wrong_is_told(raw: dict[str, Any], told: str) -> None:
    assert problem(raw) == told


def test_everything_that_is_not_known_is_told_at_once() -> None:
    assert problem({"trun": "a", "a": {"hands": [], "mood": "grim"}}).count("known are") == 3
