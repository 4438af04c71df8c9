"""A store for the length of some work, in an event loop of its own."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from overtable.store.store import Store

T = TypeVar("T")


def with_store(db: str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(db)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
