"""The sizes in which boards are looked at."""

from typing import Any

import pytest

SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (360, 740)}
EVERY_SIZE = pytest.mark.parametrize("size", SIZES)
LARGEST_AND_SMALLEST = pytest.mark.parametrize("size", ["desktop", "phone"])


def seen(visitor: Any, size: str, **how: Any) -> Any:
    """A visitor with a screen of this size."""
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    return visitor(viewport={"width": width, "height": height}, **touch, **how)
