"""Waiting until something is so."""

import time
from collections.abc import Callable

import httpx

WAIT = 90.0


def eventually(is_so: Callable[[], bool]) -> None:
    """Asks until it is so; a server that is not there yet, or no longer, is asked again."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        try:
            if is_so():
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.02)
    raise AssertionError(f"never so: {is_so}")
