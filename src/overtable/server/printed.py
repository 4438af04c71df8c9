"""Everything printed on the cards, as it goes over the wire: made once, and kept in the store for old replays."""

import hashlib
import lzma
from functools import lru_cache
from typing import Any

import msgspec

from overtable.kernel.game import Game
from overtable.server.version import cards_version


class CardOut(msgspec.Struct, frozen=True):
    id: str
    name: str
    type: str
    text: str
    figures: list[tuple[str, str]]
    custom: bool
    token: bool
    data: dict[str, Any]


class Cards(msgspec.Struct, frozen=True):
    game: str
    version: str
    cards: list[CardOut]


@lru_cache(maxsize=32)
def cards_json(game: Game[Any], mode: str = "") -> tuple[bytes, str]:
    """All cards as JSON, and its ETag: made once."""
    printed = game.catalogue_of(mode)
    tokens, custom = {c.id for c in printed.tokens}, game.custom
    cards = [
        CardOut(c.id, c.name, c.type, c.text(), c.figures(), c.id in custom, c.id in tokens, msgspec.to_builtins(c))
        for c in printed.printed
    ]
    data = msgspec.json.encode(Cards(game.id, cards_version(game, mode), cards))
    return data, f'"{hashlib.sha256(data).hexdigest()[:20]}"'


def packed_cards(game: Game[Any], mode: str) -> bytes:
    return lzma.compress(cards_json(game, mode if mode in game.wider else "")[0])


def unpacked_cards(data: bytes) -> bytes:
    return lzma.decompress(data)
