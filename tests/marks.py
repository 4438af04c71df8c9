"""`@rule("OW-PLAY-03")`, `@case("OW-CASE-002")` and `@card("ana")`: which rule, worked case or card a test proves."""

from collections.abc import Callable
from typing import TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """The rules of the ledger that this test would see broken."""
    return pytest.mark.rule(*ids)  # type: ignore[return-value]


def case(*ids: str) -> Callable[[F], F]:
    """The worked cases that this test plays."""
    return pytest.mark.case(*ids)  # type: ignore[return-value]


def card(*ids: str) -> Callable[[F], F]:
    """The cards whose effects this test sees happen."""
    return pytest.mark.card(*ids)  # type: ignore[return-value]
