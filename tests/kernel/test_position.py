"""Positions by hand: whatever is wrong with one is told with its field."""

from typing import Any

import msgspec
import pytest

from overtable.kernel.catalogue import CardError
from overtable.kernel.game import BadSetup
from overtable.kernel.position import Position, by_hand, seat_of


class Side(Position):
    hand: list[str] = []


class Table(Position):
    turn: str = "a"
    a: Side = msgspec.field(default_factory=Side)


def lay(table: Table) -> list[str]:
    if "Nobody" in table.a.hand:
        raise CardError(["no card is called 'Nobody'"])
    seat_of(table.turn)
    return [*table.a.hand, {"Ana": "ana"}[table.a.hand[0]]]


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
        ({"a": {"hands": []}}, "position: field a: object contains unknown field hands"),
        ({"trun": "a"}, "position: object contains unknown field trun; known are turn, a"),
        ({"turn": "c"}, "position: 'c' is no player; expected a or b"),
        ({"a": {"hand": ["Nobody"]}}, "position: no card is called 'Nobody'"),
        ({"a": {"hand": ["Bob"]}}, "position: 'Bob' is not known"),
    ],
)
def test_what_is_wrong_is_told(raw: dict[str, Any], told: str) -> None:
    assert problem(raw) == told
