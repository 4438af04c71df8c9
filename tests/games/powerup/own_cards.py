"""Cards made for a test, and the game that knows them."""

from typing import Any

import msgspec

from overtable.games.powerup.book.book import add_cards, ready_set
from overtable.games.powerup.book.cards import AnyCard
from overtable.games.powerup.game import PowerUpGame
from overtable.kernel.catalogue import Catalogue

_made: dict[str, str] = {}
_catalogue: list[Catalogue[Any]] = []


def card(label: str, **fields: Any) -> str:
    """A card made for a test; the same fields give the same card. Returns its name."""
    key = repr((label, sorted(fields.items(), key=str)))
    if key not in _made:
        if not _catalogue:
            _catalogue.append(ready_set())
        name = f"{label} #{len(_made) + 1}"
        made = msgspec.convert({"id": f"test-{len(_made) + 1}", "name": name, **fields}, AnyCard)
        _catalogue[0] = add_cards([made])
        _made[key] = name
    return _made[key]


def hero(label: str, stars: int = 1, atk: int = 3, dfn: int = 3, health: int = 9, **more: Any) -> str:
    fields = {"type": "hero", "faction": "P", "cost": stars, "stars": stars, "atk": atk, "def": dfn, "health": health}
    return card(label, **(fields | more))


def gear(label: str, *always: dict[str, Any], cost: int = 1, **more: Any) -> str:
    return card(label, type="equipment", cost=cost, always=list(always), **more)


def power(label: str, *does: dict[str, Any], cost: int = 1, **more: Any) -> str:
    return card(label, type="power", cost=cost, does=list(does), **more)


def battle(label: str, *always: dict[str, Any], cost: int = 1, **more: Any) -> str:
    return card(label, type="battle", cost=cost, always=list(always), **more)


def astra(name: str, *does: dict[str, Any], **more: Any) -> dict[str, Any]:
    more = {"cost": 1} | more if "kneel" not in more and "times" not in more else more
    return {"name": name, "does": list(does), **more}


def stat(atk: int = 0, dfn: int = 0, **more: Any) -> dict[str, Any]:
    return {"is": "stat", "atk": atk, "def": dfn, **more}


def buff(atk: int = 0, dfn: int = 0, **more: Any) -> dict[str, Any]:
    return {"do": "buff", "atk": atk, "def": dfn, **more}


def blast(rating: int, **more: Any) -> dict[str, Any]:
    return {"do": "blast", "rating": rating, **more}


class GameOfTests(PowerUpGame):
    """The game with the ready set and every card that a test has made."""

    @property
    def catalogue(self) -> Catalogue[Any]:
        return _catalogue[0] if _catalogue else ready_set()


GAME = GameOfTests()
