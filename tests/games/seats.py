"""What is tried from either seat: nothing may depend on who sits where.

A folder of tests whose conftest has `seated` is run twice, and in the second run whoever a test calls `a` sits in the
second seat: the tables of these games are laid with `laid`.
"""

from collections.abc import Callable
from typing import Any

import pytest

SEATS = {"swapped": False}
OTHER = {"a": "b", "b": "a"}


@pytest.fixture(autouse=True, params=[False, True], ids=["first seat", "second seat"])
def seated(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEATS, "swapped", request.param)


def laid(lay: Callable[[dict[str, Any]], Any], position: dict[str, Any], *first: str) -> Any:
    """A table at this position. Its `seats` are in the order of the sides, whichever seats these have.

    `first` are the fields that name a side, and side a when they are not told.
    """
    if not SEATS["swapped"]:
        return lay(position)
    told = dict.fromkeys(first, "a") | position
    made = lay({OTHER.get(field, field): turned(value) for field, value in told.items()})
    made.seats.reverse()
    return made


def turned(told: Any) -> Any:
    """What a field of the whole table tells, with the sides exchanged: their names, or a number for each."""
    if isinstance(told, str):
        return OTHER.get(told, told)
    if isinstance(told, list | tuple):
        return told[::-1] if all(isinstance(n, int) for n in told) else [turned(one) for one in told]
    return told
