"""The board in Redis: quicker than the store, and no burden to it. What is in it may be lost at any time: tables are
in the store, and are looked at there every few seconds whatever is told."""

import asyncio
import contextlib
import logging
from collections.abc import Collection
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from overtable.server.together.board import Board
from overtable.store.attendance import NOBODY, Attendance
from overtable.store.news import Attended, Heard, Watched, compare, pass_on
from overtable.store.spending import Spent
from overtable.store.store import AWAY, Store
from overtable.store.tables import News

log = logging.getLogger("overtable.redis")

CHANNEL = "overtable:table"
AGAIN = 1.0
"""Seconds until a Redis or a store that did not answer is asked again."""
PATIENCE = 3.0
"""Seconds after which a Redis that says nothing is taken to be away."""
KEPT = 86_400
"""Seconds after which who was at a table is forgotten, if nobody comes or goes."""


class RedisBoard(Board):
    costly = False

    def __init__(self, store: Store, me: str, url: str) -> None:
        super().__init__(store, me)
        store.tells = False
        known: Any = {"decode_responses": True, "socket_connect_timeout": PATIENCE, "health_check_interval": 10}
        self.redis = Redis.from_url(url, socket_timeout=PATIENCE, **known)
        self.ear = Redis.from_url(url, **known)  # whoever listens may wait for long

    async def listen(self, watched: Watched, heard: Heard, attended: Attended) -> None:
        while True:
            try:
                await self._listen(watched, heard, attended)
            except (RedisError, *AWAY) as error:
                log.warning("Redis is away: %s", error)
                await asyncio.sleep(AGAIN)

    async def _listen(self, watched: Watched, heard: Heard, attended: Attended) -> None:
        async with self.ear.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            await compare(self.store, list(watched()), heard)  # what was missed while nobody listened
            attended(watched())
            async for message in channel.listen():
                pass_on(message["data"], heard, attended)

    async def tell(self, news: News) -> None:
        try:
            await self.redis.publish(CHANNEL, news.written())
        except RedisError as error:
            log.warning("a change was not told: %s", error)

    async def attend(self, table_id: str, found: Attendance) -> None:
        key = f"overtable:at:{table_id}"
        async with self.redis.pipeline() as pipe:
            if found == NOBODY:
                pipe.hdel(key, self.me)
            else:
                pipe.hset(key, self.me, msgspec.json.encode(found).decode())
                pipe.expire(key, KEPT)
            pipe.publish(CHANNEL, News(table_id).written())
            await pipe.execute()

    async def elsewhere(self, ids: list[str], processes: Collection[str]) -> dict[str, Attendance]:
        names = sorted(processes)
        if not names:
            return {}
        async with self.redis.pipeline(transaction=False) as pipe:
            for table_id in ids:
                pipe.hmget(f"overtable:at:{table_id}", names)
            rows: list[Any] = await pipe.execute()
        found: dict[str, Attendance] = {}
        for table_id, row in zip(ids, rows, strict=True):
            for text in filter(None, row):
                with contextlib.suppress(msgspec.DecodeError):
                    found[table_id] = found.get(table_id, NOBODY) + msgspec.json.decode(text, type=Attendance)
        return found

    async def exchange(self, more: Spent) -> Spent:
        keys = list(more)
        async with self.redis.pipeline(transaction=False) as pipe:
            for what, who, until in keys:
                key = f"overtable:spent:{what}:{until}:{who}"
                pipe.incrby(key, more[what, who, until])
                pipe.expireat(key, until + 1)
            counted: list[int] = await pipe.execute()
        return dict(zip(keys, counted[::2], strict=True))

    async def close(self) -> None:
        await self.redis.aclose()
        await self.ear.aclose()
