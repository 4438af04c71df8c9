"""`@rule("OW-PLAY-03")` and `@case("OW-CASE-002")`: which rule or worked case a test stands for."""

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
