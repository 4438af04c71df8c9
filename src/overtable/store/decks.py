"""Decks that people keep."""

from collections.abc import Mapping
from typing import Any

import msgspec
import sqlalchemy as sa

from overtable.store.rows import BrokenRow, DeckRow, legible, row_of
from overtable.store.schema import deck
from overtable.store.store import Store, now

SHOWN = (deck.c.id, deck.c.game, deck.c.name, deck.c.text, deck.c.updated)


async def decks_of(store: Store, who: str, game: str | None = None) -> list[DeckRow]:
    query = sa.select(*SHOWN).where(deck.c.person == who).order_by(deck.c.updated.desc(), deck.c.id)
    if game is not None:
        query = query.where(deck.c.game == game)
    async with store.read() as c:
        return [_read(row._mapping) for row in await c.execute(query)]


async def deck_of(store: Store, who: str, number: int) -> DeckRow | None:
    async with store.read() as c:
        row = (await c.execute(sa.select(*SHOWN).where(deck.c.person == who, deck.c.id == number))).first()
    return None if row is None else _read(row._mapping)


def _read(found: Mapping[Any, Any]) -> DeckRow:
    """One that makes no sense is shown as far as it can be read, and says so."""
    try:
        return row_of(DeckRow, found)
    except BrokenRow as error:
        return msgspec.structs.replace(legible(DeckRow, {**found, "broken": ""}), broken=str(error))


async def add_deck(store: Store, who: str, game: str, name: str, text: str) -> DeckRow:
    at = now()
    values = {"person": who, "game": game, "name": name, "text": text, "updated": at}
    async with store.write() as c:
        made = await c.execute(deck.insert().values(**values).returning(deck.c.id))
        return DeckRow(made.scalar_one(), game, name, text, at)


async def change_deck(store: Store, who: str, number: int, name: str, text: str) -> bool:
    """Whether there was such a deck of this person."""
    change = deck.update().where(deck.c.person == who, deck.c.id == number)
    async with store.write() as c:
        return (await c.execute(change.values(name=name, text=text, updated=now()))).rowcount == 1


async def drop_deck(store: Store, who: str, number: int) -> bool:
    async with store.write() as c:
        return (await c.execute(deck.delete().where(deck.c.person == who, deck.c.id == number))).rowcount == 1
