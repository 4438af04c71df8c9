"""The table as these tests speak of it: two players, what they select, and the facts of their side.

a, b = table(a={"team": ["Chargroar", "Galeaffy", "Steamie"], "hand": ["Standard+"]}, b={"team": ["Drownigator", ...]})
a.selects("Lights Out", buffs=["Standard+"])
b.draws()
assert b.hp("Drownigator") == 4
"""

from typing import Any

import pytest

from games import seats
from overtable.games.overrealm.book import book
from overtable.games.overrealm.scenario import OverrealmSeat
from overtable.scenario import scenario


class Player(OverrealmSeat):
    """A player: what is done most often in one line, beside the facts that the game has words for."""

    @property
    def enemy(self) -> "Player":
        return next(p for p in self.table.seats if p is not self)

    def draws(self) -> None:
        self.does("draw")

    def counters(self) -> None:
        self.does("counter")

    def switches(self, name: str) -> None:
        self.does("switch", name)


def players(found: Any) -> list[Player]:
    found.seats = [Player(found, seat.number) for seat in found.seats]
    return list(found.seats)


PLAIN_TEAM = ("Galeaffy", "Volcanoggin", "Zappguin")
OTHER_TEAM = ("Shaleshell", "Stallagrowth", "Flexferno")


def table(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any) -> list[Player]:
    """Two players at a position; what is not said is a plain team, a full deck and an empty hand."""
    mine, theirs = {"team": list(PLAIN_TEAM), **(a or {})}, {"team": list(OTHER_TEAM), **(b or {})}
    start = {"from": more.pop("start")} if "start" in more else {}
    position = {"a": mine, "b": theirs, **start}
    return players(seats.laid(lambda told: scenario("overrealm", position=told, **more), position))


def new_game(mode: str = "casual", **more: Any) -> list[Player]:
    return players(scenario("overrealm", mode, **more))


def team(*names: str, **hp: int) -> dict[str, int]:
    """A team by name: printed HP, or those named."""
    return {name: hp.get(name, book().find(name).hp) for name in names}  # type: ignore[union-attr]


def of(*names: str, **more: object) -> dict[str, object]:
    """A side with this team at printed HP."""
    return {"team": team(*names), **more}


EITHER_SEAT = pytest.mark.parametrize("swapped", [False, True])
"""Effects of both players at once come out the same from either seat."""


def seated(mine: dict[str, Any], theirs: dict[str, Any], swapped: bool) -> list[Player]:
    """The table with the two sides in either seat; the players in the order of the arguments."""
    return table(a=theirs, b=mine)[::-1] if swapped else table(a=mine, b=theirs)


def quickly(found: list[Player]) -> None:
    """Everybody takes the first option until the next selection or the end."""
    state = found[0].state
    while state.result is None and type(state.stack[-1]).__name__ != "Select":
        for player in found:
            if player.is_asked:
                player.table.answer(player.number, player.options()[0])
                break
